import {playerAt, type Player, type Seat} from '@quinola/play';
import {gameOf} from './ladder.js';
import {inTurn, opponentsOf, tools} from './table.js';
import type {Events, ViraState, ViraView} from './types.js';

// The steps from the contract to the first lead: who exchanges next, and when play begins.

/** Asks the declarer for his exchange. */
export const exchangeOf = (state: ViraState, declarer: Seat): ViraState => ({
  ...state,
  table: tools.waitingAt(state.table, 'exchanging.declarer', declarer),
});

/** Until the first lead the declarer may lie down, also when others are on turn. */
export const mayLieDown = (table: ViraView, onTurn: Seat): readonly Player[] =>
  onTurn === table.declarer ? [] : [playerAt(table, table.declarer)];

/** The opponents exchange in turn, as long as there are cards; then the forehand leads. */
export function beforeLead(state: ViraState, events: Events): ViraState {
  const {table} = state;
  const next = opponentsOf(table).find((seat) => table.exchanged[seat] === null);
  if (next === undefined || !table.talon || gameOf(table.game!).buys === 'talon') return begin(state, events);
  return {
    ...state,
    table: tools.waitingAt(table, 'exchanging.opponents', next, {}, mayLieDown(table, next)),
  };
}

/** Play begins; in a Royale all lay their cards open before. */
function begin(state: ViraState, events: Events): ViraState {
  const {table, hands} = state;
  const [leader] = inTurn(table) as [Seat];
  const exposed = gameOf(table.game!).open === 'royale' ? inTurn(table) : [];
  for (const seat of exposed) events.push({type: 'exposed', seat, cards: hands[seat]!});
  return {
    ...state,
    table: tools.waitingAt(
      table,
      'playing.trick',
      leader,
      {toPlay: leader, leader, exposed},
      mayLieDown(table, leader),
    ),
  };
}
