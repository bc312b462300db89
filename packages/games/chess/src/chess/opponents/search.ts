import {becomesOf, fromOf, PASSING, specialOf, toOf, type Board} from '../rules/board.js';
import {IDLE, KNIGHT, PAWN, QUEEN} from '../rules/men.js';
import {exchanged} from './exchange.js';
import {MATE, MATED, type Ends, type Found, type Limits} from './limits.js';
import {FEW, Memory} from './memory.js';
import {OPENING, worthOf} from './worth.js';

export {MATE, MATED, type Ends, type Found, type Limits} from './limits.js';

// The search of the master: alpha-beta with a zero window beside the first move, deepened one ply at a time; a table of positions
// that were searched, quiescence, killer moves, history of quiet moves, the null move, and reductions of what comes late.

/** What half a game is worth: less than a piece, more than a pawn. */
const HALF = 250;

/** The deepest line. */
const PLIES = 64;

/** How many standing worths are remembered, a power of two. */
const STANDING = 1 << 14;

/** How a worth in the table is meant. */
const EXACT = 1,
  AT_LEAST = 2,
  AT_MOST = 3;

/** By depth and number of the move, how many plies less a late quiet move is searched. */
const REDUCED = new Uint8Array(64 * 64);
for (let depth = 1; depth < 64; depth++)
  for (let nth = 1; nth < 64; nth++)
    REDUCED[depth * 64 + nth] = 0.6 + (Math.log(depth) * Math.log(nth)) / 2.2;

/** The key of a position as one number. */
const keyOf = ({low, high}: Board): number => (low >>> 0) + (high & 0x1f_ffff) * 0x1_0000_0000;

/** Thrown to leave a search whose time is up. */
class TimeUp extends Error {}
const TIME_UP = new TimeUp();

/** A search over a board. */
export class Search {
  nodes = 0;
  readonly #keys: Int32Array;
  readonly #moves: Int32Array;
  readonly #worths: Int16Array;
  readonly #depths: Int8Array;
  readonly #kinds: Uint8Array;
  readonly #mask: number;
  /** Whether nothing is left out that might matter little: where men alone are counted, every one does. */
  readonly #isExact: boolean;
  /**
   * Whether nothing is left out because of what else was found. Where but one answer is looked at that costs little, and a worth is the
   * same whatever was looked at before.
   */
  #isWhole = false;
  /** What positions are worth as they stand, by key. */
  readonly #standing = new Int32Array(STANDING * 2);
  /** The positions of the game since a pawn moved or a man was taken, as numbers of their keys. */
  readonly #earlier: ReadonlySet<number>;
  readonly #killers = new Int32Array(PLIES * 2 + 4);
  readonly #history = new Int32Array(16 * 128);
  readonly #lists = Array.from({length: PLIES + 2}, () => new Int32Array(256));
  readonly #orders = Array.from({length: PLIES + 2}, () => new Int32Array(256));
  readonly #lines = Array.from({length: PLIES + 2}, () => new Int32Array(PLIES + 2));
  readonly #lengths = new Uint8Array(PLIES + 2);
  #limits: Limits = {nodes: 0};
  #rootMoves: readonly number[] = [];

  /**
   * @param earlier boards of the positions that have stood before in the game
   * @param memory the positions that are known from other searches
   * @param weigh what a position is worth as it stands, to the side to move
   */
  constructor(
    readonly board: Board,
    readonly ends: Ends,
    earlier: readonly Board[] = [],
    memory = new Memory(FEW),
    readonly weigh: (board: Board) => number = worthOf,
  ) {
    this.#keys = memory.keys;
    this.#moves = memory.moves;
    this.#worths = memory.worths;
    this.#depths = memory.depths;
    this.#kinds = memory.kinds;
    this.#mask = memory.keys.length - 1;
    this.#isExact = weigh !== worthOf;
    this.#earlier = new Set(earlier.map(keyOf));
  }

  /** Whether the position has stood before, in the game or on the line that is searched. */
  isKnown(): boolean {
    return this.board.isRepeated() || (this.board.quiet > 0 && this.#earlier.has(keyOf(this.board)));
  }

  /** What the side to move has without a move, not in check. */
  #stalemated(ply: number): number {
    const {stalemate} = this.ends;
    return stalemate === 'modern' ? 0 : stalemate === 'england' ? MATE - ply : -HALF;
  }

