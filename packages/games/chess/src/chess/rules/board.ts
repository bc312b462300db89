import {BISHOP, FULL, IDLE, KING, KNIGHT, PAWN, QUEEN, ROOK, type Side} from './men.js';
import {
  EVERY_WAY,
  KEYS_HIGH,
  KEYS_LOW,
  KNIGHT_STEPS,
  PASSING_KEY,
  REACH,
  RIGHTS,
  RIGHTS_KEY,
  SIDE_KEY,
  STEPS,
  TOWARDS,
} from './board-tables.js';

// The board that rules and opponents move on: typed arrays, moves that are made and taken back. A move is a number: square from
// (7 bits), square to (7 bits), what the pawn becomes (3 bits), and what is special about it.

/** What is special about a move: taking in passing, castling, two steps of a pawn. */
export const PASSING = 1,
  CASTLING = 2,
  DOUBLE = 3;

/** The parts of a move. */
export const fromOf = (move: number): number => move & 127;
export const toOf = (move: number): number => (move >> 7) & 127;
/** The kind that a pawn becomes; `IDLE` if it stands idle; 0 for any other move. */
export const becomesOf = (move: number): number => (move >> 14) & 7;
export const specialOf = (move: number): number => move >> 17;

/** The longest line of moves that are made and not taken back. */
const DEPTH = 160;

/** A board with its men. */
export class Board {
  /** The man on each square. */
  readonly men = new Uint8Array(128);
  /** How many there are of each man. */
  readonly counts = new Uint8Array(16);
  /** Where the kings stand. */
  readonly kings = new Int16Array(2);
  side: Side = 0;
  rights = 0;
  /** The square that a pawn has just passed; -1 = none, or no pawn could take there. */
  passed = -1;
  /** Moves of one side since a pawn moved or a man was taken. */
  quiet = 0;
  /** The two halves of the key of the position. */
  low = 0;
  high = 0;
  /** The idle pawn that takes the place of an officer, where the rules have asked for one of several; -1 = the first. */
  wakes = -1;
  /** How many moves are made and not taken back. */
  made = 0;
  /** Six numbers for each of them, and what the position's key was. */
  readonly #undo = new Int32Array(DEPTH * 6);
  readonly #lows = new Int32Array(DEPTH + 1);
  readonly #highs = new Int32Array(DEPTH + 1);

  /** @param isFielding whether a pawn becomes only what its side has lost, else any officer */
  constructor(public isFielding: boolean) {}

  /** Places a man on an empty square. */
  put(man: number, square: number): void {
    this.men[square] = man;
    this.counts[man]!++;
    if ((man & 7) === KING) this.kings[man >> 3] = square;
    this.low ^= KEYS_LOW[man * 128 + square]!;
    this.high ^= KEYS_HIGH[man * 128 + square]!;
  }

  /** Takes the man off a square. */
  remove(square: number): void {
    const man = this.men[square]!;
    this.men[square] = 0;
    this.counts[man]!--;
    this.low ^= KEYS_LOW[man * 128 + square]!;
    this.high ^= KEYS_HIGH[man * 128 + square]!;
  }

  /** Adds to the key what is neither man nor square. */
  keyed(): void {
    const passed = this.passed < 0 ? 0 : KEYS_LOW[PASSING_KEY + this.passed]!;
    this.low ^= KEYS_LOW[RIGHTS_KEY + this.rights]! ^ passed ^ (this.side ? KEYS_LOW[SIDE_KEY]! : 0);
    const high = this.passed < 0 ? 0 : KEYS_HIGH[PASSING_KEY + this.passed]!;
    this.high ^= KEYS_HIGH[RIGHTS_KEY + this.rights]! ^ high ^ (this.side ? KEYS_HIGH[SIDE_KEY]! : 0);
  }

  /** Whether a square is attacked by a side. An idle pawn attacks nothing. */
  isAttacked(square: number, by: Side): boolean {
    const {men} = this;
    const black = by << 3;
    const pawn = PAWN | black;
    const below = by ? 16 : -16;
    const left = square + below - 1,
      right = left + 2;
    if ((!(left & 0x88) && men[left] === pawn) || (!(right & 0x88) && men[right] === pawn)) return true;
    for (let i = 0; i < 8; i++) {
      const near = square + KNIGHT_STEPS[i]!;
      if (!(near & 0x88) && men[near] === (KNIGHT | black)) return true;
    }
    const king = this.kings[by]!;
    if (REACH[king - square + 119]! & (1 << KING) && men[king] === (KING | black)) return true;
    for (let i = 0; i < 8; i++) {
      const step = EVERY_WAY[i]!;
      let at = square + step;
      while (!(at & 0x88)) {
        const man = men[at]!;
        if (man) {
          if (man === (QUEEN | black) || man === ((i < 4 ? ROOK : BISHOP) | black)) return true;
          break;
        }
        at += step;
      }
    }
    return false;
  }

