import {randomFrom, type Random} from '@quinola/cards';
import {patience, type PatienceMove, type PatienceState} from '../../rules/index.js';
import {searchFrom, searchView} from './search.js';
import {tacticsOf} from './tactics.js';

/** The result of a game played without using hidden cards. */
export interface PlayedOut {
  readonly won: boolean;
  /** Whether the last position was proven lost. */
  readonly lost: boolean;
  readonly nodes: number;
}

/**
 * Plays a game to its end from the view alone: searches as far as all cards are open, plays the best line, and only
 * then shows the next card or redeals.
 * @param chance the random source of the nth shuffle
 * @param nodes most positions searched before the next card is shown, or once nothing is hidden
 */
export function playHonestly(
  state: PatienceState,
  chance: (nth: number) => Random,
  nodes: number,
): PlayedOut {
  const {odds, ...tactics} = tacticsOf(state.options.game);
  const limitBeforeReveal = Math.min(tactics.nodesBeforeReveal, nodes);
  let now = state,
    used = 0,
    lost = false;
  while (!patience.turn(now).over) {
    if (patience.turn(now).must === 'chance') {
      now = patience.play(
        now,
        'chance',
        patience.chance(now, chance(now.stage === 'redealing' ? now.redeals + 1 : 1)),
      ).state;
      continue;
    }
    const search = searchView(patience.view(now, 0));
    if (!search) break;
    let found = search.step(1),
      before = 0;
    // While a hidden card can still be turned a short search is enough; once none is left it must be thorough.
    while (
      !found.done &&
      found.nodes < (found.moves.length ? limitBeforeReveal : nodes - used) &&
      found.nodes > before
    ) {
      before = found.nodes;
      found = search.step(Math.min(limitBeforeReveal, 1000));
    }
    used += found.nodes;
    lost = found.outcome === 'cannot';
    if (!found.moves.length) break;
    const lines = found.outcome === 'unknown' ? search.again() : [];
    // If shuffles have an estimate, the first line is best; otherwise some are tried on imagined shuffles.
    const shuffle = odds
      ? null
      : bestShuffle(now, lines, Math.ceil(Math.min(POSITIONS, nodes / LINES / SHUFFLES)));
    used += shuffle?.nodes ?? 0;
    for (const move of shuffle?.moves ?? lines[0] ?? found.moves) now = patience.play(now, 0, move).state;
  }
  return {won: now.won, lost: lost && !now.won, nodes: used};
}

/** A way to redeal, and what it cost to choose it. */
interface Shuffled {
  readonly moves: readonly PatienceMove[];
  readonly nodes: number;
}

/** How many lines of moves up to a redeal are compared, in how many imagined shuffles, and the search limit for each. */
const LINES = 10,
  SHUFFLES = 24,
  POSITIONS = 600;
/** The value of a shuffle that comes out, in founded cards. */
const WIN = 15;

/**
 * Which line up to a redeal does best in imagined shuffles, because founded cards differ in value: two kings
 * fewer may block less than one ace. Nothing is known about the real shuffle.
 * @param positions searched in each
 * @returns nothing if there is no redeal
 */
function bestShuffle(
  state: PatienceState,
  lines: readonly (readonly PatienceMove[])[],
  positions: number,
): Shuffled | null {
  let best: readonly PatienceMove[] | null = null,
    bestScore = -1,
    nodes = 0;
  for (const moves of lines.slice(0, LINES)) {
    const gathered = moves.reduce((now, move) => patience.play(now, 0, move).state, state);
    let score = 0;
    for (let i = 0; i < SHUFFLES; i++) {
      const laid = patience.play(
        gathered,
        'chance',
        patience.chance(gathered, randomFrom(`shuffle ${i}`)),
      ).state;
      const found = searchFrom(laid)?.step(positions);
      if (!found) continue;
      nodes += found.nodes;
      score += found.founded + (found.outcome === 'comes-out' ? WIN : 0);
    }
    if (score > bestScore) {
      bestScore = score;
      best = moves;
    }
  }
  return best && {moves: best, nodes};
}
