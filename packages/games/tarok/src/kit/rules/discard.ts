import type {Card} from '@quinola/cards';
import type {Choice, Refusal} from '@quinola/play';
import {isKing, isMatador, isTarok, PAGAT} from './values.js';

/** How three cards are laid away, or why they cannot be. */
export type DiscardVerdict =
  | {readonly legal: true; readonly reason: 'ordinary' | 'pagat-in-skat'}
  | {
      readonly legal: false;
      readonly reason: 'not-three-cards-from-hand' | 'king' | 'matador' | 'tarok';
      readonly card?: Card;
    };

/** The cards of 28 that can be laid away by the common rule: neither kings nor taroks (l. 6580-6589, 7093-7096). */
function layable(hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => !isKing(card) && !isTarok(card));
}

/** Taroks that fill the Skat if fewer than three cards are free: the lowest, never matadors (decision). */
function filling(hand: readonly Card[]): readonly Card[] {
  const lack = 3 - layable(hand).length;
  if (lack <= 0) return [];
  return hand
    .filter((card) => isTarok(card) && !isMatador(card))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .slice(0, lack);
}

/** The three taroks that can be laid away together: the Pagat and the only two others (l. 6589-6596); else `null`. */
export function buriable(hand: readonly Card[]): readonly Card[] | null {
  const taroks = hand.filter(isTarok);
  return taroks.length === 3 && taroks.includes(PAGAT) ? taroks : null;
}

/** The cards of a hand that can go to the Skat one by one: free ones, and taroks if there are too few. */
export function layableCards(hand: readonly Card[]): readonly Card[] {
  return [...layable(hand), ...filling(hand)];
}

/**
 * Whether these three cards out of 28 can be laid away.
 * @param burying whether the Pagat can be buried with the only two other taroks (Tarok, not Tarok-ombre)
 */
export function judgeDiscard(
  hand: readonly Card[],
  discard: readonly Card[],
  burying: boolean,
): DiscardVerdict {
  // The value may come from a page or a file and be anything.
  if (
    !Array.isArray(discard) ||
    discard.length !== 3 ||
    new Set(discard).size !== 3 ||
    !discard.every((card) => hand.includes(card))
  ) {
    return {legal: false, reason: 'not-three-cards-from-hand'};
  }
  const buried = burying ? buriable(hand) : null;
  if (buried?.every((card) => discard.includes(card))) return {legal: true, reason: 'pagat-in-skat'};
  const free = layable(hand);
  const extra = filling(hand);
  for (const card of discard) {
    if (free.includes(card)) continue;
    // A tarok is allowed only if all free cards are laid away too.
    if (extra.includes(card) && free.every((other) => discard.includes(other))) continue;
    return {legal: false, reason: isKing(card) ? 'king' : isMatador(card) ? 'matador' : 'tarok', card};
  }
  return {legal: true, reason: 'ordinary'};
}

/** Every legal choice of three cards, see {@linkcode judgeDiscard}. */
export function discards(hand: readonly Card[], burying: boolean): readonly (readonly Card[])[] {
  const cards = layableCards(hand);
  const choices: (readonly Card[])[] = [];
  const buried = burying ? buriable(hand) : null;
  if (buried) choices.push(buried);
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) {
      for (let k = j + 1; k < cards.length; k++) choices.push([cards[i]!, cards[j]!, cards[k]!]);
    }
  }
  return choices;
}

/** Three cards to be laid away, see {@linkcode judgeDiscard}. */
export function choiceOfSkat(hand: readonly Card[], burying: boolean): readonly Choice[] {
  const buried = (burying && buriable(hand)) || [];
  const from = [...new Set([...layableCards(hand), ...buried])];
  return [{choose: 'LAY_SKAT', from, least: 3, most: 3}];
}

/** Why three cards of a hand cannot be laid away; `null` = they can. */
export function refuseSkat(hand: readonly Card[], cards: readonly Card[], burying: boolean): Refusal | null {
  const verdict = judgeDiscard(hand, cards, burying);
  if (verdict.legal) return null;
  return {reason: `skat-${verdict.reason}`, ...(verdict.card && {about: {card: verdict.card}})};
}
