/** So many further addresses of a file are tried, `?again=1` to `?again=9`; the hashes in an import map name each of them. */
const MOST = 9;

const tries: Record<string, number> = {};

/**
 * Imports a module. A browser before the summer of 2026 remembers one that could not be fetched until the page is reloaded, so
 * each further try asks for another address of it.
 */
export async function fetchFile(url: string): Promise<unknown> {
  const nth = tries[url] ?? 0;
  try {
    return await import(nth ? `${url}?again=${nth}` : url);
  } catch (error) {
    tries[url] = Math.min(nth + 1, MOST);
    throw error;
  }
}
