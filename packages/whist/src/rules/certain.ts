import type {Card} from '@quinola/cards';
import type {Laid} from '@quinola/play';
import {isStrict} from './state.js';
import {strength, suit} from './tricks.js';
import type {WhistView} from './types.js';

/** What of a view tells whether the rest is certain. */
export type ClaimView = Pick<WhistView, 'hand' | 'seat' | 'trump' | 'toPlay' | 'leader' | 'trick' | 'tricks'>;

/**
 * Whether the view's player, being on lead, makes every remaining trick himself however the unseen cards lie.
 *
 * He plays trumps from the top, then each plain suit from the top. The worst that can happen is that one hand
 * holds all that he does not see, and plays low while it can: with `n` cards unseen in a suit, his first `n` cards
 * of it must all beat the highest of them; after that the suit is exhausted. As long as he holds plain cards, his
 * trumps must also be enough to draw every one that is out. His partner counts as an enemy: the claim stands
 * whatever anybody plays.
 */
export function allRestCertain(view: ClaimView): boolean {
  const {hand, trump, toPlay, leader, trick, seat} = view;
  if (trick.length > 0 || toPlay !== leader || toPlay !== seat || hand.length === 0) return false;
  let onlyTrumps = true;
  for (const card of hand) if (suit(card) !== trump) onlyTrumps = false;
  const seen = seenMasks(view);
  for (const card of hand) {
    // The lowest of the needed cards decides: nothing above it may be out unless the suit runs dry before.
    const s = suit(card);
    const out = unseen(seen, s);
    if (out.count === 0) continue;
    const higher = countAbove(hand, card);
    if (higher < out.count && strength(card) < out.top) return false;
  }
  if (onlyTrumps || trump === null) return true;
  const trumps = hand.reduce((n, card) => n + Number(suit(card) === trump), 0);
  return trumps >= unseen(seen, trump).count;
}

/** By suit the strengths seen as bits: own cards and all that were played. */
function seenMasks(view: ClaimView): Readonly<Record<string, number>> {
  const seen: Record<string, number> = {S: 0, H: 0, D: 0, C: 0};
  const add = (card: Card): void => { seen[suit(card)]! |= 1 << strength(card); };
  view.hand.forEach(add);
  const laid = (cards: readonly Laid[]): void => cards.forEach(({card}) => add(card));
  view.tricks.forEach((done) => laid(done.cards));
  laid(view.trick);
  return seen;
}

const WHOLE_SUIT = 0b11_1111_1111_1110;

function unseen(seen: Readonly<Record<string, number>>, of: string): {readonly count: number; readonly top: number} {
  const mask = WHOLE_SUIT & ~seen[of]!;
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return {count, top: 31 - Math.clz32(mask)};
}

function countAbove(hand: readonly Card[], card: Card): number {
  return hand.reduce((n, other) => n + Number(suit(other) === suit(card) && strength(other) > strength(card)), 0);
}

/**
 * Whether the view's player may lay down his cards: at a relaxed table when the rest is certain, at a strict one
 * always on his turn, at his own risk (Vienna §20 IV, V-27; Warsaw laws 15, 17).
 */
export function mayLayDown(view: WhistView): boolean {
  if (view.toPlay !== view.seat || view.hand.length < 2) return false;
  if (!isStrict(view)) return allRestCertain(view);
  return view.bound === null && view.exposed.filter(({seat}) => seat === view.seat).length < view.hand.length;
}
