import type {Player, Seat} from '@quinola/play';
import {beforePlay} from './etiquette.js';
import {mark} from './finish.js';
import {honourCards, honoursIn} from './honours.js';
import {ruleSet} from './ruleset.js';
import {honourPoints, otherSide} from './settling.js';
import {left, phaseOf, playerAt, seatsFrom, waiting, type Act} from './state.js';
import {seatDue, suit} from './tricks.js';
import {
  partnerOf, sideOf, type Etiquette, type Fault, type RevokeClaim, type Side, type Table, type WhistHappening, type WhistMove,
  type WhistState, type WhistView,
} from './types.js';

type ClaimMove = Extract<WhistMove, {type: 'CLAIM_REVOKE'}>;

/** The revokes that a seat could claim by what everybody sees: enemies who did not follow, not yet claimed. */
export function claimable(table: Table, by: Seat): readonly ClaimMove[] {
  if (by < 0 || table.options.etiquette !== 'strict') return NONE;
  const {claims} = table.etiquette;
  return renounces(table).filter(({seat, trick}) => sideOf(seat) !== sideOf(by)
    && !claims.some((claim) => claim.seat === seat && claim.trick === trick));
}

const NONE: readonly ClaimMove[] = [];

/** Every card that did not follow, as the claim that could be made of it. */
function renounces(table: Pick<Table, 'tricks' | 'trick' | 'leader' | 'toPlay'>): ClaimMove[] {
  const found: ClaimMove[] = [];
  const look = (cards: Table['trick'], leader: Seat, trick: number): void => {
    const led = cards.find(({seat}) => seat === leader);
    if (!led) return;
    for (const {seat, card} of cards) if (suit(card) !== suit(led.card)) found.push({type: 'CLAIM_REVOKE', seat, trick});
  };
  table.tricks.forEach(({cards, leader}, i) => look(cards, leader, i + 1));
  // A trick that was given up is never turned.
  if (table.toPlay >= 0) look(table.trick, table.leader, table.tricks.length + 1);
  return found;
}

/** Whether a seat that did not follow held a card of the suit led: it holds one still, or played one later. */
export function isRevoke({table, hands}: Pick<WhistState, 'table' | 'hands'>, seat: Seat, trick: number): boolean {
  const done = table.tricks[trick - 1];
  const cards = done?.cards ?? table.trick;
  const leader = done?.leader ?? table.leader;
  const led = suit(cards.find((laid) => laid.seat === leader)!.card);
  const later = [...table.tricks.slice(trick).flatMap((next) => next.cards), ...(done ? table.trick : [])]
    .filter((laid) => laid.seat === seat).map(({card}) => card);
  return [...hands[seat]!, ...later].some((card) => suit(card) === led);
}

/**
 * A revoke is claimed. In a trick that is turned it will cost its side three points (Vienna §19, Warsaw laws 2, 3);
 * in the trick on the table it is mended: the wrong card goes back and lies open, and in Warsaw the highest or
 * lowest card of the suit may be asked for (law 8).
 */
export const claimRevoke: Act<'CLAIM_REVOKE'> = (state, {seat, trick}, by, events) => {
  const {table} = state;
  const proved = isRevoke(state, seat, trick);
  const claimant = seatsFrom(left(seat)).find((of) => playerAt(table, of) === by)!;
  events.push({type: 'revoke-claimed', by: claimant, seat, trick, proved});
  const claim: RevokeClaim = {by: by as Player, seat, trick, proved: proved && trick <= table.tricks.length};
  const etiquette: Etiquette = {...table.etiquette, claims: [...table.etiquette.claims, claim]};
  const next = {...state, table: {...table, etiquette}};
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
    ...table, trick, toPlay: seatDue(trick, table.leader), bound: null, exposed: [...table.exposed, {seat, card}],
    counts: table.counts.map((count, of) => (of === seat ? count + 1 : count)),
    etiquette: {...table.etiquette, waived: false, claims: table.etiquette.claims.slice(0, -1)},
  };
  const back = {...state, hands: state.hands.map((hand, of) => (of === seat ? [...hand, card] : hand)), table: next};
  if (!ruleSet(table.options).penaltyFirst) return beforePlay(back);
  const fault: Fault = {kind: 'revoke-noticed', seat, card};
  return {...back, table: waiting(next, 'playing.etiquette', by, {fault})};
}

/**
 * Goes on with the end of a strict deal: revokes that nobody has noticed, the announcing of honours, the choice of
 * penalties; when nothing is left to decide, the deal is marked.
 */
export function settleNext(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {etiquette} = table;
  const ask = (player: Player, fault: Fault): WhistState => ({
    ...state, table: waiting(table, 'settlingDeal.penalties', player, {fault, bound: null, exposed: []}),
  });
  // Every card has been seen: who has not noticed a revoke may still look for it before the next turn-up.
  for (const {seat, trick} of renounces(table)) {
    const open = !etiquette.letGo.includes(sideOf(seat)) && !etiquette.claims.some((claim) => claim.seat === seat && claim.trick === trick);
    if (open && isRevoke(state, seat, trick)) return ask(playerAt(table, left(seat)), {kind: 'revoke-unnoticed', seat: left(seat)});
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

function fixPenalty(state: WhistState, claim: RevokeClaim, deduct: number, add: number, events: WhistHappening[]): WhistState {
  const {table} = state;
  const penalty = {side: sideOf(claim.seat), deduct, add};
  events.push({type: 'penalty', ...penalty});
  const etiquette = {...table.etiquette, penalties: [...table.etiquette.penalties, penalty]};
  return settleNext({...state, table: {...table, etiquette}}, events);
}

/** The honours of the deal are announced in time. */
export const honoursAnnounced: Act<'HONOURS'> = (state, _move, _by, events) => announce(state, true, events);

/** Nothing more is claimed at the end of the deal: revokes are let go, or honours forgotten. */
export function letGo(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  if (table.fault!.kind === 'honours') return announce(state, false, events);
  const side = otherSide(sideOf(table.fault!.seat));
  return settleNext({...state, table: {...table, etiquette: {...table.etiquette, letGo: [...table.etiquette.letGo, side]}}}, events);
}

function announce(state: WhistState, announced: boolean, events: WhistHappening[]): WhistState {
  const {table} = state;
  const {seat} = table.fault!;
  events.push({type: 'honours-announced', seat, announced});
  const by = table.etiquette.announced;
  const now = sideOf(seat) === 0 ? [announced, by[1]] as const : [by[0], announced] as const;
  return settleNext({...state, table: {...table, etiquette: {...table.etiquette, announced: now}}}, events);
}

/** Lawful moves at the end of a strict deal. */
export function endMoves(view: WhistView): readonly WhistMove[] {
  switch (view.fault!.kind) {
    case 'honours': return [{type: 'HONOURS'}, {type: 'WAIVE'}];
    case 'revoke': return [0, 1, 2, 3].map((add): WhistMove => ({type: 'APPLY_PENALTY', deduct: 3 - add, add}));
    default: return [...claimable(view, view.fault!.seat), {type: 'WAIVE'}];
  }
}

/** Who must see to the marking: the partner who was dealt more honours (Vienna §20 V). */
function holderOf({table, dealt}: WhistState, side: Side): Seat {
  const count = (seat: Seat): number => honoursIn(dealt[seat]!, table.trump!, table.options.honours).length;
  return count(side) >= count(partnerOf(side)) ? side : partnerOf(side);
}
