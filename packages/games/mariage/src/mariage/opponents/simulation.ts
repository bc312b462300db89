import {suitOf, type Card, type Suit} from '@quinola/cards';
import {
  coupleOf,
  GOAL,
  isKiks,
  LAST_TRICK,
  marriagePoints,
  packFor,
  pamfilOf,
  pointsOfCard,
  sideOf,
  totalsOf,
  trickRules,
  trumpOf,
  type MariageView,
} from '../rules/index.js';

// A deal, played on by a quick player from a moment at which something is hidden: cards are numbers, hands are lists.

/** What is known of the cards of a pack under a trump suit, by number. */
interface Numbers {
  readonly numberOf: ReadonlyMap<Card, number>;
  readonly suit: readonly number[];
  readonly strength: readonly number[];
  readonly points: readonly number[];
  readonly isTrump: readonly boolean[];
  /** The other half of its marriage; −1 = it has none. */
  readonly half: readonly number[];
  readonly marriage: readonly number[];
  readonly pamfil: number;
}

const known = new Map<string, Numbers>();

function numbersFor({options}: Pick<MariageView, 'options'>, trump: Suit): Numbers {
  const {id, cards} = packFor(options);
  const name = id + trump;
  let found = known.get(name);
  if (!found) {
    const {strength} = trickRules(trump);
    const numberOf = new Map(cards.map((card, number) => [card, number]));
    const halfOf = (card: Card): number => {
      const couple = coupleOf(suitOf(card));
      return couple.includes(card) ? numberOf.get(couple.find((one) => one !== card)!)! : -1;
    };
    found = {
      numberOf,
      suit: cards.map((card) => 'SHCD'.indexOf(suitOf(card))),
      strength: cards.map(strength),
      points: cards.map((card) => pointsOfCard(card, trump)),
      isTrump: cards.map((card) => suitOf(card) === trump),
      half: cards.map(halfOf),
      marriage: cards.map((card) => marriagePoints(suitOf(card), trump)),
      pamfil: numberOf.get(pamfilOf(trump))!,
    };
    known.set(name, found);
  }
  return found;
}

/** A deal in play. */
interface Deal {
  /** By seat. */
  readonly hands: readonly number[][];
  /** What is left of the talon, the top last, the turned card first. */
  readonly talon: number[];
  /** Points of the partia, by side. */
  readonly totals: number[];
  /** Units for marriages said from now on, by side. */
  readonly units: number[];
  turn: number;
  /** The card that was led; −1 = none. */
  led: number;
  /** The card that wins the trick so far, and whose it is. */
  best: number;
  taker: number;
  laid: number;
  /** What lies in the trick. */
  points: number;
  /** The side that has laid the arrest; −1 = none. */
  arrest: number;
}

/** Plays deals of a view on to their end. */
export interface Simulation {
  /**
   * What a card is worth to the player of the view, in stakes.
   * @param all every hand, by seat
   * @param talon the hidden cards of the talon, the top first
   */
  readonly worthOf: (card: Card, all: readonly (readonly Card[])[], talon: readonly Card[]) => number;
}

