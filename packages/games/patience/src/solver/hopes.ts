import {foundedIn, type Cards, type Cells} from './cells.js';

/**
 * How cards that are left come out once they are shuffled and laid out, as log-odds, by how many of each suit they are:
 * what the coefficients of a game are for, in the order of {@linkcode hopeOf}.
 */
export type Hopes = readonly [
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

/** How much the foundations differ, in squares of cards: where few suits are left they lie in each other's way. */
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

/** What to expect of cards that are gathered to be shuffled, for comparing: cards founded, less for what differs. */
export function plainHope(cards: Cards, cells: Cells, uneven: number): number {
  return foundedIn(cards, cells) - uneven * unevenness(cards, cells);
}

/** The log-odds that cards gathered to be shuffled come out, laid in threes. */
export function hopeOf({board: {goal, size}, len}: Cards, cells: Cells, hopes: Hopes): number {
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
  ] = hopes;
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
