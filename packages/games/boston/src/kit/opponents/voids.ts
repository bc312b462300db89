import type {Suit} from '@quinola/cards';
import {voidsShown} from '@quinola/opponents';
import type {TrickTable} from '@quinola/play';
import {tricksWith} from '../rules/suits.js';

/** The suits that each seat did not follow. */
export const voidsIn = ({
  tricks,
  trick,
  counts,
}: Pick<TrickTable, 'counts' | 'trick' | 'tricks'>): readonly ReadonlySet<Suit>[] =>
  voidsShown(tricksWith(null), counts.length, [...tricks.map(({cards}) => cards), trick]);
