import assert from 'node:assert/strict';
import test from 'node:test';
import {type Card} from '@quinola/cards';
import {balances, isZeroSum, tallyOf, weightOf} from '@quinola/play';
import {playMatch, type Step} from '@quinola/testing/match.js';
import {eachSample} from '@quinola/testing/sample.js';
import {BY_THREES} from '../src/kit/rules/index.js';
import {
  tarokOmbre,
  type DealResult,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
} from '../src/tarok-ombre/rules/index.js';
import {AGREEMENTS} from '../test-support/ombre.js';

type OmbreStep = Step<TarokOmbreState, TarokOmbreMove, TarokOmbreHappening>;

/** Every card of a deal: in hands, in tricks, put aside or laid away. */
function cardsOf({table, hands, aside, skat}: TarokOmbreState): readonly Card[] {
  const {options, contract, trick, tricks} = table;
  const talon = options.manner === 'new' && contract === null ? aside : [];
  return [
    ...hands.flat(),
    ...talon,
    ...skat,
    ...trick.map(({card}) => card),
    ...tricks.flatMap(({cards}) => cards.map(({card}) => card)),
  ];
}

/** Sample sessions with all sets of options in turn. */
function eachSession(count: number, body: (options: TarokOmbreOptions, seed: string) => void): void {
  eachSample(count * AGREEMENTS.length, (seed, i) => {
    body(AGREEMENTS[i % AGREEMENTS.length]!, seed);
  });
}

function play(options: TarokOmbreOptions, seed: string, onStep?: (step: OmbreStep) => void): TarokOmbreState {
  return playMatch(tarokOmbre, options, seed, onStep);
}

const resultsOf = ({events}: OmbreStep): readonly DealResult[] =>
  events.flatMap((event) => (event.type === 'deal-settled' ? [event.result] : []));

test('every session of lawful moves ends, and no card is lost', () => {
  eachSession(4, (options, seed) => {
    const end = play(options, seed, ({after}) => {
      const {table} = after;
      assert.deepEqual(
        table.counts,
        after.hands.map((hand) => hand.length),
      );
      if (after.dealt[0]!.length === 0) return;
      const cards = cardsOf(after);
      assert.equal(cards.length, 78);
      assert.equal(new Set(cards).size, 78);
    });
    assert.equal(end.table.turn.phase, 'settlingSession');
    assert.equal(end.table.settled.length, options.deals);
  });
});

test('a deal counts 78 points, 40 win, and the payment follows the tariff', () => {
  eachSession(8, (options, seed) => {
    play(options, seed, (step) => {
      for (const {
        outcome,
        points,
        piles,
        perOpponent,
        net,
        declarer,
        tricks,
        given,
        dealer,
        contract,
      } of resultsOf(step)) {
        assert.equal(
          net.reduce((sum, n) => sum + n, 0),
          0,
        );
        if (outcome === 'thrown-in') {
          assert.equal(net[(dealer + 1) % 3], 2 * options.forehandConsolation);
          continue;
        }
        assert.equal(points[0] + points[1], 78);
        assert.equal(new Set(piles.flat()).size, 78);
        assert.equal(weightOf(BY_THREES, tallyOf(BY_THREES, piles.flat())), 234);
        assert.equal(tricks.length, 25);
        assert.equal(net[declarer], 2 * perOpponent);
        assert.equal(
          Math.sign(perOpponent),
          outcome === 'won' || outcome === 'tout' ? 1 : outcome === 'remis' && !options.remisPays ? 0 : -1,
        );
        if (outcome !== 'tout')
          assert.equal(outcome, points[0] >= 40 ? 'won' : points[0] === 39 ? 'remis' : 'lost');
        if (given) assert.ok(piles[1 - given.side]!.includes(given.card));
        const [base, point] = (
          {
            tre: [10, 1],
            due: [20, 2],
            uno: [30, 3],
            solo: options.manner === 'old' ? [60, 6] : [50, 5],
          } as const
        )[contract!];
        if (outcome === 'won') assert.equal(perOpponent, base + point * (points[0] - 39));
        if (outcome === 'lost' && options.lossTariff === 'symmetrical')
          assert.equal(perOpponent, -base - point * (points[1] - 39));
      }
    });
  });
});

test('Sky stays with its owner’s side, unless it is lost by option or by Tout', () => {
  eachSession(6, (options, seed) => {
    play(options, seed, (step) => {
      for (const {outcome, piles, declarer, tricks} of resultsOf(step)) {
        if (outcome === 'thrown-in') continue;
        const at = tricks.findIndex(({cards}) => cards.some(({card}) => card === 'SK'));
        const {cards, winner} = tricks[at]!;
        const owner = cards.find(({card}) => card === 'SK')!.seat;
        const kept =
          outcome === 'tout'
            ? declarer
            : options.skyLimit === 'before-last-three' && at >= 22
              ? winner
              : owner;
        assert.notEqual(winner, owner, 'Sky never wins');
        assert.ok(piles[kept === declarer ? 0 : 1].includes('SK'));
      }
    });
  });
});

test('the ledger is zero-sum, and its balance equals the sheets', () => {
  eachSession(4, (options, seed) => {
    const sums = [0, 0, 0];
    const end = play(options, seed, (step) => {
      const {seats} = step.before.table;
      for (const {net} of resultsOf(step))
        net.forEach((amount, seat) => {
          sums[seats[seat]!]! += amount;
        });
      assert.ok(isZeroSum(tarokOmbre.ledger(step.after.table)));
      assert.deepEqual(
        tarokOmbre.worth(step.after),
        sums.map((sum) => sum + 0),
      );
    });
    assert.deepEqual(balances(tarokOmbre.ledger(end.table), 3).players, sums);
  });
});

test('the forehand of a deal deals the next one, and play starts at his left', () => {
  eachSession(4, (options, seed) => {
    play(options, seed, ({before, after}) => {
      const {dealer, tricks, trick, leader} = after.table;
      if (after.table.deal > before.table.deal && before.table.deal > 0)
        assert.equal(dealer, (before.table.dealer + 1) % 3);
      if (after.table.turn.phase === 'playing.trick' && !tricks.length && !trick.length)
        assert.equal(leader, (dealer + 1) % 3);
    });
  });
});
