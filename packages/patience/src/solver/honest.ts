import type {Random} from '@quinola/cards';
import {patience, type PatienceState} from '../rules/index.js';
import {searchView} from './search.js';
import {tacticsOf} from './tactics.js';

/** How a game went that was played without looking at what lies hidden. */
export interface PlayedOut {
  readonly won: boolean;
  /** Whether the last position was proved to be lost. */
  readonly lost: boolean;
  readonly nodes: number;
}

/**
 * Plays a game to its end from the view alone: looks ahead as far as all cards lie open, makes the best of it, and only
 * then shows the next card or lays out again.
 * @param chance of the nth shuffle
 * @param nodes positions looked at altogether, and at most so many where nothing is hidden any more
 */
export function playHonestly(state: PatienceState, chance: (nth: number) => Random, nodes: number): PlayedOut {
  const {glance} = tacticsOf(state.options.game);
  let now = state, used = 0, lost = false;
  while (!patience.turn(now).over) {
    if (patience.turn(now).must === 'chance') {
      now = patience.play(now, 'chance', patience.chance(now, chance(now.stage === 'redealing' ? now.redeals + 1 : 1))).state;
      continue;
    }
    const search = searchView(patience.view(now, 0));
    if (!search) break;
    let found = search.step(1), before = 0;
    // Where a hidden card can be shown a glance is enough; where none is left all depends on this search.
    while (!found.done && found.nodes < (found.moves.length ? glance : nodes - used) && found.nodes > before) {
      before = found.nodes;
      found = search.step(Math.min(glance, 1000));
    }
    used += found.nodes;
    lost = found.outcome === 'cannot';
    if (!found.moves.length) break;
    for (const move of found.moves) now = patience.play(now, 0, move).state;
  }
  return {won: now.won, lost: lost && !now.won, nodes: used};
}
