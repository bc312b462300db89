import type {Card, Suit} from '@quinola/cards';
import type {Happening, Player, Seat} from '@quinola/play';
import type {DealResult, GameResult, RubberResult, Trick} from './results.js';
import type {Side} from './sides.js';

export type PackColour = 'red' | 'blue';

/** An irregularity in dealing (strict etiquette). */
export interface Accident {
  readonly kind: 'exposed' | 'faced' | 'misdeal' | 'hidden-turn-up';
  /** Who caused it; `null` = pure chance. */
  readonly by: Seat | null;
  /** The card that was seen, and the seat it was being dealt to. */
  readonly card?: Card;
  readonly seat?: Seat;
}

/** The result of a move. */
export type WhistHappening = Happening &
  (
    | {readonly type: 'spread'; readonly players: readonly Player[]}
    /** `dummy`: the player drew for the dummy. */
    | {
        readonly type: 'drawn';
        readonly player: Player;
        readonly card: Card;
        readonly index: number;
        readonly dummy?: true;
      }
    | {readonly type: 'redraw'; readonly players: readonly Player[]}
    /** The order in which three players get the dummy (Vienna §24). */
    | {readonly type: 'ordered'; readonly order: readonly Player[]}
    | {
        readonly type: 'seat-chosen';
        readonly player: Player;
        readonly seat: Seat;
      }
    | {
        readonly type: 'seated';
        readonly seats: readonly Player[];
        readonly dealer: Seat;
        readonly out: Player | null;
      }
    | {readonly type: 'pack-chosen'; readonly seat: Seat; readonly colour: PackColour}
    | {readonly type: 'shuffled'; readonly seat: Seat}
    /** The cards from `index` onwards came to the top. */
    | {readonly type: 'cut'; readonly seat: Seat; readonly withCard: boolean; readonly index: number}
    | {readonly type: 'thrown-over'; readonly seat: Seat; readonly times: number}
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'turned-up'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit}
    | {readonly type: 'accident'; readonly accident: Accident}
    | {readonly type: 'deal-accepted' | 'deal-voided' | 'deal-passed'; readonly seat: Seat}
    | {readonly type: 'looked'; readonly player: Player; readonly seat: Seat}
    | {readonly type: 'turn-up-taken'; readonly seat: Seat}
    | {readonly type: 'played'; readonly seat: Seat; readonly card: Card}
    /** A card its owner must leave exposed or take back (strict). */
    | {
        readonly type: 'exposed';
        readonly seat: Seat;
        readonly card: Card;
        readonly why: 'out-of-turn' | 'revoke' | 'dropped';
      }
    | {readonly type: 'trick-won'; readonly seat: Seat; readonly trick: Trick; readonly number: number}
    | {readonly type: 'dummy-open'; readonly seat: Seat}
    | {readonly type: 'called' | 'silent'; readonly seat: Seat}
    | {readonly type: 'answered'; readonly seat: Seat; readonly yes: boolean}
    | {readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {
        readonly type: 'laid-down';
        readonly seat: Seat;
        readonly cards: readonly Card[];
        readonly good: boolean;
      }
    /** Whether this opponent grants the claimed tricks, or play continues with open cards (strict). */
    | {readonly type: 'claim-met'; readonly seat: Seat; readonly granted: boolean}
    | {
        readonly type: 'revoke-claimed';
        readonly by: Seat;
        readonly seat: Seat;
        readonly trick: number;
        readonly proved: boolean;
      }
    | {readonly type: 'penalty'; readonly side: Side; readonly deduct: number; readonly add: number}
    | {readonly type: 'honours-announced'; readonly seat: Seat; readonly announced: boolean}
    | {
        readonly type: 'demanded';
        readonly by: Seat;
        readonly of: Seat;
        readonly what: string;
        readonly card?: Card;
        readonly suit?: Suit;
      }
    | {readonly type: 'deal-scored'; readonly result: DealResult}
    | {readonly type: 'game-won'; readonly result: GameResult}
    | {readonly type: 'rubber-settled'; readonly result: RubberResult; readonly rubber: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );
