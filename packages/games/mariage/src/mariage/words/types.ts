import type {KitRoomWords, SessionWords, Who} from '@quinola/table';
import type {Arrest, MariageOptions, PartiaResult, Reason, Win} from '../rules/index.js';

/** What a table of Mariage says before the first move, beyond what all tables say. Cards and suits come by their names. */
export interface MariageRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** What cards, suits and the letters of ranks are called in the Polish pack, and in the French one. */
  readonly names: Readonly<Record<'german' | 'french', Pick<KitRoomWords, 'card' | 'suit' | 'rank'>>>;
  /** On the paper of the trumps, before their suit. */
  readonly trump: string;
  /** The number of the partia, and of the deal in it. */
  readonly partia: (partia: number, round: number) => string;
  /** How many cards can still be drawn, on the talon; the talon for screen readers: the turned card, if there is one. */
  readonly left: (cards: number) => string;
  readonly talon: (turned: string | null, cards: number) => string;
  readonly partner: string;
  /** The visitor and his partner. */
  readonly us: (partner: string) => string;
  /** The other half of a marriage, as it lies open. */
  readonly shows: (cards: readonly string[]) => string;
  /** The points of a side, for screen readers; what they are made of; and that they are counted in the head. */
  readonly points: (name: string, points: number, goal: number) => string;
  readonly madeOf: (before: number, cards: number, marriages: number) => string;
  readonly hidden: string;
  readonly inTheHead: (name: string) => string;
  /** The talon is gone. */
  readonly nothingHidden: string;
  readonly yourTurn: {
    readonly draw: string;
    readonly cutTrump: string;
    readonly cut: string;
    readonly lead: string;
    readonly any: string;
    /** Once the talon is gone: a suit is followed, where overtaking is a duty or not, or it is missing. */
    readonly follow: (suit: string, overtakes: boolean) => string;
    readonly free: (suit: string) => string;
    /** A marriage was said. */
    readonly couple: (cards: readonly string[]) => string;
  };
}

/** How a side stands after a deal. */
export interface SideStands {
  readonly who: string;
  readonly points: number;
  readonly total: number;
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface MariagePanelWords extends SessionWords {
  // What is asked.
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly sayTitle: string;
  /** The button of a marriage, and of what else may be said. */
  readonly say: (points: number, suit: string) => string;
  readonly buy: (turned: string) => string;
  readonly askSkup: string;
  readonly arrest: string;
  // What is told.
  readonly redraw: string;
  readonly draws: (who: Who, card: string) => string;
  readonly plays: (who: Who, card: string) => string;
  readonly cutBy: (who: Who) => string;
  readonly trumpCut: (who: Who, card: string) => string;
  readonly dealt: (dealer: Who) => string;
  readonly turnedUp: (card: string) => string;
  readonly marriage: (who: Who, suit: string, points: number) => string;
  readonly bought: (who: Who, card: string) => string;
  readonly asked: (who: Who, answer: boolean) => string;
  readonly drewCard: (card: string) => string;
  readonly drewTurned: (who: Who, card: string) => string;
  readonly arrestTold: (who: Who, arrest: Arrest) => string;
  // The result of a deal and of a partia.
  readonly pair: (one: Who, other: Who) => string;
  readonly dealResult: (sides: readonly SideStands[], round: number) => string;
  readonly goesOn: string;
  readonly partiaResult: (
    winner: string,
    how: Win,
    by: PartiaResult['by'],
    net: number,
    unit: MariageOptions['settlement'],
  ) => string;
  readonly countedHead: string;
  readonly tricks: string;
  readonly cardsWon: string;
  readonly marriages: string;
  readonly sum: string;
  readonly withBefore: string;
  readonly payment: string;
  readonly partia: string;
  readonly reasons: Readonly<Record<Reason, string>>;
}
