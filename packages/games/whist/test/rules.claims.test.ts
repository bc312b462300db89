import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, FRENCH_52, type Card} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {
  allRestCertain,
  imagine,
  positionState,
  whist,
  whistOptions,
  type WhistMove,
  type WhistState,
} from '../src/whist/rules/index.js';

/** An ending with S on lead, so many cards in each hand. */
function ending(hands: readonly (readonly Card[])[], trump: string): WhistState {
  return positionState(whistOptions({}), {
    hands,
    trump,
    dealer: 3,
    leader: 0,
    turnUp: null,
    score: [0, 0],
    games: [],
    preference: null,
    trick: [],
    tricks: [13 - hands[0]!.length, 0],
  });
}

/** Whether S wins every trick with his own cards in some order, whatever the others play. */
function makesAll(state: WhistState): boolean {
  const {table} = state;
  if (table.lastDeal) return true;
  const seat = table.toPlay;
  const outcomes = whist
    .moves(whist.view(state, seat))
    .filter(({type}) => type === 'PLAY')
    .map((move: WhistMove) => {
      const {state: next, events} = whist.play(state, seat, move);
      const lost = events.some((event) => event.type === 'trick-won' && event.seat !== 0);
      return !lost && makesAll(next);
    });
  return seat === 0 ? outcomes.some(Boolean) : outcomes.every(Boolean);
}

test('the rest is certain only if no possible cards of the others could take a trick', () => {
  let certain = 0;
  eachSample(400, (seed) => {
    const random = randomFrom(seed);
    // With few suits and high cards for S certain hands are common.
    const pack = shuffled(
      FRENCH_52.cards.filter((card) => 'SH'.includes(card[1]!) && 'AKQJT98'.includes(card[0]!)),
      random,
    );
    const size = 2 + random.below(2);
    const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * size, seat * size + size));
    const state = ending(hands, random.below(2) ? 'S' : 'C');
    if (!allRestCertain(whist.view(state, 0))) return;
    certain++;
    // A sample of all deals of the cards that south does not see.
    for (let i = 0; i < 6; i++)
      assert.ok(makesAll(imagine(whist.view(state, 0), random)), JSON.stringify(hands));
  });
  assert.ok(certain > 10, `only ${certain} certain endings`);
});

const CERTAIN: readonly (readonly [string, boolean, string[], string])[] = [
  ['masters in every suit and no trump out', true, ['AS', 'KS', 'AH'], 'C'],
  ['the king without the ace', false, ['KS', 'QS', 'AH'], 'D'],
];

for (const [name, certain, hand, gone] of CERTAIN) {
  test(`certain or not: ${name}`, () => {
    // All cards of the suit `gone`, trumps, are played; the others hold what is left of spades, hearts and diamonds.
    const rest = FRENCH_52.cards.filter((card) => !hand.includes(card) && card[1] !== gone).slice(0, 9);
    const state = ending([hand, rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)], gone);
    assert.equal(allRestCertain(whist.view(state, 0)), certain);
  });
}

test('the player must have enough trumps to draw all that are out', () => {
  const rest: Card[] = ['QC', 'JC', '2D', '3D', '4D', '5D', '6D', '7D', '8D'];
  const mayClaim = (hand: Card[]): boolean =>
    allRestCertain(whist.view(ending([hand, rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)], 'C'), 0));
  assert.equal(mayClaim(['AC', 'KC', 'AD']), true);
  assert.equal(mayClaim(['AC', 'KH', 'AH']), false);
  assert.equal(mayClaim(['AC', 'TC', 'AD']), false);
});

test('nobody can claim at a relaxed table unless he has the lead and all tricks are certain', () => {
  const state = ending(
    [
      ['AS', 'KS'],
      ['2H', '3H'],
      ['4H', '5H'],
      ['6H', '7H'],
    ],
    'C',
  );
  assert.equal(whist.refusal(whist.view(state, 0), {type: 'LAY_DOWN'}), null);
  assert.equal(whist.refusal(whist.view(state, 1), {type: 'LAY_DOWN'})?.reason, 'not-your-turn');
  const {state: after, events} = whist.play(state, 0, {type: 'LAY_DOWN'});
  assert.deepEqual(
    events.map(({type}) => type),
    ['laid-down', 'deal-scored'],
  );
  assert.deepEqual(after.table.lastDeal!.tricksWon, [13, 0]);
  assert.deepEqual(after.table.slams, [{side: 0, size: 'great'}]);
  const doubtful = ending(
    [
      ['AS', '2S'],
      ['3S', '4S'],
      ['4H', '5H'],
      ['6H', '7H'],
    ],
    'C',
  );
  assert.equal(whist.refusal(whist.view(doubtful, 0), {type: 'LAY_DOWN'})?.reason, 'not-certain');
});
