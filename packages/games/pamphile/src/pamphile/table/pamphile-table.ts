import type {Choice} from '@quinola/play';
import {
  GameTable,
  HandController,
  handStyles,
  lazyThinker,
  optionProperties,
  type OptionProperties,
  attributeOptions,
  trickStyles,
  trumpPaperStyles,
  turnedTalonStyles,
} from '@quinola/table';
import {pamphileMachine, profile} from '../machine.js';
import {
  pamphile,
  pamphileOptions,
  sorted,
  trumpOf,
  type PamphileHappening,
  type PamphileMove,
  type PamphileOptions,
  type PamphileState,
  type PamphileView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {PamphilePanelWords, PamphileRoomWords} from '../words/types.js';
import {pamphileWords} from '../made/language.js';
import {roomOf} from './room.js';
import {pamphileStyles} from './styles.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {players: 'sitters'} as const;

/**
 * A table of Pamphile, a Polish game of the eighteenth century: five cards, an exchange, and five tricks in which who can must
 * beat.
 *
 * @summary Pamphile as one tag.
 * @tagname pamphile-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for the deal, and the pack is cut.
 *
 * @csspart score - The points of all players.
 */
export class PamphileTable extends GameTable<
  PamphileState,
  PamphileView,
  PamphileMove,
  PamphileOptions,
  PamphileHappening,
  Choice
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    turnedTalonStyles,
    trumpPaperStyles,
    pamphileStyles,
  ];

  static override readonly properties = optionProperties(pamphileOptions.rules, CALLED);

  /** @internal */
  override gameWords: PamphileRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: PamphilePanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<PamphileView, PamphileMove>(this, {
    cards: () => (this.view ? sorted(this.view.hand, trumpOf(this.view)) : []),
    move: (card) => ({type: 'PLAY', card}),
  });

  protected override readonly description = this.describe({
    game: pamphile,
    profile,
    machine: pamphileMachine,
    options: attributeOptions(this, pamphileOptions, {called: CALLED}),
    players: ({players = 3}) => players,
    words: pamphileWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {pamphileFeatures} = await import('./features.js');
      return () => pamphileFeatures(this);
    },
    tools: ['hint', 'why', 'last'],
    guide: 'pamfil-doubles',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
}

/** The attributes that set what is agreed before the match. */
export interface PamphileTable extends OptionProperties<typeof pamphileOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'pamphile-table': PamphileTable;
  }
}
