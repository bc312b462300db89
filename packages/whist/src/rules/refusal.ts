import type {Refusal} from '@quinola/play';
import {refuseCall} from './calling.js';
import {lawfulPlays, mayLayDown, movesOf} from './moves.js';
import {strictly} from './parts.js';
import {phaseOf} from './state.js';
import {following, ledCard, suit} from './tricks.js';
import type {WhistMove, WhistView} from './types.js';
import {handDue} from './view.js';

/**
 * Why the view's player may not make a move now; `null` = he may. A breach is unlawful, yet strict etiquette
 * lets it happen.
 */
export function refusalOf(view: WhistView, move: WhistMove): Refusal | null {
  const {turn, player, players, options} = view;
  const {type} = move;
  if (type === 'STOP')
    return turn.over ? {reason: 'over'} : player >= 0 && player < players ? null : {reason: 'not-your-turn'};
  const breach = strictly(view)?.breach(view, move);
  if (breach) return breach;
  const waited = turn.must === player;
  if (!waited && !turn.may.includes(player)) return {reason: 'not-your-turn'};
  if (type === 'PLAY' && waited) return refusePlay(view, move);
  if (type === 'CALL' || type === 'SHOW') return refuseCall(view, type);
  const phase = phaseOf(view);
  // Looked for in no list, for there are many.
  if (phase === 'preparing.packCut' && (type === 'CUT' || (type === 'CUT_WITH_CARD' && options.throwOver))) {
    return Number.isInteger(move.index) && move.index > 0 && move.index < 52 ? null : {reason: 'not-now'};
  }
  if (type === 'LAY_DOWN' && phase === 'playing.trick')
    return waited && mayLayDown(view) ? null : {reason: 'not-certain'};
  return movesOf(view).some((lawful) => same(lawful, move)) ? null : refuseOther(view, move);
}

function refusePlay(view: WhistView, {card, seat}: Extract<WhistMove, {type: 'PLAY'}>): Refusal | null {
  const {toPlay, bound} = view;
  const hand = handDue(view);
  if (phaseOf(view) !== 'playing.trick') return {reason: 'not-now'};
  if ((seat ?? view.seat) !== toPlay) return {reason: 'wrong-hand', about: {seat: toPlay}};
  if (!hand.includes(card)) return {reason: 'not-held', about: {card}};
  if (lawfulPlays(view).includes(card)) return null;
  return following(view, hand).includes(card)
    ? {reason: `bound-${bound!.what}`, about: {card}}
    : {reason: 'must-follow', about: {suit: suit(ledCard(view)!), card}};
}

/** What is said of a move that is simply not to be made here. */
function refuseOther(view: WhistView, move: WhistMove): Refusal {
  if (move.type === 'THROW_OVER' && phaseOf(view) === 'preparing.packCut')
    return {reason: 'no-more-throw-over', about: {times: view.packs.thrownOver}};
  if (move.type === 'ANSWER' && phaseOf(view) === 'playing.asked') return {reason: 'answer-truly'};
  return {reason: 'not-now'};
}

/** Whether two moves are the same: their fields are plain. */
function same(a: WhistMove, b: WhistMove): boolean {
  if (a.type !== b.type) return false;
  const keys = Object.keys(a) as (keyof WhistMove)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
