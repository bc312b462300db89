import {
  counterStyles,
  GameTable,
  HandController,
  handStyles,
  lazyThinker,
  optionProperties,
  type OptionProperties,
  attributeOptions,
  middleStyles,
} from '@quinola/table';
import {cassinoMachine, profile} from '../machine.js';
import {
  cassino,
  cassinoOptions,
  sorted,
  takesIn,
  type CassinoHappening,
  type CassinoMove,
  type CassinoOptions,
  type CassinoState,
  type CassinoView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {CassinoPanelWords, CassinoRoomWords} from '../words/types.js';
import {cassinoWords} from '../made/language.js';
import {roomOf} from './room.js';
import {cassinoStyles} from './styles.js';

/**
 * A table of Cassino, after Engelman's book (about 1820): cards of the hand take cards of the table.
 *
 * @summary Cassino as one tag.
 * @tagname cassino-table
 *
 * @attr {short|full} ceremony - `full`: cards are drawn for places, and the pack is cut.
 *
 * @csspart middle - The cards on the table.
 * @csspart score - The points of the parties, with their counters.
 * @without trick
 */
export class CassinoTable extends GameTable<
  CassinoState,
  CassinoView,
  CassinoMove,
  CassinoOptions,
  CassinoHappening
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...middleStyles,
    counterStyles,
    cassinoStyles,
  ];

  static override readonly properties = optionProperties(cassinoOptions.rules);

  /** @internal */
  override gameWords: CassinoRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: CassinoPanelWords | null = null;

  /** @internal Until the choice of what to take is there, a card takes the first that it can. */
  override readonly hand = new HandController<CassinoView, CassinoMove>(this, {
    cards: () => sorted(this.view?.hand ?? []),
    move: (card) => takesIn(this.view!).findLast((take) => take.card === card) ?? {type: 'LAY', card},
  });

  protected override readonly description = this.describe({
    game: cassino,
    profile,
    machine: cassinoMachine,
    options: attributeOptions(this, cassinoOptions),
    players: ({players = 4}) => players,
    words: cassinoWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('./thinker.js')),
    features: async () => {
      const {cassinoFeatures} = await import('./features.js');
      return () => cassinoFeatures(this);
    },
    tools: ['hint', 'why', 'last'],
    guide: 'first-deal',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
}

/** The attributes that set what is agreed before the match. */
export interface CassinoTable extends OptionProperties<typeof cassinoOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'cassino-table': CassinoTable;
  }
}
