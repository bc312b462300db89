import type {Card, Suit} from '@quinola/cards';
import type {Who} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../../words/types.js';
import type {DealResult, Game, GameKind} from '../rules/index.js';

/** The words of Quadrille and Cinquille that are needed before the first move, in addition to those of all tables. */
export interface CalledKingRoomWords extends FamilyRoomWords {
  /** The games by their ids. */
  readonly games: Readonly<Record<Game, string>>;
  /** The paper during the auction: favourite suits, the highest first, and how many there will be. */
  readonly favourites: (suits: readonly Suit[], all: number) => string;
  /** The called card, and its holder if he is known. */
  readonly called: (card: Card, by: Who | null, alone: boolean) => string;
  /** How many tricks the Ombre needs, and what each opponent pays. */
  readonly needs: (you: boolean, tricks: number, each: number) => string;
  /** Marks beside seats. */
  readonly partner: string;
  /** Shown only to the visitor: he is the secret partner. */
  readonly secretly: string;
  readonly maybePartner: string;
  readonly yourTurn: FamilyRoomWords['yourTurn'] & {
    readonly declare: string;
    readonly call: string;
    readonly trump: string;
    readonly giveBack: string;
    readonly announce: string;
    readonly standing: string;
  };
}

/** The words of panels and announcements; loaded after the first cards are shown. */
export interface CalledKingPanelWords extends FamilyPanelWords {
  // Questions to the visitor.
  readonly openAsk: string;
  readonly gameNeeds: Readonly<Record<GameKind, string>>;
  readonly nothingToCall: string;
  readonly trumpTitle: string;
  readonly trumpAsk: string;
  readonly nameSuit: (suit: Suit) => string;
  readonly callTitle: string;
  readonly callAsk: string;
  readonly callForMediateur: string;
  readonly callToName: string;
  readonly callCard: (card: Card, own: boolean) => string;
  readonly otherTrump: string;
  readonly returnTitle: string;
  readonly giveBack: string;
  readonly announceTitle: string;
  readonly announceAsk: string;
  readonly announce: string;
  readonly begin: string;
  readonly standTitle: string;
  readonly standAsk: string;
  readonly goOn: string;
  readonly stand: string;
  // Announcements.
  readonly dealt: (dealer: Who, dish: number) => string;
  readonly forced: (who: Who) => string;
  readonly trump: (who: Who, suit: Suit) => string;
  readonly calls: (who: Who, card: Card) => string;
  readonly gives: (who: Who, card: Card) => string;
  readonly returned: (who: Who) => string;
  readonly gotBack: (card: Card) => string;
  readonly voleAnnounced: (who: Who) => string;
  readonly voleUndertaken: (who: Who) => string;
  readonly stood: (who: Who) => string;
  readonly shown: (who: Who, card: Card, alone: boolean) => string;
  readonly delices: (who: Who) => string;
  readonly favourite: (suit: Suit) => string;
  // The result of a deal.
  readonly outcome: (who: Who, mate: Who | null, game: string, outcome: DealResult['outcome']) => string;
  readonly draws: (who: readonly Who[], marks: number) => string;
  readonly bete: (who: readonly Who[], marks: number) => string;
  readonly head: FamilyPanelWords['head'] & {readonly pays: string};
  readonly parts: FamilyPanelWords['parts'] & {readonly devole: string};
  readonly dues: Readonly<Record<string, string>>;
}
