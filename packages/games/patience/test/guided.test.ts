// The guided deals: there is one for each patience, offered where it is played, and its deal comes out, as it says at its end.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {chanceOf} from '@quinola/chart';
import {expectedMove, readLesson} from '@quinola/play';
import {lessons} from '../src/patience/words/lessons/index.js';
import {
  formatMove,
  patience,
  PATIENCES,
  type PatienceMove,
  type PatienceState,
} from '../src/patience/index.js';
import {dealt, lineOf} from '../test-support/lines.js';

/** The patience of a lesson. */
const gameOf = ({where}: (typeof lessons)[number]): string => where!['game'] as string;

test('every patience has its guided deal', () => {
  assert.deepEqual(
    lessons.map(gameOf),
    PATIENCES.map(({id}) => id),
  );
});

/** The letters of the line that proves a deal. */
function lettersOf(seed: string): string {
  const [game, number] = seed.split(' ');
  const lines = readFileSync(`packages/games/patience/test/lines/${game}.txt`, 'utf8').split('\n');
  return lines.map((line) => line.split(' ')).find(([deal]) => deal === number)![1]!;
}

// The deal of La Belle Lucie is older than the lists, and its seed does not name a list.
for (const offer of lessons.filter(({id}) => id !== 'lucie'))
  test(`the guided deal of ${gameOf(offer)} is solved by its last step`, async () => {
    const lesson = readLesson(await offer.load());
    const letters = lettersOf(lesson.seed!);
    const chance = chanceOf.bind(null, lesson.seed!);
    let state: PatienceState = dealt(gameOf(offer), chance);
    const left = lineOf(state, letters, chance).map((move) => ({move, word: formatMove(move)}));
    const play = (move: PatienceMove): void => {
      state = patience.play(state, 0, move).state;
      if (state.stage === 'redealing')
        state = patience.play(state, 'chance', patience.chance(state, chance(state.redeals + 1))).state;
    };
    for (const {ask} of lesson.steps) {
      if (!ask) continue;
      const move = expectedMove(patience, patience.view(state, 0), ask, null) as PatienceMove;
      // The lesson may make the moves of the line in another order.
      const at = left.findIndex(({word}) => word === formatMove(move));
      assert.ok(at >= 0, `${formatMove(move)} is not of the line that comes out`);
      left.splice(at, 1);
      play(move);
    }
    for (const {move} of left) play(move);
    assert.equal(state.won, true);
  });
