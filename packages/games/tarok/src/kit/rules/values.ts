import {strengths, TAROK_78, type Card, type Suit} from '@quinola/cards';
import {cardValues} from '@quinola/play';

/** Sky, the Harlequin: the tarok without a number. */
export const SKY: Card = 'SK';

/** The lowest tarok, the Pagat. */
export const PAGAT: Card = 'T1';

/** The highest tarok. */
export const XXI: Card = 'T21';

/** The four natural kings, in the order of the pack. */
export const KINGS: readonly Card[] = ['KS', 'KH', 'KD', 'KC'];

const MATADORS: readonly Card[] = [SKY, XXI, PAGAT];

/** Nominal value: king, XXI, Pagat and Sky 5, queen 4, knight 3, jack 2, others nothing (treatise l. 6534-6545, 6728). */
export const valueOf = cardValues(TAROK_78, {
  ranks: {K: 5, Q: 4, N: 3, J: 2},
  cards: {[SKY]: 5, [XXI]: 5, [PAGAT]: 5},
});

/** The suit of a card; `T` for taroks and Sky. Read from its letters, because it is needed for every card played. */
export function suit(card: Card): Suit {
  return card === SKY || (card[0] === 'T' && card[1]! <= '9') ? 'T' : card[1]!;
}

/** Height of a card in its suit, 1 = lowest: taroks by number, red pips reversed; Sky 0, as it wins nothing. */
export const strength = strengths(TAROK_78);

/** Whether a card is a tarok, Sky being the 22nd. */
export function isTarok(card: Card): boolean {
  return suit(card) === 'T';
}

/** Whether a card is a natural king (a king of a suit). */
export function isKing(card: Card): boolean {
  return card[0] === 'K';
}

/** Whether a card is one of the three matadors: Sky, XXI, Pagat. */
export function isMatador(card: Card): boolean {
  return MATADORS.includes(card);
}

/** Whether a card counts at the end: the sixteen figures and the three matadors. */
export function isCounting(card: Card): boolean {
  return valueOf(card) > 0;
}

/** Whether a card is a figure of a suit: king, queen, knight or jack. */
export function isFigure(card: Card): boolean {
  return !isTarok(card) && isCounting(card);
}

/** Whether a card is a ladon: a pip card of a suit. Empty are the ladons and the taroks II to XX. */
export function isLadon(card: Card): boolean {
  return !isTarok(card) && !isCounting(card);
}

/** Suits of a sorted hand: taroks first, then black and red alternating. */
const GROUPS = 'TSHCD';

/**
 * A hand in the order that the treatise advises (l. 6574-6578): taroks from Sky and XXI down, then each suit in its own
 * order, red pips reversed.
 */
export function sorted(hand: readonly Card[]): readonly Card[] {
  const height = (card: Card): number => (card === SKY ? 22 : strength(card));
  return [...hand].sort((a, b) => GROUPS.indexOf(suit(a)) - GROUPS.indexOf(suit(b)) || height(b) - height(a));
}
