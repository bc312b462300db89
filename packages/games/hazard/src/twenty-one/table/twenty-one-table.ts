import {
  GameTable,
  lazyThinker,
  optionProperties,
  type OptionProperties,
  attributeOptions,
  bankStyles,
} from '@quinola/table';
import {profile, twentyOneMachine} from '../machine.js';
import {
  twentyOne,
  twentyOneOptions,
  type TwentyOneHappening,
  type TwentyOneMove,
  type TwentyOneOptions,
  type TwentyOneState,
  type TwentyOneView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {TwentyOnePanelWords, TwentyOneRoomWords} from '../words/types.js';
import {twentyOneWords} from '../made/language.js';
import {roomOf} from './room.js';
import {twentyOneStyles} from './styles.js';

/**
 * A table of twenty-one after a Polish page on *Oczko*: against a bank, or all for a pool. Play money only.
 *
 * @summary Twenty-one as one tag.
 * @tagname twenty-one-table
 *
 * @csspart score - What lies in the bank or in the pool, and what the visitor has gained.
 *
 * @attr {short|full} ceremony - `full`: the pack is cut.
 * @without trick
 */
export class TwentyOneTable extends GameTable<
  TwentyOneState,
  TwentyOneView,
  TwentyOneMove,
  TwentyOneOptions,
  TwentyOneHappening
> {
  static override readonly styles = [...GameTable.styles, ...bankStyles, twentyOneStyles];

  static override readonly properties = optionProperties(twentyOneOptions.rules);

  /** @internal */
  override gameWords: TwentyOneRoomWords = en;
  /** @internal The texts of the panels; `null` until the features are loaded. */
  override gamePanelWords: TwentyOnePanelWords | null = null;

  protected override readonly description = this.describe({
    game: twentyOne,
    profile,
    machine: twentyOneMachine,
    options: attributeOptions(this, twentyOneOptions),
    players: ({players = 4}) => players,
    words: twentyOneWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {twentyOneFeatures} = await import('./features.js');
      return () => twentyOneFeatures(this);
    },
    guide: ({mode}) => (mode === 'pula' ? null : 'one-more'),
    room: (look) => roomOf(this, look),
  });
}

/** The attributes that set what is agreed before the match. */
export interface TwentyOneTable extends OptionProperties<typeof twentyOneOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'twenty-one-table': TwentyOneTable;
  }
}
