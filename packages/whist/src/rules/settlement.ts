import type {Entry, Refusal, Seat} from '@quinola/play';
import type {RubberPlan} from './cutting.js';
import type {Acts} from './state.js';
import type {Table, WhistHappening, WhistMove, WhistState, WhistView} from './types.js';

/**
 * Everything by which a deal, a game, a rubber and the session come to their ends and are paid: marking, the call at
 * eight, the ledger, the partners of later rubbers. No card of a session's first deal needs it before the last.
 */
export interface Settlement {
  readonly acts: Acts;
  /** Marks a deal that is played out, and goes on to the next deal, game or rubber. */
  mark(state: WhistState, events: WhistHappening[]): WhistState;
  /** Asks those who may still call before the first trick is turned; `null` when there is nobody. */
  window(state: WhistState, events: WhistHappening[]): WhistState | null;
  /** Why a seat whose score lets it call or show its honours may not. */
  refuseCall(view: WhistView, seat: Seat, type: 'CALL' | 'SHOW'): Refusal | null;
  /** Lawful moves of one who is asked for honours. */
  answers(view: WhistView): readonly WhistMove[];
  /** How a rubber finds its partners; that of a first rubber of four is known without. */
  plan(table: Table): RubberPlan;
  /** Every booking of the session so far. */
  ledger(table: Table): Entry[];
  /** Fishes of each player: what is booked, and what the running rubber is worth to him. */
  worth(table: Table): number[];
}
