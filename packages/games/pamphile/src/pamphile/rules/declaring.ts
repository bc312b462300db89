import type {Card} from '@quinola/cards';
import {refuseChosen, withAdded, withoutAll, type Choice, type Refusal, type Seat} from '@quinola/play';
import {bestMucha, CARDS_EACH, muchaOf, PAMFIL} from './cards.js';
import {inTurn, trumpOf, type Events} from './dealing.js';
import {settleMucha} from './settling.js';
import {
  tools,
  type PamphileMove,
  type PamphilePhase,
  type PamphileState,
  type PamphileView,
} from './types.js';

/** The two moments in which a mucha counts: after the deal and after the exchange (line 34). */
type Calling = Extract<PamphilePhase, `calling.${string}`>;

/** What follows after each. */
const NEXT = {'calling.dealt': declaring, 'calling.exchanged': playing} as const;

/** The mucha of a seat; `null` = none. */
const muchaAt = ({hands, table}: PamphileState, seat: Seat) =>
  muchaOf(hands[seat]!, trumpOf(table)!, table.options);

/** The best mucha of these seats wins the deal; without one play goes on. */
function decided(state: PamphileState, phase: Calling, from: readonly Seat[], events: Events): PamphileState {
  const muchas = from.map((seat) => muchaAt(state, seat));
  const at = bestMucha(muchas, trumpOf(state.table)!);
  return at < 0 ? NEXT[phase](state) : settleMucha(state, {seat: from[at]!, ...muchas[at]!}, events);
}

/** Muchas are looked for; at a strict table each player is asked in turn whether he calls one. */
export function calling(state: PamphileState, phase: Calling, events: Events): PamphileState {
  const order = inTurn(state.table);
  if (state.table.options.etiquette === 'relaxed') return decided(state, phase, order, events);
  return {...state, table: tools.waitingAt(state.table, phase, order[0]!, {toPlay: order[0]!, called: []})};
}

/** A player has called his mucha, or said nothing; after the last the best one called wins. */
export function called(state: PamphileState, does: boolean, events: Events): PamphileState {
  const {table} = state;
  const phase = table.turn.phase as Calling;
  const seat = table.toPlay;
  const calls = does ? [...table.called, seat] : table.called;
  if (does) events.push({type: 'called', seat});
  const order = inTurn(table);
  const next = order[order.indexOf(seat) + 1];
  return next === undefined
    ? decided({...state, table: tools.changed(table, {called: calls})}, phase, calls, events)
    : {...state, table: tools.waitingAt(table, phase, next, {toPlay: next, called: calls})};
}

/** Whether the view's player has a mucha to call. */
export const hasMucha = (view: PamphileView): boolean =>
  muchaOf(view.hand, trumpOf(view)!, view.options) !== null;

/** Forehand declares first. */
function declaring(state: PamphileState): PamphileState {
  const [forehand] = inTurn(state.table);
  return {...state, table: tools.waitingAt(state.table, 'declaring.word', forehand!, {toPlay: forehand!})};
}

/** Forehand leads. */
function playing(state: PamphileState): PamphileState {
  const [forehand] = inTurn(state.table);
  const pamfil = state.hands.findIndex((hand) => hand.includes(PAMFIL));
  const table = tools.waitingAt(state.table, 'playing.trick', forehand!, {toPlay: forehand!});
  return {...state, pamfil, table};
}

/** Whether the view's player is forehand, who must play (line 27). */
export const isForehand = (view: PamphileView): boolean => view.seat === inTurn(view)[0];

/** What may be exchanged: as many cards as the talon has left. */
export const exchangeOf = ({hand, left}: PamphileView): Choice => ({
  choose: 'EXCHANGE',
  from: hand,
  least: 1,
  most: Math.min(CARDS_EACH, left),
});

/** Why these cards cannot be exchanged; `null` if they can. */
export function refuseExchange(view: PamphileView, cards: readonly Card[]): Refusal | null {
  return view.left ? refuseChosen(exchangeOf(view), cards) : {reason: 'empty-talon'};
}

/** A player has spoken: he plays, with other cards or with those he has, or passes. */
export function spoken(state: PamphileState, move: PamphileMove, events: Events): PamphileState {
  const seat = state.table.toPlay;
  const passes = move.type === 'PASS';
  const cards = move.type === 'EXCHANGE' ? move.cards : [];
  events.push({type: passes ? 'passed' : 'declared', seat});
  const next = cards.length ? exchanged(state, seat, cards, events) : state;
  const words = next.table.words.with(seat, passes ? 'passes' : 'plays');
  const table = tools.changed(next.table, {words});
  const order = inTurn(table);
  const to = order[order.indexOf(seat) + 1];
  return to === undefined
    ? calling({...next, table}, 'calling.exchanged', events)
    : {...next, table: tools.waitingAt(table, 'declaring.word', to, {toPlay: to})};
}

/** So many cards go, and as many come from the top of the talon. */
function exchanged(state: PamphileState, seat: Seat, cards: readonly Card[], events: Events): PamphileState {
  const {table, talon, hands} = state;
  const drawn = talon.slice(0, cards.length);
  const to = [table.seats[seat]!];
  events.push(
    {type: 'exchanged', seat, count: cards.length},
    {type: 'discarded', seat, cards, to},
    {type: 'drew', seat, cards: drawn, to},
  );
  return {
    ...state,
    hands: hands.with(seat, [...withoutAll(hands[seat]!, cards), ...drawn]),
    talon: talon.slice(cards.length),
    discards: state.discards.with(seat, cards),
    table: tools.changed(table, {
      left: table.left - cards.length,
      exchanged: withAdded(table.exchanged, seat, cards.length),
    }),
  };
}
