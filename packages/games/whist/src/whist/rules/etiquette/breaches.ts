import type {Card} from '@quinola/cards';
import type {Player, Refusal, Seat} from '@quinola/play';
import {answer, call} from '../calls.js';
import {hasCalled, ownHonours, refuseCall, seatToCall} from '../may-call.js';
import {playCard} from '../playing.js';
import {following, ledCard, suit} from '../tricks.js';
import {
  partnerOf,
  sideOf,
  type Fault,
  type WhistHappening,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../types.js';
import {handDue, ownSeat} from '../view.js';
import {askBeforePlay} from './order.js';
import {changed, left, waitingAt} from '../table.js';

/** Why a breach that strict tables let happen is illegal: revoking, playing out of turn, a mistaken yes. */
export function refuseBreach(view: WhistView, move: WhistMove): Refusal | null {
  if (move.type === 'CALL') return wrongCall(view);
  if (move.type === 'ANSWER') {
    const asked = view.turn.phase === 'playing.asked' && view.turn.must === view.player;
    return asked && move.yes && ownHonours(view).length === 0 ? {reason: 'answer-truly', breach: true} : null;
  }
  if (move.type === 'DROP' && view.turn.phase === 'playing.trick') {
    const hidden = view.hand.includes(move.card) && !view.exposed.some(({card}) => card === move.card);
    return hidden ? {reason: 'card-dropped', about: {card: move.card}, breach: true} : null;
  }
  if (move.type !== 'PLAY' || view.turn.phase !== 'playing.trick' || view.bound) return null;
  if (view.turn.must === view.player) {
    const hand = handDue(view);
    if (
      (move.seat ?? view.seat) !== view.toPlay ||
      !hand.includes(move.card) ||
      following(view, hand).includes(move.card)
    )
      return null;
    return {reason: 'must-follow', about: {suit: suit(ledCard(view)!), card: move.card}, breach: true};
  }
  const early = view.etiquette.early === view.seat;
  if (early || (move.seat ?? view.seat) !== view.seat || !couldPlayOutOfTurn(view, move.card)) return null;
  return {reason: 'out-of-turn', about: {card: move.card}, breach: true};
}

/**
 * A call with too few honours or at a wrong score: Vienna §20 VII means players below eight, Warsaw law 4 any other
 * score.
 */
function wrongCall(view: WhistView): Refusal | null {
  const refusal = refuseCall(view, 'CALL');
  const side = sideOf(seatToCall(view));
  switch (refusal?.reason) {
    case 'wrong-score':
    case 'nine-needs-a-trick': {
      const knows = view.options.rules !== 'warsaw' && view.score[side] >= 9;
      return knows || hasCalled(view, side) ? null : {...refusal, breach: true};
    }
    case 'too-few-honours':
      return {...refusal, breach: true};
    default:
      return null;
  }
}

/** Whether a seat could play this card although it is not its turn. */
export function couldPlayOutOfTurn(view: WhistView, card: Card): boolean {
  if (view.seat < 0 || !view.hand.includes(card) || view.trick.some(({seat}) => seat === view.seat))
    return false;
  return following(view, view.hand).includes(card);
}

/** An illegal move that a strict table allows to happen. */
export function commitBreach(
  state: WhistState,
  by: Player,
  move: WhistMove,
  events: WhistHappening[],
): WhistState {
  switch (move.type) {
    case 'PLAY':
      return playBreach(state, move, by, events);
    case 'DROP':
      return dropCard(state, move, by, events);
    case 'CALL':
      return call(state, move, by, events);
    default:
      return answer(state, move as Extract<WhistMove, {type: 'ANSWER'}>, by, events);
  }
}

/** A card dropped on the table stays exposed and may be called for (Warsaw law 7). */
function dropCard(
  state: WhistState,
  {card}: Extract<WhistMove, {type: 'DROP'}>,
  by: Player,
  events: WhistHappening[],
): WhistState {
  const {table} = state;
  const seat = ownSeat(table, by);
  events.push({type: 'exposed', seat, card, why: 'dropped'});
  return askBeforePlay({...state, table: changed(table, {exposed: [...table.exposed, {seat, card}]})});
}

/** A card played against the rules: a revoke passes until noticed; one out of turn is corrected at once. */
function playBreach(
  state: WhistState,
  {card, seat: player}: Extract<WhistMove, {type: 'PLAY'}>,
  by: Player,
  events: WhistHappening[],
): WhistState {
  const {table} = state;
  if (table.turn.must === by) return playCard(state, player ?? table.toPlay, card, events);
  const seat = ownSeat(table, by);
  return ledCard(table) !== null && table.options.rules === 'warsaw'
    ? playedEarly(state, seat, card, events)
    : ledOutOfTurn(state, seat, card, events);
}

/**
 * A card out of turn goes back, exposed; it can be called for at any time (Vienna §20 III, Warsaw law 1). If
 * an opponent has the lead, the Warsaw laws let his partner name the suit instead (W-14).
 */
function ledOutOfTurn(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const {table} = state;
  events.push({type: 'exposed', seat, card, why: 'out-of-turn'});
  const open = table.exposed.some((laid) => laid.card === card);
  const next = changed(table, {exposed: open ? table.exposed : [...table.exposed, {seat, card}]});
  if (table.options.rules === 'warsaw' && table.trick.length === 0 && sideOf(seat) !== sideOf(table.leader)) {
    const fault: Fault = {kind: 'led-out-of-turn', seat};
    return {
      ...state,
      table: waitingAt(next, 'playing.etiquette', partnerOf(table.leader), {fault}),
    };
  }
  return askBeforePlay({...state, table: next});
}

/**
 * A card played to the trick too early stays (Warsaw). If the leader's opponent did it, his partner must let the
 * trick go (laws 10, 13); if the leader's partner did, the last hand may play before its own partner (law 16).
 */
function playedEarly(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const after = playCard(state, seat, card, events);
  const {table} = after;
  if (table.trick.length === 0 || table.turn.phase !== 'playing.trick') return after;
  if (sideOf(seat) === sideOf(table.leader)) {
    const early = table.toPlay === left(table.leader) ? left(seat) : -1;
    return askBeforePlay({...after, table: changed(table, {etiquette: {...table.etiquette, early}})});
  }
  if (table.toPlay !== partnerOf(seat)) return after;
  const fault: Fault = {kind: 'played-before-turn', seat};
  return {...after, table: waitingAt(table, 'playing.etiquette', table.leader, {fault})};
}
