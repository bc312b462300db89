import type {Choice} from '@quinola/play';
import {
  GameTable,
  HandController,
  bothScoresStyles,
  handStyles,
  lazyThinker,
  optionProperties,
  type OptionProperties,
  type Saying,
  attributeOptions,
  trickStyles,
} from '@quinola/table';
import {piquetMachine, profile} from '../machine.js';
import {piquetWords} from '../made/language.js';
import {
  piquet,
  piquetOptions,
  sorted,
  type PiquetHappening,
  type PiquetMove,
  type PiquetOptions,
  type PiquetState,
  type PiquetView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {PiquetPanelWords, PiquetRoomWords} from '../words/types.js';
import {roomOf} from './room.js';
import {piquetStyles} from './styles.js';

/**
 * A table of piquet, for two: cards are exchanged, what is held is announced and compared, and twelve tricks are played; in three
 * sets of rules.
 *
 * @summary Piquet as one tag.
 * @tagname piquet-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for the deal, and the pack is cut.
 *
 * @csspart score - The counts of both.
 * @csspart talk - What is announced and answered.
 */
export class PiquetTable extends GameTable<
  PiquetState,
  PiquetView,
  PiquetMove,
  PiquetOptions,
  PiquetHappening,
  Choice
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    bothScoresStyles,
    piquetStyles,
  ];

  static override readonly properties = optionProperties(piquetOptions.rules);

  /** @internal */
  override gameWords: PiquetRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: PiquetPanelWords | null = null;

  /** @internal What was said in the deal, as it lies on the table; there with the features. */
  talk: (() => readonly Saying[]) | null = null;

  /** @internal */
  override readonly hand = new HandController<PiquetView, PiquetMove>(this, {
    cards: () => (this.view ? sorted(this.view.hand) : []),
    move: (card) => ({type: 'PLAY', card}),
  });

  protected override readonly description = this.describe({
    game: piquet,
    profile,
    machine: piquetMachine,
    options: attributeOptions(this, piquetOptions),
    players: 2,
    words: piquetWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {piquetFeatures} = await import('./features.js');
      return () => piquetFeatures(this);
    },
    titles: () => {
      const {title, subtitle} = this.gameWords;
      const {rules = this.rules ?? piquetOptions().rules} = this.view?.options ?? {};
      return [title, subtitle[rules]];
    },
    tools: ['hint', 'why', 'last'],
    guide: 'to-sixty',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
}

/** The attributes that set what is agreed before the match. */
export interface PiquetTable extends OptionProperties<typeof piquetOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'piquet-table': PiquetTable;
  }
}
