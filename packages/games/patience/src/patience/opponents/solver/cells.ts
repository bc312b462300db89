import {rankNumber, type PatienceState} from '../../rules/index.js';
import {codeOf, type Board} from './board.js';
import type {Stage} from './stages.js';

/** The stage of a program, as a byte. */
export const LAYING = 0,
  PLAYING = 1,
  REFILLING = 2,
  REDEALING = 3;

/**
 * The cards of a search, each with its own number from 1; 0 is no card. A position is one sequence of bytes: the
 * top card and length of every pile, the card below every card, and the state of the program.
 */
export interface Cards {
  readonly board: Board;
  /** Codes by card. */
  readonly code: Uint8Array;
  /** The place of every card in a sorted pack: by suit, then rank. */
  readonly order: Uint8Array;
  /** The order the nth redeal gives the gathered cards, as sorted numbers; null while it is unknown. */
  readonly shuffled: ((redeals: number, cards: number[]) => number[]) | null;
  /** Whether the search cares which cards are left for a shuffle: it knows their order, or their chances. */
  readonly weighed: boolean;
  readonly len: number;
  readonly below: number;
  readonly step: number;
  readonly stage: number;
  readonly at: number;
  /** The pile that must be used, plus 1. */
  readonly must: number;
  readonly redeals: number;
  /** Number of bytes in a position. */
  readonly bytes: number;
}

/** The bytes of a position. */
export type Cells = Uint8Array;

/** The cards of a state and its position. */
export function cellsOf(
  board: Board,
  state: PatienceState,
  shuffled: Cards['shuffled'],
  weighed = shuffled !== null,
): {cards: Cards; start: Cells} | null {
  const stage = ['laying', 'playing', 'refilling', 'redealing'].indexOf(state.stage);
  if (stage < 0 || (stage === REDEALING && !shuffled)) return null;
  const piles = board.names.length;
  const names = [''];
  const laid: (readonly string[])[] = board.names.map((id, i) =>
    i === board.stock ? state.stock : (state.piles[id] ?? []),
  );
  laid.forEach((pile, i) => {
    if (!board.heap[i]) names.push(...pile);
  });
  const below = 2 * piles,
    step = below + names.length;
  const cards: Cards = {
    board,
    shuffled,
    weighed,
    code: Uint8Array.from(names, (name) => (name ? codeOf(name, board.suitless) : 0)),
    order: Uint8Array.from(names, (name) => (name ? 'SHDC'.indexOf(name[1]!) * 13 + rankNumber(name) : 0)),
    len: piles,
    below,
    step,
    stage: step + 1,
    at: step + 2,
    must: step + 3,
    redeals: step + 4,
    bytes: step + 5,
  };
  const start = new Uint8Array(cards.bytes);
  let card = 1;
  laid.forEach((pile, i) => {
    if (board.heap[i]) start[piles + i] = pile.length;
    else for (const _ of pile) put(cards, start, i, card++);
  });
  start[cards.step] = state.step;
  start[cards.stage] = stage;
  start[cards.at] = state.at;
  start[cards.must] = state.must === null ? 0 : board.names.indexOf(state.must) + 1;
  start[cards.redeals] = state.redeals;
  return {cards, start};
}

/** Puts a card on a pile. */
export function put({board, len, below}: Cards, cells: Cells, pile: number, card: number): void {
  cells[len + pile]!++;
  if (board.heap[pile]) return;
  cells[below + card] = cells[pile]!;
  cells[pile] = card;
}

/** Takes the top card of a pile that is not a heap. */
export function lift({len, below}: Cards, cells: Cells, pile: number): number {
  const card = cells[pile]!;
  cells[pile] = cells[below + card]!;
  cells[len + pile]!--;
  return card;
}

/** Whether no card blocks the pile. */
export function isFree({board, len}: Cards, cells: Cells, pile: number): boolean {
  for (const other of board.barredBy[pile]!) if (cells[len + other]) return false;
  return true;
}

/** Whether every pile that must be full is full. */
export function isFull({board, len}: Cards, cells: Cells): boolean {
  for (const pile of board.goal) if (cells[len + pile] !== board.size[pile]) return false;
  return true;
}

/** The number of cards on the foundations. */
export function foundedIn({board, len}: Cards, cells: Cells): number {
  let sum = 0;
  for (const pile of board.goal) sum += cells[len + pile]!;
  return sum;
}

/** The program step of a position. */
export function stageAt({board, step}: Cards, cells: Cells): Stage {
  return board.stages[cells[step]!]!;
}

/** The first vacant place that can be filled now; -1 if there is none. */
export function vacancy(cards: Cards, cells: Cells): number {
  const {board, len, step} = cards;
  const {filling} = stageAt(cards, cells);
  if (!filling) return -1;
  let sources = 0;
  for (const pile of filling.from) sources += cells[len + pile]!;
  if (!sources) return -1;
  for (const pile of filling.piles) {
    if (cells[len + pile]! < board.min[pile]! && board.laidAt[pile]! < cells[step]!) return pile;
  }
  return -1;
}
