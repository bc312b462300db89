import {netOf} from '@quinola/play';
import type {DealResult} from '../rules/types.js';
import type {Account} from '../words/types.js';

/** The accounts in payment order (§7.6). */
export const ACCOUNTS: readonly Account[] = ['honours', 'direct', 'table', 'cards', 'pot'];

/** What one account of a deal en trois earned each seat. */
export function accountOf({payments, pot, points}: DealResult, account: Account): readonly number[] {
  return account === 'pot' ? pot : netOf(payments![account], points.length);
}

/** What a deal en trois earned each seat, including the pot. */
export function dealNet(result: DealResult): readonly number[] {
  return result.points.map((_, seat) =>
    ACCOUNTS.reduce((sum, account) => sum + (accountOf(result, account)[seat] ?? 0), 0),
  );
}
