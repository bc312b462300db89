import type {Suit} from '@quinola/cards';
import {
  attributeOptions,
  bankStyles,
  GameTable,
  lazyThinker,
  optionProperties,
  type OptionProperties,
} from '@quinola/table';
import {profile, faroMachine} from '../machine.js';
import {
  faro,
  faroOptions,
  playersOf,
  type FaroHappening,
  type FaroMove,
  type FaroOptions,
  type FaroState,
  type FaroView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {FaroPanelWords, FaroRoomWords} from '../words/types.js';
import {faroWords} from '../made/language.js';
import {roomOf} from './room.js';
import {faroStyles} from './styles.js';

/** Every table has a property `seats`: who plays at each of them. */
const CALLED = {seats: 'punters'} as const;

/**
 * A table of faro (pharaoh), after a Polish page on *Faraon* and as the salons of about 1800 played it: punters stake on cards
 * against a bank. Play money only.
 *
 * @summary Faro as one tag.
 * @tagname faro-table
 *
 * @csspart places - What is staked on.
 * @csspart place - One place of it.
 * @csspart heaps - The cards that are drawn.
 * @csspart score - What lies in the bank, what the visitor has left, and the spoilt cards.
 *
 * @attr {short|full} ceremony - `full`: the pack is cut.
 * @without hand trick card
 */
export class FaroTable extends GameTable<FaroState, FaroView, FaroMove, FaroOptions, FaroHappening> {
  static override readonly styles = [...GameTable.styles, ...bankStyles, faroStyles];

  static override readonly properties = optionProperties(faroOptions.rules, CALLED);

  /** @internal */
  override gameWords: FaroRoomWords = en;
  /** @internal The texts of the panels; `null` until the features are loaded. */
  override gamePanelWords: FaroPanelWords | null = null;

  /** @internal The suit of his pack at which the visitor looks. */
  suit: Suit = 'S';

  protected override readonly description = this.describe({
    game: faro,
    profile,
    machine: faroMachine,
    options: attributeOptions(this, faroOptions, {called: CALLED}),
    players: ({seats = 3}) => playersOf({seats}),
    words: faroWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {faroFeatures} = await import('./features.js');
      return () => faroFeatures(this);
    },
    guide: 'nine-of-spades',
    room: (look) => roomOf(this, look),
  });
}

/** The attributes that set what is agreed before the match. */
export interface FaroTable extends OptionProperties<typeof faroOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'faro-table': FaroTable;
  }
}
