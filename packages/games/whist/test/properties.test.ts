import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {isZeroSum} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {imagine, whist, whistOptions, type WhistMove, type WhistState} from '../src/whist/rules/index.js';
import {COMBINATIONS, playRandomMatch, viewInTurn} from '../test-support/random-match.js';

/** Every card of a state: in hands, on the table, in tricks and out of play; the whole pack after the deal. */
function cardsOf({table, hands}: WhistState): readonly string[] {
  return [
    ...hands.flat(),
    ...table.trick.map(({card}) => card),
    ...table.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
    ...table.gone,
  ];
}

const inDeal = ({table}: WhistState): boolean => table.trump !== null;

/** Sample matches with all combinations of options in turn. */
function eachMatch(
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

test('every match of lawful moves ends, and no card is lost', () => {
  eachMatch(COMBINATIONS.length, (options, seed) => {
    const end = playRandomMatch(options, seed, ({after}) => {
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

test('in every deal played to the end exactly one side marks odd tricks, and at most one marks honours', () => {
  eachMatch(COMBINATIONS.length, (options, seed) => {
    playRandomMatch(options, seed, ({events, before}) => {
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
  eachMatch(COMBINATIONS.length, (options, seed) => {
    playRandomMatch(options, seed, ({after}) => {
      const worth = whist.worth(after);
      assert.ok(Math.abs(worth.reduce((sum, n) => sum + n, 0)) < 1e-9);
      if (after.table.turn.phase === 'cutting.spreading') assert.ok(isZeroSum(whist.ledger(after.table)));
    });
  });
});

test('a finished rubber without slams pays what the books say', () => {
  eachMatch(COMBINATIONS.length, (options, seed) => {
    const end = playRandomMatch(options, seed);
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

test('at a strict table anything may go wrong, and the match still ends', () => {
  const strict = COMBINATIONS.filter(({etiquette}) => etiquette === 'strict');
  let breaches = 0;
  eachSample(
    strict.length * 2,
    (seed, i) => {
      const random = randomFrom(seed);
      let state = whist.start(whistOptions({...strict[i % strict.length]!}));
      while (!whist.turn(state).over) {
        const view = viewInTurn(state);
        const offender = random.below(state.table.players);
        const guilty = whist.view(state, offender);
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
          state = whist.play(state, offender, slip).state;
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
          const offenderView = whist.view(state, offender);
          const imagined = imagine(offenderView, random);
          assert.deepEqual(whist.view(imagined, offender), offenderView);
          assert.equal(new Set(cardsOf(imagined)).size, 52);
        }
      }
      assert.ok(isZeroSum(whist.ledger(state.table)));
    },
    strict.length * 50,
  );
  assert.ok(breaches > 50, `only ${breaches} breaches`);
});
