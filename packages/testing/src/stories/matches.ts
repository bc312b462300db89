import {randomFrom} from '@quinola/cards';
import {
  firstDue,
  isDue,
  sample,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';

/** A position of a match in which the visitor is to move, described by his view. */
export interface Moment<View, Options> {
  readonly options?: Options;
  readonly moment: (view: View) => boolean;
}

/** Whether a view is of a phase. */
export const inPhase =
  (name: string) =>
  ({turn}: {readonly turn: {readonly phase: string}}): boolean =>
    turn.phase === name;

/** Whether so many tricks have been played, and so many cards lie in the next. */
export const inTrick =
  (tricks: number, laid: number) =>
  (view: {
    readonly turn: {readonly phase: string};
    readonly tricks: readonly unknown[];
    readonly trick: readonly unknown[];
  }): boolean =>
    view.turn.phase === 'playing.trick' && view.tricks.length === tricks && view.trick.length === laid;

/** How many matches are tried. */
const ATTEMPTS = 400;

/**
 * A match of random lawful play up to the first position in which the visitor, player 0, is to move and that meets the conditions.
 * The same conditions give the same match.
 * @param names of the players, the visitor's first
 * @throws Error if no match reaches such a position
 */
export function matchTo<State, View, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening, never>,
  options: Options,
  names: readonly string[],
  moment: (view: View) => boolean,
): GameRecord<Move, Options> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = randomFrom(`story ${attempt}`);
    const moves: RecordedMove<Move>[] = [];
    let state = game.start(options);
    while (!game.turn(state).over) {
      const {must} = game.turn(state);
      if (isDue(must, 0) && moment(game.view(state, 0))) {
        const players = names.map((name, i) => ({name, kind: i ? 'book' : 'visitor'}));
        return {format: 'quinola-record/1', game: game.id, options, players, moves};
      }
      const by = firstDue(must)!;
      const move = by === 'chance' ? game.chance(state, random) : sample(game, game.view(state, by), random);
      moves.push({by, move});
      state = game.play(state, by, move).state;
    }
  }
  throw new Error('No match reaches this position.');
}
