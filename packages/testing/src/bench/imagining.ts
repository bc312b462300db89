import {SUIT_SLOTS} from '@quinola/opponents';
import {randomFrom} from '@quinola/cards';
import {worked} from './clock.js';

/** The processor time of an action, in seconds. */
export function seconds(action: () => void): number {
  const before = worked();
  action();
  return (worked() - before) / 1000;
}

/** Prints how many deals are imagined per second. */
export function imagining(
  what: string,
  deal: (random: ReturnType<typeof randomFrom>, into: Int32Array) => void,
  count = 300_000,
): void {
  const hands = new Int32Array(6 * SUIT_SLOTS),
    random = randomFrom('imagining');
  const time = seconds(() => {
    for (let i = 0; i < count; i++) deal(random, hands);
  });
  console.log(
    `imagined deals a second, ${what.padEnd(34)}${Math.round(count / time)
      .toLocaleString('en')
      .padStart(12)}`,
  );
}
