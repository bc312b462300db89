import {FRENCH_SUITS, type Suit} from '@quinola/cards';
import {strength, suit} from './tricks.js';
import type {WhistView} from './types.js';

/** The part of a view that tells whether the remaining tricks are certain. */
export type ClaimView = Pick<
  WhistView,
  'hand' | 'seat' | 'trump' | 'toPlay' | 'leader' | 'trick' | 'tricks' | 'gone'
>;

/**
 * Whether the view's player, on lead, makes every remaining trick himself however the unseen cards lie.
 *
 * He plays trumps from the top, then each plain suit from the top. The worst case is one hand holding all the
 * cards he cannot see and plays low while it can: with `n` cards unseen in a suit, his first `n` cards of it must
 * all beat the highest of them; after that the suit is exhausted. While he still has plain cards, his trumps
 * must also be enough to draw every trump that is out. His partner counts as an opponent: the claim stands
 * whatever anybody plays.
 */
export function allRestCertain(view: ClaimView): boolean {
  const {hand, trump, toPlay, leader, trick, seat} = view;
  if (trick.length > 0 || toPlay !== leader || toPlay !== seat || hand.length === 0) return false;
  let trumps = 0;
  for (const s of FRENCH_SUITS) {
    let held = 0;
    for (const card of hand) if (suit(card) === s) held |= 1 << strength(card);
    if (held === 0) continue;
    const out = ALL & ~held & ~playedOf(view, s);
    const top = 31 - Math.clz32(out);
    const lower = held & ((1 << Math.max(top, 0)) - 1);
    // As many cards as are out must beat all of those; lower ones make their tricks once the suit has run out.
    if (lower && bits(held & ~lower) < bits(out)) return false;
    if (s === trump) trumps = bits(held) - bits(out);
  }
  if (trump === null || !hand.some((card) => suit(card) !== trump)) return true;
  return hand.some((card) => suit(card) === trump) ? trumps >= 0 : (ALL & ~playedOf(view, trump)) === 0;
}

/** The thirteen strengths of a suit as bits. */
const ALL = 0b11_1111_1111_1110;

/** The strengths of a suit that have been played, as bits. */
function playedOf({tricks, gone}: ClaimView, wanted: Suit): number {
  let mask = 0;
  for (const {cards} of tricks)
    for (const {card} of cards) if (suit(card) === wanted) mask |= 1 << strength(card);
  for (const card of gone) if (suit(card) === wanted) mask |= 1 << strength(card);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
