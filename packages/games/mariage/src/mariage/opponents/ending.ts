import {suitOf, type Card} from '@quinola/cards';
import {withoutAll} from '@quinola/play';
import {
  coupleOf,
  GOAL,
  isKiks,
  LAST_TRICK,
  marriagePoints,
  packFor,
  pointsOfCard,
  totalsOf,
  trickRules,
  trumpOf,
  type MariageMove,
  type MariageView,
} from '../rules/index.js';

// The end of a deal of two: the talon is gone, all other cards have been seen, so each knows what the other holds. Every line is
// tried, with the marriages that can still be said and the arrest that can be laid (§6, §7).

/** A point in the first deal is worth so much of a unit: 131 of them win a partia. */
const PER_POINT = 1 / GOAL;

/** One player's cards as bits of a number, and what he has. */
interface Ending {
  /** The cards left, one's own and the other's. */
  readonly cards: readonly Card[];
  readonly trumps: number;
  readonly suits: readonly number[];
  readonly strengths: readonly number[];
  readonly points: readonly number[];
  /** By card, the other half of its marriage; −1 = it has none. */
  readonly halves: readonly number[];
  readonly marriages: readonly number[];
  readonly round: number;
  readonly mayBeat: boolean;
}

/** A position: sides are 0, the player asked, and 1. */
interface Place {
  readonly hands: readonly [number, number];
  readonly totals: readonly [number, number];
  /** Units for marriages, of the side 0 less those of the other. */
  readonly units: number;
  /** Points of this deal, of the side 0 less those of the other. */
  readonly ahead: number;
  readonly turn: number;
  readonly led: number;
  /** Whether the side that leads has taken the last trick of this deal. */
  readonly took: boolean;
  /** The card that must be played after a marriage was said, or its other half; 0 = none. */
  readonly bound: number;
}

const bit = (card: number): number => 1 << card;

function endingOf(view: MariageView, cards: readonly Card[]): Ending {
  const trump = trumpOf(view)!;
  const {strength} = trickRules(trump);
  const suits = cards.map((card) => 'SHCD'.indexOf(suitOf(card)));
  return {
    cards,
    trumps: 'SHCD'.indexOf(trump),
    suits,
    strengths: cards.map(strength),
    points: cards.map((card) => pointsOfCard(card, trump)),
    halves: cards.map((card) => {
      const couple = coupleOf(suitOf(card));
      return couple.includes(card) ? cards.indexOf(couple.find((one) => one !== card)!) : -1;
    }),
    marriages: cards.map((card) => marriagePoints(suitOf(card), trump)),
    round: view.round,
    mayBeat: view.options.marriageWhenBeating,
  };
}

const beatsCard = ({suits, strengths, trumps}: Ending, card: number, led: number): boolean =>
  suits[card] === suits[led] ? strengths[card]! > strengths[led]! : suits[card] === trumps;

/** The cards of a hand that may follow a card: of its suit, and those that beat it where there are any. */
function following(e: Ending, hand: number, led: number): number {
  let suit = 0,
    all = 0,
    beating = 0,
    heading = 0;
  for (let card = 0; card < e.cards.length; card++) {
    if (!(hand & bit(card))) continue;
    all |= bit(card);
    const isBeating = beatsCard(e, card, led);
    if (isBeating) heading |= bit(card);
    if (e.suits[card] !== e.suits[led]) continue;
    suit |= bit(card);
    if (isBeating) beating |= bit(card);
  }
  return suit ? beating || suit : heading || all;
}

/** What the partia is worth to side 0 where the cards are out. */
function settled(e: Ending, {totals, units, ahead}: Place): number {
  const [own, other] = totals;
  if (e.round === 1) {
    if (own >= GOAL) return 2 + units + ahead * 1e-4;
    if (other >= GOAL) return -2 + units + ahead * 1e-4;
    return (own - other) * PER_POINT + units;
  }
  return Math.sign(own - other) + units + (own - other) * 1e-4;
}

/** After what a side has just taken or said it lays the arrest, if it can. */
const arrested = (e: Ending, side: number, {totals, units}: Place): number | null =>
  e.round === 2 && totals[side]! >= GOAL ? (side === 0 ? 1 : -1) + units : null;

const added = (pair: readonly [number, number], side: number, amount: number): readonly [number, number] =>
  side === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount];

/** The position after a card, and the marriage that it brings: who can say one does. */
function afterCard(e: Ending, place: Place, card: number): Place | number {
  const {hands, turn, led, bound} = place;
  const half = e.halves[card]!;
  const isSaid =
    !bound &&
    half >= 0 &&
    (hands[turn]! & bit(half)) !== 0 &&
    (led < 0 || (e.mayBeat && beatsCard(e, card, led)));
  let next = place;
  if (isSaid) {
    next = said(place, turn, e.marriages[card]!);
    const ended = arrested(e, turn, next);
    if (ended !== null) return ended;
  }
  const left: readonly [number, number] =
    turn === 0 ? [hands[0] & ~bit(card), hands[1]] : [hands[0], hands[1] & ~bit(card)];
  if (led < 0) return {...next, hands: left, turn: 1 - turn, led: card, bound: 0};
  const winner = beatsCard(e, card, led) ? turn : 1 - turn;
  const isLast = !left[0] && !left[1];
  const won = e.points[card]! + e.points[led]! + (isLast ? LAST_TRICK : 0);
  return {
    ...next,
    hands: left,
    totals: added(next.totals, winner, won),
    ahead: next.ahead + (winner === 0 ? won : -won),
    turn: winner,
    led: -1,
    took: true,
    bound: 0,
  };
}

