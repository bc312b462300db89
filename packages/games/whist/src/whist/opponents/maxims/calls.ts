import type {Maxim} from '@quinola/opponents';
import type {Facts} from './known.js';
import {figures, quickTricks} from './holding.js';

/** The choices of a player with two honours whose side's score is eight. */
export type CallChoice = 'CALL' | 'SILENT';

const m = (id: string, when: (facts: Facts) => boolean, choice: CallChoice): Maxim<Facts, CallChoice> => ({
  id: `whist.leitfaden.17.XV.1${id}`,
  rank: 5,
  when,
  suggest: () => [choice],
  provenance: 'book',
});

/** Whether the table advises calling with two honours at this opponents' score (Vienna §17 XV 1 a, b). */
export function callsAgainst(them: number): boolean {
  return them > 7 || [0, 3, 4].includes(them);
}

/** Whether there is little in the hand besides its two honours. */
const isPoor = ({hold, held, T}: Facts): boolean =>
  figures(held[T]!) > 1 &&
  held[T]!.length < 4 &&
  [...'SHDC'].reduce((sum, suit) => sum + quickTricks(hold[suit]!), 0) <= 1;

/** Vienna 1834, §17 XV 1: whether to call, by the opponents' score. */
export const callMaxims: readonly Maxim<Facts, CallChoice>[] = [
  m('-slam', ({slamHope}) => slamHope, 'SILENT'),
  m('a', ({them}) => them > 7, 'CALL'),
  m('b', ({them}) => them < 8 && callsAgainst(them), 'CALL'),
  m('c.exc', (f) => f.slamDanger || isPoor(f), 'CALL'),
  m('c', ({them}) => !callsAgainst(them), 'SILENT'),
];
