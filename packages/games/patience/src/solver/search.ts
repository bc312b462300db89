import {shuffled, type Random} from '@quinola/cards';
import {patience, type PatienceMove, type PatienceState, type PatienceView} from '../rules/index.js';
import {boardOf} from './board.js';
import {REDEALING, cellsOf} from './cells.js';
import {LayeredSearch} from './layered.js';
import {shuffleAndLay} from './making.js';
import {tacticsOf, type Weights} from './tactics.js';

/** What a search has found out. */
export interface Finding {
  /**
   * `comes-out`: the moves end in the finished picture, replayed by the rules. `cannot`: every way was tried to its end.
   * `unknown`: neither is proved yet.
   */
  readonly outcome: 'comes-out' | 'cannot' | 'unknown';
  /**
   * To the end; otherwise to the best position found: with a veiled hand to the move that shows the next card, otherwise to
   * most cards founded.
   */
  readonly moves: readonly PatienceMove[];
  /** Cards founded after those moves. */
  readonly founded: number;
  /** Positions whose moves were all tried. */
  readonly nodes: number;
  /** Whether there is nothing more to find: it is proved, or all is known that can be without showing a card. */
  readonly done: boolean;
}

/** A search that goes on in steps, so that its caller can show progress, or let it be. */
export interface Search {
  /** Looks at so many positions more, fewer when it is done. */
  step(nodes: number): Finding;
  /** The ways found to have the cards shuffled and laid out again, best first, with different cards left each. */
  again(): readonly (readonly PatienceMove[])[];
}

/** What a search may know besides the position. */
export interface Knowledge {
  /**
   * The chance of the shuffle before the cards are laid out for the nth time, from 2. Absent: nobody knows how they will
   * lie, and the search ends before.
   */
  readonly chance?: ((nth: number) => Random) | undefined;
  /** What to value; absent: as the game's tactics say. */
  readonly weights?: readonly Weights[] | undefined;
}

/**
 * Searches with the order of the hand known. A state tells it; whoever may not know must use {@linkcode searchView}.
 * @returns `null` for a stage or a game that cannot be searched
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
    veil: null,
    comesOut: (moves) => replays(state, moves, chance),
  });
}

/**
 * Searches what a view tells, as far as no hidden card is turned: the order of the hand and later shuffles are not used.
 * Where cards lie hidden the moves lead to the best position in which one of them is shown.
 */
export function searchView({stock, ...open}: PatienceView): Search | null {
  const state: PatienceState = {...open, stock: Array<string>(stock).fill('')};
  if (state.stage === 'over') return ended(state);
  const board = boardOf(state.options),
    tactics = tacticsOf(state.options.game);
  const dealt = board && cellsOf(board, state, null, tactics.hopes !== undefined);
  if (!dealt) return null;
  const {cards, start} = dealt;
  return new LayeredSearch(cards, start, {
    tactics,
    veil: start[cards.len + board.stock]!,
    comesOut: (moves) => replays(state, moves),
  });
}

/** Where all is over there is nothing to search: it has come out, or cannot any more. */
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

/** Whether the rules themselves come out by these moves. @throws MoveError when a move is not lawful */
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
