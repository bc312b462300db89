import type {Card, Suit} from '@quinola/cards';
import type {Who} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../../kit/words/types.js';
import type {Bid, DealResult, GameId} from '../rules/index.js';

/** What a table of Ombre says before the first move, beyond what all tables say. */
export interface OmbreRoomWords extends FamilyRoomWords {
  /** The games by their ids. */
  readonly games: Readonly<Record<GameId, string>>;
  /** The paper before a game is played: the favourite suit, or that there is none. */
  readonly favourite: (suit: Suit | null) => string;
  readonly paysDouble: string;
  /** What the Ombre needs, and what each pays him; `tricks`: so many, `null` = more than any other. */
  readonly needs: (you: boolean, game: GameId, each: number, tricks: number | null) => string;
  readonly noTrumps: string;
  /** Marks of seats. */
  readonly king: string;
  readonly took: (count: number) => string;
  readonly yourTurn: FamilyRoomWords['yourTurn'] & {
    readonly king: string;
    readonly game: string;
    readonly trump: string;
    readonly turning: string;
    readonly turnedAce: string;
    readonly keeping: string;
    readonly picking: string;
    readonly buying: string;
    readonly offer: string;
    readonly naming: string;
    /** After so many tricks. */
    readonly vole: (count: number) => string;
    readonly claim: string;
  };
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface OmbrePanelWords extends FamilyPanelWords {
  // What is asked.
  /** Of two players, or of more. */
  readonly openAsk: (two: boolean) => string;
  readonly gameNeeds: Readonly<Record<Bid, string>>;
  readonly kingTitle: string;
  readonly kingAsk: string;
  readonly takeTalon: string;
  readonly decline: string;
  readonly trumpTitle: string;
  readonly trumpAsk: string;
  readonly askAsk: string;
  /** The button of a suit. */
  readonly nameSuit: (suit: Suit, isFavourite: boolean) => string;
  readonly turnTitle: string;
  readonly turnAsk: string;
  readonly turn: string;
  readonly turnAgainAsk: (card: Card) => string;
  readonly turnAgain: string;
  readonly keepTrump: string;
  readonly keepTitle: string;
  readonly keep: (card: Card | null) => string;
  readonly pickTitle: string;
  readonly pick: (count: number) => string;
  readonly buyTitle: string;
  readonly buy: (count: number) => string;
  readonly giveUp: string;
  readonly askGiveUp: string;
  /** An Ombre offers his game for a bête, or asks to annul the deal (Kunil), and the others answer. */
  readonly offers: {
    readonly offer: string;
    readonly askOffer: string;
    readonly kunil: string;
    readonly askKunil: string;
    readonly title: string;
    readonly answerOffer: (who: Who) => string;
    readonly answerKunil: (who: Who) => string;
    readonly accept: string;
    readonly against: string;
    readonly annul: string;
    readonly refuse: string;
    readonly offered: (who: Who, bete: number) => string;
    readonly proposed: (who: Who) => string;
    readonly accepted: (who: Who) => string;
    readonly playsAgainst: (who: Who) => string;
    readonly refused: (who: Who) => string;
    readonly annulled: string;
  };
  /** The rest of the tricks is claimed, with what follows if the claim does not hold. */
  readonly rest: {
    readonly claim: string;
    readonly askClaim: (strict: boolean) => string;
    readonly nameTitle: string;
    readonly nameAsk: (who: Who) => string;
    readonly claimed: (who: Who, holds: boolean, cards: readonly Card[] | null) => string;
    readonly named: (who: Who, card: Card) => string;
    readonly open: (who: Who) => string;
    readonly wrongly: (who: Who) => string;
  };
  /** What the Ombre laid away: its sheet, and looking at it too late. */
  readonly review: {
    readonly title: string;
    readonly look: string;
    readonly askLook: string;
    /** The same of the tricks of the others, in a game without exchange. */
    readonly lookAtTricks: string;
    readonly askLookAtTricks: string;
    /** Either of them, as a move in the replay. */
    readonly name: string;
    readonly looked: (who: Who, atTricks: boolean) => string;
  };
  /** After so many tricks, all won. */
  readonly voleTitle: (count: number) => string;
  readonly voleAsk: (count: number) => string;
  readonly goOnVole: string;
  readonly enough: string;
  readonly claimTitle: string;
  readonly claimAsk: string;
  readonly claim: (matadors: number, premiers: boolean) => string;
  // What is told.
  readonly favouriteTold: (suit: Suit) => string;
  readonly dealt: (dealer: Who, dish: number) => string;
  readonly shown: (who: Who) => string;
  readonly thrownIn: string;
  readonly kingDeclined: (who: Who) => string;
  /** Against so many. */
  readonly plays: (who: Who, game: string, others: number) => string;
  readonly turned: (who: Who, card: Card) => string;
  readonly trump: (who: Who, suit: Suit) => string;
  readonly bought: (who: Who, count: number) => string;
  readonly laid: (cards: readonly Card[]) => string;
  readonly drawn: (cards: readonly Card[]) => string;
  readonly gaveUp: (who: Who) => string;
  readonly voleTold: (who: Who) => string;
  readonly enoughTold: (who: Who, count: number) => string;
  readonly claimed: (who: Who, matadors: number, premiers: boolean) => string;
  // The result of a deal.
  readonly outcome: (who: Who, game: string, outcome: DealResult['outcome']) => string;
  readonly pays: (who: Who, each: number) => string;
  readonly draws: (who: Who, marks: number) => string;
  readonly bete: (who: Who, marks: number) => string;
  readonly head: FamilyPanelWords['head'] & {readonly marks: string};
}
