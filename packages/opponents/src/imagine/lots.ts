import {cardsIn, ImpossibleView, type Holds, type Unseen} from './unseen.js';

/** Hidden cards that are alike: everything known speaks of all of them or of none. */
export interface Lot {
  /** Their numbers, `suit << 5 | rank`. */
  readonly cards: readonly number[];
  /** By hand, how many of them it holds at least and at most. */
  readonly least: number[];
  readonly most: number[];
  /** Indices of the {@linkcode Sum}s that these cards count for. */
  readonly sums: number[];
}

/** Something known of the cards of several lots together. */
export interface Sum {
  readonly hand: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Divides the hidden cards into lots of like cards. What speaks of one lot only bounds that lot; what speaks of
 * several, and is not plain absence, becomes a sum over them.
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
  const lots = [...bySpeech.values()].map((cards): Lot => ({cards, least: room.map(() => 0), most: [...room], sums: []}));
  const sums: Sum[] = [];
  for (const hold of holds) {
    const {hand, least = 0, most = Infinity} = hold;
    const spoken = lots.filter(({cards}) => speaksOf(hold, cards[0]!));
    if (most === 0) for (const lot of spoken) lot.most[hand] = 0;
    if (spoken.length === 1) {
      const lot = spoken[0]!;
      lot.least[hand] = Math.max(lot.least[hand]!, least);
      lot.most[hand] = Math.min(lot.most[hand]!, most);
    } else if (least > 0 || (most > 0 && most < Infinity)) {
      if (!spoken.length && least > 0) throw new ImpossibleView('no-deal');
      for (const lot of spoken) lot.sums.push(sums.length);
      sums.push({hand, least, most});
    }
  }
  // The tightest lots first keep the tables of ways small.
  const freedom = ({most}: Lot): number => most.reduce((sum, n) => sum + n, 0);
  return {lots: lots.sort((a, b) => freedom(a) - freedom(b)), sums};
}

function speaksOf({cards}: Holds, card: number): boolean {
  return (cards[card >> 5]! >> (card & 31) & 1) === 1;
}
