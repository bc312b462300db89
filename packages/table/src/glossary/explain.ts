import type {AnyTable} from '../any-table.js';

/** The delay, in ms, in browsers without `requestIdleCallback` (Safari). */
const LATER = 200;
/** The longest wait for an idle moment, in ms. */
const LATEST = 2000;

/** Loads the explanations of terms when the browser is idle. */
export function explainTerms(table: AnyTable): void {
  const fetched = (): void =>
    void table.missing.fetch('explanations', () => import('./terms.js')).then(({Terms}) => new Terms(table));
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetched, {timeout: LATEST});
  else setTimeout(fetched, LATER);
}
