import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, pick, randomFrom, shuffled} from '@quinola/cards';
import {foldRecord, isZeroSum, MoveError, RecordError, type RecordedMove} from '@quinola/play';
import {eachSample} from '../../../play/test-support/sample.js';
import {imagine, whist, whistOptions, type WhistMove, type WhistState} from '../src/rules/index.js';
import {COMBINATIONS, playEvening, viewInTurn, type Step} from '../test-support/evening.js';

/** Every card of a state: in hands, on the table, in tricks and gone; the whole pack once the cards are given. */
function cardsOf({table, hands}: WhistState): readonly string[] {
  return [
    ...hands.flat(),
    ...table.trick.map(({card}) => card),
    ...table.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
    ...table.gone,
  ];
}

const inDeal = ({table}: WhistState): boolean => table.trump !== null;

/** Samples of all combinations in turn. */
function eachEvening(
  count: number,
  body: (options: (typeof COMBINATIONS)[number], seed: string) => void,
): void {
  eachSample(
    count,
    (seed, i) => {
      const options = COMBINATIONS[i % COMBINATIONS.length]!;
      try {
        body(options, seed);
      } catch (error) {
        if (error instanceof Error) error.message = `${JSON.stringify(options)}: ${error.message}`;
        throw error;
      }
    },
    count * 25,
  );
}

test('every evening of lawful moves comes to its end, with every card in its place', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const end = playEvening(options, seed, ({after}) => {
      if (!inDeal(after)) return;
      const cards = cardsOf(after);
      assert.equal(cards.length, 52);
      assert.equal(new Set(cards).size, 52);
      assert.deepEqual(
        after.table.counts,
        after.hands.map((hand) => hand.length),
      );
    });
    assert.equal(end.table.turn.phase, 'settlingSession');
    assert.equal(end.table.rubbers.length, end.table.options.rubbers);
  });
});

test('in every deal that is played out exactly one side marks odd tricks, and at most one honours', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    playEvening(options, seed, ({events, before}) => {
      for (const event of events) {
        if (event.type !== 'deal-scored') continue;
        const {result} = event;
        assert.ok(result.honourPoints.filter((points) => points > 0).length <= 1);
        assert.ok(
          result.score.filter((points) => points >= (options.honours === 'none' ? 5 : 10)).length <= 1,
        );
        if (result.byCall) continue;
        assert.equal(result.tricksWon[0] + result.tricksWon[1], 13);
        assert.equal(result.trickPoints.filter((points) => points > 0).length, 1);
        for (const side of [0, 1] as const) {
          const revoked = result.penalties.some((penalty) => penalty.side === side);
          if (!revoked) assert.ok(result.score[side] >= result.start[side], 'a score fell without a revoke');
          if (revoked) assert.notEqual(result.winner, side);
          if (result.start[side] === 9 && result.tricksWon[side] <= 6 && !result.penalties.length)
            assert.equal(result.score[side], 9);
        }
        assert.equal(result.hands.flat().length, 52);
        assert.equal(before.table.deal, result.deal);
      }
    });
  });
});

test('the ledger is zero-sum after every rubber, and so is the worth of every state', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    playEvening(options, seed, ({after}) => {
      const worth = whist.worth(after);
      assert.ok(Math.abs(worth.reduce((sum, n) => sum + n, 0)) < 1e-9);
      if (after.table.turn.phase === 'cutting.spreading') assert.ok(isZeroSum(whist.ledger(after.table)));
    });
  });
});

test('a finished rubber without slams brings what the books say', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const end = playEvening(options, seed);
    const [least, most] =
      options.rules === 'warsaw' ? (options.gameLevels === 'full' ? [1, 11] : [3, 7]) : [3, 10];
    for (const {games, slams, net} of end.table.rubbers) {
      assert.ok(games.length === 2 || games.length === 3);
      const last = games[games.length - 1]!;
      assert.equal(games.filter((game) => game.winner === last.winner).length, 2);
      const won = last.winner === 0 ? net : -net;
      if (!slams.length) assert.ok(won >= least! && won <= most!, `net ${won}`);
    }
  });
});

