import {wordsIn} from '@quinola/table';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {CODES} from '@quinola/testing/suites/languages.js';
import {PATIENCES} from '../src/patience/rules/games/index.js';
import {loadPages} from '../src/patience/made/texts.js';
import {reasonOf} from '../src/patience/words/reasons/index.js';
import {ADVICE, maximOf} from '../src/patience/opponents/help/maxims.js';
import {patience} from '../src/patience/rules/index.js';
import {patienceWords} from '../src/patience/made/language.js';

test('every patience has a title in every language', async () => {
  for (const code of CODES.slice(1))
    assert.deepEqual(
      Object.keys((await wordsIn(patienceWords.room, code)).titles ?? {}),
      PATIENCES.map(({id}) => id),
    );
});

test('where the book is in the language of the table, its own words stand beside ours', async () => {
  const {book} = await wordsIn(patienceWords.panels, 'ru');
  const {deeds} = await wordsIn(patienceWords.room, 'ru');
  // The book has no words for functions of the table, such as autoplay, redo and save.
  assert.deepEqual(
    Object.keys(deeds).filter((name) => !(name in book!)),
    ['rescue', 'on', 'redo'],
  );
  for (const {id} of PATIENCES) {
    const terms = JSON.stringify((await loadPages('ru'))[id]).match(/[ѣіъѵ]/g) ?? [];
    assert.ok(terms.length > 3, id);
  }
});

test('every rules page explains the terms of the book, each once', async () => {
  for (const code of ['en', 'de', 'pl', 'sv']) {
    for (const {id} of PATIENCES) {
      const page = (await loadPages(code))[id]!;
      const runs = page.sections.flatMap(({blocks}) =>
        blocks.flatMap((block) => ('list' in block ? block.list : 'p' in block ? [block.p] : [])),
      );
      const terms = runs.flatMap((words) =>
        typeof words === 'string' ? [] : words.filter((part) => typeof part !== 'string'),
      );
      const glosses = terms.map(([, gloss]) => gloss);
      assert.ok(
        terms.length >= 3 && terms.every(([, gloss, lang]) => /[ыіъьѣаоя]/.test(gloss) && lang === code),
        `${id} in ${code}`,
      );
      assert.equal(new Set(glosses).size, glosses.length, `${id} in ${code}`);
    }
  }
});

test('the words for an empty place agree in gender', async () => {
  for (const [code, id, said] of [
    ['pl', 'fans', 'wachlarz 2, pusty'],
    ['pl', 'columns', 'kolumna 2, pusta'],
    ['pl', 'row3', 'miejsce 2 rzędu 3, puste'],
    ['sv', 'corners', 'andra hörnet, tomt'],
    ['sv', 'columns', 'andra kolumnen, tom'],
  ] as const) {
    const {pile, empty} = await wordsIn(patienceWords.panels, code);
    const group = {id, role: 'packet', n: 4} as const;
    assert.equal(empty(pile(group, 1), group), said);
  }
});

test('every patience has a rules page in every language', async () => {
  for (const code of CODES) {
    for (const {id} of PATIENCES) {
      const page = (await loadPages(code))[id];
      assert.equal(page?.lang, code, id);
      assert.deepEqual(
        page.sections.map((section) => section.id).slice(0, 3),
        ['layout', 'play', 'end'],
        `${id} in ${code}`,
      );
    }
  }
});

/** Advice without a move: about what the table does itself (bases go to their places), and about looking at the layout. */
const SILENT = ['corners.1', 'corners.2', 'windmill.1'];
/** How many pieces of advice each document has. */
const DOCUMENTS = {
  lucie: 5,
  wood: 6,
  hill: 7,
  hemispheres: 6,
  fifteen: 6,
  salic: 4,
  corners: 7,
  windmill: 4,
  shah: 5,
  blockade: 4,
  clock: 5,
};

test('every piece of advice in the documents can be given, and has a reason', async () => {
  const given = [...Object.values(ADVICE).flat(), ...SILENT];
  const all = Object.entries(DOCUMENTS).flatMap(([document, count]) =>
    Array.from({length: count}, (_, i) => `${document}.${i + 1}`),
  );
  assert.deepEqual([...new Set(given)].sort(), all.sort());
  for (const id of Object.values(ADVICE).flat()) assert.ok((await reasonOf('en', id)).text, id);
});

/** Maxims that say that nothing else can be done. */
const NOTHING_LEFT = ['lucie.5', 'corners.7'];
/** Maxims to continue because nothing can be moved first, with a pattern of their text. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  'hemispheres.6': /play|marry|fill/,
  'blockade.3': /play|marry/,
  'clock.3': /play|marry/,
};

test('whatever is advised has a reason that is true', async () => {
  const used = new Set<string>();
  for (const {id} of PATIENCES) {
    const random = randomFrom(`reasons ${id}`);
    let state = patience.start({game: id});
    // A game with marriages in both directions may never end.
    for (
      let made = 0, turn = patience.turn(state);
      made < 150 && !turn.over;
      made++, turn = patience.turn(state)
    ) {
      const moves = patience.moves(patience.view(state, 0));
      for (const move of moves) {
        const maxim = maximOf(patience.view(state, 0), move);
        used.add(maxim);
        if (moves.length > 1)
          assert.ok(!NOTHING_LEFT.includes(maxim), `${id}: ${maxim} beside ${moves.length - 1} other moves`);
        const other = moves.find(({type}) => GOES_ON[maxim]?.test(type));
        assert.equal(other, undefined, `${id}: ${maxim} beside a move`);
        if (maxim === 'shah.1')
          assert.ok(
            move.type === 'play' || !moves.some(({type}) => type === 'play'),
            'the next circle before what fits',
          );
        if (maxim === 'clock.2')
          assert.ok(
            moves.some((one) => one.type === 'play' && one.from !== 'talon'),
            'only the talon could be played',
          );
      }
      const move =
        turn.must === 'chance' ? patience.chance(state, random) : moves[random.below(moves.length)]!;
      state = patience.play(state, turn.must!, move).state;
    }
  }
  for (const id of used) assert.ok((await reasonOf('en', id)).text, id);
});
