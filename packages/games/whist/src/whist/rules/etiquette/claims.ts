import {withAdded, type Player, type Seat} from '@quinola/play';
import {ruleSet} from '../ruleset.js';
import {seatDue} from '../tricks.js';
import type {Fault, EtiquetteRecord, RevokeClaim, WhistHappening, WhistState, Act} from '../types.js';
import {enemyOf} from './faults.js';
import {askBeforePlay} from './order.js';
import {settleNext} from './penalties.js';
import {isRevoke, type ClaimMove} from './revokes.js';
import {changed, waiting} from '../table.js';

/**
 * A revoke is claimed. In a turned trick it will cost its side three points (Vienna §19, Warsaw laws 2, 3); in
 * the trick on the table it is corrected: the wrong card goes back, exposed, and in Warsaw the highest or
 * lowest card of the suit can be demanded (law 8).
 */
export const claimRevoke: Act<'CLAIM_REVOKE'> = (state, move, by, events) => {
  const {next, proved} = claimed(state, move, by as Player, events);
  return proved && move.trick > state.table.tricks.length
    ? takenBack(next, move.seat, by as Player, events)
    : askBeforePlay(next);
};

/** A revoke is claimed after the deal has been played out. */
export const claimAtEnd: Act<'CLAIM_REVOKE'> = (state, move, by, events) =>
  settleNext(claimed(state, move, by as Player, events).next, events);

function claimed(
  state: WhistState,
  {seat, trick}: ClaimMove,
  by: Player,
  events: WhistHappening[],
): {readonly next: WhistState; readonly proved: boolean} {
  const {table} = state;
  const proved = isRevoke(state, seat, trick);
  events.push({type: 'revoke-claimed', by: enemyOf(table, seat, by), seat, trick, proved});
  const claim: RevokeClaim = {by, seat, trick, proved: proved && trick <= table.tricks.length};
  const etiquette: EtiquetteRecord = {...table.etiquette, claims: [...table.etiquette.claims, claim]};
  return {next: {...state, table: changed(table, {etiquette})}, proved};
}

/** The wrong card is taken back before the trick is turned; the claim is used up and the seat plays again. */
function takenBack(state: WhistState, seat: Seat, by: Player, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {card} = table.trick.find((laid) => laid.seat === seat)!;
  events.push({type: 'exposed', seat, card, why: 'revoke'});
  const trick = table.trick.filter((laid) => laid.seat !== seat);
  const next = changed(table, {
    trick,
    toPlay: seatDue(trick, table.leader),
    bound: null,
    exposed: [...table.exposed, {seat, card}],
    counts: withAdded(table.counts, seat, 1),
    etiquette: {...table.etiquette, waived: false, claims: table.etiquette.claims.slice(0, -1)},
  });
  const back = {
    ...state,
    hands: state.hands.map((hand, index) => (index === seat ? [...hand, card] : hand)),
    table: next,
  };
  if (!ruleSet(table.options).penaltyFirst) return askBeforePlay(back);
  const fault: Fault = {kind: 'revoke-noticed', seat, card};
  return {...back, table: waiting(next, 'playing.etiquette', by, {fault})};
}
