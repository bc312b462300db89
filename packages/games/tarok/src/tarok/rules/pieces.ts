import type {Seat, Trick} from '@quinola/play';
import {isKing, PAGAT, SKY, type Debt} from '../../kit/rules/index.js';
import {isTrois, next} from './table.js';
import type {PieceEvent, Table} from './types.js';

/** The number of the last trick. */
export const LAST_TRICK = 25;

/** The last trick in which Sky is safe: it is lost among the last three cards (rule 3d, l. 6489-6496). */
export const LAST_SAFE_FOR_SKY = 22;

/** What a finished trick did to the Pagat, the kings and Sky, in playing order. */
export function piecesOf(
  table: Pick<Table, 'options' | 'announced'>,
  {cards, winner}: Trick,
  number: number,
): readonly PieceEvent[] {
  const pieces: PieceEvent[] = [];
  for (const {seat, card} of cards) {
    if (card === SKY) {
      const kept = number <= LAST_SAFE_FOR_SKY;
      pieces.push({
        event: kept ? 'sky-kept' : 'sky-lost',
        trick: number,
        card,
        seat,
        to: kept ? seat : winner,
        winner,
      });
    } else if (card === PAGAT || isKing(card)) {
      const fate = seat === winner ? 'made' : 'lost';
      const piece = card === PAGAT ? 'pagat' : 'king';
      const to = card === PAGAT && fate === 'lost' ? pagatReceiver(table, seat, winner) : winner;
      pieces.push({
        event: number === LAST_TRICK ? `${piece}-${fate}-ultimo` : `${piece}-${fate}`,
        trick: number,
        card,
        seat,
        to,
        winner,
      });
    }
  }
  return pieces;
}

/**
 * Who gets a lost Pagat: en trois the opponent of its owner who announced less, whoever won the trick (rule 15d,
 * l. 6662-6664); en deux the captor.
 */
export function pagatReceiver(table: Pick<Table, 'options' | 'announced'>, owner: Seat, winner: Seat): Seat {
  if (!isTrois(table)) return winner;
  const [right, left] = [next(table, owner), next(table, owner, 2)];
  const honours = (seat: Seat): number => table.announced[seat]?.total ?? 0;
  if (honours(right) !== honours(left)) return honours(right) < honours(left) ? right : left;
  return table.options.pagatTie === 'nextInTurn' ? right : winner;
}

/** The empty card a player owes for what he got or kept from a trick another won; `null` = none. */
export function debtFor({event, to, winner}: PieceEvent): Debt | null {
  if (event === 'sky-kept') return {from: to, to: winner, for: 'sky'};
  const lost = event === 'pagat-lost' || event === 'pagat-lost-ultimo';
  return lost && to !== winner ? {from: to, to: winner, for: 'pagat'} : null;
}
