import {payment, type Entry} from '@quinola/play';
import {forehandOf} from './table.js';
import type {Settled, Table} from './types.js';

/** The account in which all is paid. */
export const MARKS = 'marks';

/** Every booking of the session so far: each of two pays the third, or gets it. */
export function ledgerOf({seats, settled}: Pick<Table, 'seats' | 'settled'>): Entry[] {
  return settled.flatMap((deal) => entriesOf(deal, seats));
}

function entriesOf({deal, dealer, declarer, outcome, perOpponent}: Settled, seats: Table['seats']): Entry[] {
  const payee = outcome === 'thrown-in' ? forehandOf({dealer}) : declarer;
  const source = outcome === 'thrown-in' ? 'Taroklomber 4.a' : 'Taroklomber l. 7603';
  return [0, 1, 2]
    .filter((seat) => seat !== payee)
    .flatMap((seat) =>
      payment(seats[seat]!, seats[payee]!, perOpponent, {
        account: MARKS,
        reason: outcome,
        source,
        round: deal,
      }),
    );
}
