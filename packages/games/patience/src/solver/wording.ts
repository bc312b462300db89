import type {Carry, PatienceMove, Word} from '../rules/index.js';
import type {Board} from './board.js';
import {NONE, TURN, WAYS} from './stages.js';

/** A solver's move, in the form the rules use. */
export function worded({names}: Board, move: number): PatienceMove {
  const way = move >> 16,
    from = (move >> 8) & 255,
    to = move & 255;
  if (way >= TURN) return {type: WAYS[way] as Word['type']};
  return {
    type: WAYS[way] as Carry['type'],
    from: from === NONE ? '-' : names[from]!,
    to: to === NONE ? '-' : names[to]!,
  };
}