  /** The squares from which a side attacks a square. */
  attackers(square: number, by: Side): number[] {
    const found: number[] = [];
    for (let at = 0; at < 128; at++) {
      if (at & 0x88 || this.men[at]! >> 3 !== by || !this.men[at]) continue;
      const kind = this.men[at]! & 7;
      const far = square - at;
      if (kind === PAWN) {
        if (far === (by ? -15 : 15) || far === (by ? -17 : 17)) found.push(at);
      } else if (REACH[far + 119]! & (1 << kind) && this.#isOpen(at, square, kind)) found.push(at);
    }
    return found;
  }

  #isOpen(from: number, to: number, kind: number): boolean {
    if (kind === KNIGHT) return true;
    const step = TOWARDS[to - from + 119]!;
    for (let at = from + step; at !== to; at += step) if (this.men[at]) return false;
    return true;
  }

  /** Whether the king of a side is in check. */
  inCheck(side: Side = this.side): boolean {
    return this.isAttacked(this.kings[side]!, (1 - side) as Side);
  }

  /** How many of a kind of officer a side has lost. */
  missing(kind: number, side: Side): number {
    return Math.max(0, FULL[kind]! - this.counts[kind | (side << 3)]!);
  }

  /** The kinds that a pawn of a side becomes on the last rank; `IDLE` alone if nothing is lost (section 6.3). */
  becomes(side: Side): readonly number[] {
    if (!this.isFielding) return [QUEEN, ROOK, BISHOP, KNIGHT];
    if (this.missing(QUEEN, side)) return [QUEEN];
    const lost = [ROOK, BISHOP, KNIGHT].filter((kind) => this.missing(kind, side));
    return lost.length ? lost : [IDLE];
  }

  /** The squares of a side's idle pawns. */
  idle(side: Side): readonly number[] {
    if (!this.counts[IDLE | (side << 3)]) return [];
    const first = side ? 0 : 112;
    return [0, 1, 2, 3, 4, 5, 6, 7]
      .map((file) => first + file)
      .filter((square) => this.men[square] === (IDLE | (side << 3)));
  }

  /**
   * Writes all moves that leave the own king out of account to a list.
   * @param isLoud only those that take a man or promote
   * @returns where the list ends
   */
  moves(list: Int32Array, start = 0, isLoud = false): number {
    const {men, side} = this;
    const black = side << 3;
    const onward = side ? -16 : 16;
    let n = start;
    for (let from = 0; from < 120; from++) {
      if (from & 0x88) {
        from += 7;
        continue;
      }
      const man = men[from]!;
      if (!man || man >> 3 !== side) continue;
      const kind = man & 7;
      if (kind === PAWN) {
        const isLast = from >> 4 === (side ? 1 : 6);
        const to = from + onward;
        if (!men[to]) {
          if (isLast) n = this.#promotions(list, n, from, to);
          else if (!isLoud) {
            list[n++] = from | (to << 7);
            if (from >> 4 === (side ? 6 : 1) && !men[to + onward])
              list[n++] = from | ((to + onward) << 7) | (DOUBLE << 17);
          }
        }
        for (let aside = -1; aside <= 1; aside += 2) {
          const at = to + aside;
          if (at & 0x88) continue;
          const other = men[at]!;
          if (other ? other >> 3 !== side : false) {
            if (isLast) n = this.#promotions(list, n, from, at);
            else list[n++] = from | (at << 7);
          } else if (!other && at === this.passed) list[n++] = from | (at << 7) | (PASSING << 17);
        }
        continue;
      }
      const steps = STEPS[kind]!;
      const isFar = kind !== KNIGHT && kind !== KING;
      for (const step of steps) {
        let to = from + step;
        while (!(to & 0x88)) {
          const other = men[to]!;
          if (other) {
            if (other >> 3 !== side) list[n++] = from | (to << 7);
            break;
          }
          if (!isLoud) list[n++] = from | (to << 7);
          if (!isFar) break;
          to += step;
        }
      }
      if (kind === KING && !isLoud && this.rights & (side ? 12 : 3)) {
        const home = side * 112 + 4;
        if (from === home && !this.inCheck()) {
          if (this.rights & (side ? 4 : 1) && this.#mayCastle(home, 1, ROOK | black))
            list[n++] = from | ((from + 2) << 7) | (CASTLING << 17);
          if (this.rights & (side ? 8 : 2) && this.#mayCastle(home, -1, ROOK | black))
            list[n++] = from | ((from - 2) << 7) | (CASTLING << 17);
        }
      }
    }
    return n;
  }

  #promotions(list: Int32Array, n: number, from: number, to: number): number {
    for (const kind of this.becomes(this.side)) list[n++] = from | (to << 7) | (kind << 14);
    return n;
  }

  /** Whether nothing stands between king and rook, and the king passes no attacked square (bars d and e). */
  #mayCastle(king: number, way: number, rook: number): boolean {
    const {men} = this;
    if (men[king + way] || men[king + 2 * way] || (way < 0 && men[king - 3])) return false;
    if (men[way > 0 ? king + 3 : king - 4] !== rook) return false;
    return !this.isAttacked(king + way, (1 - this.side) as Side);
  }

