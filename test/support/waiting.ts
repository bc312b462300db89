import {sendKeys} from '@web/test-runner-commands';

/** The timeout, in ms, for a busy machine. */
const LONGEST_WAIT = 30_000;
/** The longest interval, in ms, between two checks. */
const LONGEST = 32;

/**
 * Waits until a condition is truthy and returns its value; rejects with `message` after a timeout. The interval between checks
 * grows, because checking takes time from what is being waited for.
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  message = `never: ${condition}`,
): Promise<Exclude<NonNullable<T>, false | '' | 0>> {
  const end = Date.now() + LONGEST_WAIT;
  for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST)) {
    const last = await condition();
    if (last) return last as Exclude<NonNullable<T>, false | '' | 0>;
    if (Date.now() > end) throw new Error(`Waited in vain: ${message}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}

/** What the tables of this page have stored, by key. */
export const storage = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({...localStorage} as Record<string, string>).filter(([key]) => key.startsWith('quinola')),
  );

/** Presses a key at the current focus: `Enter`, `ArrowRight`, `h`, `?`. */
export const key = (name: string): Promise<void> =>
  sendKeys(name === '?' ? {type: name} : {press: name}) as Promise<void>;

/** Waits for two frames, after which resize and intersection observers have been called. */
export const frames = (page: Window = window): Promise<unknown> =>
  new Promise((go) => page.requestAnimationFrame(() => page.requestAnimationFrame(go)));
