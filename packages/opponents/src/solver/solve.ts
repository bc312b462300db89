import {solveGeneral, solveGeneralCards} from './general.js';
import {solveFourHands, solveFourHandsCards} from './four-hands.js';
import {allowPositions, latest} from './pause.js';
import {CARD_NUMBERS, seatToPlay, type TrickPosition} from './position.js';

/** A lawful card and what its player's camp wins with it. */
export interface CardValue {
  /** Number of the card, see {@linkcode TrickPosition}. */
  readonly card: number;
  /** Tricks or points that the camp of the seat to play wins from here on, the trick on the table included. */
  readonly value: number;
}

/** Whether the kernel for four hands of one pack of 52 can take the position. */
function isFourHands({seats, suits, mustTrump, points, hands, table}: TrickPosition): boolean {
  if (seats !== 4 || suits !== 4 || mustTrump || points) return false;
  // No rank above the twelfth, so that holdings fit the tables.
  let ranks = 0;
  for (let i = 0; i < 16; i++) ranks |= hands[i]!;
  for (const card of table) ranks |= 1 << (card & 31);
  return ranks < 1 << 13;
}

/** All that is left to be won in a position, by both camps. */
export function leftToWin({seats, suits, hands, table, points}: TrickPosition): number {
  let cards = table.length,
    sum = 0;
  for (const card of table) sum += points?.[card] ?? 0;
  for (let i = 0; i < seats * suits; i++) {
    for (let x = hands[i]!; x; x &= x - 1) {
      cards++;
      sum += points?.[((i % suits) << 5) | (31 - Math.clz32(x & -x))] ?? 0;
    }
  }
  return points ? sum : cards / seats;
}

/**
 * What the camp of the seat to play wins from here on when all four hands lie open and everybody
 * plays their best: tricks, or points where the position gives cards a worth. The trick on the table counts.
 */
export function solve(position: TrickPosition): number {
  const value = isFourHands(position) ? solveFourHands(position) : solveGeneral(position);
  return (position.camp >> seatToPlay(position)) & 1 ? value : leftToWin(position) - value;
}

const values = new Int32Array(CARD_NUMBERS);

/** Writes what the first camp wins with each card; yields where the search has paused. */
type Kernel = (position: TrickPosition, into: Int32Array) => Generator<void, void>;

const anyHands: Kernel = (position, into) =>
  isFourHands(position) ? solveFourHandsCards(position, into) : solveGeneralCards(position, into);

/** Writes the values of all cards, as what the camp of the seat to play wins; yields where the search has paused. */
function* valuesInto(kernel: Kernel, position: TrickPosition, into: Int32Array): Generator<void, void> {
  into.fill(-1);
  yield* kernel(position, into);
  if ((position.camp >> seatToPlay(position)) & 1) return;
  const all = leftToWin(position);
  for (let card = 0; card < CARD_NUMBERS; card++) if (into[card]! >= 0) into[card] = all - into[card]!;
}

/**
 * Writes what the camp of the seat to play wins with each of its cards into `into`, by card number;
 * -1 for all that is no lawful card. The form of {@linkcode solveCards} for thousands of positions.
 * @param into at least {@linkcode CARD_NUMBERS} long
 */
export function solveInto(position: TrickPosition, into: Int32Array): void {
  valuesInto(anyHands, position, into).next();
}

/**
 * How many positions the solver looks at in a step, unless it is told: mostly less than a millisecond, at most five. Of four
 * times as many a step would be four times as long, and the whole no quicker.
 */
const POSITIONS = 250;

/**
 * Solves as {@linkcode solveInto} does, but in steps between which the page may breathe. A step in which somebody else
 * has been solved starts again what was not finished, with more time for it.
 * @param positions how many are looked at in a step
 * @returns takes a step; whether all values are written
 */
export function solvingInto(position: TrickPosition, into: Int32Array, positions = POSITIONS): () => boolean {
  return inSteps(valuesInto(anyHands, position, into), positions);
}

/**
 * The same for four hands of one pack of 52, ranks numbered from the two, where tricks are counted: the worker of a game that asks for
 * nothing else fetches no other solver.
 */
export function solvingFourHandsInto(
  position: TrickPosition,
  into: Int32Array,
  positions = POSITIONS,
): () => boolean {
  return inSteps(valuesInto(solveFourHandsCards, position, into), positions);
}

function inSteps(solving: Generator<void, void>, positions: number): () => boolean {
  let allowed = positions,
    own = -1;
  return () => {
    if (own >= 0 && own !== latest) allowed *= 2;
    allowPositions(allowed);
    const {done} = solving.next();
    allowPositions(0);
    own = latest;
    return done === true;
  };
}

/** Every lawful card of the seat to play with what its camp wins with it. */
export function solveCards(position: TrickPosition): CardValue[] {
  solveInto(position, values);
  const list: CardValue[] = [];
  values.forEach((value, card) => {
    if (value >= 0) list.push({card, value});
  });
  return list;
}
