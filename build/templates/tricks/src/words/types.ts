import type {About, KitRoomWords, Who} from '@quinola/table';
import type {NewGameHappening, NewGameMove, NewGameView} from '../rules/index.js';

/** The texts that the room of New game needs for the first cards, in addition to those of every table. */
export interface NewGameRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** The text of the line that says whose turn it is, when the visitor must do more than play a card; other texts of it are the kit's. */
  readonly yourTurn: string;
  /** Accessible names of what is on the table. */
  readonly places: Readonly<Record<string, string>>;
}

/** The texts of panels and announcements, which are fetched after the first cards are shown. */
export interface NewGamePanelWords {
  /** The short name of a move. */
  readonly move: (move: NewGameMove, words: KitRoomWords) => string;
  /** The announcement of a happening; `null` if none is needed. */
  readonly tell: (
    happening: NewGameHappening,
    who: (player: number) => Who,
    words: KitRoomWords,
  ) => string | null;
  /** The title of a trick, by its number. */
  readonly trick: (number: number) => string;
  /** The score of the session so far. */
  readonly stands: (view: NewGameView) => string;
  readonly settledTitle: string;
  readonly sessionTitle: string;
  readonly goOn: string;
  readonly stop: string;
  readonly askStop: string;
  /** One sentence for each reason of a refusal. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}
