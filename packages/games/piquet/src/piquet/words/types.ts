import type {Card, Suit} from '@quinola/cards';
import type {SessionWords, Who} from '@quinola/table';
import type {Answer, Category, Claim, PartyResult, Why} from '../rules/index.js';

/** What a table of piquet says before the first move, beyond what all tables say. */
export interface PiquetRoomWords {
  readonly title: string;
  /** By the set of rules. */
  readonly subtitle: Readonly<Record<'treatise-1820' | 'modern' | 'rubicon', string>>;
  /** Beside the name of who does not deal; how many cards a seat has bought; a carte blanche that was said. */
  readonly elder: string;
  readonly took: (cards: number) => string;
  readonly blanche: string;
  /** Under the count of a deal the points of the party: of how many, or in which deal of how many. */
  readonly party: (points: number, target?: number) => string;
  readonly dealOf: (deal: number, deals: number) => string;
  /** Count of the deal and points of the party, for screen readers. */
  readonly counts: (name: string, count: number, party: number) => string;
  /** The talon for screen readers. */
  readonly talon: (cards: number) => string;
  readonly yourTurn: {
    readonly draw: string;
    readonly cut: string;
    readonly blanche: string;
    readonly exchange: (least: number, most: number) => string;
    readonly claim: Readonly<Record<Category, string>>;
    readonly answer: string;
  };
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface PiquetPanelWords extends SessionWords {
  /** What is said in the dialogue. */
  readonly say: {
    /** A number of cards in a class; 0 = nothing. */
    readonly claim: (category: Category, count: number) => string;
    /** The same with what breaks a tie: pips, or a rank. */
    readonly tie: (category: Category, count: number, tie: number | string) => string;
    /** Where nothing was claimed and the other has something. */
    readonly have: string;
    readonly answer: Readonly<Record<Answer, string>>;
    /** A claim in full. */
    readonly named: (claim: Claim) => string;
  };
  // What is asked.
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly exchangeTitle: string;
  /** Exchanging so many cards, and none, where that may be. */
  readonly exchange: (cards: number) => string;
  readonly exchangeNone: string;
  readonly blancheTitle: string;
  readonly showBlanche: (suit: Suit | null) => string;
  readonly skipBlanche: string;
  readonly announceTitle: string;
  readonly skip: string;
  readonly answerTitle: string;
  readonly claimPique: string;
  readonly show: (category: Category) => string;
  readonly retract: (category: Category) => string;
  readonly throwRest: (cards: readonly Card[]) => string;
  readonly concede: string;
  readonly askConcede: string;
  // What is told.
  readonly cutBy: (who: Who) => string;
  readonly dealt: (dealer: Who) => string;
  readonly redraw: string;
  readonly blancheTold: (who: Who, suit: Suit | null) => string;
  readonly noBlanche: (who: Who) => string;
  readonly exchanged: (who: Who, cards: number, leaves: number) => string;
  readonly discarded: (cards: readonly Card[]) => string;
  readonly drewCards: (cards: readonly Card[]) => string;
  readonly looked: (cards: readonly Card[]) => string;
  readonly leftShown: (cards: readonly Card[]) => string;
  readonly says: (who: Who, text: string) => string;
  readonly shows: (who: Who, category: Category) => string;
  readonly unshown: (who: Who, category: Category) => string;
  readonly retracted: (who: Who, category: Category) => string;
  readonly falseClaim: (who: Who) => string;
  readonly threwRest: (who: Who) => string;
  readonly conceded: (who: Who) => string;
  readonly counted: SessionWords['counted'];
  readonly counts: (who: Who, why: Why, points: number, score: number) => string;
  /** What is counted for, in a table. */
  readonly why: Readonly<Record<Why, string>>;
  // The result of a deal and of a party.
  readonly dealResult: (who: Who, points: number, other: Who, otherPoints: number) => string;
  readonly level: (points: number) => string;
  readonly partyResult: (who: Who | null, party: PartyResult) => string;
  /** How it stands with the hope for a card of the longest suit, where so many are lacking. */
  readonly odds: (suit: Suit, lacking: number, odds: readonly [happens: number, doesNot: number]) => string;
  readonly laidAway: string;
  /** The dialogue of the deal, to be read again. */
  readonly saidTitle: string;
  readonly countedHead: string;
  readonly sum: string;
  readonly party: string;
}
