import {balances} from '@quinola/play';
import {viewOfSums, type Piece} from '@quinola/table';
import {tarokOmbre} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** Deals of a match whose end nobody has named, after which its candle has burnt down. */
const USUAL_DEALS = 12;

/** Counters that each has brought. */
const BROUGHT = 40;

/** What stands on the table: the candle, which burns as long as the session lasts, and what the visitor has now. */
export function piecesOf(table: TarokOmbreTable): readonly Piece[] {
  const view = viewOfSums(table, tarokOmbre);
  const {deals} = view.options;
  const {players} = balances(tarokOmbre.ledger(view), 3);
  return [
    {kind: 'candle', left: Math.max(0.1, 1 - view.deal / (deals === 'open' ? USUAL_DEALS : deals + 1))},
    {kind: 'heap', amount: Math.max(0, BROUGHT + (players[view.seats[Math.max(0, view.seat)]!] ?? 0))},
  ];
}
