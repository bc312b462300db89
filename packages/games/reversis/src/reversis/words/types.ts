import type {Card} from '@quinola/cards';
import type {SessionWords, Who} from '@quinola/table';
import type {CardEvent} from '../rules/index.js';

/** What a table of Reversis says before the first move, beyond what all tables say. */
export interface ReversisRoomWords {
  readonly title: string;
  readonly subtitle: string;
  readonly round: (number: number) => string;
  /** The points of the visitor, or of the player being watched, and his balance in jettons. */
  readonly own: (who: Who, points: number) => string;
  readonly sum: (jettons: number) => string;
  readonly points: (points: number) => string;
  readonly inPannier: string;
  /** After the bêtes waiting to be played for. */
  readonly wait: string;
  /** The pannier for those who cannot see it: its contents, and the waiting bêtes. */
  readonly pannier: (amount: number, waiting: readonly number[]) => string;
  /** How the dealer and forehand are placed. */
  readonly best: string;
  readonly worst: string;
  /** Has taken every trick so far; has undertaken Reversis. */
  readonly all: string;
  readonly undertakes: string;
  /** How many other hearts guard the Quinola in the hand. */
  readonly guarded: (hearts: number) => string;
  readonly yourTurn: {
    readonly exchange: string;
    readonly layAway: string;
    /** The name of the card that will be laid away. */
    readonly chosen: (name: string) => string;
    readonly fourAces: string;
    readonly claim: string;
    readonly draw: string;
  };
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface ReversisPanelWords extends SessionWords {
  // What is asked.
  readonly exchangeTitle: string;
  readonly throwAway: string;
  readonly keepAll: string;
  readonly layTitle: string;
  readonly layAway: string;
  readonly claimTitle: string;
  readonly claimAsk: string;
  readonly claimCard: (card: Card) => string;
  readonly claimPannier: string;
  readonly noMore: string;
  // What is told.
  readonly dealt: (dealer: Who, pannier: number) => string;
  readonly exchanged: (who: Who) => string;
  readonly kept: (who: Who) => string;
  readonly laidAway: (who: Who) => string;
  readonly discarded: (card: Card) => string;
  readonly drawn: (card: Card) => string;
  readonly saw: (card: Card) => string;
  /** An ace or the Quinola has fallen: whose it was, and who must pay or be paid how much. */
  readonly fell: (kind: CardEvent['kind'], who: Who, card: Card, other: Who, jettons: number) => string;
  readonly undertaken: (who: Who) => string;
  readonly claimed: (who: Who, card: Card | null) => string;
  // The result of the deal.
  readonly party: (winner: Who, loser: Who, jettons: number) => string;
  readonly made: (maker: Who) => string;
  readonly broken: (undertaker: Who, breaker: Who, trick: number) => string;
  readonly draws: (who: Who, jettons: number) => string;
  readonly bete: (who: Who, jettons: number) => string;
  readonly rounds: (left: number) => string;
  readonly head: SessionWords['head'] & {
    readonly points: string;
    readonly tricks: string;
    readonly sum: string;
    readonly pays: string;
    readonly jettons: string;
  };
  /** What a payment is for, by its reason. */
  readonly dues: Readonly<Record<string, string>>;
}
