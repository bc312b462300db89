import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import type {Fault, Table, WhistState} from '../types.js';
import {callableCards} from './bonds.js';
import {claimable} from './revokes.js';
import {changed, left, playerAt, waitingAt} from '../table.js';

/**
 * Before a seat plays: an opponent may call one of its exposed cards (Vienna §20 III, IV; Warsaw laws 1, 7, 8,
 * 15, 17); otherwise the trick goes on, and those who may claim a revoke keep that right.
 */
export function askBeforePlay(state: WhistState): WhistState {
  const {table} = state;
  const seat = table.toPlay;
  const {waived} = table.etiquette;
  if (!waived && table.bound === null && table.counts[seat]! > 1 && callableCards(table).length) {
    const fault: Fault = {kind: 'open-cards', seat};
    return {
      ...state,
      table: waitingAt(table, 'playing.etiquette', left(seat), {fault}, others(table, [left(seat, 3)])),
    };
  }
  const rights = [0, 1, 2, 3].filter(
    (seat) => claimable(table, seat).length > 0 || seat === table.etiquette.early,
  );
  return {
    ...state,
    table: waitingAt(table, 'playing.trick', seat, {fault: null}, others(table, rights, seat)),
  };
}

/** After a card: if it was exposed, it now counts as played, and the demand on its seat is fulfilled. */
export function afterPlay(state: WhistState, seat: Seat, card: Card): WhistState {
  const {table} = state;
  const {etiquette} = table;
  const keeps = (laid: {readonly card: Card}): boolean => laid.card !== card;
  return {
    ...state,
    table: changed(table, {
      exposed: table.exposed.filter(keeps),
      seen: table.seen.filter(keeps),
      etiquette: {
        ...etiquette,
        waived: false,
        early: etiquette.early === seat || table.trick.length === 4 ? -1 : etiquette.early,
      },
    }),
  };
}

/** The players of these seats, each once, without the player the game is waiting for. */
function others(table: Table, seats: readonly Seat[], but: Seat = -1): readonly Player[] {
  const must = but >= 0 ? playerAt(table, but) : -1;
  return [...new Set(seats.map((seat) => playerAt(table, seat)))].filter((player) => player !== must);
}
