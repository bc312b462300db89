/** The process of Node; undefined when a test runs in a browser. */
const node = (globalThis as {process?: NodeJS.Process}).process;

const long = Boolean(node?.env.QUINOLA_LONG);

/**
 * The seed for all random numbers of a test file: the variable QUINOLA_SEED, or a constant, so that a failure can be
 * reproduced. It is printed when a test of the file has failed.
 */
export const testSeed: string = node?.env.QUINOLA_SEED ?? 'quinola';

node?.on('exit', (code) => {
  if (code) console.error(`The samples were drawn with QUINOLA_SEED=${testSeed}`);
});

/**
 * How many samples a property test takes.
 * @param count in a short run
 * @param longCount in the long run (`npm run test:long`), a hundred times as many by default
 */
export function samples(count: number, longCount = count * 100): number {
  return long ? longCount : count;
}

/**
 * Calls `body` for every sample with a different seed; an error it throws is extended with that seed.
 * @param count samples in a short run
 * @param longCount samples in the long run, as in {@linkcode samples}
 */
export function eachSample(
  count: number,
  body: (seed: string, index: number) => void,
  longCount?: number,
): void {
  const all = samples(count, longCount);
  for (let i = 0; i < all; i++) {
    const seed = `${testSeed}/${i}`;
    try {
      body(seed, i);
    } catch (error) {
      if (error instanceof Error) error.message = `with seed ${seed}: ${error.message}`;
      throw error;
    }
  }
}
