import {rungBy, type Bid} from './ladder.js';

/** The number of tricks that the helper of a game owes; `null` where none may be asked for (boston-whist.md section 4.1). */
export function helperQuota(bid: Bid): 3 | 4 | null {
  const {tricks} = rungBy(bid);
  if (tricks < 5 || tricks > 8) return null;
  return tricks === 5 ? 3 : 4;
}
