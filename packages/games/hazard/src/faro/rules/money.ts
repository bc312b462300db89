import {balances, payment, type Player, type Seat} from '@quinola/play';
import {DUCAT} from './deciding.js';
import {bankerOf, playersOf, tools, type FaroHappening, type FaroView} from './types.js';

/** What each has gained and lost in the session, in half-ducats. */
export const netOf = ({entries, options}: Pick<FaroView, 'entries' | 'options'>): readonly number[] =>
  balances(entries, playersOf(options)).players;

/** What lies in the bank. */
export const bankOf = (view: Pick<FaroView, 'entries' | 'options'>): number =>
  view.options.bankroll * DUCAT + netOf(view)[bankerOf(view.options)]!;

/** What lies on all cards of a punter. */
export const onCardsOf = ({bets}: Pick<FaroView, 'bets'>, seat: Seat): number =>
  bets[seat]!.reduce((sum, {onCard}) => sum + onCard, 0);

/** What a punter has left in his purse. */
export const purseOf = (view: Pick<FaroView, 'entries' | 'options' | 'bets'>, seat: Seat): number =>
  view.options.purse * DUCAT + netOf(view)[seat]! - onCardsOf(view, seat);

/** A payment of the bank to a punter; a negative amount is his loss. */
export function paid(
  table: FaroView,
  seat: Seat,
  amount: number,
  reason: string,
  events: FaroHappening[],
): FaroView {
  if (!amount) return table;
  const bank: Player = bankerOf(table.options);
  const [from, payee] = amount > 0 ? [bank, seat] : [seat, bank];
  events.push({type: 'paid', from, payee, amount: Math.abs(amount)});
  const entries = payment(bank, seat, amount, {account: 'half-ducats', reason, round: table.deal});
  return tools.changed(table, {entries: [...table.entries, ...entries]});
}
