// Waiting for what comes of many files: how long that takes grows with their number, with each game, and on a busy machine.

/** How long nothing may be fetched, in ms. */
const LONGEST_SILENCE = 30_000;

/** After so long without a request nothing more is fetched, in ms. */
const QUIET = 300;

/**
 * Waits for a thing as long as files are fetched for it.
 * @param {import('node:http').Server} server where they are fetched
 * @param {Promise<T>} thing
 * @template T
 * @returns {Promise<T>}
 * @throws if nothing is fetched for a while and the thing has not come
 */
export async function whileFetching(server, thing) {
  let timer;
  let wait = () => {};
  const silent = new Promise((_, reject) => {
    wait = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => reject(new Error(`no file was fetched for ${LONGEST_SILENCE / 1000} s`)),
        LONGEST_SILENCE,
      );
    };
  });
  server.on('request', wait);
  wait();
  try {
    return await Promise.race([thing, silent]);
  } finally {
    clearTimeout(timer);
    server.off('request', wait);
  }
}

/**
 * Counts what a server has still to answer. The page's own count would not do: the script of a worker is asked for by the page and
 * ends in the worker, so that a busy browser never tells the page that it has come.
 * @param {import('node:http').Server} server
 * @returns {() => Promise<void>} waits until no answer is under way, and none was asked for in a while
 */
export function restOf(server) {
  let [underWay, timer, tellQuiet] = [0, undefined, () => {}];
  const rest = () => {
    clearTimeout(timer);
    if (!underWay) timer = setTimeout(() => tellQuiet(), QUIET);
  };
  server.on('request', (_, response) => {
    underWay++;
    clearTimeout(timer);
    response.on('close', () => {
      underWay--;
      rest();
    });
  });
  return () =>
    new Promise((resolve) => {
      tellQuiet = resolve;
      rest();
    });
}
