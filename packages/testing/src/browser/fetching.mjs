// Waiting for what comes of many files: how long that takes grows with their number, with each game, and on a busy machine.

/** How long nothing may be fetched, in ms. */
const LONGEST_SILENCE = 30_000;

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
