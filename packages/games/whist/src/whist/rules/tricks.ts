import {FRENCH_52, strengths, type Card, type Suit} from '@quinola/cards';
import {lawfulCards, winning, type Laid, type Seat, type TrickRules} from '@quinola/play';
import type {Table} from './types.js';

/** Height of a card within its suit: the ace 13, the two 1. */
export const strength = strengths(FRENCH_52);

/** The suit of a French card. */
export const suit = (card: Card): Suit => card[1]!;

const RULES = new Map<Suit | null, TrickRules>();

/** Trick rules: follow suit, any card when void; the highest trump wins, else the highest of the suit led. */
export function trickRules(trump: Suit | null): TrickRules {
  let rules = RULES.get(trump);
  if (!rules) RULES.set(trump, (rules = {trump, strength, suit}));
  return rules;
}

/** The card led to the trick on the table; `null` if there is no lead yet (a card played too early is no lead). */
export function ledCard({trick, leader}: Pick<Table, 'trick' | 'leader'>): Card | null {
  return trick.length && trick[0]!.seat === leader ? trick[0]!.card : null;
}

/** The cards of a hand that may be played to the trick on the table, ignoring etiquette restrictions. */
export function following(
  table: Pick<Table, 'trump' | 'trick' | 'leader'>,
  hand: readonly Card[],
): readonly Card[] {
  return lawfulCards(trickRules(table.trump), hand, ledCard(table));
}

/** Who is winning a trick that has at least its lead. */
export function winner(trump: Suit | null, trick: readonly Laid[]): Laid | null {
  return winning(trickRules(trump), trick);
}

/** A trick with one more card, in seat order from the leader. */
export function withCard(trick: readonly Laid[], leader: Seat, laid: Laid): readonly Laid[] {
  const place = (seat: Seat): number => (seat - leader + 4) % 4;
  const last = trick[trick.length - 1];
  if (!last || place(last.seat) < place(laid.seat)) return [...trick, laid];
  return [...trick, laid].sort((a, b) => place(a.seat) - place(b.seat));
}

/** The first seat from the leader that has no card in the trick. */
export function seatDue(trick: readonly Laid[], leader: Seat): Seat {
  let seat = leader;
  for (const laid of trick) {
    if (laid.seat !== seat) return seat;
    seat = (seat + 1) % 4;
  }
  return seat;
}
