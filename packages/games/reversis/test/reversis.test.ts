import assert from 'node:assert/strict';
import test from 'node:test';
import {suitOf, type Card} from '@quinola/cards';
import type {Seat, Trick} from '@quinola/play';
import {reversisReasons} from '../src/reversis/words/reasons/index.js';
import {
  reversis,
  reversisOptions,
  settlementOf,
  tools,
  type ReversisOptions,
} from '../src/reversis/rules/index.js';

// Tests that every game must pass (stored records, known answers, words, the chart) are in test/games.test.ts. Tested here is what
// the known answers do not cover: the options, claims, and this table's own readings of the book.

const WHITE = [...'98765432'].flatMap((rank) => [...'SDC'].map((suit) => rank + suit));
const DEALER: Seat = 3;

/** A trick of cards without points that a seat leads and wins, except for the given cards by seat. */
function trickOf(leader: Seat, cards: Readonly<Record<number, Card>> = {}, winner = leader): Trick {
  return {
    leader,
    winner,
    cards: [0, 1, 2, 3].map((i) => {
      const seat = (leader + i) % 4;
      return {seat, card: cards[seat] ?? WHITE[i]!};
    }),
  };
}

/** Eleven tricks won by seat 0, some replaced by number; those after one that another seat wins are left out. */
const allBy0 = (set: Readonly<Record<number, Trick>>, count = 11): readonly Trick[] =>
  Array.from({length: count}, (_, i) => set[i + 1] ?? trickOf(0));

const settled = (tricks: readonly Trick[], given: Partial<ReversisOptions> = {}) =>
  settlementOf(tricks, DEALER, reversisOptions(given));
const sum = (dues: ReturnType<typeof settled>['dues'], seat: Seat): number =>
  dues.reduce((all, {from, to, amount}) => all + amount * (Number(to === seat) - Number(from === seat)), 0);

test('a Quinola of another player that the maker forces is paid and sets a bête, or is void, as agreed', () => {
  const forced = allBy0({4: trickOf(0, {0: 'KH', 2: 'JH'})});
  const stands = settled(forced);
  assert.equal(stands.outcome, 'reversy');
  assert.equal(stands.bete, 2);
  assert.equal(sum(stands.dues, 2), -60);
  const isVoid = settled(forced, {otherQuinolaInReversy: 'void'});
  assert.equal(isVoid.bete, -1);
  assert.equal(sum(isVoid.dues, 2), -40);
});

test('a Quinola à la bonne draws the pannier, and is paid beside the Reversis where agreed', () => {
  const led = allBy0({3: trickOf(0, {0: 'JH'})});
  assert.equal(settled(led).draw, 0);
  assert.equal(sum(settled(led).dues, 0), 120);
  assert.equal(sum(settled(led, {quinolaBonne: 'extra'}).dues, 0), 240);
  const late = allBy0({10: trickOf(0, {0: 'JH'})});
  assert.deepEqual([settled(late).draw, settled(late).bete], [-1, -1]);
  assert.equal(sum(settled(late, {quinolaBonne: 'extra'}).dues, 0), 120);
});

test('a Reversis broken in the tenth trick ends the deal; a Quinola led in the tenth and broken later is paid and sets a bête', () => {
  const broken = settled(allBy0({10: trickOf(0, {0: '2S', 2: 'JH'}, 1)}, 10));
  assert.deepEqual([broken.outcome, broken.breaker, broken.brokenAt], ['reversy-broken', 1, 10]);
  assert.deepEqual([broken.draw, broken.bete, sum(broken.dues, 1)], [-1, -1, 40]);
  const later = settled(allBy0({10: trickOf(0, {0: 'JH'}), 11: trickOf(0, {}, 3)}));
  assert.deepEqual([later.bete, sum(later.dues, 0)], [0, -60]);
});

test('a player who had the four aces pays a Reversis for all, and nothing more', () => {
  const aces = allBy0({
    2: trickOf(0, {0: '9D', 2: 'AS'}),
    3: trickOf(0, {2: 'AH'}),
    4: trickOf(0, {2: 'AD'}),
    5: trickOf(0, {2: 'AC'}),
  });
  const {dues} = settled(aces);
  assert.deepEqual([sum(dues, 0), sum(dues, 2), sum(dues, 1)], [120, -120, 0]);
});

