import type {Card} from '@quinola/cards';
import type {DealtWords, Who} from '@quinola/table';
import type {PackPanelWords, PackRoomWords} from '../../kit/words/types.js';
import type {Contract, Outcome, TarokOmbreOptions} from '../rules/types.js';

/** What a table of Tarok-ombre says before the first card, beyond the words shared by 78-card games. */
export interface TarokOmbreRoomWords extends PackRoomWords {
  readonly title: string;
  readonly subtitle: Readonly<Record<TarokOmbreOptions['manner'], string>>;
  /** The games in the book's words. */
  readonly games: Readonly<Record<Contract, string>>;
  /** Title of the paper that shows the bidding, and later the game. */
  readonly bidding: string;
  /** Beside the name of the declarer: the common enemy. */
  readonly enemyMark: string;
  readonly nothingSaid: string;
  /** Before the cards that were asked for. */
  readonly asks: string;
  readonly asked: (cards: readonly string[]) => string;
  /** Tricks of the declarer, and of his opponents. */
  readonly tricksOf: (own: number, theirs: number) => string;
  /** The account of the session. */
  readonly marks: string;

  /** The line that says whose turn it is. */
  readonly yourDemand: (left: number) => string;
  readonly yourReturn: (card: Card) => string;
}

/** What Tarok-ombre says in its panels and about happenings; loaded while the first cards are shown. */
export interface TarokOmbrePanelWords
  extends PackPanelWords, Pick<DealtWords, 'sessionTitle' | 'sessionOver'> {
  // The bidding.
  readonly openAsk: (lowest: string) => string;
  readonly overbidAsk: (who: Who, game: string) => string;
  readonly answerAsk: (who: Who, game: string) => string;
  readonly unseenAsk: (lowest: string) => string;
  readonly look: string;
  readonly sayUnseen: (game: string) => string;
  /** The terms of a game: how many cards may be asked for; or that it is only bid, not played. */
  readonly needs: (demands: number, played: boolean) => string;
  readonly price: (game: number, point: number) => string;
  /** The bids as shown beside the bidder. */
  readonly words: {
    readonly hold: string;
    readonly pass: string;
    readonly unseen: (game: string) => string;
    readonly enough: string;
  };
  readonly bid: (who: Who, game: string, unseen: boolean) => string;
  readonly held: (who: Who, game: string) => string;
  readonly passed: (who: Who) => string;
  readonly looked: (who: Who) => string;
  readonly contract: (who: Who, game: string) => string;
  readonly thrownIn: string;

  // Asking for cards.
  readonly askTitle: string;
  readonly askText: (left: number) => string;
  readonly ask: (card: Card) => string;
  readonly askNot: (card: Card) => string;
  readonly enough: string;
  readonly tookThree: (who: Who) => string;
  /** The three cards that the visitor has taken. */
  readonly bought: (cards: readonly Card[]) => string;
  /** `from` gives the card; `null`: it is in the Skat. */
  readonly demanded: (who: Who, card: Card, from: Who | null) => string;
  readonly stopped: (who: Who) => string;
  readonly gaveBack: (who: Who, to: Who) => string;
  readonly cardBack: (who: Who, to: Who, card: Card) => string;

  // The count and the settlement.
  readonly opponents: string;
  /** Whose Skat is turned up: the declarer's, or his opponents'. */
  readonly skatOf: (declarers: boolean, cards: readonly Card[]) => string;
  readonly emptyGiven: (declarers: boolean, card: Card) => string;
  readonly outcome: (
    who: Who,
    game: string,
    outcome: Exclude<Outcome, 'thrown-in'>,
    points: number,
  ) => string;
  readonly nobodyPlayed: (forehand: Who, marks: number) => string;
  readonly head: Readonly<
    Record<'game' | 'points' | 'over' | 'tout' | 'each' | 'player' | 'outcome', string>
  >;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly pays: (who: Who, each: number) => string;
  readonly tariff: string;
  readonly perPoint: string;
  readonly noDeal: string;
}
