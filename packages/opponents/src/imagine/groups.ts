import {cardsIn, ImpossibleView, type Constraint, type Unseen} from './unseen.js';

/** Indistinguishable hidden cards: everything known concerns all of them or none. */
export interface CardGroup {
  /** Their numbers, `suit << 5 | rank`. */
  readonly cards: readonly number[];
  /** By hand, how many of them it constraints at least and at most. */
  readonly least: number[];
  readonly most: number[];
  /** Indices of the {@linkcode Sum}s that these cards count for. */
  readonly sums: number[];
}

/** A constraint on the cards of several groups together. */
export interface Sum {
  readonly hand: number;
  readonly least: number;
  readonly most: number;
  readonly not: number;
  /** The last group that counts for it. */
  readonly end: number;
}

/**
 * Divides the hidden cards into groups. Information about a single group becomes a bound of that group; information about several groups,
 * unless it is plain absence, becomes a sum over them.
 * @throws ImpossibleView if a hand must constraint cards that are not hidden
 */
export function groupCards({hidden, suits, room, constraints = []}: Unseen): {
  groups: CardGroup[];
  sums: Sum[];
} {
  const byPattern = new Map<string, number[]>();
  for (const card of cardsIn(hidden, suits)) {
    const pattern = constraints.map((constraint) => Number(concerns(constraint, card))).join('');
    const alike = byPattern.get(pattern);
    if (alike) alike.push(card);
    else byPattern.set(pattern, [card]);
  }
  const groups = [...byPattern.values()].map((cards): CardGroup => ({
    cards,
    least: room.map(() => 0),
    most: [...room],
    sums: [],
  }));
  const open: {constraint: Constraint; concerned: readonly CardGroup[]}[] = [];
  for (const constraint of constraints) {
    const {hand, least = 0, most = Infinity, not} = constraint;
    const concerned = groups.filter(({cards}) => concerns(constraint, cards[0]!));
    if (most === 0) for (const group of concerned) group.most[hand] = 0;
    if (concerned.length === 1 && not === undefined) {
      const group = concerned[0]!;
      group.least[hand] = Math.max(group.least[hand]!, least);
      group.most[hand] = Math.min(group.most[hand]!, most);
    } else if (least > 0 || (most > 0 && most < Infinity) || not !== undefined) {
      if (concerned.length) open.push({constraint, concerned});
      else if (least > 0 || not === 0) throw new ImpossibleView('no-deal');
    }
  }
  // Tight and small groups first, to keep the tables small.
  const freedom = ({cards, most}: CardGroup): number =>
    most.reduce((sum, n) => sum + Math.min(n, cards.length), 0);
  groups.sort((a, b) => freedom(a) - freedom(b));
  const sums = open.map(({constraint: {hand, least = 0, most = Infinity, not = -1}, concerned}, i): Sum => {
    for (const group of concerned) group.sums.push(i);
    return {hand, least, most, not, end: Math.max(...concerned.map((group) => groups.indexOf(group)))};
  });
  return {groups, sums};
}

function concerns({cards}: Constraint, card: number): boolean {
  return ((cards[card >> 5]! >> (card & 31)) & 1) === 1;
}
