import {shuffled, type Random} from '@quinola/cards';
import type {PatienceMove, PatienceState} from '../../rules/index.js';
import {boardOf} from './board.js';
import {cellsOf, type Cells} from './cells.js';
import {movesIn} from './finding.js';
import {make} from './making.js';
import {tacticsOf} from './tactics.js';
import {worded} from './board.js';
import {worthOf} from './worth.js';

/**
 * How hard a deal is: the number of moves in a line where the obvious move, which gives the best next position, is
 * a different one.
 * @param chance the random source with which the line was found
 * @returns 0 if the solver does not support the game or stage
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
