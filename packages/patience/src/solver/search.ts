import {shuffled, type Random} from '@quinola/cards';
import {patience, type PatienceMove, type PatienceState, type PatienceView} from '../rules/index.js';
import {REDEAL, boardOf} from './board.js';
import {REDEALING, cellsOf, foundedIn, isFull, type Cards, type Cells} from './cells.js';
import {movesIn} from './finding.js';
import {Seen, writeKey} from './keys.js';
import {make, shuffleAndLay} from './making.js';
import {BestFirst} from './queue.js';
import {tacticsOf, type Weights} from './tactics.js';
import {worded} from './wording.js';
import {worthOf} from './worth.js';

/** What a search has found out. */
export interface Finding {
  /**
   * `comes-out`: the moves end in the finished picture, replayed by the rules. `cannot`: every way was tried; where a
   * later shuffle was not told, without laying out again. `unknown`: neither is proved yet.
   */
  readonly outcome: 'comes-out' | 'cannot' | 'unknown';
  /**
   * To the end; else to the best position found: with a veiled hand to the move that shows the next card, otherwise to
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

/** Positions of one stage of the game: how many were looked at in this round, and those that wait. */
interface Layer {
  readonly waiting: BestFirst<Waiting>;
  looked: number;
}

interface Waiting {
  readonly node: number;
  readonly cells: Cells;
}

/** How much wider each round is than the one before. */
const WIDER = 3;

/**
 * Searches with the order of the hand known. A state tells it; whoever may not know must use {@linkcode searchView}.
 * @returns `null` for a stage or a game that cannot be searched
 */
export function searchFrom(state: PatienceState, {chance, weights}: Knowledge = {}): Search | null {
  if (state.stage === 'over') return ended(state);
  const board = boardOf(state.options);
  const order = chance ? (redeals: number, cards: number[]): number[] => shuffled(cards, chance(redeals + 1)) : null;
  const dealt = board && cellsOf(board, state, order);
  if (!dealt) return null;
  const {cards, start} = dealt;
  if (start[cards.stage] === REDEALING) shuffleAndLay(cards, start);
  return layered(cards, start, weights ?? tacticsOf(state.options.game).weights, null, (moves) => replays(state, moves, chance));
}

/**
 * Searches what a view tells, as far as no hidden card is turned: the order of the hand and later shuffles are not used.
 * Where cards lie hidden the moves lead to the best position in which one of them is shown.
 */
export function searchView({stock, ...open}: PatienceView): Search | null {
  const state: PatienceState = {...open, stock: Array<string>(stock).fill('')};
  if (state.stage === 'over') return ended(state);
  const board = boardOf(state.options);
  const dealt = board && cellsOf(board, state, null);
  if (!dealt) return null;
  const {cards, start} = dealt;
  const {weights} = tacticsOf(state.options.game);
  return layered(cards, start, weights, start[cards.len + board.stock]!, (moves) => replays(state, moves));
}

/** Where all is over there is nothing to search: it has come out, or cannot any more. */
function ended(state: PatienceState): Search {
  const finding: Finding = {
    outcome: state.won ? 'comes-out' : 'cannot', moves: [], founded: patience.worth(state)[0]!, nodes: 0, done: true,
  };
  return {step: () => finding, again: () => []};
}

/**
 * Rounds of ever wider beams. The positions lie in layers, one for each number of cards in hand; in every layer the best
 * are looked at first, and no more than the round allows; what is never reached keeps the round from being a proof.
 * @param veil cards in hand that nobody may look at: a position with fewer is not entered
 */
function layered(
  cards: Cards, start: Cells, weights: readonly Weights[], veil: number | null, check: (moves: readonly PatienceMove[]) => boolean,
): Search {
  const {board, len, redeals, stage} = cards;
  const hand = len + board.stock;
  const seen = new Seen(), spare: Cells[] = [], moves: number[] = [];
  const layers = new Map<number, Layer>();
  let parents: number[] = [], made: number[] = [];
  let nodes = 0, round = 0, width = 0, whole = true, veiled = false;
  let valued = weights[0]!;
  const ends = new Map<string, {readonly worth: number; readonly line: readonly number[]}>();
  const {uneven} = tacticsOf(board.game.def.id);
  let outcome: Finding['outcome'] = isFull(cards, start) ? 'comes-out' : 'unknown';
  /** Moves to the best position so far, and what it is worth. */
  let best: number[] = [], bestWorth = veil === null ? foundedIn(cards, start) : -Infinity, founded = foundedIn(cards, start);

  const line = (node: number): number[] => {
    const back: number[] = [];
    for (let at = node; at > 0; at = parents[at]!) back.push(made[at]!);
    return back.reverse();
  };
  const layerOf = (cells: Cells): number => 128 * cells[redeals]! - cells[hand]!;
  const wait = (node: number, cells: Cells): void => {
    const number = layerOf(cells);
    let layer = layers.get(number);
    if (!layer) layers.set(number, layer = {waiting: new BestFirst(), looked: 0});
    layer.waiting.push({node, cells}, worthOf(cards, cells, valued));
    const most = width - layer.looked;
    if (layer.waiting.size > 2 * most + 500) {
      whole = false;
      for (const one of layer.waiting.keep(most)) spare.push(one.cells);
    }
  };
  const begin = (): void => {
    valued = weights[round % weights.length]!;
    width = tacticsWidth(round, weights.length);
    round++;
    whole = true;
    seen.clear();
    layers.clear();
    parents = [-1];
    made = [0];
    writeKey(cards, start);
    seen.add();
    wait(0, start.slice());
  };
  /** Looks at one position: makes all its moves. */
  const look = ({node, cells}: Waiting): void => {
    nodes++;
    const count = movesIn(cards, cells, moves);
    for (let i = 0; i < count && outcome !== 'comes-out'; i++) {
      const move = moves[i]!;
      const next = spare.pop() ?? new Uint8Array(cards.bytes);
      next.set(cells);
      make(cards, next, move);
      // What nobody may know yet: how gathered cards will lie, and the cards that a veiled hand shows.
      if (next[stage] === REDEALING || (veil !== null && next[hand]! < veil)) {
        veiled ||= next[stage] !== REDEALING;
        if (veil !== null) show(cells, node, move);
        spare.push(next);
        continue;
      }
      writeKey(cards, next);
      if (!seen.add()) {
        spare.push(next);
        continue;
      }
      parents.push(node);
      made.push(move);
      arrive(parents.length - 1, next);
    }
    spare.push(cells);
  };
  /** A hidden card would be shown, or the cards laid out again: the position before is what can be judged. */
  const show = (cells: Cells, node: number, move: number): void => {
    const now = foundedIn(cards, cells);
    if (move >> 16 === REDEAL) {
      const left = board.goal.map((pile) => cells[len + pile]).join();
      if (!ends.has(left)) ends.set(left, {worth: now - uneven * unevenness(cards, cells), line: [...line(node), move]});
    }
    const worth = move >> 16 === REDEAL ? now - uneven * unevenness(cards, cells) : worthOf(cards, cells, valued);
    if (worth <= bestWorth) return;
    bestWorth = worth;
    founded = now;
    best = [...line(node), move];
  };
  const arrive = (node: number, cells: Cells): void => {
    const now = veil === null || isFull(cards, cells) ? foundedIn(cards, cells) : -1;
    if (isFull(cards, cells) || (veil === null && now > bestWorth)) {
      bestWorth = founded = now;
      best = line(node);
    }
    if (isFull(cards, cells)) outcome = 'comes-out';
    else wait(node, cells);
  };
  const found = (): PatienceMove[] => best.map((move) => worded(board, move));
  if (outcome === 'unknown') begin();
  return {
    again: () => [...ends.values()].sort((a, b) => b.worth - a.worth).map((end) => end.line.map((move) => worded(board, move))),
    step(more) {
      for (let left = more; left > 0 && outcome === 'unknown';) {
        const number = Math.min(...layers.keys());
        const layer = layers.get(number);
        if (!layer) {
          if (whole) {
            if (!veiled) outcome = 'cannot';
            break;
          }
          begin();
          continue;
        }
        if (layer.waiting.size && layer.looked < width) {
          layer.looked++;
          left--;
          look(layer.waiting.pop()!);
        } else {
          whole &&= layer.waiting.size === 0;
          layers.delete(number);
        }
      }
      if (outcome === 'comes-out' && !check(found())) throw new Error('the rules do not come out by the line found');
      return {outcome, moves: found(), founded, nodes, done: outcome !== 'unknown' || (whole && layers.size === 0)};
    },
  };
}

/** How much the foundations differ: where few suits are left they lie in each other's way when laid out again. */
function unevenness({board: {goal}, len}: Cards, cells: Cells): number {
  let sum = 0, squares = 0;
  for (const pile of goal) {
    const count = cells[len + pile]!;
    sum += count;
    squares += count * count;
  }
  return squares - sum * sum / goal.length;
}

/** How many positions of a layer are looked at in a round: each way of valuing has its turn at every width. */
function tacticsWidth(round: number, ways: number): number {
  return 200 * WIDER ** Math.floor(round / ways);
}

/** Whether the rules themselves come out by these moves. @throws MoveError when a move is not lawful */
function replays(state: PatienceState, moves: readonly PatienceMove[], chance?: (nth: number) => Random): boolean {
  let now = state;
  const settle = (): void => {
    if (now.stage === 'redealing' && chance) now = patience.play(now, 'chance', patience.chance(now, chance(now.redeals + 1))).state;
  };
  settle();
  for (const move of moves) {
    now = patience.play(now, 0, move).state;
    settle();
  }
  return now.won;
}
