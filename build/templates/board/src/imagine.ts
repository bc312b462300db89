import type {NewGameState, NewGameView} from './rules/index.js';

/**
 * A whole state that agrees with a view: nothing is hidden here. The suite holds by it that a view shows no more than it
 * may; opponents that search play such states out.
 */
export const imagine = (view: NewGameView): NewGameState => ({table: {...view, player: -1}});
