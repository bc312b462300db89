import {tags} from './tags.js';

/** What a link may not set: an attribute that runs script, or that belongs to the page around the table. */
const NOT_FROM_A_LINK = /^(?:on|(?:id|class|style|slot|part|is|persist)$)/;

/**
 * The table that a link asks for: `?table=<tag>&rules=<rules>&seed=abc` is
 * `<tag rules="<rules>" seed="abc">`; a name without a value is a boolean attribute, and a second
 * `table` is the attribute of that name. For pages that show nothing but a table, in a frame.
 * @returns null if the link names no known table
 */
export function tableFromQuery(query: URLSearchParams): HTMLElement | null {
  const tag = query.get('table');
  if (tag === null || !tags.includes(tag)) return null;
  const table = document.createElement(tag);
  const [, ...others] = [...query].sort(([a], [b]) => Number(b === 'table') - Number(a === 'table'));
  for (const [name, value] of others) {
    if (/^[a-z][a-z-]*$/.test(name) && !NOT_FROM_A_LINK.test(name)) table.setAttribute(name, value);
  }
  return table;
}
