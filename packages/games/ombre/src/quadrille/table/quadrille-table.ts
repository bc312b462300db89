import {lazyThinker, optionProperties, type OptionProperties} from '@quinola/table';
import {CalledKingTable} from '../../kit/called-king/table/called-king-table.js';
import {quadrilleMachine} from '../machine.js';
import {quadrille, quadrilleOptions} from '../rules/index.js';
import {en, quadrilleWords} from '../words/language.js';

/**
 * A table of Quadrille, about 1820: four-handed Ombre, in which a King is called and its holder is a secret partner.
 *
 * @summary Quadrille as one tag.
 * @tagname quadrille-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class QuadrilleTable extends CalledKingTable {
  static override readonly properties = optionProperties(quadrilleOptions.rules);

  /** @internal */
  override gameWords = en;
  /** @internal */
  override readonly machine = quadrilleMachine;

  protected override readonly description = this.describeCalledKing(4, quadrilleOptions, {
    game: quadrille,
    words: quadrilleWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {quadrilleFeatures} = await import('./features.js');
      return () => quadrilleFeatures(this);
    },
    guide: 'hidden-partner',
  });
}

/** The attributes that set what is agreed before the match. */
export interface QuadrilleTable extends OptionProperties<typeof quadrilleOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'quadrille-table': QuadrilleTable;
  }
}
