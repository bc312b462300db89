import {
  attributeOptions,
  bothScoresStyles,
  GameTable,
  HandController,
  handStyles,
  lazyThinker,
  optionProperties,
  trickStyles,
  trumpPaperStyles,
  turnedTalonStyles,
  type KitRoomWords,
  type LanguageCode,
  type OptionProperties,
} from '@quinola/table';
import {mariageMachine, profile} from '../machine.js';
import {
  mariage,
  mariageOptions,
  playersOf,
  sorted,
  trumpOf,
  type MariageHappening,
  type MariageMove,
  type MariageOptions,
  type MariageState,
  type MariageView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {MariagePanelWords, MariageRoomWords} from '../words/types.js';
import {mariageWords} from '../made/language.js';
import {roomOf} from './room.js';
import {mariageStyles} from './styles.js';

/**
 * A table of Mariage, the Polish marriage game: six cards, a talon, king and queen together, and 131 points.
 *
 * @summary Mariage as one tag.
 * @tagname mariage-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for the deal, and the pack is cut.
 *
 * @csspart score - The points of both sides.
 */
export class MariageTable extends GameTable<
  MariageState,
  MariageView,
  MariageMove,
  MariageOptions,
  MariageHappening
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    turnedTalonStyles,
    trumpPaperStyles,
    bothScoresStyles,
    mariageStyles,
  ];

  static override readonly properties = optionProperties(mariageOptions.rules);

  /** @internal */
  override gameWords: MariageRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: MariagePanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<MariageView, MariageMove>(this, {
    cards: () => (this.view ? sorted(this.view.hand, trumpOf(this.view)) : []),
    move: (card) => ({type: 'PLAY', card}),
  });

  protected override readonly description = this.describe({
    game: mariage,
    profile,
    machine: mariageMachine,
    options: attributeOptions(this, mariageOptions),
    players: ({variant = 'pelny'}) => playersOf({options: {variant}}),
    words: mariageWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('./thinker.js')),
    features: async () => {
      const {mariageFeatures} = await import('./features.js');
      return () => mariageFeatures(this);
    },
    hasGermanSuits: true,
    guide: 'twenty-forty',
    tools: ['hint', 'why', 'last'],
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });

  /** @internal Cards are called as the pack that is shown has them. */
  override async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords>> {
    await super.loadRoomWords(code);
    const {names} = this.gameWords;
    const now = () => names[this.isGerman ? 'german' : 'french'];
    return {
      card: (card) => now().card(card),
      suit: (suit) => now().suit(suit),
      rank: (rank) => now().rank(rank),
    };
  }
}

/** The attributes that set what is agreed before the match. */
export interface MariageTable extends OptionProperties<typeof mariageOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'mariage-table': MariageTable;
  }
}
