import {attributeOptions, lazyThinker, optionProperties, type OptionProperties} from '@quinola/table';
import {ContractsTable} from '../../kit/contracts/table/contracts-table.js';
import {bostonWhistMachine} from '../machine.js';
import {bostonWhist, bostonWhistOptions} from '../rules/index.js';
import {bostonWhistWords, en} from '../words/language.js';

/**
 * A table of Boston-Whist, about 1820: Boston in which the declarer may ask for a helper, and honours, further tricks and missing ones
 * count.
 *
 * @summary Boston-Whist as one tag.
 * @tagname boston-whist-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places, and the visitor cuts where it is his turn.
 *
 * @csspart score - What is at stake, and the bêtes that wait.
 */
export class BostonWhistTable extends ContractsTable {
  static override readonly properties = optionProperties(bostonWhistOptions.rules);

  /** @internal */
  override gameWords = en;
  /** @internal */
  override readonly machine = bostonWhistMachine;

  protected override readonly description = this.describeContracts(
    attributeOptions(this, bostonWhistOptions),
    {
      game: bostonWhist,
      words: bostonWhistWords,
      // The opponents are loaded when they are first asked.
      thinker: lazyThinker(this, () => import('../made/thinker.js')),
      features: async () => {
        const {bostonWhistFeatures} = await import('./features.js');
        return () => bostonWhistFeatures(this);
      },
      guide: 'with-a-partner',
    },
  );
}

/** The attributes that set what is agreed before the match. */
export interface BostonWhistTable extends OptionProperties<typeof bostonWhistOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'boston-whist-table': BostonWhistTable;
  }
}
