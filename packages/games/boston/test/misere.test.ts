import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, shuffled, suitOf, type Card} from '@quinola/cards';
import {lawfulCards, without, winning} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {SUIT_SLOTS} from '@quinola/opponents';
import {canBeBeaten} from '../src/kit/opponents/misere-solver.js';
import {masksOf} from '../src/kit/contracts/opponents/deal.js';
import {isProved, isUnbeatable, tricksWith} from '../src/kit/contracts/rules/index.js';

const RULES = tricksWith(null);

type Hands = readonly (readonly Card[])[];

/** Whether the declarer, who sits in seat 1, can be made to take a trick: every line of play is tried. */
function isCaught(hands: Hands, leader: number, trick: readonly {seat: number; card: Card}[] = []): boolean {
  if (trick.length === hands.length) {
    const {seat} = winning(RULES, trick)!;
    if (seat === 1) return true;
    return hands[seat]!.length > 0 && isCaught(hands, seat);
  }
  const seat = (leader + trick.length) % hands.length;
  const open = lawfulCards(RULES, hands[seat]!, trick[0]?.card ?? null);
  const goesOn = (card: Card): boolean =>
    isCaught(hands.with(seat, without(hands[seat]!, card)), leader, [...trick, {seat, card}]);
  return seat === 1 ? open.every(goesOn) : open.some(goesOn);
}

/** Hands of so many cards for four, the declarer's from low cards, so that misères are near. */
function ending(seed: string, size: number): Hands {
  const random = randomFrom(seed);
  const cards = shuffled(
    FRENCH_52.cards.filter((card) => '23456789'.includes(card[0]!) && suitOf(card) !== 'C'),
    random,
  );
  return [0, 1, 2, 3].map((seat) => cards.slice(size * seat, size * (seat + 1)));
}

test('the search for a way to beat a misère finds what every line of play shows', () => {
  let caught = 0,
    safe = 0;
  eachSample(120, (seed, i) => {
    const hands = ending(`misere ${seed}`, 4);
    const holdings = new Int32Array(4 * SUIT_SLOTS);
    hands.forEach((hand, seat) => hand.forEach((card) => masksOf({}).put(holdings, card, seat)));
    const leader = [0, 2, 3, 1][i % 4]!;
    const truth = isCaught(hands, leader);
    assert.equal(canBeBeaten(holdings, 4, 1, leader, 10_000), truth, JSON.stringify({hands, leader}));
    if (truth) caught++;
    else safe++;
  });
  assert.ok(caught > 10 && safe > 10, `${caught} caught, ${safe} safe`);
});

test('a misère that is proved cannot be beaten, wherever the other cards lie', () => {
  let proved = 0;
  eachSample(400, (seed, i) => {
    const hands = ending(`proof ${seed}`, 3);
    const out = hands.flatMap((hand, seat) => (seat === 1 ? [] : hand));
    const leads = i % 2 === 0;
    if (!isProved(hands[1]!, out, leads)) return;
    proved++;
    for (const leader of leads ? [1] : [0, 2, 3])
      assert.equal(isCaught(hands, leader), false, JSON.stringify({hands, leader}));
  });
  assert.ok(proved > 20, `${proved} proved`);
});

test('the test of the books alone does not prove a hand that leads itself', () => {
  // Both spades are lower, one by one, than those that are out; led, the two is covered by the highest.
  const own = ['2S', '6S'],
    out = ['3S', '7S'];
  assert.ok(isUnbeatable(own, out));
  assert.ok(!isProved(own, out, true));
  assert.ok(isProved(own, out, false));
});
