import type {Choice} from '@quinola/play';
import {
  GameTable,
  HandController,
  lazyThinker,
  optionProperties,
  type OptionProperties,
  attributeOptions,
} from '@quinola/table';
import {sorted} from '../../kit/rules/index.js';
import {familyStyles} from '../../kit/table/styles.js';
import {ombreMachine, profile} from '../machine.js';
import {
  ombre,
  ombreOptions,
  seatsOf,
  type OmbreHappening,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
  type OmbreView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {OmbrePanelWords, OmbreRoomWords} from '../words/types.js';
import {ombreWords} from '../made/language.js';
import {roomOf} from './room.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {players: 'sitters'} as const;

/**
 * A table of Ombre (Lomber), about 1820: one plays against all the others and needs more tricks than any of them; three
 * players, or two, or four.
 *
 * @summary Ombre as one tag.
 * @tagname ombre-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class OmbreTable extends GameTable<
  OmbreState,
  OmbreView,
  OmbreMove,
  OmbreOptions,
  OmbreHappening,
  Choice
> {
  static override readonly styles = familyStyles;

  static override readonly properties = optionProperties(ombreOptions.rules, CALLED);

  /** @internal */
  override gameWords: OmbreRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: OmbrePanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<OmbreView, OmbreMove>(this, {
    cards: () => sorted(this.view?.hand ?? [], this.view?.trump ?? null),
    move: (card) => ({type: 'PLAY', card}),
  });

  protected override readonly description = this.describe({
    game: ombre,
    profile,
    machine: ombreMachine,
    options: attributeOptions(this, ombreOptions, {
      called: CALLED,
      preset: () => {
        // A page may set the property as text, as the attribute has it.
        const players = Number(this.sitters);
        return players === 2 || players === 4 ? {players} : {};
      },
    }),
    players: (options) => seatsOf({players: 3, tableSize: 3, deux: 'a', ...options}),
    words: ombreWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {ombreFeatures} = await import('./features.js');
      return () => ombreFeatures(this);
    },
    tools: ['hint', 'why', 'last'],
    guide: ({players}) => (players === 3 ? 'first-solo' : null),
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });

  /** @internal How many sit at the table. */
  get size(): number {
    return this.context?.players.length ?? 3;
  }
}

/** The attributes that set what is agreed before the match. */
export interface OmbreTable extends OptionProperties<typeof ombreOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'ombre-table': OmbreTable;
  }
}
