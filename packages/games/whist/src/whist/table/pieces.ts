import {laying} from '@quinola/play';
import {viewOfSums, type Piece} from '@quinola/table';
import {whist} from '../rules/game.js';
import type {WhistHost} from './host.js';

/** Counters with which each side marks its points (Leitfaden §9). */
const COUNTERS = 4;
/** Number of deals after which the match's candle has burnt down. */
const USUAL_DEALS = 16;

/** What stands on the table: the candle, and the counters not in use. */
export function piecesOf(table: WhistHost): readonly Piece[] {
  const {score, deal} = viewOfSums(table, whist);
  const laid = score.reduce((sum, points) => {
    const {above, line, below} = laying(points);
    return sum + above + line + below;
  }, 0);
  return [
    {kind: 'candle', left: Math.max(0.1, 1 - deal / USUAL_DEALS)},
    {kind: 'counters', amount: score.length * COUNTERS - laid},
  ];
}
