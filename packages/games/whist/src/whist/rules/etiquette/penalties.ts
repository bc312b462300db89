import type {Player, Seat} from '@quinola/play';
import {honourCards, honoursIn} from '../honours.js';
import {ruleSet} from '../ruleset.js';
import {mark} from '../marking.js';
import {honourPoints, otherSide} from '../settling.js';
import {
  partnerOf,
  sideOf,
  type Fault,
  type RevokeClaim,
  type Side,
  type WhistHappening,
  type WhistState,
  type Act,
} from '../types.js';
import {isRevoke, renounces} from './revokes.js';
import {changed, left, playerAt, waiting} from '../table.js';

/** The deal is played out: irregularities are settled first, then it is marked. */
export function settle(state: WhistState, events: WhistHappening[]): WhistState {
  return settleNext({...state, table: changed(state.table, {toPlay: -1})}, events);
}

/**
 * Continues the end of a strict deal: unnoticed revokes, announcing honours, choosing penalties; when nothing is
 * left to decide, the deal is marked.
 */
export function settleNext(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {etiquette} = table;
  const ask = (player: Player, fault: Fault, may: readonly Player[] = []): WhistState => ({
    ...state,
    table: waiting(table, 'settlingDeal.penalties', player, {fault, bound: null, exposed: []}, may),
  });
  // Every card has been seen: players who missed a revoke may still look for it before the next turn-up.
  for (const {seat, trick} of renounces(table)) {
    const open =
      !etiquette.letGo.includes(sideOf(seat)) &&
      !etiquette.claims.some((claim) => claim.seat === seat && claim.trick === trick);
    if (!open || !isRevoke(state, seat, trick)) continue;
    const [asked, other] = [playerAt(table, left(seat)), playerAt(table, left(seat, 3))];
    return ask(asked, {kind: 'revoke-unnoticed', seat: left(seat)}, other === asked ? [] : [other]);
  }
  const {options, trump} = table;
  const cards = honourCards(state.dealt, trump!, options.honours);
  for (const side of [0, 1] as const) {
    if (etiquette.announced[side] === null && honourPoints(options.honours, cards[side]) > 0) {
      const seat = holderOf(state, side);
      return ask(playerAt(table, seat), {kind: 'honours', seat});
    }
  }
  const due = etiquette.claims.filter(({proved}) => proved)[etiquette.penalties.length];
  if (!due) return mark(state, events);
  const {penaltyFirst} = ruleSet(options);
  if (!penaltyFirst) return ask(due.by, {kind: 'revoke', seat: due.seat, trick: due.trick});
  return fixPenalty(state, due, 0, 3, events);
}

/** The penalty for a revoke is chosen (Vienna §19). */
export const applyPenalty: Act<'APPLY_PENALTY'> = (state, {deduct, add}, _by, events) => {
  const {claims, penalties} = state.table.etiquette;
  return fixPenalty(state, claims.filter(({proved}) => proved)[penalties.length]!, deduct, add, events);
};

function fixPenalty(
  state: WhistState,
  claim: RevokeClaim,
  deduct: number,
  add: number,
  events: WhistHappening[],
): WhistState {
  const {table} = state;
  const penalty = {side: sideOf(claim.seat), deduct, add};
  events.push({type: 'penalty', ...penalty});
  const etiquette = {...table.etiquette, penalties: [...table.etiquette.penalties, penalty]};
  return settleNext({...state, table: changed(table, {etiquette})}, events);
}

/** The honours of the deal are announced in time. */
export const honoursAnnounced: Act<'HONOURS'> = (state, _move, _by, events) => announce(state, true, events);

/** Nothing more is claimed at the end of the deal: revokes or honours are given up. */
export const letGo: Act<'WAIVE'> = (state, _move, _by, events) => {
  const {table} = state;
  if (table.fault!.kind === 'honours') return announce(state, false, events);
  const side = otherSide(sideOf(table.fault!.seat));
  return settleNext(
    {
      ...state,
      table: changed(table, {etiquette: {...table.etiquette, letGo: [...table.etiquette.letGo, side]}}),
    },
    events,
  );
};

function announce(state: WhistState, announced: boolean, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {seat} = table.fault!;
  events.push({type: 'honours-announced', seat, announced});
  const by = table.etiquette.announced;
  const now = sideOf(seat) === 0 ? ([announced, by[1]] as const) : ([by[0], announced] as const);
  return settleNext(
    {...state, table: changed(table, {etiquette: {...table.etiquette, announced: now}})},
    events,
  );
}

/** Who must see to the marking: the partner dealt more honours (Vienna §20 V). */
function holderOf({table, dealt}: WhistState, side: Side): Seat {
  const count = (seat: Seat): number => honoursIn(dealt[seat]!, table.trump!, table.options.honours).length;
  return count(side) >= count(partnerOf(side)) ? side : partnerOf(side);
}
