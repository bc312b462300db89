import type {AnyTable} from '../any-table.js';

/** The delay, in ms, in browsers without `requestIdleCallback` (Safari). */
const LATER = 200;
/** The longest wait for an idle moment, in ms. */
const LATEST = 2000;

/** Loads the explanations of terms when the browser is idle. If they cannot be loaded, terms are not explained. */
export function explainTerms(table: AnyTable): void {
  const fetched = (): void =>
    void import('./terms.js').then(
      ({Terms}) => new Terms(table),
      () => null,
    );
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetched, {timeout: LATEST});
  else setTimeout(fetched, LATER);
}
