import {suitOf, type Card, type Suit} from '@quinola/cards';
import {winning, type Laid, type Seat} from '@quinola/play';
import {lawfulPlays} from '../../src/whist/rules/playing.js';
import {handDue} from '../../src/whist/rules/view.js';
import {trickRules} from '../../src/whist/rules/tricks.js';
import type {WhistMove, WhistView} from '../../src/whist/rules/index.js';

// What a person at the table of whist sees who is to play a card, by the view and the rules alone: the words in which the readings of
// the maxims are told.

/** A card that was led: who led it, and who won its trick; -1 = it is not finished. */
export interface Led {
  readonly seat: Seat;
  readonly card: Card;
  readonly suit: Suit;
  readonly winner: Seat;
}

/** What a player sees of a trick that waits for him. */
export interface Sight {
  readonly view: WhistView;
  readonly trump: Suit;
  /** The seat for which he plays: his own, or the dummy's. */
  readonly seat: Seat;
  /** Who plays after him, opposite him, and before him. */
  readonly left: Seat;
  readonly partner: Seat;
  readonly right: Seat;
  readonly hand: readonly Card[];
  /** What he may play. */
  readonly open: readonly Card[];
  /** His place in the trick: 1 = he leads. */
  readonly place: number;
  /** The suit led, and whether he has cards of it. */
  readonly led: Suit | null;
  readonly follows: boolean;
  /** Who is winning the trick, and with what. */
  readonly best: Laid | null;
  /** The cards that the three others hold. */
  readonly unseen: readonly Card[];
  /** What was led in this deal, in order, with the trick on the table. */
  readonly leads: readonly Led[];
  /** The suits that each seat has not followed. */
  readonly voids: readonly (readonly Suit[])[];
  readonly us: number;
  readonly them: number;
  readonly ourTricks: number;
  readonly theirTricks: number;
}

const ORDER = '23456789TJQKA';
/** The height of a card in its suit. */
export const height = (one: Card): number => ORDER.indexOf(one[0]!) + 2;
export const isHigher = (one: Card, other: Card): boolean =>
  suitOf(one) === suitOf(other) && height(one) > height(other);

const seen = new WeakMap<WhistView, Sight | null>();

/** What a player sees who is to play a card; `null` = he is not asked for one. */
export function sightOf(view: WhistView): Sight | null {
  const known = seen.get(view);
  if (known !== undefined) return known;
  const sight = view.turn.phase === 'playing.trick' && view.turn.must === view.player ? look(view) : null;
  seen.set(view, sight);
  return sight;
}

const PACK = [...'SHDC'].flatMap((suit) => [...ORDER].map((rank) => rank + suit));

function look(view: WhistView): Sight {
  const {trick, tricks, toPlay: seat} = view;
  const trump = view.trump!;
  const rules = trickRules(trump);
  const hand = handDue(view);
  const gone = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  const led = trick[0] ? suitOf(trick[0].card) : null;
  const side = seat % 2;
  return {
    view,
    trump,
    seat,
    left: (seat + 1) % 4,
    partner: (seat + 2) % 4,
    right: (seat + 3) % 4,
    hand,
    open: lawfulPlays(view),
    place: ((seat - view.leader + 4) % 4) + 1,
    led,
    follows: led !== null && hand.some((one) => suitOf(one) === led),
    best: winning(rules, trick),
    unseen: PACK.filter((one) => !gone.includes(one) && !hand.includes(one)),
    leads: [...tricks.map(({cards, winner}) => ({cards, winner})), {cards: trick, winner: -1}].flatMap(
      ({cards: [first], winner}) =>
        first ? [{seat: first.seat, card: first.card, suit: suitOf(first.card), winner}] : [],
    ),
    voids: [0, 1, 2, 3].map((seat) => voidsOf([...tricks.map(({cards}) => cards), trick], seat)),
    us: view.score[side]!,
    them: view.score[1 - side]!,
    ourTricks: view.tricksWon[side]!,
    theirTricks: view.tricksWon[1 - side]!,
  };
}

/** The suits that a seat did not follow. */
const voidsOf = (tricks: readonly (readonly Laid[])[], seat: Seat): readonly Suit[] =>
  tricks.flatMap((cards) => {
    const led = cards[0] && suitOf(cards[0].card);
    return led && cards.some((laid) => laid.seat === seat && suitOf(laid.card) !== led) ? [led] : [];
  });

/** A condition on what a player sees. */
export type Seen = (sight: Sight) => boolean;

const when =
  (place: (at: number) => boolean) =>
  (holds: Seen = () => true) =>
  (view: WhistView): boolean => {
    const sight = sightOf(view);
    return sight !== null && place(sight.place) && holds(sight);
  };
/** Conditions of whoever plays a card; leads; follows; plays second, third, last. */
export const playing = when(() => true);
export const leading = when((at) => at === 1);
export const following = when((at) => at > 1);
export const second = when((at) => at === 2);
export const third = when((at) => at === 3);
export const last = when((at) => at === 4);

/** Where he leads, has a trump, and an opponent may have one: there trumps can be drawn. */
export const mayDraw = (holds: Seen) =>
  leading((sight) => trumpsHeld(sight) !== '' && foesMayHaveTrumps(sight) && holds(sight));

