import {booked, fromEach, type Entry} from '@quinola/play';
import {forehandOf} from './table.js';
import type {Settled, Table} from './types.js';

/** The account in which everything is paid. */
export const MARKS = 'marks';

/** What each of two pays the third player or gets from him; if nobody played, the third is forehand. */
export function paymentsOf({
  dealer,
  declarer,
  perOpponent,
}: Pick<Settled, 'dealer' | 'declarer' | 'perOpponent'>) {
  return fromEach(declarer < 0 ? forehandOf({dealer}) : declarer, perOpponent, [0, 1, 2]);
}

/** Every booking of the session so far. */
export function ledgerOf({seats, settled}: Pick<Table, 'seats' | 'settled'>): readonly Entry[] {
  return settled.flatMap((deal) =>
    booked(
      paymentsOf(deal),
      {
        account: MARKS,
        reason: deal.outcome,
        source: deal.outcome === 'thrown-in' ? 'Taroklomber 4.a' : 'Taroklomber l. 7603',
        round: deal.deal,
      },
      seats,
    ),
  );
}
