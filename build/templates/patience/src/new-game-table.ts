import type {Thinker} from '@quinola/chart';
import type {Ink} from '@quinola/faces';
import {optionsFromAttributes, GameTable, type GameFeatures, type CardLook} from '@quinola/table';
import {type PropertyDeclarations, type TemplateResult} from 'lit';
import {profile, newGameMachine} from './machine.js';
import {
  newGame,
  newGameOptions,
  type NewGameHappening,
  type NewGameMove,
  type NewGameOptions,
  type NewGameState,
  type NewGameView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from './strings.js';
import {newGameWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {newGameStyles} from './table/styles.js';

/**
 * A table of New game, played alone with one pack.
 *
 * @summary New game as one tag.
 * @tagname new-game-table
 * @without names confirm lesson quinola-trick trick seat lesson
 *
 * @attr {number} rounds - How often the packet is gone through, twice unless set.
 */
export class NewGameTable extends GameTable<
  NewGameState,
  NewGameView,
  NewGameMove,
  NewGameOptions,
  NewGameHappening
> {
  static override readonly styles = [...GameTable.styles, newGameStyles];

  static override readonly properties: PropertyDeclarations = {rounds: {type: Number}};

  declare rounds: number | null;

  /** @internal */
  override gameWords: NewGameRoomWords = en;
  /** @internal The texts of the panels; `null` until the features are loaded. */
  override gamePanelWords: NewGamePanelWords | null = null;

  override readonly wordSources = newGameWords;
  override readonly game = newGame;
  override readonly profile = profile;
  override readonly backInk: Ink = 'red';
  protected override readonly machine = newGameMachine;

  /** The opponent answers at once, so it needs no worker; it is loaded with the first question. */
  protected override readonly thinker: Thinker = {
    choose: async (question) => {
      const {newGameBrain} = await import('./opponent.js');
      return newGameBrain.choose(question as unknown as Parameters<typeof newGameBrain.choose>[0]);
    },
  };

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {newGameFeatures} = await import('./table/features.js');
    return () => newGameFeatures(this);
  }

  protected override usualOptions(): NewGameOptions {
    return newGameOptions();
  }

  protected override readOptions(): NewGameOptions {
    return newGameOptions(optionsFromAttributes(this, this.usualOptions()));
  }

  protected override playersFor(): number {
    return 1;
  }

  /** @internal The line that says whose turn it is. */
  statusLine(): string {
    const {turn} = this.context!;
    if (turn.over || this.tag('sheet')) return '';
    if (this.tag('visitor')) return this.gameWords.yourTurn;
    return typeof turn.must === 'number' ? this.words.waits(this.who(turn.must)) : this.words.dealing;
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-table': NewGameTable;
  }
}
