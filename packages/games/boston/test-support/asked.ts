import {bostonOptions} from '../src/boston/rules/index.js';
import {bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {type Agreed} from '../src/kit/contracts/rules/index.js';

/** Which of the three is asked. */
export interface Asked {
  readonly players: 4 | 3;
  readonly whist: boolean;
}

/** Something by names. */
export type ByName<T> = Readonly<Record<string, T>>;

/** The seats of four, the eldest hand first. */
export const NAMES = ['A', 'B', 'C', 'D'];

/** Values by names. */
export const named = <T>(names: readonly string[], values: readonly T[]): ByName<T> =>
  Object.fromEntries(names.map((name, i) => [name, values[i]!]));

/** What is agreed where one of the three is asked. */
export const agreedAt = ({players, whist}: Asked, given: object = {}): Agreed =>
  whist ? bostonWhistOptions(given) : bostonOptions({players, ...given});
