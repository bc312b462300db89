import type {Card, Suit} from '@quinola/cards';
import type {SessionWords, Who} from '@quinola/table';
import type {WonByMucha} from '../rules/index.js';

/** What a table of Pamphile says before the first move, beyond what all tables say. */
export interface PamphileRoomWords {
  readonly title: string;
  readonly subtitle: string;
  readonly trump: string;
  /** The pamfil on the paper of the trumps: that the visitor holds it, or what it is. */
  readonly pamfil: string;
  readonly pamfilHeld: string;
  readonly pamfilDoubles: string;
  /** How many cards can still be drawn, on the talon; the talon for screen readers. */
  readonly left: (cards: number) => string;
  readonly talon: (trump: string, cards: number) => string;
  /** What a player has said, and how many cards he has exchanged. */
  readonly mustPlay: string;
  readonly plays: string;
  readonly passes: string;
  /** What the visitor has said himself. */
  readonly own: Readonly<Record<'mustPlay' | 'plays' | 'passes', string>>;
  readonly fresh: (cards: number) => string;
  /** The points of a player, for screen readers. */
  readonly points: (name: string, points: number) => string;
  readonly yourTurn: {
    readonly draw: string;
    readonly cut: string;
    readonly call: string;
    readonly word: string;
    /** Forehand has no choice. */
    readonly bound: string;
    /** Follows a suit and must beat what lies there; has none of it, and must trump. */
    readonly beat: (suit: Suit) => string;
    readonly trump: (suit: Suit) => string;
  };
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface PamphilePanelWords extends SessionWords {
  // What is asked.
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly wordTitle: string;
  readonly play: string;
  readonly playExchanging: (cards: number) => string;
  readonly pass: string;
  readonly callTitle: string;
  readonly callAsk: string;
  readonly call: string;
  readonly silent: string;
  readonly emptyTalon: string;
  // What is told.
  readonly cutBy: (who: Who) => string;
  readonly dealt: (dealer: Who) => string;
  readonly turnedUp: (card: Card, trump: Suit) => string;
  readonly declared: (who: Who) => string;
  readonly passed: (who: Who) => string;
  readonly exchanged: (who: Who, cards: number) => string;
  readonly discarded: (cards: readonly Card[]) => string;
  readonly drewCards: (cards: readonly Card[]) => string;
  readonly called: (who: Who) => string;
  readonly mucha: (who: Who, mucha: Omit<WonByMucha, 'seat'>) => string;
  /** The banner over the fan of the five cards. */
  readonly muchaCry: string;
  // The result of a deal and of the match.
  readonly gains: (who: Who, points: number) => string;
  readonly nobodyGains: string;
  readonly doubled: (who: Who) => string;
  /** All points are doubled, whoever held it. */
  readonly allDoubled: string;
  readonly wins: (who: Who, points: number) => string;
  readonly tricks: string;
  readonly declaration: string;
  readonly newCards: string;
  /** In how many deals of a hundred playing must bring three tricks to be worth as much as passing. */
  readonly threshold: (counted: number, needed: number) => string;
}
