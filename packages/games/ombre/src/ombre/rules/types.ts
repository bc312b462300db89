import type {Card, Suit} from '@quinola/cards';
import type {
  Act as ActOf,
  Auction,
  BidMove,
  CardState,
  Choice,
  DrawHappening,
  DrawTable,
  Entry,
  Happening,
  NamingMove,
  PlayMove,
  Seat,
  SessionMove,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {Dish, Outcome} from '../../kit/rules/index.js';
import type {Bid, GameId} from './ladder.js';
import type {OmbreOptions} from './options.js';

// Lomber for three, two (en deux) and four (en quatre). `L.` are lines of the source. Seats are numbered in the order of
// play, which goes to the right; money is given in marks.

/** The phases of a session by their paths in the chart. */
export type OmbrePhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.favourite'
  | 'dealing.shuffling'
  | 'bidding.opening'
  | 'bidding.overbidding'
  | 'bidding.answering'
  | 'bidding.king'
  | 'declaring.game'
  | 'declaring.trump'
  | 'declaring.turning'
  | 'declaring.turnedAce'
  | 'declaring.keeping'
  | 'declaring.picking'
  | 'exchanging'
  | 'offering'
  | 'playing.trick'
  | 'playing.naming'
  | 'playing.vole'
  | 'settling.claiming'
  | 'settlingSession';

/** Every move of the game; the names are those of the specification, except `ENOUGH`: `STOP` ends a session at every table. */
export type OmbreMove =
  | Exclude<SessionMove, {readonly type: 'CUT'}>
  | PlayMove
  /** The top card of the other pack determines the favourite suit. */
  | {readonly type: 'FAVOURITE'; readonly suit: Suit}
  | {readonly type: 'PASS'}
  | {readonly type: 'HOLD'}
  | BidMove<Bid>
  /** The King takes up the talon, or leaves it. */
  | {readonly type: 'TAKE_TALON'}
  | {readonly type: 'DECLINE'}
  /** Another game instead of the ask that won the auction. */
  | NamingMove<'CHOOSE', 'game', Bid>
  | NamingMove<'NAME_TRUMP', 'suit', Suit>
  | {readonly type: 'TURN'}
  | {readonly type: 'TURN_AGAIN'}
  | {readonly type: 'KEEP_TRUMP'}
  /** The card that the Ombre keeps at Obscur, or none. */
  | {readonly type: 'KEEP'; readonly card: Card | null}
  /** The King keeps nine cards of the talon. */
  | {readonly type: 'KEEP9'; readonly cards: readonly Card[]}
  | {readonly type: 'DISCARD'; readonly cards: readonly Card[]}
  | {readonly type: 'GIVE_UP'}
  /** The Ombre offers his game for a bête; or he asks to annul the deal. */
  | {readonly type: 'OFFER'}
  | {readonly type: 'KUNIL'}
  /** An opponent's answer: he accepts, plays against an offered game, or refuses to annul. */
  | {readonly type: 'ACCEPT'}
  | {readonly type: 'CONTRA'}
  | {readonly type: 'REFUSE'}
  /** Whoever is on lead lays his cards down and claims all tricks that are left. */
  | {readonly type: 'CLAIM'}
  /** Strict: what an Ombre must lead who claimed without being sure. */
  | {readonly type: 'NAME_LEAD'; readonly card: Card}
  /** The Ombre looks at what he laid away when it is too late, or in a Solo at the tricks of the others, and may not play for the Vole. */
  | {readonly type: 'LOOK'}
  /** After the first five tricks: stop, or play for the Vole. */
  | {readonly type: 'ENOUGH'}
  | {readonly type: 'GO_ON'}
  | {readonly type: 'CLAIM_HONOURS'; readonly matadors: number; readonly premiers: boolean};

/** How a deal ends: as in the kit; `lost` = an announced game was missed, `renounce` = given up. */
export type GameOutcome = Outcome | 'lost' | 'renounce';

/** What each opponent pays the Ombre, by item; if the game is lost, he pays them the sum without premiers. */
export interface Parts {
  readonly game: number;
  readonly matadors: number;
  readonly premiers?: number;
  /** Negative for a Vole that was missed after the sixth lead. */
  readonly vole?: number;
}

/** The result of a game, without the dish. */
export interface Settlement {
  readonly outcome: GameOutcome;
  readonly parts: Parts;
  /** What each opponent pays the Ombre; negative = he pays each. */
  readonly perOpponent: number;
  /** The bête that the Ombre pays, as a multiple of the dish, Rok included; 0 = he wins it. */
  readonly bete: number;
  /** Who alone has the most tricks, if not the Ombre; -1 = nobody. */
  readonly codilleBy: Seat;
}

/** A settled deal. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  /** `thrown-in`: nobody played; `annulled`: the opponents agreed to it. */
  readonly outcome: GameOutcome | 'thrown-in' | 'annulled';
  readonly ombre: Seat;
  readonly game: GameId | null;
  readonly trump: Suit | null;
  readonly favourite: Suit | null;
  /** By seat. */
  readonly tricks: readonly number[];
  readonly matadors: number;
  readonly parts: Parts;
  readonly perOpponent: number;
  /** The amount won from the dish, and the bête that was paid. */
  readonly drawn: number;
  readonly bete: number;
  /** By seat, with the dish but without stakes. */
  readonly net: readonly number[];
  /** Only of an offered game: who played against the Ombre, and his bête; 0 = he won the dish, or was not to pay. */
  readonly contra?: {readonly by: Seat; readonly bete: number};
  /** Only if an opponent claimed wrongly under strict etiquette: who, and his bête. */
  readonly forfeit?: {readonly by: Seat; readonly bete: number};
  /** By seat, the hands as they were played; open now. */
  readonly hands: readonly (readonly Card[])[];
}