test('the moves are a function of the view, none is refused and none is a breach', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const random = randomFrom(`${seed}/moves`);
    playEvening(options, seed, ({before}) => {
      if (random.below(4)) return;
      for (const player of [before.table.turn.must, ...before.table.turn.may]) {
        if (typeof player !== 'number') continue;
        const view = whist.view(before, player);
        const moves = whist.moves(view);
        if (player === before.table.turn.must) assert.ok(moves.length > 0, before.table.turn.phase);
        assert.deepEqual(whist.moves(JSON.parse(JSON.stringify(view)) as typeof view), moves);
        for (const move of moves) assert.equal(whist.refusal(view, move), null, JSON.stringify(move));
        const move = pick(moves.length ? moves : [{type: 'STOP'} as WhistMove], random);
        whist.play(before, player, move);
      }
    });
  });
});

test('a refused move cannot be made, and a breach only at a strict table', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const random = randomFrom(`${seed}/refused`);
    playEvening(options, seed, ({before}) => {
      if (random.below(6)) return;
      const player = random.below(before.table.players);
      const view = whist.view(before, player);
      const tries: WhistMove[] = [
        {type: 'PLAY', card: pick(FRENCH_52.cards, random)},
        {type: 'CALL'},
        {type: 'SHOW'},
        {type: 'ANSWER', yes: random.below(2) === 0},
        {type: 'DRAW', index: random.below(60)},
        {type: 'CUT', index: 52},
        {type: 'THROW_OVER'},
        {type: 'LAY_DOWN'},
        {type: 'WAIVE'},
        {type: 'APPLY_PENALTY', deduct: 2, add: 2},
        {type: 'CLAIM_REVOKE', seat: 1, trick: 1},
        ...(view.hand.length ? [{type: 'PLAY', card: pick(view.hand, random)} as const] : []),
      ];
      for (const move of tries) {
        const refusal = whist.refusal(view, move);
        if (refusal?.breach) assert.equal(before.table.options.etiquette, 'strict');
        if (refusal && !refusal.breach) assert.throws(() => whist.play(before, player, move), MoveError);
        else assert.doesNotThrow(() => whist.play(before, player, move));
        if (refusal)
          assert.ok(!whist.moves(view).some((lawful) => JSON.stringify(lawful) === JSON.stringify(move)));
      }
    });
  });
});

test('a view does not change when the cards change that its player cannot know', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const random = randomFrom(`${seed}/swap`);
    playEvening(options, seed, ({before}) => {
      if (random.below(8)) return;
      for (const viewer of [random.below(before.table.players), 'watcher'] as const) {
        const view = whist.view(before, viewer);
        const hidden = before.hands.map((hand, seat) =>
          hand === view.hand || hand === view.dummyHand
            ? []
            : hand.filter(
                (card) => !JSON.stringify([view.turnUp, view.seen, view.exposed]).includes(card) || seat < 0,
              ),
        );
        const mixed = shuffled(hidden.flat(), random);
        const hands = before.hands.map((hand, seat) =>
          hand.map((card) => (hidden[seat]!.includes(card) ? mixed.pop()! : card)),
        );
        const other: WhistState = {...before, hands, pack: shuffled(before.pack, random)};
        assert.deepEqual(whist.view(other, viewer), view);
        assert.deepEqual(whist.moves(whist.view(other, viewer)), whist.moves(view));
      }
    });
  });
});

test('what may be imagined agrees with the view: the same view and the same moves come of it', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const random = randomFrom(`${seed}/imagine`);
    playEvening(options, seed, ({before}) => {
      if (random.below(12)) return;
      const view = whist.view(before, random.below(before.table.players));
      const imagined = imagine(view, random);
      assert.deepEqual(whist.view(imagined, view.player), view);
      if (!inDeal(imagined)) return;
      const cards = cardsOf(imagined);
      assert.equal(new Set(cards).size, 52);
      assert.deepEqual(
        imagined.table.counts,
        imagined.hands.map((hand) => hand.length),
      );
    });
  });
});

