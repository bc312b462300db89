import type {Suit} from '@quinola/cards';
import type {SessionWords, Who} from '@quinola/table';

/** The words of the rooms of the family that all its tables have. */
export interface FamilyRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** What a bid is called. */
  readonly bid: (bid: never) => string;
  /** The plaque of the colours. */
  readonly best: string;
  readonly second: string;
  readonly others: string;
  readonly colours: (best: Suit, second: Suit) => string;
  /** The paper of a game: whose it is. */
  readonly gameOf: (who: Who, game: string) => string;
  /** Marks of seats. */
  readonly plays: string;
  readonly against: string;
  readonly eldest: string;
  readonly aside: string;
  readonly openCards: (who: Who) => string;
}

/** The words of their panels. */
export interface FamilyPanelWords extends SessionWords {
  readonly openAsk: string;
  readonly answerAsk: (who: Who, game: string) => string;
  readonly overbidAsk: (who: Who, game: string) => string;
  /** What is won beside the price of a game. */
  readonly besides: (stake: number) => string;
  readonly words: {readonly pass: string; readonly hold: string};
  readonly trumpTitle: string;
  readonly trumpAsk: string;
  readonly nameSuit: (suit: Suit) => string;
  readonly asideTitle: string;
  readonly layAside: string;
  readonly coloursTold: (best: Suit, second: Suit) => string;
  readonly passed: (who: Who) => string;
  readonly bids: (who: Who, game: string) => string;
  readonly held: (who: Who, game: string) => string;
  readonly allPassed: string;
  readonly playsTold: (who: Who, game: string) => string;
  readonly laidAside: (who: Who) => string;
  readonly exposed: (who: Who) => string;
  readonly claims: (who: Who) => string;
  readonly claimsLost: (who: Who) => string;
  readonly head: SessionWords['head'] & {readonly tricks: string; readonly each: string};
}
