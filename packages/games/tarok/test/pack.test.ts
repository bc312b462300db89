import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, TAROK_78, type Card} from '@quinola/cards';
import {packetsOf, pilePoints, sharedPoints, tallyOf} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {
  arePlaceCards,
  buriable,
  BY_THREES,
  byTwos,
  discards,
  emptyToGive,
  judgeDiscard,
  lawful,
  mayFollow,
  placeCards,
  seatsDrawn,
  settleDebts,
  sorted,
} from '../src/kit/rules/index.js';

test('a pile counts the same in any packets, and all piles together count 78', () => {
  eachSample(200, (seed) => {
    const random = randomFrom(seed);
    const pack = shuffled(TAROK_78.cards, random);
    const cuts = [random.below(79), random.below(79)].sort((a, b) => a - b);
    const piles = [pack.slice(0, cuts[0]), pack.slice(cuts[0], cuts[1]), pack.slice(cuts[1])];
    const tallies = piles.map((pile) => tallyOf(BY_THREES, pile));
    assert.equal(
      sharedPoints(BY_THREES, tallies).reduce((sum, n) => sum + n),
      78,
    );
    for (const pile of piles.filter(({length}) => length % 3 === 0)) {
      const packets = packetsOf(BY_THREES, pile);
      assert.equal(
        packets.reduce((sum, {points}) => sum + points, 0),
        pilePoints(BY_THREES, pile),
      );
      assert.deepEqual(packets.flatMap(({cards}) => cards).sort(), [...pile].sort());
      assert.ok(packets.every(({cards}) => cards.length === 3));
    }
  });
});

test('a pile laid out by twos counts what the rules give, whatever two empty cards are worth', () => {
  eachSample(200, (seed) => {
    const random = randomFrom(seed);
    const pile = shuffled(TAROK_78.cards, random).slice(0, random.below(54));
    for (const empties of [0, 1] as const) {
      assert.equal(
        packetsOf(byTwos(empties), pile).reduce((sum, {points}) => sum + points, 0),
        pilePoints(byTwos(empties), pile),
        pile.join(' '),
      );
    }
  });
});

test('checking one card agrees with the list of lawful cards', () => {
  eachSample(300, (seed) => {
    const random = randomFrom(seed);
    const [led, ...rest] = shuffled(TAROK_78.cards, random);
    const hand = rest.slice(0, 1 + random.below(9));
    assert.deepEqual(
      hand.filter((card) => mayFollow(hand, led!, card)).sort(),
      [...lawful(hand, led!)].sort(),
    );
    assert.deepEqual(lawful(hand, null), hand);
  });
});

test('the listed discards are exactly the lawful ones', () => {
  eachSample(30, (seed) => {
    const hand = shuffled(TAROK_78.cards, randomFrom(seed)).slice(0, 28);
    const choices = discards(hand, true);
    assert.ok(choices.length > 0);
    for (const choice of choices) assert.ok(judgeDiscard(hand, choice, true).legal);
    let all = 0;
    hand.forEach((a, i) =>
      hand.slice(i + 1).forEach((b, j) =>
        hand.slice(i + j + 2).forEach((c) => {
          all += Number(judgeDiscard(hand, [a, b, c], true).legal);
        }),
      ),
    );
    assert.equal(choices.length, all);
  });
});

test('if kings and taroks leave fewer than three other cards, the lowest taroks go into the Skat', () => {
  const hand: Card[] = [...TAROK_78.cards.slice(0, 22), 'KS', 'KH', 'KD', 'KC', '2S', 'QS'];
  assert.deepEqual(
    discards(hand, true).map((choice) => [...choice].sort()),
    [['2S', 'QS', 'T2']],
  );
  assert.deepEqual(judgeDiscard(hand, ['2S', 'QS', 'T3'], true), {legal: false, reason: 'tarok', card: 'T3'});
  assert.deepEqual(judgeDiscard(hand, ['2S', 'T2', 'T3'], true).legal, false);
  assert.ok(judgeDiscard(hand, ['2S', 'QS', 'T2'], false).legal);
});

test('the Pagat can be buried only with the hand’s only two other taroks', () => {
  const empties = TAROK_78.cards.filter((card) => /^[2-9T][SC]$/.test(card));
  assert.deepEqual(buriable(['T1', 'SK', 'T21', ...empties]), ['T1', 'SK', 'T21']);
  assert.equal(buriable(['T1', 'SK', ...empties]), null);
  assert.equal(buriable(['T1', 'SK', 'T21', 'T4', ...empties]), null);
  assert.equal(buriable(['T3', 'SK', 'T21', ...empties]), null);
});

test('an empty card is paid for a kept card: a ladon before a tarok, or nothing', () => {
  assert.equal(emptyToGive(['T2', 'KS', '4D', '9S']), '9S');
  assert.equal(emptyToGive(['T5', 'T2', 'KS', 'T1']), 'T2');
  assert.equal(emptyToGive(['SK', 'KS']), null);
  const {piles, exchanges} = settleDebts(
    [['SK'], ['KS', '9S'], []],
    [
      {from: 1, to: 0, for: 'pagat'},
      {from: 0, to: 2, for: 'sky'},
      {from: 1, to: 2, for: 'sky'},
    ],
  );
  assert.deepEqual(piles, [['SK'], ['KS'], ['9S']]);
  assert.deepEqual(
    exchanges.map(({card}) => card),
    ['9S', '9S', null],
  );
});

test('a hand is sorted taroks first, red pips reversed', () => {
  const hand = ['2H', 'T3', 'TS', 'AH', 'SK', 'KC', 'AS', 'T21', 'JH', 'TD'];
  assert.deepEqual(sorted(hand), ['SK', 'T21', 'T3', 'TS', 'AS', 'JH', 'AH', '2H', 'KC', 'TD']);
});

test('a tarok and cards of two suits mark the places; the player with the tarok sits first', () => {
  eachSample(50, (seed) => assert.ok(arePlaceCards(placeCards(randomFrom(seed)))));
  for (const cards of [
    ['T4', 'SK', '2H'],
    ['T4', '3H', '2H'],
    ['T4', '3H'],
    ['T4', '3H', 'XX'],
  ])
    assert.ok(!arePlaceCards(cards));
  assert.deepEqual(
    seatsDrawn([
      {player: 0, card: 'KH'},
      {player: 1, card: '2C'},
      {player: 2, card: 'T7'},
    ]),
    [2, 0, 1],
  );
});
