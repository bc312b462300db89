import {FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import type {Laid, MoveLike, Seat} from '@quinola/play';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {strengthOf} from '../../src/kit/rules/suits.js';

// What a reader of the maxims sees at a table of the family who is to play a card.

/** What lies before him. */
export interface Seen {
  readonly hand: readonly Card[];
  /** `null` = it is a misère. */
  readonly trump: Suit | null;
  readonly tricks: readonly {readonly cards: readonly Laid[]}[];
  readonly trick: readonly Laid[];
  readonly seat: Seat;
  readonly declarer: Seat;
  /** The declarer and who plays with him. */
  readonly side: readonly Seat[];
  /** Those who play, in the order of playing. */
  readonly order: readonly Seat[];
  /** All cards of the pack that this player has not seen go. */
  readonly cards: readonly Card[];
  /** Whether another's misère lies open. */
  readonly open: boolean;
}

/** What a view shows to whoever is to play a card; `null` = nobody plays one, or another does. */
export type Sight<View> = (view: View) => Seen | null;

/** The words in which readings of one game are written. */
export interface Words<View, Move> {
  /** A condition of whoever is to play a card. */
  when(holds: (seen: Seen) => boolean): (view: View) => boolean;
  /** What is asked of the card that is played. */
  card(holds: (card: Card, seen: Seen) => boolean): Reading<View, Move>['asks'];
}

/** The words for the sight of a game. */
export const wordsFor = <View, Move extends MoveLike>(sight: Sight<View>): Words<View, Move> => ({
  when: (holds) => (view) => {
    const seen = sight(view);
    return seen !== null && holds(seen);
  },
  card: (holds) => (move, view) => 'card' in move && holds(move.card as Card, sight(view)!),
});

export const isMisere = ({trump}: Seen): boolean => trump === null;
export const isTrumps = (seen: Seen): boolean => !isMisere(seen);
export const isDeclarer = ({seat, declarer}: Seen): boolean => seat === declarer;
export const isOfSide = ({seat, side}: Seen): boolean => side.includes(seat);
export const isOther = (seen: Seen): boolean => !isOfSide(seen);
export const leads = ({trick}: Seen): boolean => !trick.length;
export const follows = (seen: Seen): boolean => !leads(seen);
export const isLast = ({trick, order}: Seen): boolean => trick.length === order.length - 1;

/** A condition that holds where all of these do. */
export const both =
  (...all: readonly ((seen: Seen) => boolean)[]) =>
  (seen: Seen): boolean =>
    all.every((one) => one(seen));

/** The suit that was led; `null` = none yet. */
export const led = ({trick}: Seen): Suit | null => (trick[0] ? suitOf(trick[0].card) : null);
export const isIn = (card: Card, suit: Suit | null): boolean => suitOf(card) === suit;
export const inSuit = (cards: readonly Card[], suit: Suit | null): readonly Card[] =>
  cards.filter((card) => isIn(card, suit));
export const cannotFollow = (seen: Seen): boolean => follows(seen) && !inSuit(seen.hand, led(seen)).length;
export const isAce = (card: Card): boolean => rankOf(card) === 'A';
export const isAbove = (one: Card, other: Card): boolean => strengthOf(one) > strengthOf(other);

/** Whether a card wins over another. */
export const beats = ({trump}: Pick<Seen, 'trump'>, one: Card, other: Card): boolean =>
  suitOf(one) === suitOf(other) ? isAbove(one, other) : suitOf(one) === trump;

/** The card that wins the trick so far; absent: none lies there. */
export const winning = (seen: Pick<Seen, 'trick' | 'trump'>): Laid | undefined =>
  seen.trick
    .slice(1)
    .reduce((best, laid) => (beats(seen, laid.card, best!.card) ? laid : best), seen.trick[0]);

export function wins(card: Card, seen: Seen): boolean {
  const best = winning(seen);
  return !best || beats(seen, card, best.card);
}
export function isFriends(seen: Seen): boolean {
  const best = winning(seen);
  return best !== undefined && seen.side.includes(best.seat) === seen.side.includes(seen.seat);
}
export const isFoes = (seen: Seen): boolean => !isFriends(seen);

/** The place of a seat in a trick that somebody leads: 0 = he leads. */
export const placeOf = ({order}: Seen, seat: Seat, leader: Seat): number =>
  (order.indexOf(seat) - order.indexOf(leader) + order.length) % order.length;

/** Where the declarer plays to the trick that this player leads. */
export const isDeclarerLast = (seen: Seen): boolean =>
  placeOf(seen, seen.declarer, seen.seat) === seen.order.length - 1;
export const isDeclarerNext = (seen: Seen): boolean => placeOf(seen, seen.declarer, seen.seat) === 1;

/** Whether the declarer has played to the trick on the table. */
export const hasPlayed = ({trick, declarer}: Seen): boolean => trick.some(({seat}) => seat === declarer);

const allTricks = ({tricks, trick}: Seen): readonly (readonly Laid[])[] => [
  ...tricks.map(({cards}) => cards),
  ...(trick.length ? [trick] : []),
];

/** The cards that were led, in order. */
export const leadsSoFar = (seen: Seen): readonly Laid[] => allTricks(seen).map(([first]) => first!);
/** The suits that the declarer has led, and the first of those that the others did. */
export const ledByDeclarer = (seen: Seen): readonly Suit[] =>
  leadsSoFar(seen).flatMap(({seat, card}) => (seat === seen.declarer ? [suitOf(card)] : []));
export const ledFirst = (seen: Seen): Suit | undefined =>
  leadsSoFar(seen).flatMap(({seat, card}) => (seen.side.includes(seat) ? [] : [suitOf(card)]))[0];

/** Whether the declarer has shown that he has nothing in a suit. */
export const isVoid = (seen: Seen, suit: Suit): boolean =>
  allTricks(seen).some(
    ([first, ...others]) =>
      isIn(first!.card, suit) && others.some(({seat, card}) => seat === seen.declarer && !isIn(card, suit)),
  );

/** The cards that lie in other hands, or where nobody knows. */
export function unseen(seen: Seen): readonly Card[] {
  const gone = allTricks(seen).flatMap((trick) => trick.map(({card}) => card));
  return seen.cards.filter((card) => !gone.includes(card) && !seen.hand.includes(card));
}

/** Whether nothing that is still out is higher in its suit. */
export const isTop = (card: Card, seen: Seen): boolean =>
  !unseen(seen).some((other) => isIn(other, suitOf(card)) && isAbove(other, card));

/** The lowest, or the highest, card of its suit in a hand. */
export const isLowest = (card: Card, {hand}: Seen): boolean =>
  inSuit(hand, suitOf(card)).every((other) => other === card || isAbove(other, card));
export const isHighest = (card: Card, {hand}: Seen): boolean =>
  inSuit(hand, suitOf(card)).every((other) => other === card || isAbove(card, other));

/** How many cards of the suit of this one a hand has. */
export const lengthOf = (card: Card, {hand}: Seen): number => inSuit(hand, suitOf(card)).length;

/** Whether a suit of a hand stays under whatever is out: the lowest of those under the lowest of these, and so on upwards. */
export const staysUnder = (hand: readonly Card[], out: readonly Card[]): boolean =>
  FRENCH_SUITS.every((suit) => {
    const upwards = (cards: readonly Card[]): readonly number[] =>
      inSuit(cards, suit)
        .map(strengthOf)
        .sort((one, other) => one - other);
    const others = upwards(out);
    return upwards(hand).every((height, at) => others[at] === undefined || height < others[at]);
  });