/** Prepares the simulation of a view whose player is to play a card. */
export function simulationOf(view: MariageView): Simulation {
  const {seat, trick, turned, round, counts} = view;
  const n = numbersFor(view, trumpOf(view)!);
  const players = counts.length;
  const own = sideOf(seat);
  const mustOvertake = !isKiks(view) || view.options.kiksOvertake;
  const number = (card: Card): number => n.numberOf.get(card)!;
  const beats = (card: number, best: number): boolean =>
    n.suit[card] === n.suit[best] ? n.strength[card]! > n.strength[best]! : n.isTrump[card]!;
  const cost = (card: number): number =>
    n.points[card]! * 100 + (n.isTrump[card] ? 50 : 0) + n.strength[card]!;
  const laidBefore = trick.map(({seat: by, card}) => ({by, card: number(card)}));
  const totals = totalsOf(view);

  /** The cheapest of some cards that fulfil a condition; −1 = none. */
  const cheapest = (cards: readonly number[], holds: (card: number) => boolean): number => {
    let found = -1;
    for (const card of cards) if (holds(card) && (found < 0 || cost(card) < cost(found))) found = card;
    return found;
  };
  const any = (): boolean => true;

  /** The cards that may follow where the play is strict. */
  function takers(hand: readonly number[], led: number, best: number): readonly number[] {
    const suit = hand.filter((card) => n.suit[card] === n.suit[led]);
    if (suit.length && !mustOvertake) return suit;
    const among = suit.length ? suit : hand;
    const heading = among.filter((card) => beats(card, best));
    return heading.length ? heading : among;
  }

  /** Whether none of the others who are still to play to a trick can take it from a card. */
  function isSure(d: Deal, card: number, led: number): boolean {
    for (let later = 1; later < players - d.laid; later++) {
      const by = (d.turn + later) % players;
      if (sideOf(by) === sideOf(d.turn)) continue;
      if (takers(d.hands[by]!, led, card).some((one) => beats(one, card))) return false;
    }
    return true;
  }

  /** What the quick player plays, who keeps the pamfil, kings and queens while the talon lasts. */
  function choice(d: Deal): number {
    const hand = d.hands[d.turn]!;
    const isDrawing = d.talon.length > 0;
    const open = d.led < 0 || isDrawing ? hand : takers(hand, d.led, d.best);
    const couple = cheapest(open, (card) => mayMarry(d, card));
    if (couple >= 0) return n.isTrump[couple] && open.includes(n.pamfil) ? n.pamfil : couple;
    return isDrawing ? whileDrawing(d, hand) : d.led < 0 ? leading(d, hand) : following(d, open);
  }

  /** A card that nobody takes, else the cheapest: what the others hold is known to the quick player. */
  function leading(d: Deal, hand: readonly number[]): number {
    const sure = hand.filter((card) => isSure(d, card, card));
    return sure.length ? sure.reduce((a, b) => (n.points[b]! > n.points[a]! ? b : a)) : cheapest(hand, any);
  }

  /** Takes the trick as cheaply as he can, unless it is his partner's for certain: then he gives it points. */
  function following(d: Deal, open: readonly number[]): number {
    if (sideOf(d.taker) === sideOf(d.turn) && isSure(d, d.best, d.led)) {
      const plain = open.filter((card) => !n.isTrump[card] && !beats(card, d.best));
      if (plain.length) return plain.reduce((a, b) => (n.points[b]! > n.points[a]! ? b : a));
    }
    const taking = cheapest(open, (card) => beats(card, d.best));
    return taking >= 0 ? taking : cheapest(open, any);
  }

  function whileDrawing({led}: Deal, hand: readonly number[]): number {
    const isKept = (card: number): boolean => card === n.pamfil || n.half[card]! >= 0;
    const found = (holds: (card: number) => boolean): number => cheapest(hand, holds);
    if (led < 0) {
      const free = found((card) => !isKept(card) && !n.isTrump[card]);
      return free >= 0 ? free : found(any);
    }
    const rich = found((card) => beats(card, led) && !n.isTrump[card] && n.points[card]! >= 10);
    if (rich >= 0) return rich;
    if (n.points[led]! >= 10) {
      const small = found((card) => beats(card, led) && card !== n.pamfil);
      if (small >= 0) return small;
    }
    const lost = found((card) => !beats(card, led) && !isKept(card));
    if (lost >= 0) return lost;
    const free = found((card) => !isKept(card));
    return free >= 0 ? free : found(any);
  }

  /** Whether a marriage may be said with a card. */
  const mayMarry = (d: Deal, card: number): boolean =>
    n.half[card]! >= 0 &&
    d.hands[d.turn]!.includes(n.half[card]!) &&
    (d.led < 0 || (view.options.marriageWhenBeating && beats(card, d.best)));

  /** In the second deal a side that has 131 lays the arrest at once. */
  function arrests(d: Deal, side: number): void {
    if (round > 1 && d.arrest < 0 && d.totals[side]! >= GOAL) d.arrest = side;
  }

  /** A card is played, with its marriage where it has one; after a trick both draw. */
  function play(d: Deal, card: number, says: boolean): void {
    const side = sideOf(d.turn);
    if (says && mayMarry(d, card)) {
      d.totals[side]! += n.marriage[card]!;
      d.units[side]! += n.isTrump[card] ? 2 : 1;
      arrests(d, side);
    }
    const hand = d.hands[d.turn]!;
    hand.splice(hand.indexOf(card), 1);
    lay(d, d.turn, card);
    if (d.laid < players) {
      d.turn = (d.turn + 1) % players;
      return;
    }
    const isLast = d.hands.every(({length}) => !length);
    d.totals[sideOf(d.taker)]! += d.points + (isLast ? LAST_TRICK : 0);
    if (!isLast) arrests(d, sideOf(d.taker));
    d.turn = d.taker;
    d.led = -1;
    d.laid = 0;
    d.points = 0;
    if (d.talon.length) {
      d.hands[d.taker]!.push(d.talon.pop()!);
      d.hands[1 - d.taker]!.push(d.talon.pop()!);
    }
  }

  function lay(d: Deal, by: number, card: number): void {
    if (d.led < 0) d.led = card;
    if (!d.laid || beats(card, d.best)) {
      d.best = card;
      d.taker = by;
    }
    d.laid++;
    d.points += n.points[card]!;
  }

  /** What a finished deal is worth to the player of the view, in stakes. */
  function worth({totals: sums, units, arrest}: Deal): number {
    const married = units[own]! - units[1 - own]!;
    if (arrest >= 0) return (arrest === own ? 1 : -1) + married;
    const [mine, other] = [sums[own]!, sums[1 - own]!];
    if (round > 1) return Math.sign(mine - other) + married;
    return mine >= GOAL ? 2 + married : other >= GOAL ? married - 2 : (mine - other) / GOAL + married;
  }

  const dealt = (all: readonly (readonly Card[])[], talon: readonly Card[]): Deal => {
    const d: Deal = {
      hands: all.map((cards) => cards.map(number)),
      talon: [...(turned ? [number(turned)] : []), ...talon.toReversed().map(number)],
      totals: [...totals],
      units: [0, 0],
      turn: seat,
      led: -1,
      best: -1,
      taker: -1,
      laid: 0,
      points: 0,
      arrest: -1,
    };
    for (const {by, card} of laidBefore) lay(d, by, card);
    return d;
  };

  return {
    worthOf(card, all, talon) {
      const d = dealt(all, talon);
      // A marriage was said already, or is kept silent.
      play(d, number(card), false);
      while (d.arrest < 0 && d.hands.some(({length}) => length > 0)) play(d, choice(d), true);
      return worth(d);
    },
  };
}