/** What the score sheet stores of a deal. */
export type DealSummary = Pick<DealResult, 'deal' | 'outcome' | 'ombre' | 'game' | 'trump' | 'net'>;

export type OmbreHappening = Happening &
  (
    | Exclude<DrawHappening, {readonly type: 'redraw'}>
    | TrickHappening
    | {readonly type: 'favourite'; readonly suit: Suit}
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly dish: number}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Bid}
    /** Both black aces are shown for Grand Casco. */
    | {readonly type: 'shown'; readonly seat: Seat}
    | {readonly type: 'thrown-in'}
    | {readonly type: 'king-declined'; readonly seat: Seat}
    /** The Ombre and his game. */
    | {readonly type: 'plays'; readonly seat: Seat; readonly game: GameId}
    | {readonly type: 'turned'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'trump'; readonly seat: Seat; readonly suit: Suit}
    /** How many cards a player exchanged. */
    | {readonly type: 'bought'; readonly seat: Seat; readonly count: number}
    /** Sent to this player only. */
    | {readonly type: 'laid' | 'drew'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'gave-up'; readonly seat: Seat}
    /** The Ombre offers his game and has put down a bête; he asks to annul it. */
    | {readonly type: 'offered'; readonly seat: Seat; readonly bete: number}
    | {readonly type: 'proposed'; readonly seat: Seat}
    | {readonly type: 'accepted' | 'against' | 'refused'; readonly seat: Seat}
    | {readonly type: 'annulled'}
    /** The rest was claimed; the cards, if they were laid down. */
    | {
        readonly type: 'claim';
        readonly seat: Seat;
        readonly holds: boolean;
        readonly cards?: readonly Card[];
      }
    /** What the Ombre must lead. */
    | {readonly type: 'lead-named'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'looked'; readonly seat: Seat}
    | {readonly type: 'enough' | 'vole'; readonly seat: Seat}
    | {
        readonly type: 'claimed';
        readonly seat: Seat;
        readonly matadors: number;
        readonly premiers: boolean;
      }
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** An offer of the Ombre to get out of his game, and what was answered. */
export interface GameOffer {
  /** The phase in which the match goes on if the game must be played. */
  readonly from: OmbrePhase;
  /** In turn from the Ombre's right; the first who does not accept is the last. */
  readonly answers: readonly {readonly seat: Seat; readonly accepts: boolean}[];
  /** What the Ombre put down with it; 0 = nothing, as for Kunil. */
  readonly bete: number;
}

/** What a player may know: all open cards, his own hand, and his own discards. */
export interface OmbreView extends TrickTable, DrawTable {
  readonly turn: Turn<OmbrePhase>;
  readonly options: OmbreOptions;
  readonly entries: readonly Entry[];
  readonly dish: Dish;
  readonly favourite: Suit | null;
  /** Bidders are seats. */
  readonly auction: Auction<Bid>;
  /** Who sits this deal out; -1 = nobody. */
  readonly king: Seat;
  /** -1 = not known yet. */
  readonly ombre: Seat;
  readonly game: GameId | null;
  readonly trump: Suit | null;
  /** Cards turned up for Tournée or Grand Casco; the Ombre has them. */
  readonly turned: readonly Card[];
  /** Who has shown both black aces; -1 = nobody. */
  readonly aces: Seat;
  /** By seat, how many cards it exchanged; `null` = not yet, or not at all. */
  readonly bought: readonly (number | null)[];
  /** How the Ombre asked to get out of his game; `null` = he did not. */
  readonly offer: GameOffer | null;
  /** How many cards are left of the talon. */
  readonly talon: number;
  /** Whether the Ombre plays on for all tricks. */
  readonly vole: boolean;
  /** Whether he looked at his discards when it was too late, or at tricks: then he may not. */
  readonly looked: boolean;
  /** Who has claimed the rest of this deal; the last of them has laid these cards down, if he had to. */
  readonly claimed: readonly Seat[];
  readonly faced: {readonly seat: Seat; readonly cards: readonly Card[]} | null;
  /** Strict: the opponent who claimed wrongly, so that the Ombre has won; -1 = nobody. */
  readonly forfeit: Seat;
  /** This player's discards. */
  readonly laid: readonly Card[];
  readonly settled: readonly DealSummary[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface OmbreState extends CardState<OmbreView> {
  /** What is left of the talon, the top first. */
  readonly talon: readonly Card[];
  /** By seat, its discards, and its hand when play began. */
  readonly laid: readonly (readonly Card[])[];
  readonly held: readonly (readonly Card[])[];
}

/** The types for `defineGame`. */
export interface OmbreTypes {
  State: OmbreState;
  View: OmbreView;
  Move: OmbreMove;
  Choice: Choice;
  Options: OmbreOptions;
  Happening: OmbreHappening;
}

/** Collects the happenings of one move. */
export type Events = OmbreHappening[];

/** Makes a move of one type. */
export type Act<Type extends OmbreMove['type']> = ActOf<OmbreTypes, Type>;
