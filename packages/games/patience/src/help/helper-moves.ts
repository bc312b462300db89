import {wholeOf} from '@quinola/table';
import type {PatienceTable} from '../patience-table.js';
import type {PatienceMove} from '../rules/index.js';

/** The player's moves that stand, in one string: equal strings mean the same way, whatever chance did between. */
export const movesMade = (table: PatienceTable): string =>
  JSON.stringify(
    wholeOf<unknown, PatienceMove>(table)
      .record.moves.filter(({by, undone}) => by === 0 && !undone)
      .map(({move}) => move),
  );

/** Where the helper has led each table last. */
const helperMoves = new WeakMap<PatienceTable, string>();

/** Makes a move of the helper's way. @returns whether it was lawful */
export function playHelperMove(table: PatienceTable, move: PatienceMove): boolean {
  const before = movesMade(table);
  // Told beforehand: the last move ends the game at once.
  helperMoves.set(table, JSON.stringify([...(JSON.parse(before) as readonly PatienceMove[]), move]));
  return table.play(move);
}

/** Whether the last move was the helper's: what comes out by it is nobody's success. */
export const isHelperMove = (table: PatienceTable): boolean => helperMoves.get(table) === movesMade(table);
