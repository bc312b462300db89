/** Only ends what hangs, in ms: far more than anything takes on a busy machine. */
const LONGEST_WAIT = 30_000;
/** The usual longest interval between two checks, in ms. */
const LONGEST_PAUSE = 32;

/**
 * Waits until a condition is truthy and returns its value; rejects with `message` after a timeout. The interval between checks
 * grows, because checking takes time from what is being waited for.
 * @param longest interval between two checks, in ms
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  message = `never: ${condition}`,
  longest = LONGEST_PAUSE,
): Promise<Exclude<NonNullable<T>, false | '' | 0>> {
  const end = Date.now() + LONGEST_WAIT;
  for (let pause = Math.min(1, longest); ; pause = Math.min(2 * pause, longest)) {
    const last = await condition();
    if (last) return last as Exclude<NonNullable<T>, false | '' | 0>;
    if (Date.now() > end) throw new Error(`Waited in vain: ${message}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}

/** Waits for two frames, after which resize and intersection observers have been called. */
export const frames = (page: Window = window): Promise<unknown> =>
  new Promise((go) => page.requestAnimationFrame(() => page.requestAnimationFrame(go)));
