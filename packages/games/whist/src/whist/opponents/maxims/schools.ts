import {inOrder, borrowed} from '@quinola/opponents';
import type {CardMaxim} from './advice.js';
import {fallback} from './fallback.js';
import {hoyle} from './hoyle.js';
import {leitfaden} from './leitfaden.js';
import {viennese} from './viennese.js';

/** Whose book an opponent plays by. */
export type School = 'leitfaden' | 'hoyle' | 'mixed';

/**
 * Borrowed where the Polish book is silent: second, third and last hand, ruffs and discards, the return of
 * partner's trumps, cross-ruffs, covering the game, master cards when trumps are drawn.
 */
const FROM_VIENNA =
  /17\.(III|V|VII|X|XI\.2|XII|XIII|XVI\.5|XVII|XVIII|XIX)(\.|$)|14\.(gedeckt|freie)|VI\.(1|read)$/;

const orders: Partial<Record<string, readonly CardMaxim[]>> = {};

/** A school's maxims in order of priority, with those it borrows and those the engine adds. */
export function cardMaxims(school: string): readonly CardMaxim[] {
  return (orders[school] ??=
    school === 'mixed'
      ? inOrder(leitfaden, hoyle, fallback)
      : school === 'hoyle'
        ? inOrder(hoyle, borrowed(leitfaden.filter(({id}) => FROM_VIENNA.test(id))), fallback)
        : viennese());
}
