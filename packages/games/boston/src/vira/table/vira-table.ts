import type {Choice} from '@quinola/play';
import {
  attributeOptions,
  GameTable,
  HandController,
  handStyles,
  lazyThinker,
  optionProperties,
  poolStyles,
  trickStyles,
  type OptionProperties,
} from '@quinola/table';
import {sorted} from '../../kit/rules/suits.js';
import {paperStyles} from '../../kit/table/styles.js';
import {profile, viraMachine} from '../machine.js';
import {viraWords} from '../made/language.js';
import {
  vira,
  viraOptions,
  type ViraHappening,
  type ViraMove,
  type ViraOptions,
  type ViraState,
  type ViraView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {ViraPanelWords, ViraRoomWords} from '../words/types.js';
import {roomOf} from './room.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {players: 'sitters'} as const;

/**
 * A table of Vira, after a Swedish book of 1819: one against two by a ladder of thirty-one games, with a talon of thirteen cards; for
 * three, or four of whom one sits out.
 *
 * @summary Vira as one tag.
 * @tagname vira-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - What is played for, and the bêtes that stand.
 */
export class ViraTable extends GameTable<ViraState, ViraView, ViraMove, ViraOptions, ViraHappening, Choice> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    poolStyles,
    paperStyles,
  ];

  static override readonly properties = optionProperties(viraOptions.rules, CALLED);

  /** @internal */
  override gameWords: ViraRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: ViraPanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<ViraView, ViraMove>(this, {
    cards: () => sorted(this.view?.hand ?? [], this.view?.trump ?? null),
    dealt: 13,
    move: (card) => ({type: 'PLAY', card}),
  });

  protected override readonly description = this.describe({
    game: vira,
    profile,
    machine: viraMachine,
    options: attributeOptions(this, viraOptions, {
      called: CALLED,
      // A page may set the property as text, as the attribute has it.
      preset: () => (Number(this.sitters) === 4 ? {players: 4} : {}),
    }),
    players: ({players = 3}) => players,
    words: viraWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {viraFeatures} = await import('./features.js');
      return () => viraFeatures(this);
    },
    guide: ({players}) => (players === 3 ? 'first-game' : null),
    tools: ['hint', 'why', 'last'],
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
}

/** The attributes that set what is agreed before the match. */
export interface ViraTable extends OptionProperties<typeof viraOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'vira-table': ViraTable;
  }
}