test('a state is plain JSON, and a record of the evening folds to the same end', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const moves: RecordedMove<WhistMove>[] = [];
    const states: WhistState[] = [];
    const end = playEvening(options, seed, ({by, move, after}: Step) => {
      moves.push({by, move});
      if (states.length < 20) states.push(after);
    });
    for (const state of [...states, end]) assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
    const record = {
      format: 'quinola-record/1' as const,
      game: 'whist',
      options: whistOptions(options),
      players: [],
      moves,
    };
    assert.deepEqual(foldRecord(whist, JSON.parse(JSON.stringify(record)) as typeof record), end);
  });
});

test('a record that has been tampered with is refused by its code, or is another lawful evening', () => {
  eachEvening(COMBINATIONS.length, (options, seed) => {
    const random = randomFrom(seed);
    const moves: RecordedMove<WhistMove>[] = [];
    playEvening({...options, ...(options.table === 'five' ? {} : {rubbers: 1})}, seed, ({by, move}) => {
      moves.push({by, move});
    });
    for (let i = 0; i < 10; i++) {
      const at = random.below(moves.length);
      const other = moves[random.below(moves.length)]!;
      const wrong = pick(
        [
          {...other},
          {...moves[at]!, by: pick([0, 1, 2, 3, 4, 99, -1, 'chance'] as const, random)},
          {...moves[at]!, move: {type: 'NONSENSE'}},
          {
            ...moves[at]!,
            move: {
              ...moves[at]!.move,
              card: 'XX',
              index: -1,
              seat: 7,
              pack: ['AS'],
              accident: {kind: 'none', by: 9},
              suit: 'Z',
            },
          },
          {...moves[at]!, move: {type: moves[at]!.move.type}},
        ],
        random,
      ) as RecordedMove<WhistMove>;
      const record = {
        format: 'quinola-record/1' as const,
        game: 'whist',
        options: whistOptions(options),
        players: [],
        moves: moves.map((made, j) => (j === at ? wrong : made)),
      };
      try {
        foldRecord(whist, record);
      } catch (error) {
        assert.ok(error instanceof RecordError, `${String(error)} by ${JSON.stringify(wrong)}`);
      }
    }
  });
});

test('at a strict table anything may go wrong, and the evening still comes to its end', () => {
  const strict = COMBINATIONS.filter(({etiquette}) => etiquette === 'strict');
  let breaches = 0;
  eachSample(
    strict.length * 2,
    (seed, i) => {
      const random = randomFrom(seed);
      let state = whist.start(whistOptions({...strict[i % strict.length]!}));
      while (!whist.turn(state).over) {
        const view = viewInTurn(state);
        const sinner = random.below(state.table.players);
        const guilty = whist.view(state, sinner);
        const slip: WhistMove | null =
          !random.below(5) && guilty.hand.length
            ? pick(
                [
                  {type: 'PLAY', card: pick(guilty.hand, random)},
                  {type: 'DROP', card: pick(guilty.hand, random)},
                  {type: 'CALL'},
                  {type: 'ANSWER', yes: true},
                ] as const,
                random,
              )
            : null;
        if (slip && whist.refusal(guilty, slip)?.breach) {
          breaches++;
          state = whist.play(state, sinner, slip).state;
        } else if (!view) {
          state = whist.play(state, 'chance', whist.chance(state, random)).state;
        } else {
          const right = pick([view.player, ...state.table.turn.may], random);
          const moves = whist.moves(whist.view(state, right));
          const {player} = moves.length ? whist.view(state, right) : view;
          state = whist.play(state, player, pick(moves.length ? moves : whist.moves(view), random)).state;
        }
        if (inDeal(state)) {
          assert.equal(new Set(cardsOf(state)).size, 52);
          assert.deepEqual(
            state.table.counts,
            state.hands.map((hand) => hand.length),
          );
          const looker = whist.view(state, sinner);
          assert.deepEqual(whist.view(imagine(looker, random), sinner), looker);
        }
      }
      assert.ok(isZeroSum(whist.ledger(state.table)));
    },
    strict.length * 50,
  );
  assert.ok(breaches > 50, `only ${breaches} breaches`);
});
