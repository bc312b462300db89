import {balances} from '@quinola/play';
import {viewOfSums, type Piece} from '@quinola/table';
import {tarokOmbre} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';

/** Number of deals after which the candle of an open-ended match has burnt down. */
const USUAL_DEALS = 12;

/** Counters each player starts with. */
const BROUGHT = 40;

/** What stands on the table: the candle, which lasts as long as the session, and the visitor's counters. */
export function piecesOf(table: TarokOmbreHost): readonly Piece[] {
  const view = viewOfSums(table, tarokOmbre);
  const {deals} = view.options;
  const {players} = balances(tarokOmbre.ledger(view), 3);
  return [
    {kind: 'candle', left: Math.max(0.1, 1 - view.deal / (deals === 'open' ? USUAL_DEALS : deals + 1))},
    {kind: 'heap', amount: Math.max(0, BROUGHT + (players[view.seats[Math.max(0, view.seat)]!] ?? 0))},
  ];
}
