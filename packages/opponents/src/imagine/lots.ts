import {cardsIn, ImpossibleView, type Constraint, type Unseen} from './unseen.js';

/** Indistinguishable hidden cards: everything known concerns all of them or none. */
export interface Lot {
  /** Their numbers, `suit << 5 | rank`. */
  readonly cards: readonly number[];
  /** By hand, how many of them it holds at least and at most. */
  readonly least: number[];
  readonly most: number[];
  /** Indices of the {@linkcode Sum}s that these cards count for. */
  readonly sums: number[];
}

/** A constraint on the cards of several lots together. */
export interface Sum {
  readonly hand: number;
  readonly least: number;
  readonly most: number;
  readonly not: number;
  /** The last lot that counts for it. */
  readonly end: number;
}

/**
 * Divides the hidden cards into lots. Information about a single lot becomes a bound of that lot; information about several lots,
 * unless it is plain absence, becomes a sum over them.
 * @throws ImpossibleView where something is held that isn't there
 */
export function lotsOf({hidden, suits, room, holds = []}: Unseen): {lots: Lot[]; sums: Sum[]} {
  const bySpeech = new Map<string, number[]>();
  for (const card of cardsIn(hidden, suits)) {
    const speech = holds.map((hold) => Number(speaksOf(hold, card))).join('');
    const alike = bySpeech.get(speech);
    if (alike) alike.push(card);
    else bySpeech.set(speech, [card]);
  }
  const lots = [...bySpeech.values()].map((cards): Lot => ({
    cards,
    least: room.map(() => 0),
    most: [...room],
    sums: [],
  }));
  const open: {hold: Constraint; spoken: readonly Lot[]}[] = [];
  for (const hold of holds) {
    const {hand, least = 0, most = Infinity, not} = hold;
    const spoken = lots.filter(({cards}) => speaksOf(hold, cards[0]!));
    if (most === 0) for (const lot of spoken) lot.most[hand] = 0;
    if (spoken.length === 1 && not === undefined) {
      const lot = spoken[0]!;
      lot.least[hand] = Math.max(lot.least[hand]!, least);
      lot.most[hand] = Math.min(lot.most[hand]!, most);
    } else if (least > 0 || (most > 0 && most < Infinity) || not !== undefined) {
      if (spoken.length) open.push({hold, spoken});
      else if (least > 0 || not === 0) throw new ImpossibleView('no-deal');
    }
  }
  // Tight and small lots first, to keep the tables small.
  const freedom = ({cards, most}: Lot): number => most.reduce((sum, n) => sum + Math.min(n, cards.length), 0);
  lots.sort((a, b) => freedom(a) - freedom(b));
  const sums = open.map(({hold: {hand, least = 0, most = Infinity, not = -1}, spoken}, i): Sum => {
    for (const lot of spoken) lot.sums.push(i);
    return {hand, least, most, not, end: Math.max(...spoken.map((lot) => lots.indexOf(lot)))};
  });
  return {lots, sums};
}

function speaksOf({cards}: Constraint, card: number): boolean {
  return ((cards[card >> 5]! >> (card & 31)) & 1) === 1;
}