test('with equal points, fewer tricks and the better place win the party', () => {
  const tricks = [...Array.from({length: 6}, () => trickOf(0)), ...Array.from({length: 5}, () => trickOf(1))];
  const {winner, loser} = settled([...tricks.slice(0, 10), trickOf(1, {2: 'KD'})]);
  assert.deepEqual([winner, loser], [3, 1]);
});

/** A state in which a deal is over and its payments are still to be asked for. */
function beforeTheCut() {
  const options = reversisOptions({rounds: 1, claims: 'onDemand'});
  const start = reversis.start(options);
  const last = trickOf(0, {0: '3S', 1: 'AD'});
  const table = tools.changed(start.table, {
    seats: [0, 1, 2, 3],
    dealer: DEALER,
    deal: 1,
    leader: 0,
    toPlay: 3,
    counts: [0, 0, 0, 1],
    trick: last.cards.slice(0, 3),
    tricks: [trickOf(0, {2: 'JH'}), ...Array.from({length: 9}, (_, i) => trickOf(1 + (i % 3)))],
    pool: {...start.table.pool, amount: 60, base: 60},
  });
  const state = {...start, hands: [[], [], [], ['2H']], table: tools.waitingAt(table, 'playing.trick', 3)};
  return reversis.play(state, 3, {type: 'PLAY', card: '2H'}).state;
}

test('on demand, only payments claimed before the cut are made, and an undrawn pannier stays', () => {
  let state = beforeTheCut();
  assert.equal(state.table.turn.must, 1);
  assert.deepEqual(reversis.moves(reversis.view(state, 1)), [{type: 'CLAIM', event: 'AD'}, {type: 'CUT'}]);
  assert.equal(
    reversis.refusal(reversis.view(state, 1), {type: 'CLAIM', event: 'pannier'})?.reason,
    'nothing-owed',
  );
  state = reversis.play(state, 1, {type: 'CLAIM', event: 'AD'}).state;
  // Seat 2 is owed 20 for his Quinola and may draw 60; he draws and forgets the rest.
  assert.equal(state.table.turn.must, 2);
  state = reversis.play(state, 2, {type: 'CLAIM', event: 'pannier'}).state;
  state = reversis.play(state, 2, {type: 'CUT'}).state;
  const {lastDeal, pool} = state.table;
  assert.deepEqual([lastDeal!.net[1], lastDeal!.net[2]! % 20], [4, 0]);
  assert.equal(lastDeal!.drawn, 60);
  assert.ok(!lastDeal!.dues.some(({card}) => card === 'JH'));
  assert.equal(pool.amount, 0);

  const forgotten = [1, 2].reduce((now, by) => reversis.play(now, by, {type: 'CUT'}).state, beforeTheCut());
  assert.deepEqual([forgotten.table.pool.amount, forgotten.table.lastDeal!.draw], [60, -1]);
});

test('a player who leads the Quinola to the last trick is gorged, and the pannier is doubled', () => {
  const {events, bete, dues} = settled([
    ...Array.from({length: 10}, (_, i) => trickOf(i % 2)),
    trickOf(2, {2: 'JH'}),
  ]);
  assert.equal(events[0]!.kind, 'led');
  assert.equal(bete, 2);
  assert.ok(dues.some(({reason}) => reason === 'quinola-gorged'));
  assert.equal(suitOf(events[0]!.card), 'H');
});

test('a piece of advice that stands among the rules is told with the number of its rule', async () => {
  const said = async (maxim: string): Promise<string> =>
    (await reversisReasons.reasonOf('en', `reversy.${maxim}`)).source;
  const book = 'Lyckans talisman (Stockholm 1819)';
  assert.equal(await said('advice.39'), `${book}, Reversy, rule 39`);
  assert.equal(await said('advice.21'), `${book}, Reversy, rule 21`);
  assert.equal(await said('advice.3'), `${book}, on playing well, 3`);
});
