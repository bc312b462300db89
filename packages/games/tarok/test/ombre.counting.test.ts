import assert from 'node:assert/strict';
import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import type {Seat, Trick} from '@quinola/play';
import {beforeDeal, dealtSo, made, rest} from '../test-support/ombre-answers/given.js';
import {
  billFor,
  countDeal,
  tarokOmbre,
  tarokOmbreOptions,
  tariff,
  type Counted,
  type GivenOptions,
  type SkyPlayed,
} from '../src/tarok-ombre/rules/index.js';
import {firstMove} from '../test-support/ombre-deals.js';

const SKAT: readonly Card[] = ['QS', 'NS', '2S'];

/** A deal of 25 tricks, all won by seat 0, the declarer, except those listed; seat `skyOf` plays Sky in trick `skyIn`. */
function counted(
  given: GivenOptions,
  lost: readonly number[],
  skyOf: Seat,
  skyIn: number,
  skatBy: Seat = 2,
): Counted {
  const cards = TAROK_78.cards.filter((card) => !SKAT.includes(card) && card !== 'SK');
  const tricks = Array.from({length: 25}, (_, i): Trick => {
    const winner = lost.includes(i + 1) ? 1 : 0;
    return {
      leader: 0,
      winner,
      cards: [0, 1, 2].map((seat) => ({seat, card: i + 1 === skyIn && seat === skyOf ? 'SK' : cards.pop()!})),
    };
  });
  const sky: SkyPlayed = {seat: skyOf, trick: skyIn, winner: lost.includes(skyIn) ? 1 : 0, lost: false};
  return countDeal({options: tarokOmbreOptions(given), declarer: 0, tricks, sky, skat: SKAT, skatBy});
}

test('the side that keeps Sky pays an empty card for it, unless Sky is left to the partner', () => {
  const theirs = counted({}, [3, 4], 1, 20);
  assert.equal(theirs.given?.side, 1);
  assert.ok(theirs.piles[1].includes('SK') && !theirs.piles[1].includes(theirs.given.card));
  assert.equal(counted({}, [3, 4], 2, 3).given, null);
  assert.deepEqual([counted({}, [3, 4], 0, 3).given?.side, counted({}, [3, 4], 0, 3).tout], [0, false]);
});

test('the Skat counts for the side that laid it', () => {
  const [opponents, own] = [counted({}, [5], 1, 5), counted({}, [5], 1, 5, 0)];
  assert.deepEqual([opponents.skatSide, own.skatSide], [1, 0]);
  // Queen, knight and an empty card: 4 + 3 - 1.
  assert.equal(own.points[0] - opponents.points[0], 6);
});

test('at Tout an opponent loses Sky without payment, and his Skat too unless otherwise agreed', () => {
  const tout = counted({}, [], 1, 9);
  assert.deepEqual([tout.tout, tout.points, tout.given, tout.skatSide], [true, [78, 0], null, 0]);
  assert.ok(tout.piles[0].includes('SK'));
  const without = counted({toutTakesSkat: false}, [], 1, 9);
  assert.deepEqual([without.tout, without.points, without.skatSide], [true, [72, 6], 1]);
});

test('a declarer who plays Sky makes no Tout, unless that trick is not counted', () => {
  assert.equal(counted({}, [9], 0, 9).tout, false);
  const agreed = counted({toutWithSky: 'except-sky-trick'}, [9], 0, 9);
  assert.equal(agreed.tout, true);
  assert.equal(agreed.given?.side, 0);
  assert.equal(counted({toutWithSky: 'except-sky-trick'}, [9], 1, 9).tout, false);
  assert.equal(counted({toutWithSky: 'except-sky-trick'}, [9, 10], 0, 9).tout, false);
});

test('a side without an empty card pays none, and the points still sum to 78', () => {
  const cards = TAROK_78.cards.filter((card) => !SKAT.includes(card) && card !== 'SK');
  // The opponents win only the trick with Sky, but Sky itself counts among the declarer's tricks.
  const tricks = Array.from({length: 25}, (_, i): Trick => ({
    leader: 0,
    winner: i === 1 ? 1 : 0,
    cards: [0, 1, 2].map((seat) => ({
      seat,
      card: i === 0 && seat === 1 ? 'SK' : i === 1 ? ['KS', 'KH', 'KD'][seat]! : '?',
    })),
  }));
  const rest = cards.filter((card) => !['KS', 'KH', 'KD'].includes(card));
  const filled = tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map((laid) => (laid.card === '?' ? {...laid, card: rest.pop()!} : laid)),
  }));
  const sky: SkyPlayed = {seat: 1, trick: 1, winner: 0, lost: false};
  const {points, piles, given} = countDeal({
    options: tarokOmbreOptions(),
    declarer: 0,
    tricks: filled,
    sky,
    skat: SKAT,
    skatBy: 0,
  });
  assert.equal(given, null);
  assert.equal(piles[1].length, 4);
  assert.equal(points[0] + points[1], 78);
});

test('a played Tout: Sky is not returned, and the declarer wins all cards', () => {
  const numbers = Array.from({length: 20}, (_, i) => `T${21 - i}`);
  const hand = [...numbers, 'KS', 'QS', 'NS', 'JS', 'TS'];
  const others = rest(hand);
  const before = dealtSo(beforeDeal({deals: 1}, 2), [hand, others.slice(0, 25), others.slice(25)]);
  let {state} = made(before, [firstMove(before), {type: 'LOOK'}, {type: 'BID', contract: 'solo'}]);
  while (!state.table.turn.over) {
    const card = hand.find((held) => state.table.toPlay === 0 && state.hands[0]!.includes(held));
    ({state} = made(state, [card ? {type: 'PLAY', card} : firstMove(state)]));
  }
  const {outcome, net, points, piles} = state.table.lastDeal!;
  assert.deepEqual([outcome, net, points, piles[0].length], ['tout', [1200, -600, -600], [78, 0], 78]);
  assert.deepEqual(tarokOmbre.worth(state), [1200, -600, -600]);
});

test('doubtful readings of the payment', () => {
  const price = (given: GivenOptions, points: number, tout = false): number =>
    billFor(tarokOmbreOptions(given), 'uno', points, tout).total;
  assert.equal(price({}, 39), 0);
  assert.equal(price({remisPays: true}, 39), -30);
  assert.equal(price({}, 30), -57);
  assert.equal(price({lossTariff: 'game-only'}, 30), -30);
  assert.equal(price({lossTariff: 'game-only'}, 41), 36);
  assert.equal(price({manner: 'new', toutUnoNew: 500}, 78, true), 500);
  assert.equal(price({toutAddsPoints: true, toutTakesSkat: false}, 72, true), 300 + 3 * 33);
});

test('the tariff follows one rule: the game costs ten times a point, the Tout a hundred times', () => {
  for (const manner of ['old', 'new'] as const) {
    for (const contract of ['tre', 'due', 'uno', 'solo'] as const) {
      const {game, point, tout} = tariff(tarokOmbreOptions({manner}))[contract];
      assert.deepEqual([game, tout], [10 * point, 100 * point]);
    }
  }
});
