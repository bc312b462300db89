import assert from 'node:assert/strict';
import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {balances, isZeroSum, netOf, pairwise, tallyOf, weightOf} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {BY_THREES, isKing, PAGAT, SKY} from '../src/kit/rules/index.js';
import {tarok, type DealResult, type GivenOptions, type TarokState} from '../src/tarok/rules/index.js';
import {AGREEMENTS, playRandomMatch} from '../test-support/tarok-match.js';

/** Sample matches with all sets of options in turn. */
function eachMatch(count: number, body: (options: GivenOptions, seed: string) => void): void {
  eachSample(count, (seed, i) => {
    const options = AGREEMENTS[i % AGREEMENTS.length]!;
    try {
      body(options, seed);
    } catch (error) {
      if (error instanceof Error) error.message = `${JSON.stringify(options)}: ${error.message}`;
      throw error;
    }
  });
}

const inDeal = ({table}: TarokState): boolean =>
  ['skat', 'announcing', 'playing.trick'].includes(table.turn.phase);

/** All cards of a state after the deal. */
function cardsOf({table, hands, skat, aside}: TarokState): readonly Card[] {
  const laid = [...table.trick, ...table.tricks.flatMap(({cards}) => cards)];
  return [...hands.flat(), ...skat, ...aside, ...laid.map(({card}) => card)];
}

/** Every finished deal of some matches. */
function eachDeal(
  count: number,
  body: (result: DealResult, after: TarokState, options: GivenOptions) => void,
): void {
  eachMatch(count, (options, seed) => {
    playRandomMatch(options, seed, ({events, after}) => {
      for (const event of events) if (event.type === 'deal-settled') body(event.result, after, options);
    });
  });
}

test('every match of lawful moves ends, and no card is lost', () => {
  eachMatch(AGREEMENTS.length * 3, (options, seed) => {
    const end = playRandomMatch(options, seed, ({after}) => {
      if (!inDeal(after)) return;
      const cards = cardsOf(after);
      assert.equal(cards.length, 78);
      assert.equal(new Set(cards).size, 78);
      assert.deepEqual(
        after.table.counts,
        after.hands.map((hand) => hand.length),
      );
    });
    assert.equal(end.table.turn.phase, 'settlingSession');
    if (end.table.options.players === 3) assert.equal(end.table.deal, end.table.options.deals);
    else assert.equal(end.table.parties.length, end.table.options.parties);
  });
});

test('all cards are counted, for what the book says', () => {
  eachDeal(
    AGREEMENTS.length * 4,
    ({piles, points, tricks, tricksWon, skat, aside, dealer, exchanges}, _after, {players = 3}) => {
      assert.equal(tricks.length, 25);
      assert.equal(
        tricksWon.reduce((sum, n) => sum + n),
        25,
      );
      assert.deepEqual([...piles.flat(), ...aside].sort(), [...TAROK_78.cards].sort());
      if (players === 3) {
        assert.equal(
          points.reduce((sum, n) => sum + n),
          78,
        );
        assert.equal(weightOf(BY_THREES, tallyOf(BY_THREES, piles.flat())), 234);
        if (exchanges.every(({card}) => card !== null))
          assert.ok(piles.every((pile) => pile.length % 3 === 0));
      }
      for (const card of skat) assert.ok(!isKing(card) && piles.some((pile) => pile.includes(card)));
      if (!exchanges.length) for (const card of skat) assert.ok(piles[dealer]!.includes(card));
    },
  );
});

test('the Pagat and each king end in exactly one way, and Sky stays with its owner as long as it is safe', () => {
  eachDeal(AGREEMENTS.length * 4, ({events, piles, hands, tricks, aside}) => {
    const fates = (card: Card): number => events.filter((event) => event.card === card).length;
    for (const card of [PAGAT, SKY, 'KS', 'KH', 'KD', 'KC'])
      assert.equal(fates(card), aside.includes(card) ? 0 : 1, card);
    if (aside.includes(SKY)) return;
    const owner = hands.findIndex((hand) => hand.includes(SKY));
    const trick = 1 + tricks.findIndex(({cards}) => cards.some(({card}) => card === SKY));
    // It was buried with the Pagat, so it was in no trick.
    if (trick > 0) assert.equal(piles[owner]!.includes(SKY), trick <= 22);
  });
});

test('the accounts of a deal are zero-sum, and what players paid in is in the pot', () => {
  eachMatch(AGREEMENTS.length * 3, (options, seed) => {
    playRandomMatch(options, seed, ({after, events}) => {
      assert.ok(isZeroSum(tarok.ledger(after.table)));
      const {held} = balances(tarok.ledger(after.table), after.table.options.players, 'pot');
      assert.equal(held['pot'] ?? 0, after.table.pot);
      const worth = tarok.worth(after);
      assert.ok(Math.abs(worth.reduce((sum, n) => sum + n)) < 1e-9);
      for (const event of events) {
        if (event.type === 'announced') assert.equal(event.announcement.total % 5, 0);
        if (event.type !== 'deal-settled' || !event.result.payments) continue;
        const {payments, table, points, stichfrei, deal} = event.result;
        assert.ok(table.every((value) => value % 5 === 0) && table.reduce((sum, n) => sum + n) <= 30);
        const net = netOf([...payments.honours, ...payments.direct, ...payments.table, ...payments.cards], 3);
        const booked = balances(
          tarok.ledger(after.table).filter(({round, account}) => round === deal && account !== 'pot'),
          3,
        ).players;
        assert.deepEqual(
          after.table.seats.map((player) => booked[player]),
          net,
        );
        if (options.cardFlow !== 'each' && stichfrei < 0)
          assert.deepEqual(
            netOf(payments.cards, 3),
            points.map((n) => n - 26),
          );
      }
    });
  });
});

test('a piece won by a seat pays as if each of the others paid for it', () => {
  for (const values of [
    [15, 10, 5],
    [0, 0, 30],
    [5, 5, 5],
    [10, 0, 20],
  ]) {
    const each = values.map((value) => 3 * value - values.reduce((sum, n) => sum + n));
    assert.deepEqual(netOf(pairwise(values), 3), each);
  }
});
