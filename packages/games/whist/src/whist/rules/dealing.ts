import type {Suit} from '@quinola/cards';
import type {Table, WhistHappening, WhistState} from './types.js';
import {EMPTY_HANDS, NO_DEAL, changed, left, playerAt, waiting} from './table.js';

/** Takes the cards off the table. */
export function cleared(state: WhistState, table: Table): WhistState {
  return {...state, table, pack: [], hands: EMPTY_HANDS, dealt: EMPTY_HANDS};
}

/** A table without any cards of the finished deal. */
export function freshDeal(table: Table): Table {
  return changed(table, NO_DEAL);
}

/** How many cards each seat has after a full deal. */
export const FULL: readonly number[] = [13, 13, 13, 13];

/** The dealer's last card is turned up; its suit is trumps. */
export function turnUp(state: WhistState, events: WhistHappening[]): WhistState {
  const {dealer} = state.table;
  const card = state.hands[dealer]![12]!;
  events.push({type: 'turned-up', seat: dealer, card});
  return beginPlay(state, card[1]!, {seat: dealer, open: card, remembered: card});
}

/** Everything is ready for the first trick; with a dummy its player looks at one hand first. */
export function beginPlay(state: WhistState, trump: Suit, turned: Table['turnUp']): WhistState {
  const {table} = state;
  const leader = left(table.dealer);
  const changes: Partial<Table> = {
    trump,
    turnUp: turned,
    deal: table.deal + 1,
    counts: FULL,
    leader,
    toPlay: leader,
    fault: null,
    preference: table.options.preference ? (table.preference ?? trump) : null,
  };
  const looking = table.dummy >= 0;
  return {
    ...state,
    table: waiting(
      table,
      looking ? 'playing.looking' : 'playing.trick',
      playerAt(table, looking ? table.dummy : leader),
      changes,
    ),
  };
}
