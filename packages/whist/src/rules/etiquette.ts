import type {Card} from '@quinola/cards';
import type {Player, Refusal, Seat} from '@quinola/play';
import {callableCards} from './bonds.js';
import {giveRest} from './claim.js';
import {handDue} from './moves.js';
import {playCard} from './playing.js';
import {claimable, endMoves, letGo} from './revokes.js';
import {isStrict, left, phaseOf, playerAt, seatsFrom, waiting, type Act} from './state.js';
import {following, ledCard, suit} from './tricks.js';
import {partnerOf, sideOf, type Fault, type Table, type WhistHappening, type WhistMove, type WhistState, type WhistView} from './types.js';

/** The trick waits for the seat whose card is due; under strict etiquette its enemies may first ask something of it. */
export function toTrick(state: WhistState): WhistState {
  const {table} = state;
  if (isStrict(table)) return beforePlay(state);
  return {...state, table: waiting(table, 'playing.trick', playerAt(table, table.toPlay))};
}

/**
 * Before a seat plays under strict etiquette: an enemy may call one of its open cards (Vienna §20 III, IV; Warsaw
 * laws 1, 7, 8, 15, 17); else the trick goes on, and those who may claim a revoke keep that right.
 */
export function beforePlay(state: WhistState): WhistState {
  const {table} = state;
  const seat = table.toPlay;
  const {waived} = table.etiquette;
  if (!waived && table.bound === null && table.counts[seat]! > 1 && callableCards(table).length) {
    const fault: Fault = {kind: 'open-cards', seat};
    return {...state, table: waiting(table, 'playing.etiquette', playerAt(table, left(seat)), {fault}, others(table, [left(seat, 3)]))};
  }
  const rights = [0, 1, 2, 3].filter((of) => claimable(table, of).length > 0 || of === table.etiquette.early);
  return {...state, table: waiting(table, 'playing.trick', playerAt(table, seat), {fault: null}, others(table, rights, seat))};
}

/** After a card: what was open of it lies played, and what was asked of its seat is done. */
export function afterPlay(state: WhistState, seat: Seat, card: Card): WhistState {
  const {table} = state;
  const {etiquette} = table;
  const keeps = (laid: {readonly card: Card}): boolean => laid.card !== card;
  return {...state, table: {
    ...table, exposed: table.exposed.filter(keeps), seen: table.seen.filter(keeps),
    etiquette: {...etiquette, waived: false, early: etiquette.early === seat || table.trick.length === 4 ? -1 : etiquette.early},
  }};
}

/** The players of some seats, each once, without the one for whom the game waits. */
function others(table: Table, seats: readonly Seat[], but: Seat = -1): readonly Player[] {
  const must = but >= 0 ? playerAt(table, but) : -1;
  return [...new Set(seats.map((seat) => playerAt(table, seat)))].filter((player) => player !== must);
}

/** What is unlawful and yet happens at a strict table: revoking, playing out of turn, a mistaken yes. */
export function refuseBreach(view: WhistView, move: WhistMove): Refusal | null {
  if (!isStrict(view)) return null;
  if (move.type === 'ANSWER') {
    const mistaken = phaseOf(view) === 'playing.asked' && view.turn.must === view.player && move.yes && !view.hand.some((card) => 'AKQJ'.includes(card[0]!) && suit(card) === view.trump);
    return mistaken && !playedHonour(view) ? {reason: 'answer-truly', breach: true} : null;
  }
  if (move.type !== 'PLAY' || phaseOf(view) !== 'playing.trick' || view.bound) return null;
  if (view.turn.must === view.player) {
    const hand = handDue(view);
    if ((move.seat ?? view.seat) !== view.toPlay || !hand.includes(move.card) || following(view, hand).includes(move.card)) return null;
    return {reason: 'must-follow', about: {suit: suit(ledCard(view)!), card: move.card}, breach: true};
  }
  const early = view.etiquette.early === view.seat;
  if (early || (move.seat ?? view.seat) !== view.seat || !mayForestall(view, move.card)) return null;
  return {reason: 'out-of-turn', about: {card: move.card}, breach: true};
}

/** Whether a seat could lay this card on the table though it is not its turn. */
export function mayForestall(view: WhistView, card: Card): boolean {
  if (view.seat < 0 || !view.hand.includes(card) || view.trick.some(({seat}) => seat === view.seat)) return false;
  return following(view, view.hand).includes(card);
}

function playedHonour(view: WhistView): boolean {
  return view.trick.some(({seat, card}) => seat === view.seat && 'AKQJ'.includes(card[0]!) && suit(card) === view.trump);
}

/** A card played against the rules: a revoke passes until somebody notices; one out of turn is called to order. */
export function playBreach(state: WhistState, {card, seat: of}: Extract<WhistMove, {type: 'PLAY'}>, by: Player, events: WhistHappening[]): WhistState {
  const {table} = state;
  if (table.turn.must === by) return playCard(state, of ?? table.toPlay, card, events);
  const seat = table.seats.indexOf(by) === table.dummy ? partnerOf(table.dummy) : table.seats.indexOf(by);
  return ledCard(table) !== null && table.options.rules === 'warsaw'
    ? playedEarly(state, seat, card, events) : ledOutOfTurn(state, seat, card, events);
}

/**
 * A card out of turn goes back and lies open, to be called for at any time (Vienna §20 III, Warsaw law 1). Where an
 * enemy is to lead, the Warsaw laws let his partner name the suit instead (W-14).
 */
