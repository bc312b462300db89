import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {
  count,
  foldRecord,
  type Game,
  type Happening,
  listed,
  MoveError,
  type MoveLike,
  type RecordedMove,
  RecordError,
  sample,
} from '@quinola/play';
import {recorded} from './match.js';

/** Holds that the moves of all who may move are a function of the view as JSON, that none is refused, and that one can be made. */
export function assertMovesOfViews<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  random: Random,
): void {
  const {must, may, phase} = game.turn(state);
  for (const player of [must, ...may]) {
    if (typeof player !== 'number') continue;
    const view = game.view(state, player);
    const moves = game.moves(view);
    if (player === must) assert.ok(moves.length > 0, phase);
    assert.deepEqual(game.moves(JSON.parse(JSON.stringify(view)) as View), moves);
    // Of thousands of ways to lay cards away some are enough.
    const some =
      count(moves) > 100
        ? Array.from({length: 100}, () => sample(game, view, random))
        : [...listed(game, view)];
    for (const move of some) assert.equal(game.refusal(view, move), null, JSON.stringify(move));
    if (moves.length) game.play(state, player, sample(game, view, random));
  }
}

/** Holds that states are plain JSON and that the record of a match folds to the same end. */
export function assertFolds<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  options: Options,
  seed: string,
): void {
  const {record, states} = recorded(game, options, seed);
  const end = states[states.length - 1];
  for (const state of [...states.slice(0, 30), end])
    assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
  assert.deepEqual(foldRecord(game, JSON.parse(JSON.stringify(record)) as typeof record), end);
}

/** Holds that a record that has been tampered with is refused by its code, or is another lawful match. */
export function assertTamperingShows<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  options: Options,
  seed: string,
): void {
  const random = randomFrom(`${seed}/tampering`);
  const {record} = recorded(game, options, seed);
  const {moves} = record;
  for (let i = 0; i < 10; i++) {
    const at = random.below(moves.length);
    const made = moves[at]!;
    const wrong = pick<RecordedMove>(
      [
        moves[random.below(moves.length)]!,
        {...made, by: pick([0, 1, 2, 99, -1, 'chance'] as const, random)},
        {...made, move: {type: 'NONSENSE'}},
        {
          ...made,
          move: {
            ...made.move,
            card: 'XX',
            cards: ['XX', 'AS', 'AS'],
            index: -1,
            pack: ['AS'],
            contract: 'none',
          } as MoveLike,
        },
        {...made, move: {type: made.move.type}},
      ],
      random,
    ) as RecordedMove<Move>;
    try {
      foldRecord(game, {...record, moves: moves.map((move, j) => (j === at ? wrong : move))});
    } catch (error) {
      assert.ok(error instanceof RecordError, `${String(error)} by ${JSON.stringify(wrong)}`);
    }
  }
}

/** Holds that of these moves those can be made that are not refused, and no others; a breach can be made too. */
export function assertRefusalsHold<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  player: number,
  tries: readonly Move[],
): void {
  const view = game.view(state, player);
  const lawful = new Set(game.moves(view).map((move) => JSON.stringify(move)));
  for (const move of tries) {
    const refusal = game.refusal(view, move);
    if (refusal && !refusal.breach) assert.throws(() => game.play(state, player, move), MoveError);
    else assert.doesNotThrow(() => game.play(state, player, move), JSON.stringify(move));
    if (refusal) assert.ok(!lawful.has(JSON.stringify(move)));
  }
}
