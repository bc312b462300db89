import {sendKeys} from '@web/test-runner-commands';

/** How long, in ms, something may be on its way on a busy machine. */
const LONGEST_WAIT = 25_000;
/** The longest pause, in ms, between two looks. */
const LONGEST = 32;

/**
 * Waits until something holds, and gives back what it was; rejects with `message` where it never does. What is looked at again
 * and again takes the time of what is waited for, so it is looked at less and less often.
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

/** What this page's tables have kept, by key. */
export const storage = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({...localStorage} as Record<string, string>).filter(([key]) => key.startsWith('quinola')),
  );

/** Presses a key wherever the focus is: `Enter`, `ArrowRight`, `h`, `?`. */
export const key = (name: string): Promise<void> =>
  sendKeys(name === '?' ? {type: name} : {press: name}) as Promise<void>;

/** Two frames: what the browser has to tell of sizes and places has been told. */
export const frames = (page: Window = window): Promise<unknown> =>
  new Promise((go) => page.requestAnimationFrame(() => page.requestAnimationFrame(go)));
