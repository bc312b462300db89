import type {Card, Suit} from '@quinola/cards';
import {beats, lawfulCards, type Seat} from '@quinola/play';
import {byMostTricks, tricksWith, type Outcome} from '../src/kit/rules/index.js';

// Exhaustive search with open cards, the Ombre against all others together, to check claims about positions.

/** A position with open cards. */
export interface OpenPosition {
  readonly trump: Suit;
  readonly ombre: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
  /** The trick on the table, in playing order. */
  readonly trick: readonly Card[];
  /** Tricks won by seat. */
  readonly won: readonly number[];
}

/** The position after a card has been played. */
export function afterCard(open: OpenPosition, card: Card): OpenPosition {
  const {hands, leader, trick, won, trump} = open;
  const seats = hands.length;
  const seat = (leader + trick.length) % seats;
  if (!lawful(open).includes(card)) throw new RangeError(`${card} cannot be played by ${seat}`);
  const rest = hands.with(
    seat,
    hands[seat]!.filter((held) => held !== card),
  );
  const cards = [...trick, card];
  if (cards.length < seats) return {...open, hands: rest, trick: cards};
  const rules = tricksWith(trump);
  let best = 0;
  for (let i = 1; i < seats; i++) if (beats(rules, cards[i]!, cards[best]!)) best = i;
  const winner = (leader + best) % seats;
  return {...open, hands: rest, trick: [], leader: winner, won: won.with(winner, won[winner]! + 1)};
}

/** The seat whose turn it is. */
export const seatToPlay = ({hands, leader, trick}: OpenPosition): Seat =>
  (leader + trick.length) % hands.length;

/** The lawful cards. */
export const lawful = (open: OpenPosition): readonly Card[] =>
  lawfulCards(tricksWith(open.trump), open.hands[seatToPlay(open)]!, open.trick[0] ?? null);

/** A goal of the Ombre, judged by the tricks won so far and how many are left: reached, missed, or undecided (`null`). */
type Goal = (won: readonly number[], left: number) => boolean | null;

/**
 * Whether the Ombre can reach a goal against the best defence. Cards are bits, with each suit in ascending order, so that
 * equivalent cards are neighbours among all cards that are still held.
 */
function reaches({trump, ombre, hands, leader, trick, won}: OpenPosition, goal: Goal): boolean {
  const rules = tricksWith(trump);
  const seats = hands.length;
  const all = [...hands.flat(), ...trick].sort(
    (a, b) => rules.suit(a).localeCompare(rules.suit(b)) || rules.strength(a) - rules.strength(b),
  );
  const bitOf = (card: Card): number => 1 << all.indexOf(card);
  const maskOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum | bitOf(card), 0);
  /** By card: all cards of its suit; the cards of a hand that need not follow it; the cards it beats. */
  const suits = all.map((card) => maskOf(all.filter((one) => rules.suit(one) === rules.suit(card))));
  const free = all.map((led) => maskOf(all.filter((card) => rules.exempt!(card, led))));
  const over = all.map((card) => maskOf(all.filter((one) => beats(rules, one, card))));
  const known = new Map<number, boolean>();
  const held = hands.map(maskOf);
  const tricks = [...won];

  const lawfulBits = (hand: number, led: number): number => {
    if (led < 0) return hand;
    const same = hand & suits[led]!;
    return same & ~free[led]! ? same | (hand & free[led]!) : hand;
  };

  /** @param laid the number of cards in the trick; @param led the card led; @param best the best card so far, by its seat */
  const visit = (first: Seat, laid: number, led: number, best: number, by: Seat, gone: number): boolean => {
    const seat = (first + laid) % seats;
    let key = -1;
    if (laid === 0) {
      const rest = count(held[seat]!);
      const ends = goal(tricks, rest);
      if (ends !== null) return ends;
      let sum = first;
      for (const n of tricks) sum = sum * 10 + n;
      let bits = 0;
      for (const hand of held) bits |= hand;
      key = bits + sum * 2 ** 28;
      const found = known.get(key);
      if (found !== undefined) return found;
    }
    const own = seat === ombre;
    const hand = held[seat]!;
    const cards = lawfulBits(hand, led);
    let others = gone;
    for (let other = 0; other < seats; other++) if (other !== seat) others |= held[other]!;
    let value = !own;
    for (let at = all.length - 1, last = -1; at >= 0; at--) {
      const bit = 1 << at;
      if (!(cards & bit)) continue;
      // The next higher card is equivalent, unless another player's card lies between, or it is a matador.
      const between = last < 0 ? -1 : others & ((1 << last) - 1) & ~((bit << 1) - 1);
      const alike =
        last >= 0 && suits[last]! & bit && !between && free[at] === free[last] && !(free[at]! & (1 << last));
      last = at;
      if (alike) continue;
      held[seat] = hand & ~bit;
      const beaten = best < 0 || over[best]! & bit;
      const nextBest = beaten ? at : best;
      const nextBy = beaten ? seat : by;
      let result;
      if (laid === seats - 1) {
        tricks[nextBy]!++;
        result = visit(nextBy, 0, -1, -1, -1, 0);
        tricks[nextBy]!--;
      } else result = visit(first, laid + 1, led < 0 ? at : led, nextBest, nextBy, gone | bit);
      held[seat] = hand;
      if (result === own) {
        value = own;
        break;
      }
    }
    if (key >= 0) known.set(key, value);
    return value;
  };

  const laid = trick.map((card) => all.indexOf(card));
  const best = laid.reduce((a, b) => (a < 0 || over[a]! & (1 << b) ? b : a), -1);
  const by = best < 0 ? -1 : (leader + laid.indexOf(best)) % seats;
  return visit(leader, laid.length, laid[0] ?? -1, best, by, maskOf(trick));
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
}

/** The goal to reach at least this outcome. */
const atLeast =
  (aim: Outcome, ombre: Seat): Goal =>
  (won, rest) => {
    let others = 0;
    for (let seat = 0; seat < won.length; seat++) if (seat !== ombre) others = Math.max(others, won[seat]!);
    const own = won[ombre]!;
    if (aim === 'win') {
      if (own > others + rest) return true;
      if (own + rest <= others) return false;
    } else if (own >= others + rest) return true;
    if (rest) return null;
    const outcome = byMostTricks(won, ombre);
    return outcome === 'win' || outcome === aim;
  };

/** How the game ends with best play of all. */
export function bestOutcome(open: OpenPosition): Outcome {
  if (reaches(open, atLeast('win', open.ombre))) return 'win';
  return reaches(open, atLeast('remise', open.ombre)) ? 'remise' : 'codille';
}

/** How many tricks the Ombre wins with best play of all. */
export function mostTricks(open: OpenPosition): number {
  const {hands, ombre, won, trick} = open;
  const all =
    Math.max(...hands.map(({length}) => length)) +
    won.reduce((sum, n) => sum + n, 0) +
    Number(trick.length === hands.length);
  for (let aim = all; aim > 0; aim--)
    if (reaches(open, (now, rest) => (now[ombre]! >= aim ? true : now[ombre]! + rest < aim ? false : null)))
      return aim;
  return 0;
}
