import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, shuffled, TAROK_78, type Card} from '@quinola/cards';
import {balances, isZeroSum, tallyOf, weightOf} from '@quinola/play';
import {
  assertFolds,
  assertMovesOfViews,
  assertRefusalsHold,
  assertTamperingShows,
} from '../../../play/test-support/match-holds.js';
import {playMatch, type Step} from '../../../play/test-support/match.js';
import {eachSample} from '../../../play/test-support/sample.js';
import {BY_THREES} from '../src/pack/index.js';
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

/** Samples of all agreements in turn. */
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

test('every session of lawful moves comes to its end, with every card in its place', () => {
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

test('a deal counts 78 points, 40 win, and the payment is what the tariff says of them', () => {
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

test("Sky is with its owner's side, unless it is lost by agreement or by Tout", () => {
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

test('the ledger is zero-sum, and its balance is what the sheets said', () => {
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

test('whoever was forehand deals next, and play begins at his left', () => {
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

test('the moves are a function of the view, and none is refused', () => {
  eachSession(2, (options, seed) => {
    const random = randomFrom(`${seed}/moves`);
    play(options, seed, ({before}) => {
      const {phase} = tarokOmbre.turn(before);
      if (phase !== 'playing.trick' || random.below(4) === 0) assertMovesOfViews(tarokOmbre, before, random);
    });
  });
});

test('a refused move cannot be made, and no other is refused', () => {
  eachSession(2, (options, seed) => {
    const random = randomFrom(`${seed}/refused`);
    play(options, seed, ({before}) => {
      if (before.table.turn.phase === 'playing.trick' && random.below(5)) return;
      const player = random.below(3);
      const {hand} = tarokOmbre.view(before, player);
      const any = (): Card => pick(hand.length && random.below(2) ? hand : TAROK_78.cards, random);
      assertRefusalsHold(tarokOmbre, before, player, [
        {type: 'PLAY', card: any()},
        {type: 'PLAY', card: any()},
        {type: 'LAY_SKAT', cards: [any(), any(), any()]},
        {type: 'LAY_SKAT', cards: []},
        {type: 'DEMAND', card: any()},
        {type: 'STOP_DEMANDING'},
        {type: 'GIVE_BACK', card: any()},
        {type: 'PASS'},
        {type: 'HOLD'},
        {type: 'LOOK'},
        ...(['tre', 'due', 'uno', 'solo'] as const).map((contract): TarokOmbreMove => ({
          type: 'BID',
          contract,
        })),
        {type: 'DRAW', index: random.below(4)},
        {type: 'CUT', index: pick([0, 5, 78], random)},
        {type: 'SHUFFLE', pack: TAROK_78.cards},
        {type: 'SPREAD', cards: ['T1', 'AS', 'AH']},
        {type: 'STOP'},
      ]);
    });
  });
});

/** Another state that looks the same to a player: all cards that he cannot place are mixed among the places he cannot see. */
function mixed(state: TarokOmbreState, player: number, seed: string): TarokOmbreState {
  const random = randomFrom(seed);
  const {table, hands, skat, aside, returned} = state;
  const view = tarokOmbre.view(state, player);
  const own = table.seats.indexOf(player);
  const blind = own >= 0 && !view.hand.length && hands[own]!.length > 0;
  // A demanded card that is still held lies where all know it; a card given back is known to two.
  const placed = new Set([
    ...view.hand,
    ...(view.skat ?? []),
    ...(view.bought ?? []),
    ...view.returned.filter((card) => card !== null),
    ...table.demands.filter(({from}) => from >= 0).map(({card}) => card),
    ...table.demands.filter(({from}) => from < 0).map(({card}) => card),
    ...table.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
    ...table.trick.map(({card}) => card),
  ]);
  const seen = (card: Card): boolean => placed.has(card) && !(blind && hands[own]!.includes(card));
  const hidden = new Set([...hands.flat(), ...skat, ...aside].filter((card) => !seen(card)));
  const names = [...hidden];
  const others = shuffled(names, random);
  const rename = new Map(names.map((card, i) => [card, others[i]!]));
  const renamed = (cards: readonly Card[]): readonly Card[] => cards.map((card) => rename.get(card) ?? card);
  return {
    ...state,
    hands: hands.map(renamed),
    skat: renamed(skat),
    aside: renamed(aside),
    dealt: state.dealt.map(renamed),
    returned: returned.map((card) => (card === null ? null : (rename.get(card) ?? card))),
    pack: shuffled(state.pack, random),
  };
}

test('a view and its moves do not change when the cards change that its player cannot know', () => {
  eachSession(3, (options, seed) => {
    const random = randomFrom(`${seed}/swap`);
    play(options, seed, ({before}) => {
      if (before.table.turn.phase === 'playing.trick' && random.below(6)) return;
      for (const player of [0, 1, 2, -1]) {
        const other = mixed(before, player, `${seed}/${random.below(1e9)}`);
        const viewer = player < 0 ? 'watcher' : player;
        const view = tarokOmbre.view(before, viewer);
        assert.deepEqual(tarokOmbre.view(other, viewer), view);
        if (player >= 0)
          assert.deepEqual(tarokOmbre.moves(tarokOmbre.view(other, viewer)), tarokOmbre.moves(view));
        assert.deepEqual(tarokOmbre.turn(other), tarokOmbre.turn(before));
      }
    });
  });
});

test('what is secret is told only to those whom it concerns', () => {
  eachSession(2, (options, seed) => {
    play(options, seed, ({events, before}) => {
      const {seats} = before.table;
      for (const event of events) {
        if (event.type === 'skat-cards') assert.deepEqual(event.to, [seats[event.seat]]);
        else if (event.type === 'card-back')
          assert.deepEqual(event.to, [seats[event.seat], seats[event.receiver]]);
        else assert.equal(event.to, undefined);
      }
    });
  });
});

test('a state is plain JSON, and a record of the session folds to the same end', () => {
  eachSession(1, (options, seed) => {
    assertFolds(tarokOmbre, options, seed);
  });
});

test('a record that has been tampered with is refused by its code, or is another lawful session', () => {
  eachSession(1, (options, seed) => {
    assertTamperingShows(tarokOmbre, options, seed);
  });
});
