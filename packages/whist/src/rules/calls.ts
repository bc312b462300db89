import type {Card} from '@quinola/cards';
import type {Refusal, Seat} from '@quinola/play';
import {toTrick} from './etiquette.js';
import {winByCall} from './finish.js';
import {honoursIn, isDoubled} from './honours.js';
import {turnTrick} from './playing.js';
import {mayCallAt} from './ruleset.js';
import {isDummySide, left, playerAt, tricksDone, waiting, type Act} from './state.js';
import {partnerOf, sideOf, type Side, type Table, type WhistHappening, type WhistState, type WhistView} from './types.js';

/** Whether the score lets a side call its honours in this deal, and it has not done so. */
export function sideMayCall(table: Table, side: Side): boolean {
  return mayCallAt(table.options, isDoubled(table), table.score[side])
    && !table.calls.some(({seat, said}) => said === 'call' && sideOf(seat) === side);
}

/** The seat that could speak of its honours now: on turn in the first trick, or asked before it is turned; else -1. */
export function seatToCall(table: Table): Seat {
  if (tricksDone(table) > 0) return -1;
  if (table.turn.phase === 'playing.callWindow') return table.asking[0]!;
  return table.turn.phase === 'playing.trick' ? table.toPlay : -1;
}

/**
 * Why the view's player may not call or show his honours now.
 *
 * Vienna §7: whoever plays before his partner calls with his own card, the other after his partner's card, both
 * before the first trick is turned; with exactly two honours one calls, with three or four one shows them.
 */
export function refuseCall(view: WhistView, type: 'CALL' | 'SHOW'): Refusal | null {
  const seat = seatToCall(view);
  if (seat < 0 || view.turn.must !== view.player) return {reason: 'not-now'};
  if (view.options.honours !== 'four') return {reason: 'variant-forbids-calling'};
  const score = view.score[sideOf(seat)];
  const strict = view.options.etiquette === 'strict';
  const doubled = isDoubled(view);
  if (!mayCallAt(view.options, doubled, score)) {
    // Vienna §20 VII speaks of those who have not reached eight, Warsaw law 4 of any other score.
    const breach = strict && type === 'CALL' && (score < 9 || view.options.rules === 'warsaw') && sideMaySpeak(view, seat);
    return {reason: score === 9 ? 'nine-needs-a-trick' : 'wrong-score', about: {score}, ...(breach && {breach})};
  }
  if (!sideMayCall(view, sideOf(seat))) return {reason: 'already-called'};
  const withDummy = isDummySide(view, seat);
  if (withDummy && !seenBoth(view)) return {reason: 'one-hand-unseen'};
  if (withDummy && type === 'CALL') return {reason: 'dummy-cannot-answer'};
  const honours = ownHonours(view).length;
  if (type === 'SHOW') return honours >= 3 ? null : {reason: 'too-few-honours', about: {honours}};
  if (honours > 2) return {reason: 'show-instead', about: {honours}};
  return honours === 2 ? null : {reason: 'too-few-honours', about: {honours}, ...(strict && {breach: true})};
}

/** The honours that the view's player was dealt, his dummy's among them. */
export function ownHonours(view: WhistView): Card[] {
  const {trump, options, seat, dummy} = view;
  const own = isDummySide(view, seat) ? [seat, dummy] : [seat];
  const laid = [...view.tricks.flatMap((trick) => trick.cards), ...view.trick]
    .filter((played) => own.includes(played.seat)).map((played) => played.card);
  const cards = [...view.hand, ...(own.length > 1 ? view.dummyHand ?? [] : []), ...laid];
  return honoursIn(cards, trump!, options.honours);
}

/** Honours are asked of the partner. */
export const call: Act<'CALL'> = (state, _move, _by, events) => {
  const {table} = state;
  const seat = seatToCall(table);
  events.push({type: 'called', seat});
  const calls = [...table.calls, {seat, said: 'call'} as const];
  if (!mayCallAt(table.options, isDoubled(table), table.score[sideOf(seat)])) {
    return callFault(state, {...table, calls}, 'call-at-wrong-score', seat);
  }
  return {...state, table: waiting(table, 'playing.asked', playerAt(table, partnerOf(seat)), {calls})};
};

