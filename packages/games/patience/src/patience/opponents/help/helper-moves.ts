import {wholeOf} from '@quinola/table';
import type {PatienceHost} from '../../table/host.js';
import type {PatienceMove} from '../../rules/index.js';

/**
 * The player's moves that were not taken back, as one string; equal strings mean the same moves, however cards were
 * shuffled in between.
 */
export const movesMade = (table: PatienceHost): string =>
  JSON.stringify(
    wholeOf<unknown, PatienceMove>(table)
      .record.moves.filter(({by, undone}) => by === 0 && !undone)
      .map(({move}) => move),
  );

/** By table, the moves made up to the helper's last one. */
const helperMoves = new WeakMap<PatienceHost, string>();

/** Makes the helper's next move. @returns whether it was legal */
export function playHelperMove(table: PatienceHost, move: PatienceMove): boolean {
  const before = movesMade(table);
  // Stored before the move is made, because the last move ends the game at once.
  helperMoves.set(table, JSON.stringify([...(JSON.parse(before) as readonly PatienceMove[]), move]));
  return table.play(move);
}

/** Whether the helper made the last move; a game that it finishes does not count as a win. */
export const isHelperMove = (table: PatienceHost): boolean => helperMoves.get(table) === movesMade(table);
