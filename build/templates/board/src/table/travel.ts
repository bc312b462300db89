import type {NewGameTable} from '../new-game-table.js';

/** Nothing is gathered or dealt from a place. */
export const travelEndsOf = (_table: NewGameTable): readonly [null, null] => [null, null];