/** Three or four honours are shown: the game is won. */
export const show: Act<'SHOW'> = (state, _move, _by, events) => {
  const {table} = state;
  const seat = seatToCall(table);
  const next = {...state, table: {...table, calls: [...table.calls, {seat, said: 'show'} as const]}};
  const hands = isDummySide(table, seat) ? [seat, partnerOf(seat)] : [seat];
  for (const shown of hands) showHonours(next, shown, events);
  return winByCall(next, sideOf(seat), events);
};

/** The partner answers; one honour is enough, and the game is won on the spot. */
export const answer: Act<'ANSWER'> = (state, {yes}, _by, events) => {
  const {table} = state;
  const caller = askedBy(table);
  const seat = partnerOf(caller);
  events.push({type: 'answered', seat, yes});
  const calls = [...table.calls, {seat, said: yes ? 'yes' : 'no'} as const];
  const next = {...state, table: {...table, calls}};
  if (!yes) return goOn(next, events);
  const shown = [caller, seat].map((of) => showHonours(next, of, events));
  if (shown.flat().length >= 3) return winByCall(next, sideOf(seat), events);
  // Both have shown, and the honours are not there (Vienna §20 VI, Warsaw law 18).
  const seen = [...table.seen, ...shown.flat().map((card) => ({card, seat: state.hands[caller]!.includes(card) ? caller : seat}))
    .filter(({card, seat: of}) => state.hands[of]!.includes(card))];
  return callFault(next, {...next.table, seen}, 'mistaken-yes', seat);
};

/** The seat that was asked says nothing of honours. */
export const silent: Act<'SILENT'> = (state, _move, _by, events) => {
  const {table} = state;
  const [seat, ...asking] = table.asking as [Seat, ...Seat[]];
  events.push({type: 'silent', seat});
  return nextAsked({...state, table: {...table, asking, calls: [...table.calls, {seat, said: 'silent'}]}}, events);
};

/** The enemies let a deal stand in spite of a wrong call. */
export const stand: Act<'STAND'> = (state, _move, _by, events) => goOn({...state, table: {...state.table, fault: null}}, events);

/** The caller whose question waits for its answer. */
export function askedBy(table: Pick<Table, 'calls'>): Seat {
  return table.calls[table.calls.length - 1]!.seat;
}

/**
 * Before the first trick is turned, those who played after their partner may still call (Vienna §7).
 * @returns `null` when nobody is to be asked
 */
export function windowAfterTrick(state: WhistState, events: WhistHappening[]): WhistState | null {
  const {table} = state;
  if (tricksDone(table) > 0) return null;
  const asking = [left(table.leader, 2), left(table.leader, 3)].filter((seat) => sideMayCall(table, sideOf(seat)));
  return asking.length ? nextAsked({...state, table: {...table, asking}}, events) : null;
}

function nextAsked(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  const asking = table.asking.filter((seat) => sideMayCall(table, sideOf(seat)));
  if (!asking.length) return turnTrick({...state, table: {...table, asking}}, events);
  return {...state, table: waiting(table, 'playing.callWindow', playerAt(table, asking[0]!), {asking})};
}

/** After a question that won nothing the play goes on where it was. */
function goOn(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  if (table.toPlay < 0) return nextAsked(state, events);
  return toTrick(state);
}

function callFault(state: WhistState, table: Table, kind: string, seat: Seat): WhistState {
  return {...state, table: waiting(table, 'playing.callFault', playerAt(table, left(seat)), {fault: {kind, seat}})};
}

/** Whether a seat's side has not yet put a question in this deal. */
function sideMaySpeak(table: Table, seat: Seat): boolean {
  return !table.calls.some(({seat: caller, said}) => said === 'call' && sideOf(caller) === sideOf(seat));
}

/** The player with the dummy has seen both hands as soon as the first of them has played (V-22). */
function seenBoth(view: WhistView): boolean {
  return view.dummyHand !== null && (view.hand.length > 0 || view.counts[view.seat] === 0);
}

function showHonours(state: WhistState, seat: Seat, events: WhistHappening[]): Card[] {
  const {trump, options} = state.table;
  const cards = honoursIn(state.dealt[seat]!, trump!, options.honours);
  events.push({type: 'shown', seat, cards});
  return cards;
}
