import {lazyThinker, type GameFeatures} from '@quinola/table';
import {CalledKingTable} from '../called-king/table/called-king-table.js';
import {cinquilleMachine} from './machine.js';
import {cinquille, cinquilleOptions} from './rules/index.js';
import {en, cinquilleWords} from './table/language.js';

/**
 * A table of Cinquille, about 1820: Ombre for five, by the rules of Quadrille.
 *
 * @summary Cinquille as one tag.
 * @tagname cinquille-table
 *
 * @attr {number} tours - How often each deals; two unless set.
 * @attr {0|1|3} favourites - Favourite suits, which cost more: none, or the suits of the first games won.
 * @attr {split|ombre} bete-by - Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone.
 * @attr {yes|no} delices - `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit.
 * @attr {cinquille|lomber} vole-pricing - What all tricks cost: 2, announced 4; or as in Lomber 4 and 12.
 * @attr {4-4|3-3-2} packets - How the cards are dealt.
 * @attr {pay|drop} missed-vole-matadors - Whether matadors are paid when an announced Vole is missed.
 * @attr {solo|alone} look-at-tricks - When the Ombre may look through tricks: in Solo, or whenever he plays alone.
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class CinquilleTable extends CalledKingTable {
  /** @internal */
  override gameWords = en;
  override readonly wordSources = cinquilleWords;
  override readonly game = cinquille;
  /** @internal */
  override readonly machine = cinquilleMachine;
  override readonly size = 5;
  protected override readonly optionsOf = cinquilleOptions as CalledKingTable['optionsOf'];

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {cinquilleFeatures} = await import('./table/features.js');
    return () => cinquilleFeatures(this);
  }

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));
}

declare global {
  interface HTMLElementTagNameMap {
    'cinquille-table': CinquilleTable;
  }
}
