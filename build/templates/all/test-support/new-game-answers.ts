import {randomFrom} from '@quinola/cards';
import {newGame, newGameOptions, type NewGameOptions} from '../src/new-game/rules/index.js';

/** A runner for each kind of known answer: builds the position that is `given`, asks the rules, and returns their answer. */
export const runners: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => object>> = {
  /** Whose turn it is, and in which phase, once the cards are dealt. */
  begun: ({options, seed}) => {
    const state = newGame.start(newGameOptions(options as Partial<NewGameOptions>));
    const move = newGame.chance(state, randomFrom(seed as string));
    const {phase, must} = newGame.turn(newGame.play(state, 'chance', move).state);
    return {phase, must};
  },
};
