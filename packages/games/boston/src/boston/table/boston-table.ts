import {attributeOptions, lazyThinker, optionProperties, type OptionProperties} from '@quinola/table';
import {ContractsTable} from '../../kit/contracts/table/contracts-table.js';
import {bostonMachine} from '../machine.js';
import {boston, bostonOptions} from '../rules/index.js';
import {bostonWords, en} from '../words/language.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {players: 'sitters'} as const;

/**
 * A table of Boston, about 1820: one undertakes by the tariff card to make so many tricks, or none, against all others; for four, and
 * as Tri-Boston for three.
 *
 * @summary Boston as one tag.
 * @tagname boston-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places, and the visitor cuts where it is his turn.
 *
 * @csspart score - What is at stake, and the bêtes that wait.
 */
export class BostonTable extends ContractsTable {
  static override readonly properties = optionProperties(bostonOptions.rules, CALLED);

  /** @internal */
  override gameWords = en;
  /** @internal */
  override readonly machine = bostonMachine;

  protected override readonly description = this.describeContracts(
    attributeOptions(this, bostonOptions, {
      called: CALLED,
      // A page may set the property as text, as the attribute has it.
      preset: () => (Number(this.sitters) === 3 ? {players: 3} : {}),
    }),
    {
      game: boston,
      words: bostonWords,
      // The opponents are loaded when they are first asked.
      thinker: lazyThinker(this, () => import('../made/thinker.js')),
      features: async () => {
        const {bostonFeatures} = await import('./features.js');
        return () => bostonFeatures(this);
      },
      guide: ({players}) => (players === 3 ? 'three-diamonds' : 'two-tricks'),
    },
  );
}

/** The attributes that set what is agreed before the match. */
export interface BostonTable extends OptionProperties<typeof bostonOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'boston-table': BostonTable;
  }
}
