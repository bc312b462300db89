import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {TwentyOneOptions} from './options.js';
import {GOAL, kindOf, totalOf, winsAtOnce, type HandKind} from './values.js';

// Who has won (section 7).

/** Why a punter wins or loses against the bank, in the order in which the rules are asked. */
export type Outcome = 'persian' | 'pictures' | 'bust' | 'bank-persian' | 'bank-bust' | 'higher' | 'lower';

/** The outcomes by which a punter wins. */
const WINS: ReadonlySet<Outcome> = new Set(['persian', 'pictures', 'bank-bust', 'higher']);

/** Whether a punter wins by an outcome. */
export const isWin = (outcome: Outcome): boolean => WINS.has(outcome);

type Agreed = Pick<TwentyOneOptions, 'pack' | 'fivePictures'>;

/** What becomes of a punter's hand against that of the banker; equal sums go to the bank. */
export function outcomeOf(punter: readonly Card[], bank: readonly Card[], options: Agreed): Outcome {
  const own = kindOf(punter, options);
  const his = kindOf(bank, options);
  if (own === 'persian' || own === 'pictures') return own;
  if (own === 'bust') return 'bust';
  if (winsAtOnce(his)) return 'bank-persian';
  if (his === 'bust') return 'bank-bust';
  return totalOf(punter, options) > totalOf(bank, options) ? 'higher' : 'lower';
}

/** What the bank owes for a stake. */
export const owedFor = (
  outcome: Outcome,
  stake: number,
  {persianPays}: Pick<TwentyOneOptions, 'persianPays'>,
): number => (outcome === 'persian' ? persianPays * stake : stake);

/** A payment between the bank and a punter; a negative amount is the punter's loss. */
export interface BankPayment {
  readonly seat: Seat;
  readonly amount: number;
}

/**
 * What the punters get and pay, in turn. The bank pays no more than it has, and what it has gained from those before.
 * @param seats the punters from the banker's left
 * @returns the payments, what is left in the bank, and the punter who broke it; −1: nobody
 */
export function settleBank(
  seats: readonly Seat[],
  outcomes: readonly (Outcome | null)[],
  stakes: readonly number[],
  bank: number,
  options: Pick<TwentyOneOptions, 'persianPays'>,
): {readonly payments: readonly BankPayment[]; readonly bank: number; readonly breaker: Seat} {
  // Losses come in first: whoever is over has paid before others are settled.
  const lost = seats.filter((seat) => !isWin(outcomes[seat]!));
  const won = seats.filter((seat) => isWin(outcomes[seat]!));
  let left = bank + lost.reduce((sum, seat) => sum + stakes[seat]!, 0);
  let breaker = -1;
  const paid = won.map((seat): BankPayment => {
    const amount = Math.min(left, owedFor(outcomes[seat]!, stakes[seat]!, options));
    left -= amount;
    if (!left && breaker < 0) breaker = seat;
    return {seat, amount};
  });
  return {
    payments: [...lost.map((seat) => ({seat, amount: -stakes[seat]!})), ...paid],
    bank: left,
    breaker,
  };
}

/** Who takes the pool. */
export interface PoolResult {
  /** In turn; nobody if all are over. */
  readonly winners: readonly Seat[];
  /** What each of them gets; the rest stays for the next round. */
  readonly share: number;
  readonly rest: number;
}

/**
 * Who takes the pool: the first in turn whose hand wins at once, else whoever is nearest to 21 and not over it; equal ones share it.
 * @param seats in turn
 */
export function settlePool(
  seats: readonly Seat[],
  hands: readonly (readonly Card[])[],
  pool: number,
  options: Agreed,
): PoolResult {
  const kinds = hands.map((hand): HandKind => kindOf(hand, options));
  const atOnce = seats.find((seat) => winsAtOnce(kinds[seat]!));
  if (atOnce !== undefined) return {winners: [atOnce], share: pool, rest: 0};
  const totals = hands.map((hand) => totalOf(hand, options));
  const best = Math.max(-1, ...seats.map((seat) => totals[seat]!).filter((total) => total <= GOAL));
  const winners = seats.filter((seat) => totals[seat] === best);
  const share = winners.length ? Math.floor(pool / winners.length) : 0;
  return {winners, share, rest: pool - share * winners.length};
}
