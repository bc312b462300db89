import type {AnyTable} from '../any-table.js';

/** How a visitor has gone through a panel in one decision. */
export interface Stand {
  readonly decision: string;
  /** The rung with the tab stop; the lowest that may be bid unless keys or fingers have gone to another. */
  stop: string | null;
  /** Whether he has asked for all games, where few are shown first. */
  all: boolean;
  /** The price of a tariff card that he has touched. */
  chosen: string | null;
}

const stands = new WeakMap<AnyTable, Stand>();

/** His way through the panel of the present decision. */
export function standOf(table: AnyTable): Stand {
  const {decision} = table.match;
  const known = stands.get(table);
  if (known?.decision === decision) return known;
  const stand = {decision, stop: null, all: false, chosen: null};
  stands.set(table, stand);
  return stand;
}
