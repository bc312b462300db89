import type {Card, Suit} from '@quinola/cards';
import type {Who} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../../words/types.js';
import type {Bid, DealResult, Grade, Misere, Penalty, TrickGame} from '../rules/index.js';

/** What a game asks of its player. */
export interface Asked {
  /** 0 = no trick at all. */
  readonly tricks: number;
  /** How many cards are in play; of twelve one was laid aside. */
  readonly cards: 12 | 13;
  readonly open: boolean;
}

/** The words of Boston, Tri-Boston and Boston-Whist that are needed before the first move, in addition to those of all tables. */
export interface ContractsRoomWords extends FamilyRoomWords {
  readonly games: Readonly<Record<TrickGame | Misere, string>>;
  readonly bid: (bid: Bid) => string;
  /**
   * What it asks and pays; `each` = `null`: it hangs on the tricks; `helped`: the tricks are those
   * of the declarer and his helper together.
   */
  readonly needs: (you: boolean, asked: Asked, each: number | null, helped: boolean) => string;
  /** What was turned up before a seat, until the first ace or from the second pack. */
  readonly turned: (who: Who) => string;
  /** The pool. */
  readonly atStake: string;
  readonly wait: string;
  readonly pool: (amount: number, waiting: readonly number[]) => string;
  readonly helps: string;
  readonly yourTurn: {
    readonly draw: string;
    readonly cut: string;
    readonly packets: string;
    readonly bid: string;
    readonly trump: string;
    readonly aside: string;
    readonly leader: string;
    readonly helper: string;
    readonly offer: string;
    /** The last to play must not take from a misère what he can leave to it. */
    readonly spare: string;
  };
}

/** The words of panels and announcements; loaded after the first cards are shown. */
export interface ContractsPanelWords extends FamilyPanelWords {
  // The bidding.
  /** What a price of the tariff card asks; `suits`: those that are trumps then. */
  readonly priceNeeds: (asked: Asked, suits: readonly Suit[]) => string;
  /** The name of a misère where the column says that it is one. */
  readonly miseres: Readonly<Record<Misere, string>>;
  readonly misere: string;
  // Other questions.
  readonly cutAsk: string;
  readonly cutPlace: string;
  readonly cut: string;
  readonly cutBy: (who: Who) => string;
  readonly packetsTitle: string;
  readonly packetsAsk: string;
  readonly packets: (size: number) => string;
  readonly alone: (suit: string) => string;
  readonly leaderTitle: string;
  readonly leaderAsk: string;
  readonly helperTitle: string;
  readonly helperAsk: (who: Who, tricks: number) => string;
  readonly help: string;
  readonly decline: string;
  readonly offerTitle: string;
  readonly offerAsk: (who: Who) => string;
  readonly accept: string;
  readonly reject: string;
  readonly stopTitle: string;
  readonly claim: string;
  readonly claimLost: string;
  readonly concede: string;
  readonly askConcede: string;
  // Announcements.
  readonly turnedUp: (who: Who, card: Card) => string;
  readonly dealt: (dealer: Who, stake: number) => string;
  readonly trump: (who: Who, suit: Suit, alone: boolean) => string;
  readonly leads: (who: Who, leader: Who) => string;
  readonly offers: (who: Who) => string;
  readonly declines: (who: Who) => string;
  readonly helpsTold: (who: Who) => string;
  readonly refuses: (who: Who) => string;
  readonly playsAlone: (who: Who) => string;
  readonly concedes: (who: Who) => string;
  readonly penalty: (who: Who, penalty: Penalty) => string;
  // The result of a deal.
  readonly outcome: (side: readonly Who[], game: string, outcome: DealResult['outcome']) => string;
  readonly price: (who: Who, marks: number, isWon: boolean) => string;
  readonly draws: (side: readonly Who[], marks: number) => string;
  readonly bete: (side: readonly Who[], marks: number) => string;
  /** By tariff B: points, of which so many for honours, by the multiplier of the game. */
  readonly points: (points: number, honours: number, multiplier: number) => string;
  readonly grades: Readonly<Record<Grade, string>>;
}
