import {giveRest} from './claim.js';
import type {Act} from './state.js';
import type {Card} from '@quinola/cards';
import type {Refusal, Seat} from '@quinola/play';
import type {WhistMove, WhistState, WhistView} from './types.js';

/** After a card under strict etiquette. */
export function afterPlay(state: WhistState, _seat: Seat, _card: Card): WhistState {
  return state;
}

/** Before a seat plays under strict etiquette. */
export function beforePlay(state: WhistState): WhistState {
  return state;
}

/** What must be decided before a strict deal is marked; `null` = nothing. */
export function settlePenalties(_state: WhistState): WhistState | null {
  return null;
}

/** The cards that a bond leaves of the lawful ones. */
export function boundCards(_view: WhistView, cards: readonly Card[]): readonly Card[] {
  return cards;
}

/** Lawful moves in the phases of etiquette. */
export function etiquetteMoves(_view: WhistView): readonly WhistMove[] {
  return [];
}

/** What a standing right lets a player do. */
export function rightMoves(_view: WhistView): readonly WhistMove[] {
  return [];
}

/** Breaches. */
export function refuseBreach(_view: WhistView, _move: WhistMove): Refusal | null {
  return null;
}

const nothing = (state: WhistState): WhistState => state;

/** Stand-ins. */
export const applyPenalty: Act<'APPLY_PENALTY'> = nothing;
export const callCard: Act<'CALL_CARD'> = nothing;
export const claimRevoke: Act<'CLAIM_REVOKE'> = nothing;
export const demand: Act<'DEMAND'> = nothing;
export const honoursAnnounced: Act<'HONOURS'> = nothing;
export const nameSuit: Act<'NAME_SUIT'> = nothing;
export const playBreach: Act<'PLAY'> = nothing;
export const standClaim: Act<'STAND'> = nothing;
export const waive: Act<'WAIVE'> = nothing;

/** Lays the hand down. */
export const layDown: Act<'LAY_DOWN'> = (state, _move, _by, events) => {
  const {table, hands} = state;
  const seat = table.toPlay;
  events.push({type: 'laid-down', seat, cards: hands[seat]!, good: true});
  return giveRest(state, seat, events);
};
