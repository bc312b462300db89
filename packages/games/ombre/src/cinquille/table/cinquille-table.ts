import {lazyThinker, optionProperties, type OptionProperties} from '@quinola/table';
import {CalledKingTable} from '../../kit/called-king/table/called-king-table.js';
import {cinquilleMachine} from '../machine.js';
import {cinquille, cinquilleOptions} from '../rules/index.js';
import {en, cinquilleWords} from '../words/language.js';

/**
 * A table of Cinquille, about 1820: Ombre for five, by the rules of Quadrille.
 *
 * @summary Cinquille as one tag.
 * @tagname cinquille-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class CinquilleTable extends CalledKingTable {
  static override readonly properties = optionProperties(cinquilleOptions.rules);

  /** @internal */
  override gameWords = en;
  /** @internal */
  override readonly machine = cinquilleMachine;

  protected override readonly description = this.describeCalledKing(5, cinquilleOptions, {
    game: cinquille,
    words: cinquilleWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {cinquilleFeatures} = await import('./features.js');
      return () => cinquilleFeatures(this);
    },
    guide: 'friend-or-foe',
  });
}

/** The attributes that set what is agreed before the match. */
export interface CinquilleTable extends OptionProperties<typeof cinquilleOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'cinquille-table': CinquilleTable;
  }
}
