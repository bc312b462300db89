import {pick} from '@quinola/cards';
import type {FixtureGame} from '../../../chart/test-support/fixtures/types.js';
import {manner, newGameMachine} from '../src/new-game/machine.js';
import {newGameBrain} from '../src/new-game/opponent.js';
import {
  newGame,
  newGameOptions,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGameState,
  type NewGameView,
} from '../src/new-game/rules/index.js';

/** The records of New game that are kept: `npm run fixtures -- new-game` makes them. */
export const newGameFixtures: FixtureGame<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening
> = {
  game: newGame,
  machine: newGameMachine,
  manner,
  players: () => PLAYERS,
  ways: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) =>
        newGameBrain.choose({game: newGame.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {name: 'usual', options: newGameOptions(), count: 6, ways: [['random'], ['book'], ['random', 'book']]},
  ],
  moves: MOVES,
  happenings: HAPPENINGS,
};
