import type {Refusal} from '@quinola/play';
import {refuseCall} from './calling.js';
import {lawfulPlays, mayLayDown, movesOf} from './moves.js';
import {strictly} from './parts.js';
import {phaseOf} from './state.js';
import {ledCard, suit} from './tricks.js';
import type {WhistMove, WhistView} from './types.js';
import {handDue} from './view.js';

/**
 * Why the view's player may not make a move now; `null` = he may. A breach is unlawful, yet strict etiquette
 * lets it happen.
 */
export function refusalOf(view: WhistView, move: WhistMove): Refusal | null {
  if (move.type === 'STOP') return view.turn.over ? {reason: 'over'} : view.player >= 0 && view.player < view.players ? null : {reason: 'not-your-turn'};
  const breach = strictly(view)?.breach(view, move);
  if (breach) return breach;
  if (view.turn.must !== view.player && !view.turn.may.includes(view.player)) return {reason: 'not-your-turn'};
  if (move.type === 'PLAY' && view.turn.must === view.player) return refusePlay(view, move);
  if (move.type === 'CUT' && phaseOf(view) === 'preparing.packCut') {
    return Number.isInteger(move.index) && move.index > 0 && move.index < 52 ? null : {reason: 'not-now'};
  }
  if (move.type === 'CALL' || move.type === 'SHOW') return refuseCall(view, move.type);
  if (move.type === 'LAY_DOWN' && phaseOf(view) === 'playing.trick') {
    return view.turn.must === view.player && mayLayDown(view) ? null : {reason: 'not-certain'};
  }
  return movesOf(view).some((lawful) => same(lawful, move)) ? null : refuseOther(view, move);
}

function refusePlay(view: WhistView, {card, seat}: Extract<WhistMove, {type: 'PLAY'}>): Refusal | null {
  if (phaseOf(view) !== 'playing.trick') return {reason: 'not-now'};
  if ((seat ?? view.seat) !== view.toPlay) return {reason: 'wrong-hand', about: {seat: view.toPlay}};
  if (!handDue(view).includes(card)) return {reason: 'not-held', about: {card}};
  if (lawfulPlays(view).includes(card)) return null;
  const led = ledCard(view);
  const follows = led === null || suit(card) === suit(led) || !handDue(view).some((held) => suit(held) === suit(led));
  if (!follows) return {reason: 'must-follow', about: {suit: suit(led), card}};
  return {reason: `bound-${view.bound!.what}`, about: {card}};
}

/** What is said of a move that is simply not to be made here. */
function refuseOther(view: WhistView, move: WhistMove): Refusal {
  if (move.type === 'THROW_OVER' && phaseOf(view) === 'preparing.packCut') return {reason: 'no-more-throw-over', about: {times: view.packs.thrownOver}};
  if (move.type === 'ANSWER' && phaseOf(view) === 'playing.asked') return {reason: 'answer-truly'};
  return {reason: 'not-now'};
}

/** Whether two moves are the same: their fields are plain. */
function same(a: WhistMove, b: WhistMove): boolean {
  if (a.type !== b.type) return false;
  const keys = Object.keys(a) as (keyof WhistMove)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
