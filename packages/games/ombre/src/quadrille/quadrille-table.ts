import {lazyThinker, type GameFeatures} from '@quinola/table';
import type {PropertyDeclarations} from 'lit';
import {CalledKingTable} from '../called-king/table/called-king-table.js';
import {quadrilleMachine} from './machine.js';
import {quadrille, quadrilleOptions} from './rules/index.js';
import {en, quadrilleWords} from './table/language.js';

/**
 * A table of Quadrille, about 1820: four-handed Ombre, in which a King is called and its holder is a secret partner.
 *
 * @summary Quadrille as one tag.
 * @tagname quadrille-table
 *
 * @attr {number} tours - How often each deals; three unless set.
 * @attr {0|1|3} favourites - Favourite suits, which cost more: none, or the suits of the first games won.
 * @attr {split|ombre} bete-by - Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone.
 * @attr {yes|no} delices - `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit.
 * @attr {cinquille|lomber} vole-pricing - What all tricks cost: 2, announced 4; or as in Lomber 4 and 12.
 * @attr {3-3-4|3-4-3|4-3-3|4-4|3-3-2} packets - How the cards are dealt.
 * @attr {pay|drop} missed-vole-matadors - Whether matadors are paid when an announced Vole is missed.
 * @attr {solo|alone} look-at-tricks - When the Ombre may look through tricks: in Solo, or whenever he plays alone.
 * @attr {40|eight} pack - `eight`: thirty-two cards, eight to each.
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class QuadrilleTable extends CalledKingTable {
  static override readonly properties: PropertyDeclarations = {...CalledKingTable.properties, pack: {}};

  declare pack: string | null;

  /** @internal */
  override gameWords = en;
  override readonly wordSources = quadrilleWords;
  override readonly game = quadrille;
  /** @internal */
  override readonly machine = quadrilleMachine;
  override readonly size = 4;
  protected override readonly optionsOf = quadrilleOptions as CalledKingTable['optionsOf'];

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {quadrilleFeatures} = await import('./table/features.js');
    return () => quadrilleFeatures(this);
  }

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));
}

declare global {
  interface HTMLElementTagNameMap {
    'quadrille-table': QuadrilleTable;
  }
}
