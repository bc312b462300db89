import {rankOf, suitOf, type Card} from '@quinola/cards';
import {cardWords} from '@quinola/opponents';
import {ACES, REVERSIS_48, roundOf, TRICKS, valueOf, type ReversisView} from '../rules/index.js';

// How the maxims measure cards and hands.

/** Ways to choose among cards. */
export const words = cardWords(TRICKS, valueOf);
/** The height of a card in its suit. */
export const {strength} = TRICKS;
export const hearts = (cards: readonly Card[]): readonly Card[] => words.ofSuit(cards, 'H');
export const isAce = (card: Card): boolean => ACES.includes(card);

/** How many hearts guard the Quinola, itself among them (advice 1). */
export const GUARD = 4;

/**
 * Whether a hand guards its Quinola: three other hearts, and small cards to lose the lead (advice 1); in the last rounds one heart
 * more, since less is dared (advice 6).
 */
export const guards = (hand: readonly Card[], late: boolean): boolean =>
  hearts(hand).length >= GUARD + Number(late) && hand.some((card) => strength(card) <= 2);

/** Whether these are the last two rounds of a session that has others before them. */
export const isLate = (view: ReversisView): boolean =>
  view.options.rounds > 2 && view.options.rounds - roundOf(view) < 2;

/** How dangerous it is to keep a card: its value, its height, and how few lower cards protect it. */
export function danger(card: Card, hand: readonly Card[]): number {
  const suit = words.ofSuit(hand, suitOf(card));
  const lower = suit.filter((other) => strength(other) < strength(card)).length;
  const small = suit.filter((other) => strength(other) <= 4).length;
  return 2 * valueOf(card) + strength(card) - 3 * lower - 3 * small;
}

/** Cards of a hand that would not win if it were led out completely: long suits win through their high cards. */
export function losers(hand: readonly Card[]): number {
  return REVERSIS_48.suits.reduce((sum, suit) => {
    const held = words.ofSuit(hand, suit);
    const all = REVERSIS_48.ranks(suit);
    const outside = all.length - held.length;
    const tops = held.filter((card) => all.indexOf(rankOf(card)) < held.length).length;
    return sum + Math.max(0, Math.min(held.length, Math.ceil(outside / 2) + 1) - tops);
  }, 0);
}
