import type {ThinkerQuestion, Thought} from '@quinola/chart';
import {maximOf} from './maxims.js';
import {patience, type PatienceMove, type PatienceView} from '../../rules/index.js';
import {searchView} from '../solver/search.js';

export {turnsOf} from '../solver/obvious.js';

/** How many positions are searched for an advice; the page may redraw between two batches. */
const MOST = 4000,
  HANDFUL = 200;

/**
 * Advises a move from the open cards only: a search finds the best play, and the book's own advice gives the
 * reason. Hidden cards are not used.
 */
export async function advise({view: given}: ThinkerQuestion, signal: AbortSignal): Promise<Thought> {
  const view = given as PatienceView;
  const moves = patience.moves(view);
  const search = moves.length > 1 ? searchView(view) : null;
  let line: readonly PatienceMove[] = [];
  for (let looked = 0; search && looked < MOST; looked += HANDFUL) {
    const found = search.step(HANDFUL);
    line = found.moves;
    if (found.done) break;
    await new Promise((go) => setTimeout(go));
    if (signal.aborted) throw signal.reason;
  }
  const first = line[0];
  const move = moves.find((one) => first && JSON.stringify(one) === JSON.stringify(first)) ?? fallback(moves);
  return {move, ...(move && {because: {maxim: maximOf(view, move)}})};
}

/** If nothing better is known: to the foundations, then marriages, then whatever brings new cards. */
function fallback(moves: readonly PatienceMove[]): PatienceMove | null {
  const order = ['play', 'grace', 'marry', 'park', 'refill', 'fill', 'turn', 'next'];
  return order.map((type) => moves.find((move) => move.type === type)).find(Boolean) ?? moves[0] ?? null;
}
