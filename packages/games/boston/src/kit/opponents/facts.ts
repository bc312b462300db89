import {rankOf, suitOf, type Card, type Pack, type Suit} from '@quinola/cards';
import {cardWords, type CardWords} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {strengthOf, tricksWith} from '../rules/suits.js';
import {placeIn} from './seating.js';

/** What a player considers who is to play a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  readonly words: CardWords;
  readonly trump: Suit | null;
  readonly misere: boolean;
  /** Whether he is of the declaring side, and whether he is the declarer. */
  readonly ofSide: boolean;
  readonly isDeclarer: boolean;
  readonly leading: boolean;
  readonly last: boolean;
  /** The card that wins the trick so far, whose it is, and whether that is a friend. */
  readonly best: Laid | null;
  readonly withFriend: boolean;
  readonly led: Suit | null;
  /** Whether the declarer is still to play to this trick. */
  readonly declarerToPlay: boolean;
  /** The place of the declarer in a trick that this player leads: 1 = he plays next, the highest = he is last. */
  readonly declarerPlace: number;
  /** The place that he would have, if whoever wins the trick so far led the next. */
  readonly placeAfterBest: number;
  readonly players: number;
  /** Suits in which the declarer has shown to have nothing. */
  readonly declarerVoid: readonly Suit[];
  /** The suit that was led first of all, by somebody else than the declarer; `null` = none yet. */
  readonly firstLed: Suit | null;
  /** Suits that the others than the declaring side have led. */
  readonly ledByOthers: readonly Suit[];
  /** Suits that the declarer has led. */
  readonly ledByDeclarer: readonly Suit[];
  /** Cards that were not played and are not in this hand, as far as they are remembered. */
  readonly unseen: readonly Card[];
  /** The cards of an open declarer. */
  readonly faced: readonly Card[] | null;
}

/** What is seen of a deal in play, in whatever game of the family. */
export interface SeenPlay {
  readonly hand: readonly Card[];
  readonly trump: Suit | null;
  readonly misere: boolean;
  readonly declarer: Seat;
  /** The declarer and who plays with him. */
  readonly side: readonly Seat[];
  readonly seat: Seat;
  /** Those who play, in the order of playing. */
  readonly order: readonly Seat[];
  /** Finished tricks, as far as the player remembers them, and the trick on the table. */
  readonly tricks: readonly Pick<Trick, 'cards'>[];
  readonly trick: readonly Laid[];
  readonly pack: Pack;
  /** Cards that are in no hand, as the player knows. */
  readonly away: readonly Card[];
  /** The cards of an open declarer. */
  readonly faced: readonly Card[] | null;
}

/** The facts of a deal in play. */
export function factsFrom({order, side, seat, declarer, trick, tricks, hand, ...seen}: SeenPlay): CardFacts {
  const players = order.length;
  const best = winning(tricksWith(seen.trump), trick);
  const place = (one: Seat, leader: Seat): number =>
    placeIn(order.indexOf(one), order.indexOf(leader), players);
  const all = [...tricks.map(({cards}) => cards), trick];
  const gone = all.flat().map(({card}) => card);
  const declarerVoid = all.flatMap(([first, ...others]) => {
    const his = first && others.find((laid) => laid.seat === declarer);
    return his && suitOf(his.card) !== suitOf(first.card) ? [suitOf(first.card)] : [];
  });
  const leads = all.flatMap(([first]) => (first ? [first] : []));
  const others = leads.filter((laid) => !side.includes(laid.seat)).map(({card}) => suitOf(card));
  return {
    hand,
    words: cardWords(tricksWith(seen.trump)),
    trump: seen.trump,
    misere: seen.misere,
    ofSide: side.includes(seat),
    isDeclarer: seat === declarer,
    leading: !trick.length,
    last: trick.length === players - 1,
    best,
    withFriend: best !== null && side.includes(best.seat) === side.includes(seat),
    led: trick[0] ? suitOf(trick[0].card) : null,
    declarerToPlay: place(declarer, trick[0]?.seat ?? seat) >= trick.length,
    declarerPlace: place(declarer, seat),
    placeAfterBest: best ? place(declarer, best.seat) : 0,
    players,
    declarerVoid,
    firstLed: others[0] ?? null,
    ledByOthers: others,
    ledByDeclarer: leads.filter((laid) => laid.seat === declarer).map(({card}) => suitOf(card)),
    unseen: seen.pack.cards.filter(
      (card) => !hand.includes(card) && !gone.includes(card) && !seen.away.includes(card),
    ),
    faced: seen.faced,
  };
}

/** The cards of a suit among some. */
export const ofSuit = (cards: readonly Card[], suit: Suit | null): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit);

/** Cards with one of them first, if it is there. */
export const startingWith = (card: Card, cards: readonly Card[]): readonly Card[] =>
  cards.includes(card) ? [card, ...cards.filter((one) => one !== card)] : cards;

/** Whether a card is the highest of its suit that is still out. */
export const isMaster = ({unseen}: Pick<CardFacts, 'unseen'>, card: Card): boolean =>
  !unseen.some((other) => suitOf(other) === suitOf(card) && strengthOf(other) > strengthOf(card));

/** Whether somebody holds an ace of a plain suit alone. */
export const isBareAce = ({hand, trump}: Pick<CardFacts, 'hand' | 'trump'>, card: Card): boolean =>
  rankOf(card) === 'A' && suitOf(card) !== trump && ofSuit(hand, suitOf(card)).length === 1;
