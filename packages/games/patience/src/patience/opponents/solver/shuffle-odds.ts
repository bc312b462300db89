import {foundedIn, type Cards, type Cells} from './cells.js';

/**
 * The log-odds that remaining cards come out after being shuffled and dealt, by how many of each suit there are:
 * what a game's coefficients are for, in the order of {@linkcode oddsAfterShuffle}.
 */
export type ShuffleOdds = readonly [
  fixed: number,
  card: number,
  square: number,
  log: number,
  noneOver: number,
  noneOverRoot: number,
  twoOver: number,
  twoOverRoot: number,
  uneven: number,
  suitDone: number,
  oneLeft: number,
  twoLeft: number,
];

/** How much the foundations differ, in squared cards: if few suits are left they block each other. */
function unevenness({board: {goal}, len}: Cards, cells: Cells): number {
  let sum = 0,
    squares = 0;
  for (const pile of goal) {
    const count = cells[len + pile]!;
    sum += count;
    squares += count * count;
  }
  return squares - (sum * sum) / goal.length;
}

/** The value of cards gathered for a shuffle, for comparing: cards founded, minus a penalty for unevenness. */
export function gatheredValue(cards: Cards, cells: Cells, uneven: number): number {
  return foundedIn(cards, cells) - uneven * unevenness(cards, cells);
}

/** The log-odds that cards gathered for a shuffle come out when dealt in threes. */
export function oddsAfterShuffle({board: {goal, size}, len}: Cards, cells: Cells, odds: ShuffleOdds): number {
  let left = 0,
    squares = 0,
    done = 0,
    ones = 0,
    twos = 0;
  for (const pile of goal) {
    const missing = size[pile]! - cells[len + pile]!;
    left += missing;
    squares += missing * missing;
    if (missing === 0) done++;
    else if (missing === 1) ones++;
    else if (missing === 2) twos++;
  }
  if (left === 0) return Infinity;
  const [
    fixed,
    card,
    square,
    log,
    noneOver,
    noneOverRoot,
    twoOver,
    twoOverRoot,
    uneven,
    suitDone,
    oneLeft,
    twoLeft,
  ] = odds;
  const root = Math.sqrt(left),
    over = left % 3;
  // A fan of one or two cards blocks nothing; otherwise all but the last card count as buried.
  const last = over === 0 ? noneOver + noneOverRoot / root : over === 2 ? twoOver + twoOverRoot / root : 0;
  return (
    fixed +
    card * left +
    (square * left * left) / 52 +
    log * Math.log(left) +
    last +
    (uneven * squares) / left +
    suitDone * done +
    oneLeft * ones +
    twoLeft * twos
  );
}
