import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {
  followed,
  isFigure,
  isTarok,
  lawful,
  PAGAT,
  remember,
  SKY,
  strength,
  suit,
  trickWinner,
  valueOf,
  XXI,
  type Memory,
} from '../../../kit/rules/index.js';
import type {Contract, TarokOmbreView} from '../../rules/types.js';

/** What the facts are read from: the parts of a view that are public or known to this player. */
export type FactsView = Pick<
  TarokOmbreView,
  'hand' | 'trick' | 'tricks' | 'seat' | 'dealer' | 'declarer' | 'demands' | 'returned'
> &
  Partial<Pick<TarokOmbreView, 'skat' | 'tricksWon'>> & {
    readonly options: Pick<TarokOmbreView['options'], 'manner' | 'skyLed'> &
      Partial<Pick<TarokOmbreView['options'], 'skyLimit'>>;
  };

/** A position as the maxims see it: a plain record. */
export interface Facts {
  readonly manner: 'old' | 'new';
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly hand: readonly Card[];
  /** The cards that may be played. */
  readonly open: readonly Card[];
  readonly trickNo: number;
  readonly trick: readonly Laid[];
  readonly leading: boolean;
  /** Whether nobody plays after me. */
  readonly last: boolean;
  /** The suit to follow; empty when I lead. */
  readonly led: Suit;
  /** The card winning the trick. */
  readonly best: Laid | null;
  readonly role: 'declarer' | 'opponent';
  /** My seat and the declarer's: 0 = forehand, 1 = in the middle, 2 = behind the hand. */
  readonly place: number;
  readonly declarerPlace: number;
  /** Whether I am the second of the two opponents to play to this trick. */
  readonly secondOpponent: boolean;
  /** My taroks, including Sky. */
  readonly taroks: readonly Card[];
  readonly demandedXXI: boolean;
  /** The last trick to which Sky can be played without being lost. */
  readonly lastSky: number;
  /**
   * The suit in which the declarer is probably void, of those that I hold: that of a card he gave me, unless he has played one of
   * it since; empty = unknown.
   */
  readonly skatSuit: Suit;
  /** The suit my partner led last, ignoring taroks; empty = he has led none. */
  readonly friendsSuit: Suit;
  /** Whether the declarer has won every trick so far. */
  readonly allTricks: boolean;
  readonly memory: Memory;
}

/**
 * The facts of a view.
 * @param seen the tricks that the player remembers; default: all
 */
export function factsOf(view: FactsView, seen: FactsView['tricks'] = view.tricks): Facts {
  const {hand, trick, tricks, options, seat, dealer, declarer, demands, returned} = view;
  const led = followed(trick, options.skyLed);
  const hasPlayed = (wanted: Suit): boolean =>
    tricks.some(({cards}) => cards.some((laid) => laid.seat === declarer && suit(laid.card) === wanted));
  const hits = (suit: Suit): boolean => suit !== 'T' && held({hand}, suit).length > 0 && !hasPlayed(suit);
  const given = returned.find((card, i) => card !== null && demands[i]!.from === seat && hits(suit(card)));
  const friendsLead = [...tricks]
    .reverse()
    .find(({cards}) => cards[0]!.seat !== seat && cards[0]!.seat !== declarer && !isTarok(cards[0]!.card))
    ?.cards[0]?.card;
  return {
    manner: options.manner,
    seat,
    declarer,
    hand,
    open: lawful(hand, led),
    trickNo: tricks.length + 1,
    trick,
    leading: trick.length === 0,
    last: trick.length === 2,
    led: led === null ? '' : suit(led),
    best: trick.length ? trickWinner(trick) : null,
    role: seat === declarer ? 'declarer' : 'opponent',
    place: placeOf(dealer, seat),
    declarerPlace: placeOf(dealer, declarer),
    secondOpponent: seat !== declarer && trick.some((laid) => laid.seat !== declarer),
    taroks: hand.filter(isTarok),
    demandedXXI: demands.some(({card}) => card === XXI),
    lastSky: options.skyLimit === 'before-last-three' ? 22 : 25,
    skatSuit: given ? suit(given) : '',
    friendsSuit: seat === declarer || !friendsLead ? '' : suit(friendsLead),
    allTricks: tricks.length > 0 && tricks.every(({winner}) => winner === declarer),
    memory: remember({...view, tricks: seen}, 3),
  };
}

/** The position of a seat: 0 = forehand, 1 = in the middle, 2 = behind the hand. */
function placeOf(dealer: Seat, seat: Seat): number {
  return (seat - dealer + 2) % 3;
}

/** The sum of the counting cards' values in a hand; empty cards count nothing (our reading of A.14 and A.15). */
export function nominalValue(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + valueOf(card), 0);
}

/** My cards of one suit. */
export function held({hand}: Pick<Facts, 'hand'>, wanted: Suit): readonly Card[] {
  return hand.filter((card) => suit(card) === wanted);
}

/** The suits in which a hand has at least this many figures and no king; the best first. */
export function headless(facts: Pick<Facts, 'hand'>, least: number): readonly Suit[] {
  const figures = (suit: Suit): readonly Card[] => held(facts, suit).filter(isFigure);
  return FRENCH_SUITS.filter(
    (suit) => figures(suit).length >= least && !facts.hand.includes(`K${suit}`),
  ).sort((a, b) => nominalValue(figures(b)) - nominalValue(figures(a)));
}

/** Whether a queen or knight has only one other card of its suit, and no king above it. */
export function isScantlyGuarded(facts: Pick<Facts, 'hand'>): boolean {
  return FRENCH_SUITS.some((suit) => {
    const cards = held(facts, suit);
    return (
      cards.length === 2 &&
      !cards.includes(`K${suit}`) &&
      (cards.includes(`Q${suit}`) || cards.includes(`N${suit}`))
    );
  });
}

/** My taroks that win the trick as it stands, lowest first; Sky wins nothing. */
export function beating({open, best}: Facts): readonly Card[] {
  const height = best && isTarok(best.card) ? strength(best.card) : 0;
  return open
    .filter((card) => isTarok(card) && strength(card) > height)
    .sort((a, b) => strength(a) - strength(b));
}

/** Whether the Pagat is in the hand with only a few small taroks. */
export function isPagatExposed({taroks}: Pick<Facts, 'taroks'>): boolean {
  return (
    taroks.includes(PAGAT) &&
    taroks.length <= 5 &&
    taroks.every((card) => card !== SKY && strength(card) <= 10)
  );
}

/** A hand considered for bidding. */
export interface Hand {
  readonly hand: readonly Card[];
  readonly manner: 'old' | 'new';
}

/** What a hand should bring in a game: 5 for each card asked for, 5 for the three taken (B.2). */
export function expected({hand, manner}: Hand, contract: Contract): number {
  const demands = {tre: 3, due: 2, uno: 1, solo: 0}[contract];
  return nominalValue(hand) + 5 * demands + (manner === 'new' ? 5 : 0);
}

/** The number of taroks in a hand, plus one if it has the three highest (our reading). */
export function tarokForce({hand}: Pick<Hand, 'hand'>): number {
  const top = [XXI, 'T20', 'T19'].every((card) => hand.includes(card));
  return hand.filter(isTarok).length + Number(top);
}
