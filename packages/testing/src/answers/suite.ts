import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {checkGames, gameOf, isAnswers, type Answering} from './check.js';

/**
 * Tests a game against its known answers.
 * @param games who answers, by the first word of the ids; answers for other games in the same files are skipped
 * @param folder of the files, with its last slash; a game without one has no known answers
 */
export function testVectors(id: string, games: Readonly<Record<string, Answering>>, folder: URL): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const known = files.flatMap((file) => {
    const answers: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    assert.ok(isAnswers(answers), file);
    const own = answers.filter((answer) => Object.hasOwn(games, gameOf([answer])));
    return own.length ? [{file, answers: own}] : [];
  });

  describe(`the known answers of ${id}`, () => {
    it('exist for every game that answers', () => {
      const all = new Set(known.flatMap(({answers}) => answers.map((answer) => gameOf([answer]))));
      assert.deepEqual(
        Object.keys(games).filter((name) => !all.has(name)),
        [],
      );
    });

    for (const {file, answers} of known)
      for (const kind of new Set(answers.map((answer) => answer.kind)))
        it(`${file}: ${kind}`, () => {
          const alike = answers.filter((answer) => answer.kind === kind);
          assert.deepEqual(checkGames(alike, games).failures, []);
        });
  });
}
