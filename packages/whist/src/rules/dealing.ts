import type {Suit} from '@quinola/cards';
import {dealt, MoveError, packetRounds} from '@quinola/play';
import {strictly} from './parts.js';
import {EMPTY_HANDS, left, NO_DEAL, playerAt, waiting, type Act} from './state.js';
import {changed} from './table.js';
import type {Table, WhistHappening, WhistState} from './types.js';

const SINGLY: readonly number[] = Array.from({length: 13}, () => 1);

/** Single cards from each seat on, thirteen to each (Vienna §3, Warsaw l. 61-64). */
const PLANS = [0, 1, 2, 3].map((first) => packetRounds(first, 4, SINGLY));

/** The cards are given; at a strict table with an accident or without. */
export const give: Act<'GIVE'> = (state, {accident}, _by, events) => {
  const {table} = state;
  const strict = strictly(table);
  if (accident && !strict) throw new MoveError({reason: 'no-accidents'});
  const {hands} = dealt(state.pack, 4, PLANS[left(table.dealer)]!);
  const given = {...state, pack: [], hands, dealt: hands, table: changed(table, {counts: FULL})};
  events.push({type: 'dealt', dealer: table.dealer});
  return accident ? strict!.marred(given, accident, events) : turnUp(given, events);
};

/** Takes the cards off the table. */
export function cleared(state: WhistState, table: Table): WhistState {
  return {...state, table, pack: [], hands: EMPTY_HANDS, dealt: EMPTY_HANDS};
}

/** A table without any card of the deal that is over. */
export function freshDeal(table: Table): Table {
  return changed(table, NO_DEAL);
}

const FULL: readonly number[] = [13, 13, 13, 13];

/** The dealer's last card is turned; its suit is trumps. */
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
