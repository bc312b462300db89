import type {Card} from '@quinola/cards';
import type {SessionWords, Who} from '@quinola/table';
import type {GameResult, ItemName} from '../rules/index.js';

/** What a table of Cassino says before the first move, beyond what all tables say. */
export interface CassinoRoomWords {
  readonly title: string;
  readonly subtitle: string;
  readonly deal: (number: number) => string;
  readonly round: (number: number, all: number) => string;
  /** While the last packet is played, at whose end the rest is swept. */
  readonly sweep: string;
  /** The two parties of four players; a party for screen readers: its points, cards and clearings. */
  readonly we: string;
  readonly they: string;
  readonly party: (name: string, points: number, more: readonly string[]) => string;
  readonly cards: (number: number) => string;
  readonly clearings: (number: number) => string;
  /** Who took the last trick. */
  readonly tookLast: string;
  readonly yourTurn: {
    readonly play: string;
    /** A card is chosen that takes something, or nothing. */
    readonly take: string;
    readonly lay: string;
    readonly draw: string;
    readonly cut: string;
    readonly turn: string;
  };
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface CassinoPanelWords extends SessionWords {
  // What is asked.
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly turnTitle: string;
  readonly turnAsk: string;
  readonly turnCards: (number: number) => string;
  // What is told.
  readonly dealt: (dealer: Who) => string;
  readonly cutBy: (who: Who) => string;
  readonly onTable: (cards: readonly Card[]) => string;
  readonly laid: (who: Who, card: Card) => string;
  readonly took: (who: Who, card: Card, taken: readonly Card[]) => string;
  /** The same in a few words, for the line on the table. */
  readonly tookShort: (who: Who, card: Card, cards: number) => string;
  readonly cleared: (who: Who) => string;
  readonly swept: (who: Who, cards: number) => string;
  // The account of a deal; parties by their names as heads of columns, or as those who do something.
  readonly marks: (party: Who, points: number, isSetOff: boolean) => string;
  readonly nobodyMarks: string;
  /** Nobody marks where the two lower of three are set off against the highest. */
  readonly nobodyHasMore: string;
  readonly wins: (party: Who, game: GameResult) => string;
  readonly lurched: (party: Who) => string;
  readonly party: (name: 'we' | 'they') => Who;
  readonly items: Readonly<Record<ItemName, string>>;
  readonly itemsHead: string;
  readonly outOf: (number: number) => string;
  readonly sum: string;
  readonly setOff: string;
  /** What three marked of their points, of which those that come after the game is won count for nothing. */
  readonly untilWon: string;
  readonly clearing: string;
  readonly stand: string;
  /** The advice to take cards, or to lay one down. */
  readonly adviseTake: (card: Card, taken: readonly Card[]) => string;
  readonly adviseLay: (card: Card) => string;
}