  /**
   * Searches deeper and deeper until a limit.
   * @param moves the moves that may be chosen, at least one
   * @param before what an earlier slice of the same search has found: this one goes on from there
   */
  find(moves: readonly number[], limits: Limits, before: Found | null = null): Found {
    this.nodes = 0;
    this.#limits = limits;
    this.#isWhole = this.#isExact || limits.depth === 1;
    this.#rootMoves = moves;
    if (!before) {
      this.#history.fill(0);
      this.#killers.fill(0);
    }
    let found: Found = before ?? {move: moves[0]!, worth: 0, depth: 0, line: [moves[0]!], nodes: 0};
    const {made} = this.board;
    try {
      for (let depth = found.depth + 1; depth <= Math.min(limits.depth ?? PLIES - 8, PLIES - 8); depth++) {
        let width = 25;
        let [alpha, beta] = depth > 4 ? [found.worth - width, found.worth + width] : [-MATE, MATE];
        for (;;) {
          const worth = this.#search(alpha, beta, depth, 0, true);
          if (worth > alpha && worth < beta) {
            const line = [...this.#lines[0]!.subarray(0, this.#lengths[0])];
            found = {move: line[0]!, worth, depth, line, nodes: this.nodes};
            break;
          }
          width *= 4;
          if (worth <= alpha) alpha = Math.max(-MATE, worth - width);
          else beta = Math.min(MATE, worth + width);
        }
        if (Math.abs(found.worth) > MATE - depth || moves.length === 1) break;
        // What is begun now would hardly be done.
        const {clock, until} = limits;
        if (clock && until !== undefined && depth > 3 && clock() > until - 15) break;
      }
    } catch (error) {
      if (error !== TIME_UP) throw error;
      while (this.board.made > made) this.#back();
      // A better move that was found before time was up is as good as proved.
      const best = this.#lines[0]![0]!;
      if (this.#lengths[0] && found.depth && best !== found.move && this.#improved)
        found = {...found, move: best, line: [...this.#lines[0]!.subarray(0, this.#lengths[0])]};
    }
    return {...found, nodes: this.nodes};
  }

  /** Whether a move of the root has raised alpha in this iteration, after the first was searched. */
  #improved = false;
  /** Which of the moves made are passed turns. */
  readonly #passes: boolean[] = [];

  #back(): void {
    if (this.#passes.pop()) this.board.unpass();
    else this.board.unmake();
  }

  #make(move: number): void {
    this.#passes.push(false);
    this.board.make(move);
  }

  #count(): void {
    const {nodes, clock, until} = this.#limits;
    if (++this.nodes > nodes || (clock && !(this.nodes & 511) && clock() > until!)) throw TIME_UP;
  }

  /** What the position is worth as it stands. */
  #stands(): number {
    const {low, high} = this.board;
    const at = (low & (STANDING - 1)) * 2;
    const known = this.#standing;
    if (known[at] === high && known[at + 1]! >> 16 === low >> 16) return (known[at + 1]! << 16) >> 16;
    const worth = this.weigh(this.board);
    known[at] = high;
    known[at + 1] = (low & ~0xffff) | (worth & 0xffff);
    return worth;
  }

  /** Puts the moves in order of hope into the order list. */
  #hopes(list: Int32Array, order: Int32Array, count: number, first: number, ply: number): void {
    const {men} = this.board;
    const killer = this.#killers[ply * 2],
      second = this.#killers[ply * 2 + 1];
    for (let nth = 0; nth < count; nth++) {
      const move = list[nth]!;
      const to = toOf(move);
      const man = men[fromOf(move)]!;
      const taken = specialOf(move) === PASSING ? PAWN : men[to]! & 7;
      const becomes = becomesOf(move);
      if (move === first) order[nth] = 1 << 30;
      else if (taken || (becomes && becomes !== IDLE)) {
        const own = OPENING[man & 7]!;
        const gain = OPENING[taken]! + (becomes ? OPENING[becomes]! : 0);
        // A better man for a guarded lesser one is lost.
        const isLoss = own > gain + 50 && exchanged(this.board, move) < 0;
        order[nth] = (isLoss ? -1_000_000 : 2_000_000) + gain * 16 - own;
      } else if (move === killer) order[nth] = 1_000_000;
      else if (move === second) order[nth] = 900_000;
      else order[nth] = this.#history[man * 128 + to]!;
    }
  }

  /** Brings the most hopeful of the moves from `nth` on to its place. */
  #pick(list: Int32Array, order: Int32Array, count: number, nth: number): number {
    let best = nth;
    for (let at = nth + 1; at < count; at++) if (order[at]! > order[best]!) best = at;
    const move = list[best]!,
      hope = order[best]!;
    list[best] = list[nth]!;
    order[best] = order[nth]!;
    list[nth] = move;
    order[nth] = hope;
    return move;
  }

  #search(alpha: number, beta: number, given: number, ply: number, mayPass: boolean): number {
    const {board} = this;
    this.#lengths[ply] = 0;
    if (ply === 0) this.#improved = false;
    else {
      if (this.ends.draws && (board.quiet > 99 || this.isKnown())) return 0;
      // No line is better than a mate at once.
      alpha = Math.max(alpha, ply - MATE);
      beta = Math.min(beta, MATE - ply - 1);
      if (alpha >= beta) return alpha;
    }
    const inCheck = board.inCheck();
    let depth = given + Number(inCheck);
    if (depth <= 0 || ply >= PLIES) return this.#quiesce(alpha, beta, ply);
    this.#count();

    const isMain = beta - alpha > 1 || this.#isWhole;
    const entry = board.low & this.#mask;
    let first = 0;
    if (this.#kinds[entry] && this.#keys[entry] === board.high) {
      first = this.#moves[entry]!;
      if (!isMain && ply && this.#depths[entry]! >= depth) {
        let worth = this.#worths[entry]!;
        if (worth > MATED) worth -= ply;
        else if (worth < -MATED) worth += ply;
        const kind = this.#kinds[entry]!;
        if (kind === EXACT || (kind === AT_LEAST ? worth >= beta : worth <= alpha)) return worth;
      }
    } else if (depth > 4) depth--;

    const stands = inCheck ? -MATE : this.#stands();
    const {side} = board;
    if (!isMain && !inCheck && Math.abs(beta) < MATED) {
      if (depth < 7 && stands - 85 * depth >= beta) return stands;
      const officers =
        board.counts[KNIGHT | (side << 3)]! +
        board.counts[(KNIGHT + 1) | (side << 3)]! +
        board.counts[(KNIGHT + 2) | (side << 3)]! +
        board.counts[QUEEN | (side << 3)]!;
      if (mayPass && depth > 2 && stands >= beta && officers) {
        this.#passes.push(true);
        board.pass();
        const worth = -this.#search(-beta, 1 - beta, depth - 3 - (depth >> 2), ply + 1, false);
        this.#back();
        if (worth >= beta) return worth > MATED ? beta : worth;
      }
    }

    const list = this.#lists[ply]!,
      order = this.#orders[ply]!;
    let count: number;
    if (ply) count = board.moves(list);
    else {
      list.set(this.#rootMoves);
      count = this.#rootMoves.length;
    }
    this.#hopes(list, order, count, first, ply);
    let best = -MATE,
      chosen = 0,
      tried = 0,
      quiets = 0;
    const start = alpha;
    const isFutile = !isMain && !inCheck && depth < 6 && stands + 90 * depth + 40 <= alpha;
    for (let nth = 0; nth < count; nth++) {
      const move = this.#pick(list, order, count, nth);
      const taken = board.men[toOf(move)]! || specialOf(move) === PASSING;
      const man = board.men[fromOf(move)]!;
      const isQuiet = !taken && !becomesOf(move);
      this.#make(move);
      if (board.inCheck(side)) {
        this.#back();
        continue;
      }
      tried++;
      if (isQuiet) {
        quiets++;
        if (
          best > -MATED &&
          !isMain &&
          !inCheck &&
          tried > 1 &&
          (isFutile || (depth < 5 && quiets > 4 + 3 * depth * depth)) &&
          !board.inCheck()
        ) {
          this.#back();
          continue;
        }
      }
      let worth: number;
      if (tried === 1) worth = -this.#search(-beta, -alpha, depth - 1, ply + 1, true);
      else {
        let less = 0;
        if (depth > 2 && tried > 3 && (isQuiet || order[nth]! < 0) && !inCheck) {
          less = REDUCED[Math.min(63, depth) * 64 + Math.min(63, tried)]!;
          if (isMain && less) less--;
          if (order[nth]! >= 900_000 && less) less--;
          less = Math.min(less, depth - 2);
        }
        worth = -this.#search(-alpha - 1, -alpha, depth - 1 - less, ply + 1, true);
        if (less && worth > alpha) worth = -this.#search(-alpha - 1, -alpha, depth - 1, ply + 1, true);
        if (worth > alpha && worth < beta) worth = -this.#search(-beta, -alpha, depth - 1, ply + 1, true);
      }
      this.#back();
      if (worth <= best) continue;
      best = worth;
      chosen = move;
      if (worth <= alpha) continue;
      alpha = worth;
      if (!ply && tried > 1) this.#improved = true;
      const line = this.#lines[ply]!,
        next = this.#lines[ply + 1]!;
      const more = ply + 1 < PLIES ? this.#lengths[ply + 1]! : 0;
      line[0] = move;
      for (let at = 0; at < more; at++) line[at + 1] = next[at]!;
      this.#lengths[ply] = more + 1;
      if (alpha < beta) continue;
      if (isQuiet) this.#praise(move, man, depth, ply, list, nth);
      break;
    }
    if (!tried) return inCheck ? ply - MATE : this.#stalemated(ply);
    this.#keys[entry] = board.high;
    this.#moves[entry] = chosen || first;
    this.#depths[entry] = depth;
    this.#worths[entry] = best > MATED ? best + ply : best < -MATED ? best - ply : best;
    this.#kinds[entry] = best >= beta ? AT_LEAST : best > start ? EXACT : AT_MOST;
    return best;
  }

  /** A quiet move that refuted a line is tried early elsewhere; those tried before it in vain are tried later. */
  #praise(move: number, man: number, depth: number, ply: number, list: Int32Array, nth: number): void {
    if (this.#killers[ply * 2] !== move) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2]!;
      this.#killers[ply * 2] = move;
    }
    const {men} = this.board;
    const bonus = Math.min(depth * depth * 16, 1200);
    const change = (index: number, by: number): void => {
      this.#history[index]! += by - ((this.#history[index]! * Math.abs(by)) >> 14);
    };
    change(man * 128 + toOf(move), bonus);
    for (let at = 0; at < nth; at++) {
      const other = list[at]!;
      if (!men[toOf(other)] && !becomesOf(other)) change(men[fromOf(other)]! * 128 + toOf(other), -bonus);
    }
  }

  /** Follows captures to a quiet position. */
  #quiesce(alpha: number, beta: number, ply: number): number {
    const {board} = this;
    this.#count();
    this.#lengths[ply] = 0;
    const stands = this.#stands();
    if (stands >= beta || ply >= PLIES) return stands;
    if (stands > alpha) alpha = stands;
    let best = stands;
    const list = this.#lists[ply]!,
      order = this.#orders[ply]!;
    const {side} = board;
    const count = board.moves(list, 0, true);
    this.#hopes(list, order, count, 0, ply);
    for (let nth = 0; nth < count; nth++) {
      const move = this.#pick(list, order, count, nth);
      if (order[nth]! < 0 && !this.#isExact) break;
      const gain =
        (specialOf(move) === PASSING ? OPENING[PAWN]! : OPENING[board.men[toOf(move)]! & 7]!) +
        (becomesOf(move) ? OPENING[becomesOf(move)]! : 0);
      if (stands + gain + 150 <= alpha && !this.#isWhole) continue;
      this.#make(move);
      if (board.inCheck(side)) {
        this.#back();
        continue;
      }
      const worth = -this.#quiesce(-beta, -alpha, ply + 1);
      this.#back();
      if (worth <= best) continue;
      best = worth;
      if (worth > alpha) alpha = worth;
      if (alpha >= beta) break;
    }
    return best;
  }
}
