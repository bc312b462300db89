import type {Card} from '@quinola/cards';
import {lawfulCards, winning, type Laid, type TrickRules} from '@quinola/play';
import {SKY, strength, suit} from './values.js';

/** What a led Sky requires: taroks, as if it were a tarok, or nothing (a doubtful reading). */
export type SkyLed = 'calls-tarok' | 'free';

/**
 * Trick rules: follow suit, else play a tarok; no duty to beat; Sky at any time, and never forced (l. 6451,
 * 6479-6493, 6819-6829).
 */
export const TAROK_TRICKS: TrickRules = {
  trump: 'T',
  strength,
  suit,
  mustTrump: true,
  exempt: (card) => card === SKY,
};

/**
 * The card that must be followed in a trick; `null` if any card may be played. A led Sky requires taroks; read as
 * `free`, the card after it sets the suit.
 */
export function followed(trick: readonly Laid[], skyLed: SkyLed): Card | null {
  const first = trick[0];
  if (!first) return null;
  return first.card === SKY && skyLed === 'free' ? (trick[1]?.card ?? null) : first.card;
}

/** The cards of a hand that may be played when `led` must be followed. */
export function lawful(hand: readonly Card[], led: Card | null): readonly Card[] {
  return lawfulCards(TAROK_TRICKS, hand, led);
}

/** Whether one card of a hand may be played: like {@linkcode lawful}, without building the list. */
export function mayFollow(hand: readonly Card[], led: Card | null, card: Card): boolean {
  if (led === null || card === SKY) return true;
  const asked = suit(led);
  const own = suit(card);
  if (own === asked) return true;
  let taroks = false;
  for (const held of hand) {
    if (held === SKY) continue;
    const wanted = suit(held);
    if (wanted === asked) return false;
    if (wanted === 'T') taroks = true;
  }
  return !taroks || own === 'T';
}

/**
 * Who wins a trick with at least one card: the highest tarok, else the highest card of the suit of the first
 * card that is not Sky.
 */
export function trickWinner(trick: readonly Laid[]): Laid {
  return winning(TAROK_TRICKS, trick)!;
}
