import type {Ink} from '@quinola/faces';
import {
  optionsFromAttributes,
  lazyThinker,
  GameTable,
  HandController,
  handStyles,
  poolStyles,
  trickStyles,
  type GameFeatures,
  type CardLook,
  type Tool,
} from '@quinola/table';
import {type PropertyDeclarations, type TemplateResult} from 'lit';
import {profile, reversisMachine} from './machine.js';
import {
  reversis,
  reversisOptions,
  SEATS,
  sorted,
  type ReversisHappening,
  type ReversisMove,
  type ReversisOptions,
  type ReversisState,
  type ReversisView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {ReversisPanelWords, ReversisRoomWords} from './strings.js';
import {reversisWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {reversisStyles} from './table/styles.js';

/**
 * A table of Reversis, rules of 1819: four players, each for himself, who avoid points, or take every trick.
 *
 * @summary Reversis as one tag.
 * @tagname reversis-table
 *
 * @attr {number} rounds - Rounds of four deals: ten unless set, from 1.
 * @attr {10|5} fische - Jettons of a Fische.
 * @attr {automatic|onDemand} claims - `onDemand`: Quinola, aces and the pannier are paid only if they are asked for before the cut.
 * @attr {number} quinola-forcee - In so many rounds from the first the Quinola must be kept; none unless set.
 * @attr {stands|void} other-quinola-in-reversy - Whether another's forced Quinola is paid where Reversis is made.
 * @attr {once|extra} quinola-bonne - `extra`: the four Fischer for a Quinola à la bonne are paid in addition to those for the Reversis.
 * @attr {largestFirst|oldestFirst} bete-order - Which of the bêtes that wait is played for next.
 * @attr {short|full} ceremony - `full`: the four tens are drawn for places.
 *
 * @csspart score - The pannier, and the bêtes that wait.
 */
export class ReversisTable extends GameTable<
  ReversisState,
  ReversisView,
  ReversisMove,
  ReversisOptions,
  ReversisHappening
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    poolStyles,
    reversisStyles,
  ];

  static override readonly properties: PropertyDeclarations = {
    rounds: {type: Number},
    fische: {type: Number},
    claims: {},
    quinolaForcee: {type: Number, attribute: 'quinola-forcee'},
    otherQuinolaInReversy: {attribute: 'other-quinola-in-reversy'},
    quinolaBonne: {attribute: 'quinola-bonne'},
    beteOrder: {attribute: 'bete-order'},
  };

  declare rounds: number | null;
  declare fische: number | null;
  declare claims: string | null;
  declare quinolaForcee: number | null;
  declare otherQuinolaInReversy: string | null;
  declare quinolaBonne: string | null;
  declare beteOrder: string | null;

  /** @internal */
  override gameWords: ReversisRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: ReversisPanelWords | null = null;
  /** @internal The basket with its contents; loaded with the features. */
  basket: ((jettons: number) => TemplateResult) | null = null;

  /** @internal */
  override readonly hand = new HandController<ReversisView, ReversisMove>(this, {
    cards: () => sorted(this.view?.hand ?? []),
    move: (card) => ({type: 'PLAY', card}),
  });

  override readonly wordSources = reversisWords;
  override readonly game = reversis;
  override readonly profile = profile;
  override readonly backInk: Ink = 'red';
  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];
  protected override readonly machine = reversisMachine;

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {basketOf, reversisFeatures} = await import('./table/features.js');
    this.basket = basketOf;
    return () => reversisFeatures(this);
  }

  protected override usualOptions(): ReversisOptions {
    return reversisOptions();
  }

  protected override readOptions(): ReversisOptions {
    return reversisOptions(optionsFromAttributes(this, this.usualOptions()));
  }

  protected override playersFor(): number {
    return SEATS;
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reversis-table': ReversisTable;
  }
}
