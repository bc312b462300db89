CARDS_IMPORT
import type {HeldGame} from '../../../chart/test-support/hold-game.js';
import {manner} from '../src/new-game/machine.js';
import {
  newGame,
  newGameOptions,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGamePhase,
  type NewGameState,
  type NewGameView,
} from '../src/new-game/rules/index.js';
import {newGameFixtures} from './new-game-fixtures.js';

/** New game as the tests of every game hold it: `QUINOLA_GAME=new-game` runs `test/games.test.ts` for it alone. */
export const heldNewGame: HeldGame<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening,
  NewGamePhase
> = {
  ...newGameFixtures,
  manner,
  agreements: [newGameOptions(), newGameOptions({OPTION: 1})],
  cards: CARDS_OF_PACK,
  shown: SHOWN,
  place: (state) => newGame.turn(state),
  phases: PHASES,
};