  /** Makes a move of {@linkcode moves}. */
  make(move: number): void {
    const {men, side, counts} = this;
    const from = fromOf(move),
      to = toOf(move),
      becomes = becomesOf(move),
      special = specialOf(move);
    const man = men[from]!;
    const taken = special === PASSING ? to + (side ? 16 : -16) : to;
    const took = men[taken]!;
    const at = this.made++ * 6;
    const undo = this.#undo;
    undo[at] = move;
    undo[at + 1] = took;
    undo[at + 2] = this.rights;
    undo[at + 3] = this.passed;
    undo[at + 4] = this.quiet;
    undo[at + 5] = -1;
    this.#lows[this.made] = this.low;
    this.#highs[this.made] = this.high;
    this.keyed();
    if (took) {
      this.remove(taken);
      const idle = IDLE | ((1 - side) << 3);
      const kind = took & 7;
      if (counts[idle] && kind !== PAWN && kind !== IDLE) {
        const waking = this.wakes < 0 ? this.idle((1 - side) as Side)[0]! : this.wakes;
        undo[at + 5] = waking;
        this.remove(waking);
        this.put(took, waking);
      }
    }
    this.remove(from);
    this.put(becomes ? becomes | (side << 3) : man, to);
    if (special === CASTLING) {
      const rook = to > from ? from + 3 : from - 4;
      this.remove(rook);
      this.put(ROOK | (side << 3), (from + to) >> 1);
    }
    this.rights &= RIGHTS[from]! & RIGHTS[to]!;
    this.passed = -1;
    if (special === DOUBLE) {
      const enemy = PAWN | ((1 - side) << 3);
      if ((!((to - 1) & 0x88) && men[to - 1] === enemy) || (!((to + 1) & 0x88) && men[to + 1] === enemy))
        this.passed = (from + to) >> 1;
    }
    this.quiet = took || (man & 7) === PAWN ? 0 : this.quiet + 1;
    this.side = (1 - side) as Side;
    this.keyed();
  }

  /** Takes the last move back. */
  unmake(): void {
    const {men} = this;
    const undo = this.#undo;
    const at = --this.made * 6;
    const move = undo[at]!,
      took = undo[at + 1]!,
      waking = undo[at + 5]!;
    const side = (1 - this.side) as Side;
    const from = fromOf(move),
      to = toOf(move),
      special = specialOf(move);
    const man = becomesOf(move) ? PAWN | (side << 3) : men[to]!;
    this.remove(to);
    this.put(man, from);
    if (special === CASTLING) {
      this.remove((from + to) >> 1);
      this.put(ROOK | (side << 3), to > from ? from + 3 : from - 4);
    }
    if (waking >= 0) {
      this.remove(waking);
      this.put(IDLE | ((1 - side) << 3), waking);
    }
    if (took) this.put(took, special === PASSING ? to + (side ? 16 : -16) : to);
    this.side = side;
    this.rights = undo[at + 2]!;
    this.passed = undo[at + 3]!;
    this.quiet = undo[at + 4]!;
    this.low = this.#lows[this.made + 1]!;
    this.high = this.#highs[this.made + 1]!;
  }

  /** Lets the turn pass, for a search; taken back by {@linkcode unpass}. */
  pass(): void {
    const at = this.made++ * 6;
    const undo = this.#undo;
    undo[at] = 0;
    undo[at + 3] = this.passed;
    undo[at + 4] = this.quiet;
    this.#lows[this.made] = this.low;
    this.#highs[this.made] = this.high;
    this.keyed();
    this.passed = -1;
    this.quiet = 0;
    this.side = (1 - this.side) as Side;
    this.keyed();
  }

  /** Takes a passed turn back. */
  unpass(): void {
    const at = --this.made * 6;
    this.passed = this.#undo[at + 3]!;
    this.quiet = this.#undo[at + 4]!;
    this.side = (1 - this.side) as Side;
    this.low = this.#lows[this.made + 1]!;
    this.high = this.#highs[this.made + 1]!;
  }

  /** Whether the position has stood before within the moves that are made, with nothing taken and no pawn moved since. */
  isRepeated(): boolean {
    for (let back = 2; back <= this.quiet && back <= this.made; back++) {
      const at = this.made - back + 1;
      if (this.#lows[at] === this.low && this.#highs[at] === this.high) return true;
    }
    return false;
  }
}
