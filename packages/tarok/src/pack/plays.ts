import type {Card} from '@quinola/cards';
import type {Laid, Refusal} from '@quinola/play';
import {discards, judgeDiscard} from './discard.js';
import {followed, mayFollow, type SkyLed} from './tricks.js';
import {suit} from './values.js';

/** A card is played. */
export interface Play {
  readonly type: 'PLAY';
  readonly card: Card;
}

/** The pack is cut: the cards from `index` on come to the top. */
export interface Cut {
  readonly type: 'CUT';
  readonly index: number;
}

/** Three cards are laid away. */
export interface LaySkat {
  readonly type: 'LAY_SKAT';
  readonly cards: readonly Card[];
}

const plays = new Map<Card, Play>();

/** The move that plays a card: one object for each, for there are many. */
export function playOf(card: Card): Play {
  let move = plays.get(card);
  if (!move) plays.set(card, (move = {type: 'PLAY', card}));
  return move;
}

/** Every way to cut the pack. */
export const CUTS: readonly Cut[] = Array.from({length: 77}, (_, i) => ({type: 'CUT', index: i + 1}));

/** Every way to lay three cards away, see {@linkcode judgeDiscard}. */
export function skatMoves(hand: readonly Card[], burying: boolean): readonly LaySkat[] {
  return discards(hand, burying).map((cards) => ({type: 'LAY_SKAT', cards}));
}

/** A hand without one of its cards. A plain loop: it runs for every card that is played. */
export function without(hand: readonly Card[], card: Card): Card[] {
  const rest: Card[] = [];
  for (const held of hand) if (held !== card) rest.push(held);
  return rest;
}

/** Why a card of a hand may not be played to a trick; `null` = it may. */
export function refuseCard(
  hand: readonly Card[],
  trick: readonly Laid[],
  skyLed: SkyLed,
  card: Card,
): Refusal | null {
  if (!hand.includes(card)) return {reason: 'not-held', about: {card}};
  const led = followed(trick, skyLed);
  if (led === null || mayFollow(hand, led, card)) return null;
  const asked = suit(led);
  if (hand.some((held) => suit(held) === asked)) return {reason: 'must-follow', about: {suit: asked, card}};
  return {reason: 'must-tarok', about: {card}};
}

/** Why three cards of a hand may not be laid away; `null` = they may. */
export function refuseSkat(hand: readonly Card[], cards: readonly Card[], burying: boolean): Refusal | null {
  const verdict = judgeDiscard(hand, cards, burying);
  if (verdict.legal) return null;
  return {reason: `skat-${verdict.reason}`, ...(verdict.card && {about: {card: verdict.card}})};
}

/** Why the pack may not be cut so; `null` = it may. */
export function refuseCut(index: number): Refusal | null {
  return Number.isInteger(index) && index > 0 && index < 78 ? null : {reason: 'not-now'};
}
