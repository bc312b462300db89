import {
  optionProperties,
  lazyThinker,
  GameTable,
  HandController,
  handStyles,
  poolStyles,
  type OptionProperties,
  attributeOptions,
  trickStyles,
} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {profile, reversisMachine} from '../machine.js';
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
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {ReversisPanelWords, ReversisRoomWords} from '../words/types.js';
import {reversisWords} from '../made/language.js';
import {roomOf} from './room.js';
import {reversisStyles} from './styles.js';

/**
 * A table of Reversis, rules of 1819: four players, each for himself, who avoid points, or take every trick.
 *
 * @summary Reversis as one tag.
 * @tagname reversis-table
 *
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

  static override readonly properties = optionProperties(reversisOptions.rules);

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

  protected override readonly description = this.describe({
    game: reversis,
    profile,
    machine: reversisMachine,
    options: attributeOptions(this, reversisOptions),
    players: SEATS,
    words: reversisWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {basketOf, reversisFeatures} = await import('./features.js');
      this.basket = basketOf;
      return () => reversisFeatures(this);
    },
    tools: ['hint', 'why', 'last'],
    guide: 'take-nothing',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
}

/** The attributes that set what is agreed before the match. */
export interface ReversisTable extends OptionProperties<typeof reversisOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'reversis-table': ReversisTable;
  }
}
