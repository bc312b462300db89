import type {AnyTable} from '../any-table.js';

/** How long a table waits for a quiet moment where the browser does not tell of one (Safari), in ms. */
const LATER = 200;
/** How long it waits at most, in ms. */
const LATEST = 2000;

/** Explains the terms of a table as soon as the browser has nothing better to do. Where that cannot be had none is explained. */
export function explainTerms(table: AnyTable): void {
  const fetched = (): void =>
    void import('./terms.js').then(
      ({Terms}) => new Terms(table),
      () => null,
    );
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetched, {timeout: LATEST});
  else setTimeout(fetched, LATER);
}