/** A wish about the card that is played. */
export const card =
  (wanted: (one: Card, sight: Sight) => boolean) =>
  (move: WhistMove, view: WhistView): boolean =>
    move.type === 'PLAY' && wanted(move.card, sightOf(view)!);

export const isTrump = ({trump}: Sight, one: Card): boolean => suitOf(one) === trump;
export const aTrump = card((one, sight) => isTrump(sight, one));
export const noTrump = card((one, sight) => !isTrump(sight, one));
export const named = (rank: string) => card(([own]) => own === rank);

export const inSuit = (cards: readonly Card[], suit: Suit): readonly Card[] =>
  cards.filter((one) => suitOf(one) === suit);
/** His cards of a suit, the highest first, as ranks: `KQ4`. */
export const held = ({hand}: Sight, suit: Suit): string =>
  [...inSuit(hand, suit)]
    .sort((a, b) => height(b) - height(a))
    .map(([rank]) => rank)
    .join('');
export const trumpsHeld = (sight: Sight): string => held(sight, sight.trump);
/** What he was dealt of a suit, the same way. */
export const dealt = (sight: Sight, suit: Suit): string => held({...sight, hand: dealtHand(sight)}, suit);
export const dealtHand = ({view, hand, seat}: Sight): readonly Card[] => [
  ...hand,
  ...[...view.tricks.flatMap(({cards}) => cards), ...view.trick]
    .filter((one) => one.seat === seat)
    .map((one) => one.card),
];
export const unseenIn = ({unseen}: Sight, suit: Suit): readonly Card[] => inSuit(unseen, suit);
export const trumpsOut = (sight: Sight): number => unseenIn(sight, sight.trump).length;
/** The plain suits of which he has a card. */
export const plainSuits = (sight: Sight): readonly Suit[] =>
  [...'SHDC'].filter((suit) => suit !== sight.trump && held(sight, suit) !== '');

export const count = (ranks: string, among: string): number =>
  [...among].filter((rank) => ranks.includes(rank)).length;
export const figures = (ranks: string): number => count(ranks, 'AKQJ');
export const hasAll = (ranks: string, among: string): boolean => count(ranks, among) === among.length;
/** How many cards follow each other from the highest down. */
export const runOf = (ranks: string): string => {
  const end = [...ranks].findIndex((rank, i) => ORDER.indexOf(rank) !== ORDER.indexOf(ranks[0]!) - i);
  return end < 0 ? ranks : ranks.slice(0, end);
};

export const isLowest = (one: Card, among: readonly Card[]): boolean =>
  among.includes(one) && among.every((other) => height(other) >= height(one));
export const isHighest = (one: Card, among: readonly Card[]): boolean =>
  among.includes(one) && among.every((other) => height(other) <= height(one));
export const isLowestOfSuit = (one: Card, {open}: Sight): boolean => isLowest(one, inSuit(open, suitOf(one)));
export const isHighestOfSuit = (one: Card, {open}: Sight): boolean =>
  isHighest(one, inSuit(open, suitOf(one)));
/** Whether nobody else has a higher card of its suit. */
export const isFree = ({unseen}: Sight, one: Card): boolean => !unseen.some((other) => isHigher(other, one));
/** Whether a card would win the trick as it lies. */
export const wins = ({best, trump}: Sight, one: Card): boolean =>
  best === null || isHigher(one, best.card) || (suitOf(one) === trump && suitOf(best.card) !== trump);
export const winners = (sight: Sight): readonly Card[] => sight.open.filter((one) => wins(sight, one));

/** Whether a seat has not followed a suit. */
export const hasShownVoid = ({voids}: Sight, seat: Seat, suit: Suit): boolean => voids[seat]!.includes(suit);
/** Whether a seat is void of a plain suit and may have a trump. */
export const mayRuff = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  suit !== sight.trump &&
  trumpsOut(sight) > 0 &&
  hasShownVoid(sight, seat, suit) &&
  !hasShownVoid(sight, seat, sight.trump);
export const foeMayRuff = (sight: Sight, suit: Suit): boolean =>
  mayRuff(sight, sight.left, suit) || mayRuff(sight, sight.right, suit);
/** Whether an opponent may have a trump. */
export const foesMayHaveTrumps = (sight: Sight): boolean =>
  trumpsOut(sight) > 0 &&
  !(hasShownVoid(sight, sight.left, sight.trump) && hasShownVoid(sight, sight.right, sight.trump));
/** Whether a card that is led wins whatever the others have. */
export const isSure = (sight: Sight, one: Card): boolean =>
  isFree(sight, one) && (isTrump(sight, one) || !foesMayHaveTrumps(sight));

/** Whether the trick is partner's so far, and whether nobody can take it from him. */
export const isPartners = ({best, partner}: Sight): boolean => best?.seat === partner;
export const isPartnersForSure = (sight: Sight): boolean =>
  isPartners(sight) &&
  (sight.place === 4 ||
    (isFree(sight, sight.best!.card) &&
      !(suitOf(sight.best!.card) === sight.led && mayRuff(sight, sight.left, sight.led))));
/** Whether he has neither the suit led nor must lead. */
export const isVoid = ({place, follows}: Sight): boolean => place > 1 && !follows;
