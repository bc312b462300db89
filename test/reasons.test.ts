import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {games} from '@quinola/testing/registry/games.js';

/** A word, a dot, and more of the same: `ogolne.5`, `A.16.xxi`. */
const AN_ID = /[a-z]{2,}\.[a-z\d]|\b[A-Z]\.\d/;

describe('the reason of a card at a table', () => {
  for (const {id: game, tools} of games) {
    test(`is a sentence and a place in a book, never the id of a maxim of ${game}`, async () => {
      const {opponents, words} = await tools();
      const texts: string[] = [];
      if (opponents?.reasons) {
        const {languages, load, reasonOf} = opponents.reasons;
        const ids = [...(await load('en')).keys()].filter((id) => !id.startsWith('@'));
        for (const code of languages)
          for (const id of ids) {
            const {text, source} = await reasonOf(code, id);
            assert.ok(text && source, `${id} in ${code}`);
            texts.push(text, source);
          }
      } else {
        // A player alone gets advice: its sentences are words of the game.
        for (const {load} of Object.values(words))
          for (const sentence of Object.values(await load('en')))
            if (typeof sentence === 'string') texts.push(sentence);
      }
      assert.ok(texts.length > 10, `only ${texts.length} were found`);
      assert.deepEqual(
        texts.filter((one) => AN_ID.test(one)),
        [],
      );
    });
  }
});
