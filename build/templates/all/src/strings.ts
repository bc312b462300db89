import type {About, KitRoomWords, Who} from '@quinola/table';
import type {NewGameHappening, NewGameMove, NewGameView} from './rules/index.js';

/** What a table of New game says before the first move, beside what all tables say. */
export interface NewGameRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** The line of the turn where more is asked than a card to play; all else of it is the kit's. */
  readonly yourTurn: string;
  /** Accessible names of what is on the table. */
  readonly places: Readonly<Record<string, string>>;
}

/** What it says in its panels, and of what happens; fetched while the table is first seen. */
export interface NewGamePanelWords {
  /** The short name of a move. */
  readonly move: (move: NewGameMove, words: KitRoomWords) => string;
  /** The announcement of a happening; `null` if none is needed. */
  readonly tell: (
    happening: NewGameHappening,
    who: (player: number) => Who,
    words: KitRoomWords,
  ) => string | null;
  /** How the session stands. */
  readonly stands: (view: NewGameView) => string;
  readonly settledTitle: string;
  readonly sessionTitle: string;
  readonly goOn: string;
  readonly stop: string;
  readonly askStop: string;
  /** One sentence for each reason of a refusal. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}
