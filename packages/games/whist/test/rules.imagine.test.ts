import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, type Card} from '@quinola/cards';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {
  imagine,
  whist,
  whistOptions,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';

const play = (...cards: string[]): WhistMove[] => cards.map((card) => ({type: 'PLAY', card}));

function after(state: WhistState, ...moves: WhistMove[]): WhistState {
  return moves.reduce((now, move) => whist.play(now, whist.turn(now).must!, move).state, state);
}

/** All deals of the cards that south does not see, by trying every card in every hand. */
function allDeals(view: WhistView, lawful: (hands: readonly (readonly Card[])[]) => boolean): string[] {
  const seen = new Set([
    ...view.hand,
    ...view.gone,
    ...view.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
    ...view.trick.map(({card}) => card),
  ]);
  const unseen = FRENCH_52.cards.filter((card) => !seen.has(card));
  const found: string[] = [];
  const hands: Card[][] = [[], [], [], []];
  const give = (i: number): void => {
    if (i === unseen.length) {
      if (lawful(hands)) found.push(keyOf(hands));
      return;
    }
    for (const seat of [1, 2, 3]) {
      if (hands[seat]!.length >= view.counts[seat]!) continue;
      hands[seat]!.push(unseen[i]!);
      give(i + 1);
      hands[seat]!.pop();
    }
  };
  give(0);
  return found;
}

const keyOf = (hands: readonly (readonly Card[])[]): string =>
  [1, 2, 3].map((seat) => [...hands[seat]!].sort().join('')).join(' ');

/**
 * Draws imagined deals and measures how far their frequencies are from uniform.
 * @returns the distance of chi-square from its mean in standard deviations
 */
function distance(view: WhistView, deals: readonly string[], draws: number): number {
  const counts = new Map(deals.map((key) => [key, 0]));
  const random = randomFrom(`${testSeed}/chi`);
  for (let i = 0; i < draws; i++) {
    const key = keyOf(imagine(view, random).hands);
    assert.ok(counts.has(key), `impossible deal ${key}`);
    counts.set(key, counts.get(key)! + 1);
  }
  const even = draws / deals.length;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return (chi - (deals.length - 1)) / Math.sqrt(2 * (deals.length - 1));
}

test('imagined deals are equally likely: an ending in which two seats have shown voids', () => {
  const start = whist.start(
    whistOptions({
      deal: 'S:A2.2.2. W:3.A.43. N:.34.5.4 E:4.5..56 trump=S dealer=E leader=S tricks=5-4',
    }),
  );
  // N is void in spades; then W leads diamonds, and E has none.
  const state = after(start, ...play('AS', '3S', '3H', '4S'), ...play('2D', '3D', '5D', '5C'));
  const view = whist.view(state, 0);
  const deals = allDeals(
    view,
    (hands) => !hands[2]!.some((card) => card[1] === 'S') && !hands[3]!.some((card) => card[1] === 'D'),
  );
  assert.ok(deals.length > 10);
  assert.ok(Math.abs(distance(view, deals, samples(4000))) < 5);
});

test('imagined deals are equally likely: a call answered no fixes where six honours were', () => {
  // Few enough cards are left to list every deal; the call was made in the first trick.
  const start = whist.start(
    whistOptions({deal: 'S:2.2.2.2 W:A.K.4.5 N:5.A.3.3 E:K.3.A.A trump=S dealer=E leader=S tricks=5-4'}),
  );
  const called: WhistState = {
    ...start,
    table: {
      ...start.table,
      calls: [
        {seat: 1, said: 'call'},
        {seat: 3, said: 'no'},
      ],
      gone: start.table.gone.filter((card) => !['QS', 'JS'].includes(card)),
    },
  };
  const view = {...whist.view(called, 0), gone: start.table.gone};
  const deals = allDeals(
    view,
    (hands) => hands[1]!.filter((card) => card === 'AS' || card === 'KS').length === 2,
  );
  assert.ok(deals.length > 50);
  assert.ok(Math.abs(distance(view, deals, samples(4000))) < 5);
});

test('neither a caller nor a player who said no is imagined with a further honour: somebody revoked instead', () => {
  const start = whist.start(
    whistOptions({
      deal: 'S:.9.32.98 W:AK..T.43 N:J2.4.4.Q E:3.65.5.6 trump=S dealer=E leader=S tricks=4-4',
      etiquette: 'strict',
    }),
  );
  const called: WhistState = {
    ...start,
    table: {
      ...start.table,
      calls: [
        {seat: 1, said: 'call'},
        {seat: 3, said: 'no'},
      ],
    },
  };
  // W trumps a diamond though he has one, so by the known cards he would also have to hold the knave of trumps.
  const cards = '2D AS 4D 5D KS 2S 3S 9C 3C QC 6C 8C 4H 5H 9H 4C'.split(' ');
  const view = whist.view(after(called, ...play(...cards)), 0);
  assert.deepEqual(view.counts, [1, 1, 1, 1]);
  const random = randomFrom(testSeed);
  for (let i = 0; i < 20; i++) assert.deepEqual(imagine(view, random).hands[2], ['JS']);
});

test('what is known is kept: the turn-up with the dealer, cards shown, the player’s own hand in its order', () => {
  const random = randomFrom(testSeed);
  let state = whist.start(
    whistOptions({
      deal: 'S:AKQ.J2.T98.K5432 W:J32.AKQ.765.QJT9 N:T98.T987.AK2.876 E:7654.6543.QJ43.A dealer=E turnup=AC',
    }),
  );
  for (let i = 0; i < 50; i++) {
    const imagined = imagine(whist.view(state, 1), random);
    assert.ok(imagined.hands[3]!.includes('AC'));
    assert.equal(imagined.hands[1], state.hands[1]);
  }
  state = after(state, ...play('AS', '3S', '9S', '7S'));
  for (let i = 0; i < 50; i++) assert.ok(imagine(whist.view(state, 1), random).hands[3]!.includes('AC'));
});

test('a view with impossible card counts is refused', () => {
  const state = whist.start(
    whistOptions({deal: 'S:A2.2.2. W:3.A.43. N:.34.5.4 E:4.5..56 trump=S tricks=5-4'}),
  );
  const view = {...whist.view(state, 0), counts: [4, 9, 9, 9]};
  assert.throws(() => imagine(view, randomFrom('x')), {name: 'ImpossibleView'});
});
