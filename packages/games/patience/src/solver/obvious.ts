import {shuffled, type Random} from '@quinola/cards';
import type {PatienceMove, PatienceState} from '../rules/index.js';
import {boardOf} from './board.js';
import {cellsOf, type Cells} from './cells.js';
import {movesIn} from './finding.js';
import {make} from './making.js';
import {tacticsOf} from './tactics.js';
import {worded} from './wording.js';
import {worthOf} from './worth.js';

/**
 * At how many moves of a line the obvious one, which makes the best of the next position, would have been another: how
 * hard a deal is.
 * @param chance as the line was found with it
 * @returns 0 where the game or the stage is beyond the solver
 */
export function turnsOf(
  state: PatienceState,
  line: readonly PatienceMove[],
  chance: (nth: number) => Random,
): number {
  const board = boardOf(state.options);
  const dealt = board && cellsOf(board, state, (redeals, ids) => shuffled(ids, chance(redeals + 1)));
  if (!dealt) return 0;
  const {cards, start} = dealt;
  const weights = tacticsOf(state.options.game).weights[0]!;
  const worthAfter = (cells: Cells, move: number): number => {
    const next = cells.slice();
    make(cards, next, move);
    return worthOf(cards, next, weights);
  };
  const moves: number[] = [];
  let turns = 0;
  for (const made of line) {
    movesIn(cards, start, moves, true);
    const wanted = JSON.stringify(made);
    const taken = moves.find((move) => JSON.stringify(worded(board, move)) === wanted)!;
    const worth = worthAfter(start, taken);
    if (moves.some((move) => worthAfter(start, move) > worth)) turns++;
    make(cards, start, taken);
  }
  return turns;
}
