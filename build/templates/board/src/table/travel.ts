import type {NewGameTable} from '../new-game-table.js';

/** No cards are gathered or dealt, so there is no place to travel to or from. */
export const travelEndsOf = (_table: NewGameTable): readonly [null, null] => [null, null];