function ledOutOfTurn(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const {table} = state;
  events.push({type: 'exposed', seat, card, why: 'out-of-turn'});
  const open = table.exposed.some((laid) => laid.card === card);
  const next = {...table, exposed: open ? table.exposed : [...table.exposed, {seat, card}]};
  if (table.options.rules === 'warsaw' && table.trick.length === 0 && sideOf(seat) !== sideOf(table.leader)) {
    const fault: Fault = {kind: 'led-out-of-turn', seat};
    return {...state, table: waiting(next, 'playing.etiquette', playerAt(table, partnerOf(table.leader)), {fault})};
  }
  return beforePlay({...state, table: next});
}

/**
 * A card laid to the trick before its turn stays (Warsaw). If an enemy of the leader did it, his partner must let
 * the trick go (laws 10, 13); if the leader's partner, the last hand may play before its own partner (law 16).
 */
function playedEarly(state: WhistState, seat: Seat, card: Card, events: WhistHappening[]): WhistState {
  const after = playCard(state, seat, card, events);
  const {table} = after;
  if (table.trick.length === 0 || phaseOf(table) !== 'playing.trick') return after;
  if (sideOf(seat) === sideOf(table.leader)) {
    const early = table.toPlay === left(table.leader) ? left(seat) : -1;
    return beforePlay({...after, table: {...table, etiquette: {...table.etiquette, early}}});
  }
  if (table.toPlay !== partnerOf(seat)) return after;
  const fault: Fault = {kind: 'played-before-turn', seat};
  return {...after, table: waiting(table, 'playing.etiquette', playerAt(table, table.leader), {fault})};
}

/** An open card is called for. */
export const callCard: Act<'CALL_CARD'> = (state, {card}, by, events) => {
  const {table} = state;
  events.push({type: 'demanded', by: enemyOf(table, by), of: table.toPlay, what: 'card', card});
  return beforePlay({...state, table: {...table, bound: {seat: table.toPlay, what: 'card', card}}});
};

/** The highest or the lowest card of the suit is asked for (Warsaw law 8), or that the trick be let go (laws 10, 13). */
export const demand: Act<'DEMAND'> = (state, {what}, by, events) => {
  const {table} = state;
  const of = table.toPlay;
  events.push({type: 'demanded', by: enemyOf(table, by), of, what});
  // Law 8 leaves the choice: a card of the suit now, or the wrong card later.
  const exposed = what === 'not-win' ? table.exposed : table.exposed.filter(({card}) => card !== table.fault?.card);
  return beforePlay({...state, table: {...table, exposed, bound: {seat: of, what}}});
};

/** The leader's partner names the suit to be led (Warsaw law 1); the card led out of turn goes back. */
export const nameSuit: Act<'NAME_SUIT'> = (state, {suit: named}, by, events) => {
  const {table} = state;
  events.push({type: 'demanded', by: enemyOf(table, by), of: table.leader, what: 'suit', suit: named});
  const back = table.exposed[table.exposed.length - 1]!;
  return beforePlay({...state, table: {
    ...table, exposed: table.exposed.slice(0, -1), seen: [...table.seen, back], bound: {seat: table.leader, what: 'suit', suit: named},
  }});
};

/** A right is let go. */
export const waive: Act<'WAIVE'> = (state, _move, _by, events) => {
  const {table} = state;
  switch (phaseOf(table)) {
    case 'playing.claim': return giveRest(state, table.fault!.seat, events);
    case 'settlingDeal.penalties': return letGo(state, events);
    default: return beforePlay({...state, table: {...table, etiquette: {...table.etiquette, waived: true}}});
  }
};

/** The enemies of one who laid down his cards have the play go on, and direct him (Vienna §20 IV; Warsaw laws 15, 17). */
export const standClaim: Act<'STAND'> = (state) => beforePlay({...state, table: {...state.table, fault: null}});

/** Lawful moves in the phases of etiquette. */
export function etiquetteMoves(view: WhistView): readonly WhistMove[] {
  switch (phaseOf(view)) {
    case 'playing.claim': return [{type: 'STAND'}, {type: 'WAIVE'}];
    case 'settlingDeal.penalties': return endMoves(view);
    case 'playing.etiquette': return demands(view);
    default: return [];
  }
}

function demands(view: WhistView): readonly WhistMove[] {
  const waived: WhistMove = {type: 'WAIVE'};
  switch (view.fault?.kind) {
    case 'open-cards': return [...callableCards(view).map((card): WhistMove => ({type: 'CALL_CARD', card})), waived];
    case 'led-out-of-turn': return [...['S', 'H', 'D', 'C'].map((named): WhistMove => ({type: 'NAME_SUIT', suit: named})), waived];
    case 'revoke-noticed': return [{type: 'DEMAND', what: 'highest'}, {type: 'DEMAND', what: 'lowest'}, waived];
    default: return [{type: 'DEMAND', what: 'not-win'}, waived];
  }
}

/** What a standing right lets a player do who is not waited for, or beside his card. */
export function rightMoves(view: WhistView): readonly WhistMove[] {
  if (phaseOf(view) === 'playing.etiquette') return demands(view).filter(({type}) => type !== 'WAIVE');
  const claims = claimable(view, view.seat);
  if (view.etiquette.early !== view.seat) return claims;
  return [...claims, ...following(view, view.hand).map((card): WhistMove => ({type: 'PLAY', card}))];
}

/** The seat of a player among the enemies of the seat to play. */
function enemyOf(table: Table, by: Player | 'chance'): Seat {
  return seatsFrom(left(table.toPlay)).find((seat) => playerAt(table, seat) === by)!;
}
