import {randomFrom} from '@quinola/cards';
import {
  sample,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';

/** Evenings tried before a moment is given up. */
const ATTEMPTS = 400;

/**
 * An match of random lawful play up to the first moment of the visitor, player 0, that is wanted. Equal wishes give equal
 * matches.
 * @param names of the players, the visitor's first
 * @throws Error when no match knows such a moment
 */
export function matchTo<State, View, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening, never>,
  options: Options,
  names: readonly string[],
  moment: (view: View) => boolean,
): GameRecord<Move, Options> {
  for (let evening = 0; evening < ATTEMPTS; evening++) {
    const random = randomFrom(`story ${evening}`);
    const moves: RecordedMove<Move>[] = [];
    let state = game.start(options);
    while (!game.turn(state).over) {
      const {must} = game.turn(state);
      if (must === 0 && moment(game.view(state, 0))) {
        const players = names.map((name, i) => ({name, kind: i ? 'book' : 'visitor'}));
        return {format: 'quinola-record/1', game: game.id, options, players, moves};
      }
      const by = must as number | 'chance';
      const move = by === 'chance' ? game.chance(state, random) : sample(game, game.view(state, by), random);
      moves.push({by, move});
      state = game.play(state, by, move).state;
    }
  }
  throw new Error('No evening comes to this.');
}
