import type {Card, Suit} from '@quinola/cards';
import type {Who} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../../kit/words/types.js';
import type {Bid, DealResult, GameId} from '../rules/index.js';

/** The words that are needed before the first move, in addition to those of all tables. */
export interface ViraRoomWords extends FamilyRoomWords {
  readonly bid: (bid: Bid) => string;
  /** What a game asks, and what each pays; `each` = `null`: the trump is still to be named. */
  readonly needs: (you: boolean, tricks: number, each: number | null) => string;
  /** The talon, and a card that was turned. */
  readonly talon: (cards: number) => string;
  readonly turned: (card: Card) => string;
  /** The paper of bêtes: what is played for, an ål or a bête, and what stands on the paper. */
  readonly goingAl: string;
  readonly goingBete: string;
  readonly paper: (amount: number, isAl: boolean, standing: readonly string[]) => string;
  /** Marks of seats. */
  readonly sitsOut: string;
  readonly took: (cards: number) => string;
  readonly yourTurn: {
    readonly draw: string;
    readonly bid: string;
    readonly choose: string;
    readonly trump: string;
    readonly turn: string;
    readonly keep: (cards: number) => string;
    readonly discard: string;
    readonly aside: string;
    readonly exchange: string;
    readonly second: string;
    readonly takeOver: string;
    readonly claim: string;
  };
}

/** The words of panels and announcements; loaded after the first cards are shown. */
export interface ViraPanelWords extends FamilyPanelWords {
  /** What a game asks, in one line; how a call becomes a game. */
  readonly gameNeeds: (bid: Bid) => string;
  /** In the place of a price, where a call leaves the game open. */
  readonly openCall: string;
  readonly chooseTitle: string;
  readonly chooseAsk: string;
  readonly asMisere: string;
  readonly turnTitle: string;
  readonly turnAsk: string;
  readonly turn: string;
  readonly keepTitle: string;
  readonly keep: (cards: number) => string;
  readonly discardTitle: string;
  readonly discard: (cards: number) => string;
  readonly exchangeTitle: string;
  readonly exchange: (cards: number) => string;
  readonly secondTitle: string;
  readonly secondAsk: string;
  readonly content: string;
  readonly buyAgain: string;
  readonly turnAgain: string;
  readonly lieDown: string;
  readonly askLieDown: string;
  readonly takeOverTitle: string;
  readonly takeOverAsk: (who: Who) => string;
  readonly takeOver: string;
  readonly decline: string;
  readonly claimTitle: string;
  readonly claimAsk: (who: Who) => string;
  readonly agree: string;
  readonly playOn: string;
  readonly claim: string;
  readonly askClaim: string;
  readonly claimLost: string;
  // Announcements.
  readonly dealt: (dealer: Who, going: number) => string;
  readonly trump: (who: Who, suit: Suit) => string;
  readonly misereTold: (who: Who) => string;
  readonly turned: (who: Who, card: Card) => string;
  readonly tookTalon: (who: Who, kept: number) => string;
  readonly exchanged: (who: Who, cards: number) => string;
  readonly threw: (who: Who, cards: number) => string;
  readonly laid: (cards: readonly Card[]) => string;
  readonly drawn: (cards: readonly Card[]) => string;
  readonly buysAgain: (who: Who) => string;
  readonly turnsAgain: (who: Who) => string;
  readonly bete: (who: Who, size: number) => string;
  readonly contents: (who: Who) => string;
  readonly laysDown: (who: Who) => string;
  readonly declines: (who: Who) => string;
  readonly takesOver: (who: Who) => string;
  readonly agrees: (who: Who) => string;
  readonly playsOn: (who: Who) => string;
  readonly division: string;
  // The result of a deal.
  readonly outcome: (who: Who, game: string, outcome: DealResult['outcome']) => string;
  readonly price: (who: Who, fisch: number) => string;
  /** @param isOwn whether it was the winner's own, so that nobody pays it */
  readonly draws: (who: Who, fisch: number, isOwn: boolean) => string;
  readonly points: (points: number, honours: number) => string;
  readonly misere: string;
  readonly games: Readonly<Record<GameId, string>>;
}
