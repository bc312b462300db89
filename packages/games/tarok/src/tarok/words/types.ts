import type {Card} from '@quinola/cards';
import type {DealtWords, Page, Who} from '@quinola/table';
import type {PackPanelWords, PackRoomWords} from '../../kit/words/types.js';
import type {AnnouncedItem, PieceEvent} from '../rules/types.js';

/** What a table of Tarok says before its first card is played. */
export interface TarokRoomWords extends PackRoomWords {
  readonly title: string;
  readonly subtitle: Readonly<Record<2 | 3, string>>;
  /** What a seat has announced, beside its name: `announced: 30`. */
  readonly announced: (points: number) => string;
  readonly yourAnnounce: string;
  /** Chips in the pot. */
  readonly pot: (chips: number) => string;
}

/** The five accounts of a deal en trois. */
export type Account = 'honours' | 'direct' | 'table' | 'cards' | 'pot';

/** What Tarok says in its panels and about happenings; loaded while the first cards are shown. */
export interface TarokPanelWords extends PackPanelWords, Pick<DealtWords, 'sessionTitle'> {
  // Announcing.
  readonly announceTitle: string;
  readonly announceAsk: string;
  /** A class as it is said aloud: `10 taroks`, `half a cavalry with Sky`. */
  readonly item: (item: AnnouncedItem) => string;
  readonly announce: (points: number) => string;
  readonly nothing: string;
  readonly nothingHeld: string;
  readonly takeBack: string;
  readonly tookBack: (who: Who) => string;
  /** Beside the speaker. */
  readonly says: (items: readonly AnnouncedItem[]) => string;
  readonly announcedBy: (who: Who, items: readonly AnnouncedItem[], total: number) => string;
  readonly buried: (who: Who) => string;

  // The Pagat and the kings.
  readonly piece: (piece: PieceEvent, owner: Who, to: Who) => string | null;
  readonly pagatOut: string;
  readonly kingsOut: (kings: readonly Card[]) => string;
  readonly ultimo: string;

  readonly drawTitleTwo: string;
  readonly drawAskTwo: string;
  readonly redraw: string;
  readonly staked: (who: Who, chips: number) => string;

  // The sheets of a deal.
  readonly layOutTitle: string;
  readonly layOutAsk: string;
  readonly nothingLaid: string;
  readonly settleTitle: (deal: number) => string;
  readonly accounts: Readonly<Record<Account, string>>;
  readonly paid: (from: Who, to: Who, amount: number) => string;
  readonly stichfrei: (who: Who) => string;
  readonly evenCards: string;
  /** One sentence for the announcer: what a deal earned the visitor; `null` = he only watches. */
  readonly dealNet: (net: number | null) => string;

  // En deux.
  /** How cards count by twos, given the value of two empty ones. */
  readonly pairRules: (empties: number) => readonly string[];
  readonly deux: Readonly<Record<'honours' | 'kings' | 'pagat' | 'cards', string>>;
  readonly party: (party: number) => string;
  readonly before: string;
  readonly stands: string;
  readonly partyWon: (winner: Who, margin: number, double: boolean) => string;
  readonly partyPay: (winner: Who, party: number, points: number, pay: number) => string;
  /** How the book notes a party: its points with a stroke, a double one with a 2. */
  readonly noted: (points: number, double: boolean) => string;
  readonly scoresNow: (lines: readonly string[]) => string;

  /** Chips of the visitor; `null` = he only watches. En deux in groszy. */
  readonly sessionOver: (balance: number | null, groszy?: boolean) => string;
  readonly noDeal: string;
}

/** The rules pages of one language, by the number of players. */
export type RulesPages = Readonly<Record<2 | 3, Page>>;
