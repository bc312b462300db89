import {FRENCH_SUITS, TAROK_78, type Card, type Suit} from '@quinola/cards';
import type {Laid, Seat, Trick} from '@quinola/play';
import {winning} from '@quinola/play';
import {
  followed,
  isFigure,
  isTarok,
  lawful,
  SKY,
  strength,
  suit,
  TAROK_TRICKS,
  type SkyLed,
} from '../../src/kit/rules/index.js';

// What a person at a table with the tarok pack sees of a trick that waits for him, by the view and the rules alone: the words in which
// the readings of the maxims are told.

/** What a player sees of a trick that waits for him. */
export interface Seen {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  readonly tricks: readonly Trick[];
  readonly trick: readonly Laid[];
  /** The number of the trick, from 1. */
  readonly trickNo: number;
  readonly leads: boolean;
  /** The suit to follow, and whether he has cards of it. */
  readonly led: Suit | null;
  readonly follows: boolean;
  /** Whether he plays last, and who plays after him. */
  readonly last: boolean;
  readonly later: readonly Seat[];
  readonly others: readonly Seat[];
  /** Who is winning the trick, and with what. */
  readonly best: Laid | null;
  /** What he may play, and which of it wins. */
  readonly open: readonly Card[];
  readonly wins: readonly Card[];
  /** What he has not seen. */
  readonly unseen: readonly Card[];
}

/** What the views of both games show. */
interface Shown {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly tricks: readonly Trick[];
  readonly skat: readonly Card[] | null;
  readonly options: {readonly skyLed: SkyLed};
}

/** What a player sees at a table of so many. */
export function seen({seat, hand, trick, tricks, skat, options}: Shown, players: number): Seen {
  const first = followed(trick, options.skyLed);
  const led = first === null ? null : suit(first);
  const open = lawful(hand, first);
  const gone = [...[...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card), ...(skat ?? [])];
  const others = Array.from({length: players - 1}, (_, at) => (seat + 1 + at) % players);
  return {
    hand,
    seat,
    tricks,
    trick,
    trickNo: tricks.length + 1,
    leads: !trick.length,
    led,
    follows: led !== null && hand.some((card) => suit(card) === led),
    last: trick.length === players - 1,
    later: others.slice(0, players - 1 - trick.length),
    others,
    best: winning(TAROK_TRICKS, trick),
    open,
    wins: trick.length
      ? open.filter((card) => winning(TAROK_TRICKS, [...trick, {seat, card}])!.seat === seat)
      : [],
    unseen: TAROK_78.cards.filter((card) => !gone.includes(card) && !hand.includes(card)),
  };
}

export const isPlain = (card: Card): boolean => !isTarok(card);
/** His taroks, and those of them that can win, which Sky cannot. */
export const taroks = ({hand}: Pick<Seen, 'hand'>): readonly Card[] => hand.filter(isTarok);
export const isNumbered = (card: Card): boolean => isTarok(card) && card !== SKY;
/** The numbered taroks that are out. */
export const taroksOut = ({unseen}: Seen): readonly Card[] => unseen.filter(isNumbered);
/** Whether nothing unseen of its suit is higher. */
export const isBest = ({unseen}: Seen, card: Card): boolean =>
  card !== SKY && !unseen.some((other) => suit(other) === suit(card) && strength(other) > strength(card));
/** Whether none of some cards is lower, or higher, whatever its suit. */
export const isLowest = (card: Card, among: readonly Card[]): boolean =>
  among.includes(card) && among.every((other) => strength(other) >= strength(card));
export const isHighest = (card: Card, among: readonly Card[]): boolean =>
  among.includes(card) && among.every((other) => strength(other) <= strength(card));
/** His cards of a suit, and the figures among them. */
export const ofSuit = ({hand}: Pick<Seen, 'hand'>, wanted: Suit): readonly Card[] =>
  hand.filter((card) => suit(card) === wanted);
export const figuresOf = (sight: Pick<Seen, 'hand'>, suit: Suit): readonly Card[] =>
  ofSuit(sight, suit).filter(isFigure);
/** Whether it is a card of his longest suit. */
export const isOfLongest = (sight: Pick<Seen, 'hand'>, card: Card): boolean =>
  isPlain(card) &&
  FRENCH_SUITS.every((wanted) => ofSuit(sight, wanted).length <= ofSuit(sight, suit(card)).length);
/** Whether a seat has shown that it has nothing of a suit. */
export const hasShownVoid = ({tricks, trick}: Seen, seat: Seat, wanted: Suit, skyLed: SkyLed): boolean =>
  [...tricks.map(({cards}) => cards), trick].some((cards) => {
    const at = cards.findIndex((one) => one.seat === seat);
    if (at < 1) return false;
    const first = followed(cards.slice(0, at), skyLed);
    const {card} = cards[at]!;
    if (first === null || card === SKY) return false;
    // Who has nothing of a suit must play a tarok, if he has one.
    return (
      (suit(first) === wanted && suit(card) !== wanted) ||
      (wanted === 'T' && suit(card) !== suit(first) && isPlain(card))
    );
  });
/** Whether some later player may take a suit with a tarok, because he has shown to have nothing of it. */
export const mayRuff = (sight: Seen, suit: Suit, skyLed: SkyLed): boolean =>
  taroksOut(sight).length > 0 &&
  sight.later.some(
    (seat) => hasShownVoid(sight, seat, suit, skyLed) && !hasShownVoid(sight, seat, 'T', skyLed),
  );
