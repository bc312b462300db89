import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, shuffled, TAROK_78, type Card} from '@quinola/cards';
import {
  balances,
  foldRecord,
  isZeroSum,
  MoveError,
  RecordError,
  type RecordedMove,
  type Viewer,
  listed,
  sample,
  netOf,
  pairwise,
  tallyOf,
  weightOf,
} from '@quinola/play';
import {eachSample} from '../../../play/test-support/sample.js';
import {BY_THREES, isKing, PAGAT, SKY} from '../src/pack/index.js';
import {
  tarok,
  tarokOptions,
  type DealResult,
  type GivenOptions,
  type TarokMove,
  type TarokState,
} from '../src/tarok/rules/index.js';
import {AGREEMENTS, playEvening} from '../test-support/tarok-evening.js';

/** Samples of all agreements in turn. */
function eachEvening(count: number, body: (options: GivenOptions, seed: string) => void): void {
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

/** Every card of a state in which the cards are given. */
function cardsOf({table, hands, skat, aside}: TarokState): readonly Card[] {
  const laid = [...table.trick, ...table.tricks.flatMap(({cards}) => cards)];
  return [...hands.flat(), ...skat, ...aside, ...laid.map(({card}) => card)];
}

/** Every finished deal of some evenings. */
function eachDeal(
  count: number,
  body: (result: DealResult, after: TarokState, options: GivenOptions) => void,
): void {
  eachEvening(count, (options, seed) => {
    playEvening(options, seed, ({events, after}) => {
      for (const event of events) if (event.type === 'deal-settled') body(event.result, after, options);
    });
  });
}

test('every evening of lawful moves comes to its end, with every card in its place', () => {
  eachEvening(AGREEMENTS.length * 3, (options, seed) => {
    const end = playEvening(options, seed, ({after}) => {
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

test('all cards are counted, and count what the book says', () => {
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

test('the Pagat and each king have exactly one fate, and Sky stays with its owner as long as it is safe', () => {
  eachDeal(AGREEMENTS.length * 4, ({events, piles, hands, tricks, aside}) => {
    const fates = (card: Card): number => events.filter((event) => event.card === card).length;
    for (const card of [PAGAT, SKY, 'KS', 'KH', 'KD', 'KC'])
      assert.equal(fates(card), aside.includes(card) ? 0 : 1, card);
    if (aside.includes(SKY)) return;
    const owner = hands.findIndex((hand) => hand.includes(SKY));
    const trick = 1 + tricks.findIndex(({cards}) => cards.some(({card}) => card === SKY));
    // Buried with the Pagat it was in no trick.
    if (trick > 0) assert.equal(piles[owner]!.includes(SKY), trick <= 22);
  });
});

test('the accounts of a deal are zero-sum, and what left the players is in the pot', () => {
  eachEvening(AGREEMENTS.length * 3, (options, seed) => {
    playEvening(options, seed, ({after, events}) => {
      assert.ok(isZeroSum(tarok.ledger(after.table)));
      const {pot} = balances(tarok.ledger(after.table), after.table.options.players, 'pot');
      assert.equal(pot, after.table.pot);
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

test('a piece before a seat is worth what it would be if each of the others paid for it', () => {
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

test('the moves are a function of the view, and none is refused', () => {
  eachEvening(AGREEMENTS.length, (options, seed) => {
    const random = randomFrom(`${seed}/moves`);
    playEvening(options, seed, ({before}) => {
      const {must} = before.table.turn;
      if (typeof must !== 'number' || random.below(3)) return;
      const view = tarok.view(before, must);
      const moves = tarok.moves(view);
      assert.ok(moves.length > 0, before.table.turn.phase);
      assert.deepEqual(tarok.moves(JSON.parse(JSON.stringify(view)) as typeof view), moves);
      for (const move of listed(tarok, view)) {
        assert.equal(tarok.refusal(view, move), null, JSON.stringify(move));
        if (random.below(50) === 0) break;
      }
      tarok.play(before, must, sample(tarok, view, random));
      for (const other of [0, 1, 2])
        if (other !== must) assert.deepEqual(tarok.moves(tarok.view(before, other)), []);
    });
  });
});

test('a refused move cannot be made', () => {
  eachEvening(AGREEMENTS.length, (options, seed) => {
    const random = randomFrom(`${seed}/refused`);
    playEvening(options, seed, ({before}) => {
      if (random.below(4)) return;
      const player = random.below(before.table.options.players);
      const view = tarok.view(before, player);
      const some = (): Card => pick(view.hand.length ? view.hand : TAROK_78.cards, random);
      const tries: TarokMove[] = [
        {type: 'PLAY', card: pick(TAROK_78.cards, random)},
        {type: 'PLAY', card: some()},
        {type: 'DRAW', index: random.below(79)},
        {type: 'CUT', index: random.below(80)},
        {type: 'LAY_SKAT', cards: [some(), some(), some()]},
        {type: 'TAKE_BACK'},
        {type: 'ANNOUNCE', classes: ['taroks', 'kings']},
        {type: 'ANNOUNCE', classes: []},
        {type: 'SHUFFLE', pack: TAROK_78.cards},
        {type: 'SPREAD', cards: TAROK_78.cards},
        {type: 'STOP'},
      ];
      const lawful = tarok.moves(view).map((move) => JSON.stringify(move));
      for (const move of tries) {
        const refusal = tarok.refusal(view, move);
        if (refusal) assert.throws(() => tarok.play(before, player, move), MoveError);
        else assert.doesNotThrow(() => tarok.play(before, player, move));
        if (refusal) assert.ok(!lawful.includes(JSON.stringify(move)));
      }
    });
  });
});

test('a view does not change when the cards change that its player cannot know', () => {
  eachEvening(AGREEMENTS.length * 2, (options, seed) => {
    const random = randomFrom(`${seed}/swap`);
    playEvening(options, seed, ({before}) => {
      if (random.below(8)) return;
      for (const viewer of [random.below(before.table.options.players), 'watcher'] as readonly Viewer[]) {
        const view = tarok.view(before, viewer);
        const mixed = shuffled(
          [
            ...before.hands.filter((_, seat) => seat !== view.seat).flat(),
            ...(view.skat ? [] : before.skat),
            ...before.aside,
          ],
          random,
        );
        const other: TarokState = {
          ...before,
          pack: shuffled(before.pack, random),
          hands: before.hands.map((hand, seat) => (seat === view.seat ? hand : mixed.splice(0, hand.length))),
          skat: view.skat ?? mixed.splice(0, before.skat.length),
          aside: mixed.splice(0, before.aside.length),
        };
        assert.deepEqual(tarok.view(other, viewer), view);
        assert.deepEqual(tarok.moves(tarok.view(other, viewer)), tarok.moves(view));
      }
    });
  });
});

test('what a player is told of a move betrays no card that he may not know', () => {
  eachEvening(AGREEMENTS.length * 2, (options, seed) => {
    playEvening(options, seed, ({before, events, after}) => {
      if (!inDeal(before) || !inDeal(after)) return;
      for (let player = 0; player < before.table.options.players; player++) {
        const seat = before.table.seats.indexOf(player);
        const told = JSON.stringify(events.filter(({to}) => !to || to.includes(player)));
        const others = after.hands.filter((_, of) => of !== seat).flat();
        const hidden = [...others, ...(seat === before.table.dealer ? [] : after.skat), ...after.aside];
        for (const card of hidden) assert.ok(!told.includes(`"${card}"`), `${card} in ${told}`);
      }
    });
  });
});

test('a state is plain JSON, and a record of the evening folds to the same end', () => {
  eachEvening(AGREEMENTS.length, (options, seed) => {
    const moves: RecordedMove<TarokMove>[] = [];
    const states: TarokState[] = [];
    const end = playEvening(options, seed, ({by, move, after}) => {
      moves.push({by, move});
      if (states.length < 20) states.push(after);
    });
    for (const state of [...states, end]) assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
    const record = {
      format: 'quinola-record/1' as const,
      game: 'tarok',
      options: tarokOptions(options),
      players: [],
      moves,
    };
    assert.deepEqual(foldRecord(tarok, JSON.parse(JSON.stringify(record)) as typeof record), end);
  });
});

test('a record that has been tampered with is refused by its code, or is another lawful evening', () => {
  eachEvening(AGREEMENTS.length * 2, (options, seed) => {
    const random = randomFrom(seed);
    const moves: RecordedMove<TarokMove>[] = [];
    playEvening(options, seed, ({by, move}) => {
      moves.push({by, move});
    });
    for (let i = 0; i < 10; i++) {
      const at = random.below(moves.length);
      const other = moves[random.below(moves.length)]!;
      const wrong = pick(
        [
          {...other},
          {...moves[at]!, by: pick([0, 1, 2, 3, 99, -1, 'chance'] as const, random)},
          {...moves[at]!, move: {type: 'NONSENSE'}},
          {
            ...moves[at]!,
            move: {
              ...moves[at]!.move,
              card: 'XX',
              index: -1,
              pack: ['T1'],
              cards: ['XX', 'T1', 'T1'],
              classes: ['none'],
            },
          },
          {...moves[at]!, move: {type: moves[at]!.move.type}},
        ],
        random,
      ) as RecordedMove<TarokMove>;
      const record = {
        format: 'quinola-record/1' as const,
        game: 'tarok',
        options: tarokOptions(options),
        players: [],
        moves: moves.map((made, j) => (j === at ? wrong : made)),
      };
      try {
        foldRecord(tarok, record);
      } catch (error) {
        assert.ok(error instanceof RecordError, `${String(error)} by ${JSON.stringify(wrong)}`);
      }
    }
  });
});
