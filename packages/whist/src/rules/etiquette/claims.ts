import type {Player, Seat} from '@quinola/play';
import {ruleSet} from '../ruleset.js';
import {phaseOf, waiting, type Act} from '../state.js';
import {changed, plus} from '../table.js';
import {seatDue} from '../tricks.js';
import type {Fault, Noted, RevokeClaim, Table, WhistHappening, WhistState} from '../types.js';
import {enemyOf} from './faults.js';
import {beforePlay} from './order.js';
import {settleNext} from './penalties.js';
import {isRevoke} from './revokes.js';

/**
 * A revoke is claimed. In a trick that is turned it will cost its side three points (Vienna §19, Warsaw laws 2, 3);
 * in the trick on the table it is mended: the wrong card goes back and lies open, and in Warsaw the highest or
 * lowest card of the suit may be asked for (law 8).
 */
export const claimRevoke: Act<'CLAIM_REVOKE'> = (state, {seat, trick}, by, events) => {
  const {table} = state;
  const proved = isRevoke(state, seat, trick);
  const claimant = enemyOf(table, seat, by);
  events.push({type: 'revoke-claimed', by: claimant, seat, trick, proved});
  const claim: RevokeClaim = {by: by as Player, seat, trick, proved: proved && trick <= table.tricks.length};
  const etiquette: Noted = {...table.etiquette, claims: [...table.etiquette.claims, claim]};
  const next = {...state, table: changed(table, {etiquette})};
  if (phaseOf(table) === 'settlingDeal.penalties') return settleNext(next, events);
  if (!proved || claim.proved) return beforePlay(next);
  return takenBack(next, seat, by as Player, events);
};

/** The wrong card is taken back before the trick is turned; the claim is spent, the seat plays again. */
function takenBack(state: WhistState, seat: Seat, by: Player, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {card} = table.trick.find((laid) => laid.seat === seat)!;
  events.push({type: 'exposed', seat, card, why: 'revoke'});
  const trick = table.trick.filter((laid) => laid.seat !== seat);
  const next: Table = {
    ...table,
    trick,
    toPlay: seatDue(trick, table.leader),
    bound: null,
    exposed: [...table.exposed, {seat, card}],
    counts: plus(table.counts, seat, 1),
    etiquette: {...table.etiquette, waived: false, claims: table.etiquette.claims.slice(0, -1)},
  };
  const back = {
    ...state,
    hands: state.hands.map((hand, of) => (of === seat ? [...hand, card] : hand)),
    table: next,
  };
  if (!ruleSet(table.options).penaltyFirst) return beforePlay(back);
  const fault: Fault = {kind: 'revoke-noticed', seat, card};
  return {...back, table: waiting(next, 'playing.etiquette', by, {fault})};
}
