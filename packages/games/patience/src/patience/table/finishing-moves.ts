import {isHelperMove, playHelperMove} from '../opponents/help/helper-moves.js';
import type {PatienceHost} from './host.js';
import {patience, type PatienceMove, type PatienceState, type PatienceView} from '../rules/index.js';

const NONE: readonly PatienceMove[] = [];

/** Cached results by view. */
const found = new WeakMap<PatienceView, readonly PatienceMove[]>();

/** The moves by which every card goes to its foundation, one after another; none where that does not end the game. */
function search(view: PatienceView): readonly PatienceMove[] {
  if (view.stock || view.stage !== 'playing') return NONE;
  const way: PatienceMove[] = [];
  let state: PatienceState = {...view, stock: []};
  while (!state.won) {
    const move = patience.moves(patience.view(state, 0)).find(({type}) => type === 'play');
    if (!move) return NONE;
    way.push(move);
    state = patience.play(state, 0, move).state;
  }
  return way;
}

/** The moves that send all cards home, if nothing else is left to do; not offered for a single card. */
export function finishingMoves(table: PatienceHost): readonly PatienceMove[] {
  const {view} = table;
  if (!view || !table.moves().some(({type}) => type === 'play')) return NONE;
  let way = found.get(view);
  if (!way) found.set(view, (way = search(view)));
  return way;
}

/** Sends all cards home, one after another, unless the player goes another way meanwhile. */
export function goHome(table: PatienceHost): void {
  const [move] = finishingMoves(table);
  // If the helper made the last move, sending the rest home also counts as the helper's work.
  if (!move || !(isHelperMove(table) ? playHelperMove(table, move) : table.play(move))) return;
  const next = table.view;
  setTimeout(
    () => {
      if (table.isConnected && table.view === next) goHome(table);
    },
    table.context!.pace.travel ? 90 : 0,
  );
}
