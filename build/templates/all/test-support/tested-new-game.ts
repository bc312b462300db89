import {IMPORTS} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {imagine} from '../src/new-game/opponents/imagine.js';
import {profile, newGameMachine} from '../src/new-game/machine.js';
import {newGameBrain} from '../src/new-game/opponents/brain.js';
import {
  newGame,
  newGameOptions,
  SEATS,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGamePhase,
  type NewGameState,
  type NewGameView,
} from '../src/new-game/rules/index.js';

/** What the suite of all games needs to know of New game, and how its stored records are made (`npm run fixtures -- new-game`). */
export const testedNewGame: TestedGame<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening,
  NewGamePhase
> = {
  game: newGame,
  machine: newGameMachine(),
  profile,
  players: () => SEATS,
  stop: {type: 'STOP'},
  imagine,
  styles: {
    random: {choose: ({moves, random}) => (moves.length ? {move: pick(moves, random)} : null)},
    book: {
      choose: ({view, moves, seed}) =>
        newGameBrain().choose({game: newGame.id, view, moves, level: 'book', seed}),
    },
  },
  sets: [
    {name: 'usual', options: newGameOptions(), count: 6, lineups: [['random'], ['book'], ['random', 'book']]},
  ],
  moves: MOVES,
  happenings: HAPPENINGS,
  agreements: [newGameOptions({OPTION: 1}), newGameOptions({OPTION: 2})],
  cards: CARDS,
  phases: PHASES,
  shown: SHOWN,
  place: PLACE_OF,
};
