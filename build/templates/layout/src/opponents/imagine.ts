import type {NewGameState, NewGameView} from '../rules/index.js';

/**
 * A whole state that agrees with a view; nothing is hidden in this game. The suite uses it to check that a view shows no more
 * than it may; opponents that search play such states out.
 */
export const imagine = (view: NewGameView): NewGameState => ({table: {...view, player: -1}});
