import {
  optionProperties,
  GameTable,
  lazyThinker,
  LayoutController,
  layoutRoom,
  layoutStyles,
  type OptionProperties,
  attributeOptions,
} from '@quinola/table';
import {profile, newGameMachine} from '../machine.js';
import {
  newGame,
  newGameOptions,
  SEATS,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGameState,
  type NewGameView,
} from '../rules/index.js';
import {en} from '../words/strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from '../words/types.js';
import {newGameWords} from '../made/language.js';
import {roomSource, stonesOf} from './room.js';
import {newGameStyles} from './styles.js';

/**
 * A table of New game: three in a row on nine fields.
 *
 * @summary New game as one tag.
 * @tagname new-game-table
 * @without quinola-trick hand trick card
 */
export class NewGameTable extends GameTable<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening
> {
  static override readonly styles = [...GameTable.styles, layoutStyles, newGameStyles];

  static override readonly properties = optionProperties(newGameOptions.rules);

  /** @internal */
  override gameWords: NewGameRoomWords = en;
  /** @internal The texts of the panels; `null` until the features are loaded. */
  override gamePanelWords: NewGamePanelWords | null = null;

  /** @internal The room, as it is described in `table/room.ts`. */
  readonly board = new LayoutController(this, roomSource(this));

  protected override readonly description = this.describe({
    game: newGame,
    profile,
    machine: newGameMachine,
    options: attributeOptions(this, newGameOptions),
    players: SEATS,
    words: newGameWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('../made/thinker.js')),
    features: async () => {
      const {newGameFeatures} = await import('./features.js');
      return () => newGameFeatures(this);
    },
    room: (look) =>
      layoutRoom(this.board, look, {
        prompt: this.note?.text ?? this.statusLine(),
        progress: stonesOf(this),
      }),
  });

  /** @internal The line that says whose turn it is. */
  statusLine(): string {
    const {turn} = this.context!;
    if (turn.over || this.tag('sheet')) return '';
    if (this.tag('visitor')) return this.gameWords.yourTurn;
    return typeof turn.must === 'number' ? this.words.waits(this.who(turn.must)) : this.words.dealing;
  }
}

/** The attributes that set what is agreed before the match. */
export interface NewGameTable extends OptionProperties<typeof newGameOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-table': NewGameTable;
  }
}
