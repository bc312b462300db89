import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {sample} from '@quinola/play';
import {
  asksForVole,
  cardsEach,
  honoursOf,
  ladderOf,
  trumpsFor,
  type CalledKingOptions,
  type DealFacts,
} from '../src/kit/called-king/rules/index.js';
import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';

// What the known answers do not cover: whole sessions, options, and our own readings of unclear rules.

const AGREED = [
  [quadrille, quadrilleOptions({tours: 1})],
  [quadrille, quadrilleOptions({tours: 2, favourites: 3, beteBy: 'ombre', missedVoleMatadors: 'drop'})],
  [quadrille, quadrilleOptions({tours: 1, pack: 'eight', favourites: 1, delices: false})],
  [cinquille, cinquilleOptions({tours: 1, volePricing: 'lomber'})],
  [cinquille, cinquilleOptions({tours: 1, favourites: 3, packets: '3-3-2', lookAtTricks: 'alone'})],
] as const;

test('random sessions end, their payments sum to zero, and nobody knows the partner before he is revealed', () => {
  const random = randomFrom('sessions of the called king');
  for (let n = 0; n < 8 * AGREED.length; n++) {
    const [game, options] = AGREED[n % AGREED.length]!;
    let state = game.start(options);
    while (!game.turn(state).over) {
      const {must, phase} = game.turn(state);
      // Two of three players pass, since among random bids a Vole would win almost every auction.
      const view = must === 'chance' ? null : game.view(state, must!);
      const pass = view && phase === 'bidding.opening' && random.below(3) > 0;
      const move = view
        ? pass
          ? ({type: 'PASS'} as const)
          : sample(game, view, random)
        : game.chance(state, random);
      const done = game.play(state, must!, move);
      ({state} = done);
      const {table} = state;
      if (table.game?.startsWith('ask') && !table.isShown) assert.equal(table.partner, -1);
      for (const event of done.events) {
        if (event.type !== 'deal-settled') continue;
        const {result} = event;
        const cards = result.hands.flat();
        assert.equal(new Set(cards).size, cards.length, 'no card lies in two places');
        assert.equal(
          cards.length,
          cardsEach(options as CalledKingOptions, result.hands.length) * result.hands.length,
        );
      }
      const worth = game.worth(state).reduce((sum, each) => sum + each, 0);
      assert.ok(Math.abs(worth) < 1e-6, `${JSON.stringify(options)}: ${worth}`);
    }
  }
});

test('packets must fit the pack', () => {
  assert.equal(quadrilleOptions({pack: 'eight'}).packets, '4-4');
  assert.throws(() => quadrilleOptions({pack: 'eight', packets: '3-3-4'}));
  assert.throws(() => quadrilleOptions({packets: '4-4'}));
});

test('favourite suits can be bid once they are known; a bid in one fixes the trumps, a plain bid excludes favourites', () => {
  const graded = {favourites: ['H', 'C', 'S'], options: {grades: 'all'}} as const;
  const ids = (known: number) => ladderOf({favourites: 3}, known).rungs.map(({id}) => id);
  assert.deepEqual(ids(0), ['ask', 'mediateur', 'casco', 'solo', 'tout']);
  assert.ok(ids(1).includes('ask-pref1') && !ids(1).includes('ask-pref2'));
  assert.equal(ids(3).length, 5 + 4 * 3);
  assert.deepEqual(trumpsFor('solo-pref2', graded), ['C']);
  assert.deepEqual(trumpsFor('ask', graded), ['D']);
  assert.deepEqual(trumpsFor('mediateur', graded), ['D']);
  assert.deepEqual(trumpsFor('tout-pref1', graded), ['H']);
  assert.equal(trumpsFor('casco', graded).length, 4);
  // In a record made before Mediateur and Tout were bid in favourites.
  assert.equal(trumpsFor('mediateur', {...graded, options: {grades: 'askAndSolo'}}).length, 4);
  const without = ladderOf({favourites: 3, toutBid: 'off'}, 3).rungs;
  assert.ok(!without.some(({group}) => group === 'tout'));
});

test('before the King is seen, four players are asked about a Vole only if its suit was led, and five not at all', () => {
  const hidden = {game: 'ask', won: 6, played: 6, all: 10, isShown: false, wasLed: false} as const;
  assert.equal(asksForVole({...hidden, players: 4}), false);
  assert.equal(asksForVole({...hidden, players: 4, wasLed: true}), true);
  assert.equal(asksForVole({...hidden, players: 4, game: 'solo'}), true);
  assert.equal(asksForVole({...hidden, players: 4, isShown: true, won: 7, played: 7}), false);
  const five = {...hidden, players: 5, all: 8};
  assert.equal(asksForVole({...five, wasLed: true}), false);
  assert.equal(asksForVole({...five, isShown: true}), true);
  assert.equal(asksForVole({...five, isShown: true, won: 8, played: 8}), false);
});

const FACTS: DealFacts = {
  game: 'mediateur',
  grade: 0,
  ombre: 0,
  partner: -1,
  giver: 2,
  selfCall: false,
  won: 9,
  all: 10,
  matadors: 0,
  premiers: true,
  vole: {announced: true, made: false},
  delices: -1,
  players: 4,
};

test('a failed Vole announced in a Mediateur costs its price in addition to that of the game', () => {
  const net = (facts: DealFacts, options = quadrilleOptions()) => {
    const sums = [0, 0, 0, 0];
    for (const {from, to, amount} of honoursOf(facts, options).dues) {
      sums[from]! -= amount;
      sums[to]! += amount;
    }
    return sums;
  };
  assert.deepEqual(net(FACTS), [-10, 3, 4, 3]);
  assert.deepEqual(net({...FACTS, won: 10, vole: {announced: true, made: true}}), [11, -4, -3, -4]);
  assert.deepEqual(net({...FACTS, delices: 1, vole: null, premiers: false}), [1, 0, 0, -1]);
  const missed: DealFacts = {...FACTS, game: 'tout', giver: -1, matadors: 3};
  assert.deepEqual(net(missed), [-15, 5, 5, 5]);
  assert.deepEqual(net(missed, quadrilleOptions({missedVoleMatadors: 'drop'})), [-12, 4, 4, 4]);
  assert.deepEqual(net(missed, quadrilleOptions({volePricing: 'lomber'})), [-39, 13, 13, 13]);
});
