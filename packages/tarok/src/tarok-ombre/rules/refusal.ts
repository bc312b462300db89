import type {Card} from '@quinola/cards';
import type {Refusal} from '@quinola/play';
import {followed, judgeDiscard, suit} from '../../pack/index.js';
import {refuseDemand} from './asking.js';
import {nominal} from './bidding.js';
import {lawfulPlays, movesOf} from './moves.js';
import {phaseOf} from './table.js';
import type {TarokOmbreMove, TarokOmbreView} from './types.js';

/** Why the view's player may not make a move now; `null` = he may. */
export function refusalOf(view: TarokOmbreView, move: TarokOmbreMove): Refusal | null {
  if (move.type === 'STOP') return view.turn.over ? {reason: 'over'} : [0, 1, 2].includes(view.player) ? null : {reason: 'not-your-turn'};
  if (view.turn.must !== view.player) return {reason: 'not-your-turn'};
  const phase = phaseOf(view);
  switch (move.type) {
    case 'PLAY': return phase === 'playing' ? refusePlay(view, move.card) : {reason: 'not-now'};
    case 'LAY_SKAT': return phase === 'skat' ? refuseSkat(view, move.cards) : {reason: 'not-now'};
    case 'DEMAND': {
      if (phase !== 'asking.demanding') return {reason: 'not-now'};
      const reason = refuseDemand(view, move.card);
      return reason && {reason, about: {card: move.card}};
    }
    case 'GIVE_BACK': {
      if (phase !== 'asking.givingBack') return {reason: 'not-now'};
      if (!view.hand.includes(move.card)) return {reason: 'not-held', about: {card: move.card}};
      return move.card === view.demands[view.demands.length - 1]!.card ? {reason: 'just-received', about: {card: move.card}} : null;
    }
    default: return movesOf(view).some((lawful) => same(lawful, move)) ? null : refuseWord(view, move);
  }
}

function refuseSkat({hand}: TarokOmbreView, cards: readonly Card[]): Refusal | null {
  if (!Array.isArray(cards)) return {reason: 'not-now'};
  const verdict = judgeDiscard(hand, cards, false);
  return verdict.legal ? null : {reason: verdict.reason, ...(verdict.card !== undefined && {about: {card: verdict.card}})};
}

function refusePlay(view: TarokOmbreView, card: Card): Refusal | null {
  if (!view.hand.includes(card)) return {reason: 'not-held', about: {card}};
  if (lawfulPlays(view).includes(card)) return null;
  const asked = suit(followed(view.trick, view.options.skyLed)!);
  const follows = view.hand.some((held) => suit(held) === asked);
  return follows ? {reason: 'must-follow', about: {suit: asked, card}} : {reason: 'must-tarok', about: {card}};
}

/** What is said of a word that is not to be spoken here. */
function refuseWord(view: TarokOmbreView, move: TarokOmbreMove): Refusal {
  if (!phaseOf(view).startsWith('bidding')) return {reason: 'not-now'};
  if (move.type === 'HOLD') return {reason: 'not-the-hand'};
  if (move.type === 'PASS') return {reason: 'lowest-keeps-the-hand', about: {contract: nominal(view.options)}};
  if (move.type !== 'BID') return {reason: 'not-now'};
  return phaseOf(view) === 'bidding.unseen' ? {reason: 'look-first'} : {reason: 'not-higher', about: {contract: move.contract}};
}

/** Whether two moves are the same: their fields are plain. */
function same(a: TarokOmbreMove, b: TarokOmbreMove): boolean {
  const keys = Object.keys(a) as (keyof TarokOmbreMove)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
