import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, shuffled, randomFrom, type Card} from '@quinola/cards';
import {afterBid, openAuction} from '@quinola/play';
import {bostonOptions, isMisere, ladder, rungBy, type Bid} from '../src/boston/rules/index.js';
import {bostonWhist, bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {likelyGames} from '../src/kit/contracts/opponents/bidding.js';
import {byBook} from '../src/kit/contracts/opponents/brain.js';
import {Prospects} from '../src/kit/contracts/opponents/prospects.js';
import {gamesOpen as viraOpen, likelyGames as viraGames} from '../src/vira/opponents/bidding.js';
import {ViraProspects} from '../src/vira/opponents/prospects.js';
import {gameOf, type ViraView} from '../src/vira/rules/index.js';
import {setTable} from '../test-support/set-table.js';
import {setVira} from '../test-support/vira-table.js';

/** Hands of so many players, of which the first is given, and the cards that are left. */
function dealtWith(
  hand: readonly Card[],
  players: number,
): {hands: (readonly Card[])[]; rest: readonly Card[]} {
  const others = shuffled(
    FRENCH_52.cards.filter((card) => !hand.includes(card)),
    randomFrom('bidding'),
  );
  const hands = Array.from({length: players - 1}, (_, i) => others.slice(13 * i, 13 * i + 13));
  return {hands: [hand, ...hands], rest: others.slice(13 * (players - 1))};
}

/** What Boston offers a hand first. */
function bostonOffers(hand: readonly Card[]) {
  const {table} = setTable({
    options: bostonOptions(),
    hands: dealtWith(hand, 4).hands,
    highest: 'S',
    phase: 'bidding.opening',
    stake: 4,
  });
  const view = {...table, hand, player: 0, seat: 0, auction: openAuction<never>([0, 1, 2, 3])};
  return likelyGames(view, new Prospects(view, {deals: 40, weighs: false, seed: 'a hand'}));
}

test('a hand of Boston is first offered the games that it can make, with how often', () => {
  const strong = ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S', 'AH', 'KH', 'AD', '4D', '3C', '2C'];
  const offers = bostonOffers(strong);
  assert.ok(offers.length > 0 && offers.length <= 4);
  for (const {bid, suit, made, worth} of offers) {
    assert.ok(made >= 0.5 && worth > 0);
    assert.ok(!isMisere(bid), bid);
    assert.equal(suit, 'S');
  }
  // Each game once, the dearest first.
  const tricks = offers.map(({bid}) => rungBy(bid).tricks);
  assert.ok(tricks[0]! >= 9, offers[0]!.bid);
  assert.deepEqual(
    tricks,
    [...new Set(tricks)].sort((a, b) => b - a),
  );
});

test('the misère that the book calls unlosable is offered, a middling hand nothing', () => {
  const unlosable = ['AS', 'JS', 'TS', '7S', '6S', '3S', '2S', '8H', '4H', '3H', '2H', '4C', '2C'];
  const [best] = bostonOffers(unlosable);
  assert.ok(best && isMisere(best.bid) && rungBy(best.bid).open, best?.bid);
  const middling = ['KS', '9S', '5S', 'QH', '8H', '6H', 'JD', '9D', '4D', '3D', 'QC', '7C', '5C'];
  assert.deepEqual(bostonOffers(middling), []);
});

/** Who is asked to help a Boston in the best colour, hearts, that the player opposite has bid, answers by the book. */
function helpsWith(hand: string, seed: string): boolean {
  const cards = hand.split(' ');
  const {table} = setTable({
    options: bostonWhistOptions(),
    hands: dealtWith(cards, 4).hands,
    highest: 'H',
    phase: 'asking.helper',
    stake: 4,
  });
  const rules = ladder(table);
  const words: readonly (Bid | null)[] = [null, null, 'boston.superieure', null];
  const auction = words.reduce((one, bid) => afterBid(rules, one, bid), openAuction<Bid>([0, 1, 2, 3]));
  const asked = {declarer: 2, bid: 'boston.superieure', trump: 'H', asking: [0, 1, 3]} as const;
  const view = {...table, ...asked, hand: cards, player: 0, seat: 0, auction};
  const moves = [{type: 'WHIST'}, {type: 'DECLINE'}] as const;
  return byBook({game: bostonWhist.id, view, moves, level: 'book', seed}).move.type === 'WHIST';
}

test('who is asked for help reckons with what the declarer has bid, whatever deals he imagines', () => {
  const SEEDS = ['a lesson', 'b', 'c', 'd'];
  const aces = 'AS KS 7S 4S QH 9H 3H AD KD 8D 5D 7C 6C';
  const nothing = 'TS 7S 4S TH 3H JD 8D 5D 2D 9C 6C 4C 2C';
  assert.deepEqual(
    SEEDS.map((seed) => [helpsWith(aces, seed), helpsWith(nothing, seed)]),
    SEEDS.map(() => [true, false]),
  );
});

/** Who opens the auction of Vira with a hand. */
function opensVira(hand: readonly Card[]): ViraView {
  const {hands, rest} = dealtWith(hand, 3);
  const {table} = setVira({hands, talon: rest, phase: 'bidding.opening'});
  return {...table, hand, player: 0, seat: 0, declarer: -1, auction: openAuction<never>([0, 1, 2])};
}

test('a misère of Vira that is not made four times in five is not thought of', () => {
  const risky = ['8S', 'JS', '2S', '8H', '2H', 'TD', '2D', '8C', '7C', '6C', '5C', '4C', '2C'];
  const view = opensVira(risky);
  const prospects = new ViraProspects(view, {deals: 30, seed: 'a hand'});
  const {made} = prospects.best('misere-liten-kop');
  assert.ok(made > 0.3 && made < 0.8, `${made}`);
  const games = viraOpen(view, prospects).map(({game}) => game);
  assert.ok(games.includes('kop-6'));
  assert.deepEqual(
    games.filter((game) => gameOf(game).kind === 'misere'),
    [],
  );
});

test('a royal misère is thought sure only where the others find nothing with all cards open', () => {
  const hand = ['7S', '4S', '2S', '8H', '4H', '3H', '9D', '5D', '2D', '9C', '6C', '3C', '2C'];
  const view = opensVira(hand);
  const prospects = new ViraProspects(view, {deals: 60, seed: 'a hand'});
  const {made} = prospects.of('solo-misere-stor-ouverte-royale', null);
  assert.ok(made < prospects.of('solo-misere-stor', null).made, `${made}`);
});

test('a hand of Vira is first offered the games that it can make, each once', () => {
  const hand = ['AS', 'KS', 'QS', '9S', '5S', 'AH', 'KH', '7H', 'AD', '6D', '4D', '8C', '2C'];
  const view = opensVira(hand);
  const offers = viraGames(view, new ViraProspects(view, {deals: 30, seed: 'a hand'}));
  assert.ok(offers.length > 0 && offers.length <= 4);
  assert.equal(new Set(offers.map(({game}) => game)).size, offers.length);
  assert.ok(offers.every(({made, worth}) => made >= 0.5 && worth > 0));
});
