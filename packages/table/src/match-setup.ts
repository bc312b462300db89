import type {TableEmitted} from '@quinola/chart';
import type {Choice, Happening, MoveLike} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import type {MatchSetup} from './controllers/match-host.js';
import type {Missing} from './controllers/missing.js';
import type {TableFeatures} from './features.js';
import type {TableDescription} from './table-description.js';

/** What of a table a match clears when it begins, and tells of its steps. */
export interface MatchedTable {
  opened: object | null;
  note: object | null;
  chosen: string | null;
  readonly missing: Pick<Missing, 'fetch'>;
  readonly features: TableFeatures | null;
  readonly loader: {emitted(emitted: TableEmitted): void};
}

/**
 * Joins the match at a table to its game, and to the features that tell of its steps.
 * @param described tells what the game is; it is asked when a match begins, not before
 */
export const matchSetup = <
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice,
>(
  table: MatchedTable,
  described: () => TableDescription<State, View, Move, Options, H, C>,
): MatchSetup<State, View, Move, Options, H, C> => ({
  game: () => described().game,
  machine: () => described().machine(),
  thinker: () => described().thinker,
  readOptions: () => described().options.read(),
  usualOptions: () => described().options.usual(),
  playersFor(options) {
    const {players} = described();
    return typeof players === 'number' ? players : players(options);
  },
  schoolOf: (player) => described().schoolOf?.(player) ?? {},
  async readGiven(given) {
    const {readGiven} = await table.missing.fetch('kept', () => import('./go-on.js'));
    return readGiven(table as unknown as AnyTable, given);
  },
  async ofDay() {
    const {goOnOrDeal, seedOfDay} = await table.missing.fetch('daily', () => import('./daily/day.js'));
    return {
      seed: (options) => seedOfDay(this, options),
      goOnOrDeal: (today) => goOnOrDeal(table as unknown as AnyTable, today),
    };
  },
  begins(players) {
    table.opened = table.note = table.chosen = null;
    table.features?.matchBegins(players);
  },
  emitted: (emitted) => table.loader.emitted(emitted),
  matchChanged: () => table.features?.matchChanged(),
});