/** A marriage counts at once, and is paid. */
const said = (place: Place, side: number, points: number): Place => {
  const units = points > 20 ? 2 : 1;
  const sign = side === 0 ? 1 : -1;
  return {
    ...place,
    totals: added(place.totals, side, points),
    units: place.units + sign * units,
    ahead: place.ahead + sign * points,
  };
};

function worth(e: Ending, place: Place, low: number, high: number): number {
  const {hands, turn, led, took, bound} = place;
  if (led < 0 && took && !bound && (hands[0] || hands[1])) {
    const ended = arrested(e, turn, place);
    if (ended !== null) return ended;
  }
  if (!hands[0] && !hands[1]) return settled(e, place);
  const open = bound || (led < 0 ? hands[turn]! : following(e, hands[turn]!, led));
  let best = turn === 0 ? -Infinity : Infinity;
  for (let card = 0; card < e.cards.length; card++) {
    if (!(open & bit(card))) continue;
    const next = afterCard(e, place, card);
    const value = typeof next === 'number' ? next : worth(e, next, low, high);
    if (turn === 0) {
      if (value > best) best = value;
      if (best > low) low = best;
    } else {
      if (value < best) best = value;
      if (best < high) high = best;
    }
    if (low >= high) break;
  }
  return best;
}

/** Whether everything is known to the player of a view: two play, and the talon is gone. */
export const isOpen = (view: MariageView): boolean =>
  view.turn.phase === 'playing.end' && !isKiks(view) && view.seat >= 0;

/** The cards that the other holds, where nothing is hidden. */
export function othersCards({hand, tricks, trick, options}: MariageView): readonly Card[] {
  const seen = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  return withoutAll(packFor(options).cards, [...hand, ...seen]);
}

/** What each move is worth to the player of a view in which nothing is hidden, with best play of both. */
export function endingValues(view: MariageView, moves: readonly MariageMove[]): readonly number[] {
  const {hand, trick, seat, saying, tricks} = view;
  const others = othersCards(view);
  const e = endingOf(view, [...hand, ...others, ...trick.map(({card}) => card)]);
  const maskOf = (cards: readonly Card[]): number =>
    cards.reduce((mask, card) => mask | bit(e.cards.indexOf(card)), 0);
  const totals = totalsOf(view);
  const own: readonly [number, number] = [totals[seat]!, totals[1 - seat]!];
  const led = trick.length ? e.cards.indexOf(trick[0]!.card) : -1;
  const place: Place = {
    hands: [maskOf(hand), maskOf(others)],
    totals: own,
    units: 0,
    ahead: 0,
    turn: 0,
    led,
    took: tricks.at(-1)?.winner === seat,
    bound: 0,
  };
  return moves.map((move) => {
    if (move.type === 'ARESZT') return own[0] >= GOAL ? 1 : -Infinity;
    if (move.type === 'DECLARE_MARRIAGE') {
      const next = said(place, 0, marriagePoints(move.suit, trumpOf(view)!));
      const ended = arrested(e, 0, next);
      if (ended !== null) return ended;
      const couple = maskOf(coupleOf(move.suit));
      const bound = led < 0 ? couple : couple & following(e, place.hands[0], led) & beaters(e, led);
      return worth(e, {...next, bound}, -Infinity, Infinity);
    }
    if (move.type !== 'PLAY') return -Infinity;
    const card = e.cards.indexOf(move.card);
    // Whoever plays a card of a marriage without a word says nothing: the other half of it is silent then.
    const next = afterCard(e, {...place, bound: saying === null ? -1 : bit(card)}, card);
    return typeof next === 'number' ? next : worth(e, next, -Infinity, Infinity);
  });
}

const beaters = (e: Ending, led: number): number =>
  e.cards.reduce((mask, _, card) => (beatsCard(e, card, led) ? mask | bit(card) : mask), 0);

/** The move that brings most where nothing is hidden; `null` where something is, or there is no choice. */
export function bestEnding(view: MariageView, moves: readonly MariageMove[]): MariageMove | null {
  if (!isOpen(view) || moves.length < 2) return null;
  const values = endingValues(view, moves);
  const most = Math.max(...values);
  const best = moves.filter((_, at) => values[at]! > most - 1e-9);
  // Of equal moves that which says more, then the cheaper card.
  return best.find(({type}) => type !== 'PLAY') ?? cheapest(best, view);
}

function cheapest(moves: readonly MariageMove[], view: MariageView): MariageMove {
  const trump = trumpOf(view)!;
  const {strength} = trickRules(trump);
  const cost = (move: MariageMove): number =>
    move.type === 'PLAY' ? pointsOfCard(move.card, trump) * 100 + strength(move.card) : -1;
  return moves.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}
