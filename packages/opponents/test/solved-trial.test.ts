import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {
  cardPlayer,
  cardTrial,
  HANDS,
  lowRank,
  newTable,
  seatDue,
  solvedTrial,
  solvingInto,
  SUIT_SLOTS,
  TRICKS,
  WON,
  type Trial,
} from '@quinola/opponents';

/** One suit, two cards each; the first seat leads from ace and queen, the second has king and two. */
const HELD = [(1 << 12) | (1 << 10), (1 << 11) | (1 << 0), (1 << 1) | (1 << 2), (1 << 3) | (1 << 4)];
const ACE = 12,
  QUEEN = 10;
const GROUPS = [[ACE], [QUEEN]];

const deal = (_: unknown, t: Int32Array): void => {
  HELD.forEach((held, seat) => (t[HANDS + seat * SUIT_SLOTS] = held));
};
/** Everybody plays his lowest card. */
const played = {
  play: cardPlayer({}),
  policy: (t: Int32Array) => lowRank(t[HANDS + seatDue(t) * SUIT_SLOTS]!),
  until: (t: Int32Array) => t[TRICKS] === 2,
  money: (t: Int32Array) => 10 * (t[WON]! + t[WON + 2]!),
};
const start = newTable({seats: 4, leader: 0});
const solved = {suits: 1, camp: 0b1010, solving: solvingInto, deal, money: (more: number) => 10 * more};

function worthsIn(trial: Trial, open: readonly number[] = [1, 1]): number[] {
  const random = randomFrom('solved'),
    worth = new Float64Array(2);
  while (trial.prepare && !trial.prepare(random));
  trial.weigh(random, worth, Uint8Array.from(open));
  return [...worth];
}

test('an ending has the value of best play by both camps', () => {
  assert.deepEqual(worthsIn(solvedTrial(start, GROUPS, solved)), [10, 10]);
});

test('where a game says how its ending is played, a card has the mean of both values', () => {
  assert.deepEqual(worthsIn(cardTrial(start, GROUPS, {...played, deal})), [10, 20]);
  const both = solvedTrial(start, GROUPS, {...solved, played});
  assert.deepEqual(worthsIn(both), [10, 15]);
  assert.deepEqual(worthsIn(both), [10, 15], 'the next deal begins anew');
  assert.deepEqual(worthsIn(both, [0, 1]), [0, 15], 'what was dropped is not weighed');
});
