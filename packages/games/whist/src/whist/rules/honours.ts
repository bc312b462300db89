import type {Card, Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {both} from './settling.js';
import {partnerOf, type BySide, type WhistOptions} from './types.js';

/** Ranks of the honours: the four figures, with five honours also the ten (Vienna §22). */
export function honourRanks(honours: WhistOptions['honours']): string {
  return honours === 'five-carry' ? 'AKQJT' : 'AKQJ';
}

/** The honours among some cards. */
export function honoursIn(cards: readonly Card[], trump: Suit, honours: WhistOptions['honours']): Card[] {
  const ranks = honourRanks(honours);
  return cards.filter((card) => card[1] === trump && ranks.includes(card[0]!));
}

/** Honours dealt to each side. */
export function honourCards(
  dealt: readonly (readonly Card[])[],
  trump: Suit,
  honours: WhistOptions['honours'],
): BySide {
  const count = (seat: Seat): number => honoursIn(dealt[seat]!, trump, honours).length;
  return both((side) => count(side) + count(partnerOf(side)));
}
