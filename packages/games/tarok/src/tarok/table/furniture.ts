import {balances} from '@quinola/play';
import {holding, viewOfSums, type Piece} from '@quinola/table';
import {tarok} from '../rules/game.js';
import type {TarokHost} from './host.js';

/** Number of deals after which the match's candle has burnt down. */
const USUAL_DEALS = 12;

/** Chips represented by one fish in the pot. */
const FISH = 5;

/** Chips each player starts with. */
const BROUGHT = 40;

/** What stands on the table: the candle; the pot in its dish, or without a pot the visitor's chips. En deux nothing is paid. */
export function piecesOf(table: TarokHost): readonly Piece[] {
  const {deal, player, entries, options, pot} = viewOfSums(table, tarok);
  const candle: Piece = {kind: 'candle', left: Math.max(0.1, 1 - deal / USUAL_DEALS)};
  if (options.pot) return [candle, holding('pot', pot, {label: table.gameWords.pot(pot), fish: FISH})];
  if (!table.isTrois) return [candle];
  const {players} = balances(entries, options.players);
  return [candle, {kind: 'heap', amount: Math.max(0, BROUGHT + players[Math.max(0, player)]!)}];
}
