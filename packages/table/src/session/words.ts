import type {Card} from '@quinola/cards';
import type {About, KitPanelWords, Who} from '../strings.js';

// The words of a session of deals that each game says in its own manner; they are among its panel words.

/** Those of every session. */
export interface DealtWords {
  readonly dealTitle: (deal: number) => string;
  readonly deal: string;
  readonly sessionTitle: string;
  /** How the visitor leaves the table, in the money of the game; `null` for who looked on. */
  readonly sessionOver: (sum: number | null) => string;
  readonly another: string;
  /** The menu line that ends the session early, and the question before it. */
  readonly stop: string;
  readonly askStop: string;
  /** How the result of a search is told, in the money of the game. */
  readonly counted: KitPanelWords['counted'];
  /** One sentence for each reason for refusing a move. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}

/** Those of a session of tricks in which places are drawn and each deal is paid. */
export interface SessionWords extends DealtWords {
  // Places are drawn.
  readonly drawTitle: string;
  readonly drawAsk: string;
  /** The button of a card that lies face down. */
  readonly drawCard: (place: number) => string;
  // What is told.
  readonly drew: (who: Who, card: Card) => string;
  readonly seated: (dealer: Who) => string;
  readonly played: (who: Who, card: Card) => string;
  readonly trickWon: (who: Who) => string;
  // The sheets.
  readonly trick: (number: number) => string;
  readonly head: {readonly player: string; readonly gain: string};
}
