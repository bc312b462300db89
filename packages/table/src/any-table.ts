import type {Happening, MoveLike} from '@quinola/play';
import type {GameTable} from './game-table.js';

/** A table of any game, for panels that all games share. */
export type AnyTable = GameTable<unknown, unknown, MoveLike, unknown, Happening>;
