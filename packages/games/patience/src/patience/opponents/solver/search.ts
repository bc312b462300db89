import {shuffled, type Random} from '@quinola/cards';
import {patience, type PatienceMove, type PatienceState, type PatienceView} from '../../rules/index.js';
import {boardOf} from './board.js';
import {REDEALING, cellsOf} from './cells.js';
import type {Finding, Search} from './result.js';
import {LayeredSearch} from './layered.js';
import {shuffleAndLay} from './making.js';
import {tacticsOf, type Weights} from './tactics.js';

export type {Finding, Search} from './result.js';

/** What a search may know besides the position. */
export interface Knowledge {
  /**
   * The random source of the shuffle before the cards are dealt for the nth time, from 2. Absent: their order is
   * unknown, and the search stops before it.
   */
  readonly chance?: ((nth: number) => Random) | undefined;
  /** The weights to use; absent: those of the game's tactics. */
  readonly weights?: readonly Weights[] | undefined;
}

/**
 * Searches knowing the order of the hand, which a state contains; without that right, use {@linkcode searchView}.
 * @returns `null` for a stage or game that cannot be searched
 */
export function searchFrom(state: PatienceState, {chance, weights}: Knowledge = {}): Search | null {
  if (state.stage === 'over') return ended(state);
  const board = boardOf(state.options);
  const order = chance
    ? (redeals: number, cards: number[]): number[] => shuffled(cards, chance(redeals + 1))
    : null;
  const dealt = board && cellsOf(board, state, order);
  if (!dealt) return null;
  const {cards, start} = dealt;
  if (start[cards.stage] === REDEALING) shuffleAndLay(cards, start);
  const tactics = tacticsOf(state.options.game);
  return new LayeredSearch(cards, start, {
    tactics: weights ? {...tactics, weights} : tactics,
    leastHidden: null,
    comesOut: (moves) => replays(state, moves, chance),
  });
}

/**
 * Searches from a view, as far as no hidden card is turned: the order of the hand and later shuffles are not used.
 * If cards are hidden, the moves lead to the best position in which one of them is shown.
 */
export function searchView({stock, ...open}: PatienceView): Search | null {
  const state: PatienceState = {...open, stock: Array<string>(stock).fill('')};
  if (state.stage === 'over') return ended(state);
  const board = boardOf(state.options),
    tactics = tacticsOf(state.options.game);
  const dealt = board && cellsOf(board, state, null, tactics.odds !== undefined);
  if (!dealt) return null;
  const {cards, start} = dealt;
  return new LayeredSearch(cards, start, {
    tactics,
    leastHidden: start[cards.len + board.stock]!,
    comesOut: (moves) => replays(state, moves),
  });
}

/** The finding for a finished game: it has come out, or no longer can. */
function ended(state: PatienceState): Search {
  const finding: Finding = {
    outcome: state.won ? 'comes-out' : 'cannot',
    moves: [],
    founded: patience.worth(state)[0]!,
    nodes: 0,
    done: true,
  };
  return {step: () => finding, again: () => []};
}

/** Whether these moves come out by the real rules. @throws MoveError if a move is not legal */
function replays(
  state: PatienceState,
  moves: readonly PatienceMove[],
  chance?: (nth: number) => Random,
): boolean {
  let now = state;
  const settle = (): void => {
    if (now.stage === 'redealing' && chance)
      now = patience.play(now, 'chance', patience.chance(now, chance(now.redeals + 1))).state;
  };
  settle();
  for (const move of moves) {
    now = patience.play(now, 0, move).state;
    settle();
  }
  return now.won;
}
