// Part of the modules of dist/cdn: replaces `import()` there, see fetch-again.js. A module whose fetch has failed is remembered as
// failed by browsers before the summer of 2026, so each further try asks for another address of the same file.

/** So many addresses of a file are tried, `?again=1` to `?again=9`; the hashes in an import map name each of them. */
const MOST = 9;

/** The modules that have come, by their names: those that need them take them from here, whatever address they came from. */
export const parts = {};

const coming = {};
const tries = {};

async function attempt(name) {
  const nth = tries[name] ?? 0;
  try {
    return (parts[name] = await import(new URL(nth ? `${name}?again=${nth}` : name, import.meta.url).href));
  } catch (cause) {
    tries[name] = Math.min(nth + 1, MOST);
    delete coming[name];
    // Not all browsers say which file it was.
    throw new Error(`${name}: ${cause.message}`, {cause});
  }
}

const fetchOne = (name) => (coming[name] ??= attempt(name));

/**
 * @param {string} name of the file beside this one, `./<name>.js`
 * @param {string[][]} before what it needs and takes from `parts`: all of a list may come at once, after those of the lists before
 */
export async function fetchPart(name, before = []) {
  for (const names of before) await Promise.all(names.map(fetchOne));
  return fetchOne(name);
}
