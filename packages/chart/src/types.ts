import type {
  Actor,
  Because,
  GameRecord,
  Happening,
  MoveLike,
  Player,
  RecordedMove,
  Refusal,
  MustOf,
  PhaseOf,
  Turn,
  Viewer,
  Offer,
} from '@quinola/play';

/** Who plays for one player of the match. */
export interface TablePlayer {
  readonly name: string;
  /**
   * `visitor`: the chart waits for his moves; `opponent`: the chart asks the thinker; `host`: the page's own function, also
   * through the thinker.
   */
  readonly kind: 'visitor' | 'opponent' | 'host';
  /** Level of an opponent. */
  readonly level: string;
  /** The book that the opponent plays by; for a visitor, the book that his hints come from. */
  readonly school?: string;
}

/** What the chart asks for moves: the opponents' host, passed in by the element, or a stub in tests. */
export interface Thinker {
  choose(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
}

/** A question for a move: plain JSON, the view and never the state. */
export interface ThinkerQuestion {
  readonly game: string;
  readonly view: unknown;
  /** The lawful moves of the view's player. */
  readonly moves: readonly Offer<MoveLike>[];
  readonly level: string;
  readonly school?: string;
  /** Never the deal's seed. Equal questions give equal answers, so a question may be repeated. */
  readonly seed: string;
  readonly player: Player;
  /** Set where a bidding panel asks: which games the hand can reasonably make is answered too (`Thought.likely`). */
  readonly likely?: boolean;
}

/** An answer: the move and its reason. A `null` move declines a standing right. */
export interface Thought<Move extends MoveLike = MoveLike> {
  readonly move: Move | null;
  readonly because?: Because;
  /** Of a bid: the games that the hand can reasonably make, the best first. Not stored in records. */
  readonly likely?: readonly LikelyBid[];
}

/** A game that a hand can reasonably make. */
export interface LikelyBid {
  readonly bid: string;
  /** How often it is made, of one. */
  readonly made: number;
  /** The suit in which it is, where the bid leaves that open. */
  readonly suit?: string;
}

/** How long things take, in milliseconds. All zero in tests; travel is zero under reduced motion. */
export interface Pace {
  /** The animation of a card from hand to table. */
  readonly travel: number;
  /** The time an opponent takes for an average decision, independent of his cards (Vienna §25, 1: hesitation betrays). */
  readonly think: number;
  /** How long a finished trick is shown before it is gathered. */
  readonly gather: number;
  /** How long a call, an answer or a chosen pack is shown before the game continues. */
  readonly speak: number;
  /** Whether sheets (deal, game, rubber) wait for the visitor's acknowledgement; otherwise they are shown for `sheet` ms. */
  readonly acknowledge: boolean;
  readonly sheet: number;
  /** Which cards a visitor need not play himself: the last of a hand, or every one that is his only lawful one. Absent: none. */
  readonly obvious?: 'last' | 'all';
}

/** What every table's statechart is started with. */
export interface TableInput<Move extends MoveLike = MoveLike, Options = unknown> {
  readonly options: Options;
  readonly players: readonly TablePlayer[];
  /** Who the table is drawn for. */
  readonly viewer: Viewer;
  /** The seed that every chance move is drawn from. */
  readonly seed: string;
  readonly pace: Pace;
  readonly thinker: Thinker;
  /** A record to continue; its options and seed apply. If it cannot be read it is left untouched and a new match begins. */
  readonly record?: GameRecord<Move, Options>;
  /** Whether that record was left at this table; the sheets of its last move are then shown again. */
  readonly resumed?: boolean;
  /** Where within its last move the match was left whose record that is; sheets are then those of this, however it was left. */
  readonly left?: Left;
  /** Saves a record, if records are kept. */
  readonly keep?: (record: GameRecord<Move, Options>) => void;
  /** `short`: the visitor's draw, seats, pack and cut are made automatically. */
  readonly ceremony: 'short' | 'full';
  /** Whether take-back is allowed. */
  readonly undo: boolean;
  /** Whether the page prevents a lawful move of a visitor; called once for each, just before it is made. */
  readonly holdsBack?: (move: Move) => boolean;
}

/**
 * The part of a match's position that its record does not contain: which consequences of the last move are still to be shown or
 * asked. Plain JSON. Anything unknown to the rules is ignored.
 */
export interface Left {
  /** Paths of the sheets that are shown or still to be shown. */
  readonly sheets: readonly string[];
  /** Players who are still to be asked about a standing right. */
  readonly asked: readonly Player[];
  /** Whether the deal is being finished automatically for the visitor. */
  readonly finishing: boolean;
}

/** The context of every chart. `state` and `record` contain hidden information; only what the viewer may see may reach the page. */
export interface TableContext<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
> extends TableInput<Move, Options> {
  readonly state: State;
  readonly record: GameRecord<Move, Options>;
  readonly turn: Turn<PhaseOf<View>, MustOf<View>>;
  /** What the viewer may see; rendering uses nothing else. */
  readonly view: View;
  /** The happenings of the last move that the viewer may see. */
  readonly happened: readonly H[];
  /** The last move made, as far as the viewer may see it; `null` at the start. */
  readonly last: RecordedMove<Move> | null;
  /** The number of moves so far, without those taken back. */
  readonly count: number;
  /** Why the last event was refused; `null` after every lawful move. */
  readonly refusal: Refusal | null;
  /** The hint asked for, while it stands. */
  readonly hint: {readonly move: Move; readonly because?: Because} | null;
  /** Whether a decision of the visitor can be taken back. */
  readonly canUndo: boolean;
  /** Paths of the sheets that the last move brought, in order, that are shown or still to be shown. */
  readonly sheets: readonly string[];
  /** Players who are still to be asked about a standing right in this turn. */
  readonly asked: readonly Player[];
  /**
   * After how many moves the viewer's present decision began: `count`, unless he is one of several who act at once, and others have
   * acted since.
   */
  readonly decidesSince: number;
  /** The last phase reached in which several players may act at once (`PhaseOptions.several`); the rules may be further. */
  readonly sharedPhase: string | null;
  /** An opponent's answer while his thinking time lasts, and the verdict of the rules on it. */
  readonly thought: (Thought<Move> & {readonly judged: Refusal | null}) | null;
  /** How often the thinker has failed at the current move. */
  readonly failures: number;
  /** Whether the deal is being finished for the visitor, without waiting. */
  readonly finishing: boolean;
  /** Whether opponents take no thinking time until the trick is won or a visitor is to move. */
  readonly hurried: boolean;
  /** A failure: a record that could not be read, or an opponent who did not answer. */
  readonly failure: Failure | null;
}

/** A failure at the table, with a stable code. */
export interface Failure {
  /** A RecordError's code, `options`, `opponent`, or `advice`. */
  readonly code: string;
  readonly error: unknown;
}

/**
 * Events of every table, in addition to the game's moves. A move is sent as it is (`{type: 'PLAY', card: 'TH'}`), made by the
 * viewer unless `by` names another visitor.
 */
export type TableEvent<Move extends MoveLike = MoveLike> = SentMove<Move> | TableCommand;

/** A move that is sent. */
export type SentMove<Move extends MoveLike = MoveLike> = Move & {
  readonly by?: Actor;
  /**
   * The reason of the breach (strict etiquette) that the sender intends. An unintended breach, or a different one, is refused,
   * and the refusal says that it is possible (`breach`).
   */
  readonly meant?: string;
};

/** The reason of the refusal when the page prevented a lawful move (`TableInput.holdsBack`). */
export const HELD_BACK = 'held-back';

/** The events that the table of every game understands. */
export type TableCommand =
  /** Continue: closes a sheet; cuts short the animation of a card, the gathering of a trick, the display of a call. */
  | {readonly type: 'ACKNOWLEDGE'}
  /**
   * Ends the running pause, as `ACKNOWLEDGE` does but for sheets, and an opponent's thinking time; until the trick is won or a
   * visitor is to move opponents take none.
   */
  | {readonly type: 'HURRY'}
  /** Declines the standing right that the table has asked about. */
  | {readonly type: 'PASS_RIGHT'}
  | {readonly type: 'HINT'}
  | {readonly type: 'DISMISS_HINT'}
  | {readonly type: 'UNDO'}
  /** Pause: thinking and waiting stop. Resume: they start again; after a failure the opponent is asked again. */
  | {readonly type: 'PAUSE'}
  | {readonly type: 'RESUME'}
  /** Plays the visitor's cards for him, without delays, to the end of the deal. */
  | {readonly type: 'FINISH_DEAL'}
  | {readonly type: 'SET_PACE'; readonly pace: Pace}
  | {readonly type: 'SET_PLAYERS'; readonly players: readonly TablePlayer[]};

/** What a chart emits; the element turns it into DOM events, animations and announcements. */
export type TableEmitted<Move extends MoveLike = MoveLike, H extends Happening = Happening> =
  | {readonly type: 'moved'; readonly made: RecordedMove<Move>; readonly happened: readonly H[]}
  | {readonly type: 'refused'; readonly move: MoveLike; readonly refusal: Refusal}
  | {readonly type: 'took-back'; readonly moves: number}
  | {readonly type: 'failed'; readonly code: string; readonly error: unknown};

/**
 * What takes time other than thinking, in the order in which it follows a move: cards travel, a call is shown, a trick is
 * gathered, and at the end of a deal its result is told.
 */
export const BEATS = ['travel', 'speak', 'gather', 'tell'] as const;

/** One of the {@linkcode BEATS}. */
export type Beat = (typeof BEATS)[number];

/** What the shared chart needs to know of a game: data about its happenings, no rules. */
export interface ChartProfile<View, H extends Happening = Happening> {
  /** What takes time, in multiples of the pace: `{played: {travel: 1}, 'trick-won': {gather: 1}}`. */
  readonly beats: Readonly<
    Partial<Record<H['type'], Readonly<Partial<Record<Exclude<Beat, 'tell'>, number>>>>>
  >;
  /** The sheets to show after these happenings, as paths of chart states, in order. */
  readonly sheets: (happened: readonly H[]) => readonly string[];
  /** Happenings that end a deal; hidden cards may be shown after them. */
  readonly dealEnds: readonly H['type'][];
  /** The happening by which the cards of a deal come to the players; it names the `dealer`. */
  readonly dealt?: H['type'];
  /** The happening by which a card comes to a trick; it names `seat` and `card`. */
  readonly played?: H['type'];
  /** The happening by which a trick goes to its winner; it names `seat` and `trick`. */
  readonly won?: H['type'];
  /** The happening by which a card takes cards of the table; it names `seat`, `card` and `take`. */
  readonly captured?: H['type'];
  /** The happening by which a thing of the table goes elsewhere; it names `thing`, `from` and `onto`. */
  readonly moved?: H['type'];
  /** The happening by which a stake is laid; it names `seat`, `amount`, and what it lies `on`. */
  readonly staked?: H['type'];
  /** The happening by which money changes hands; it names `from`, `payee` and `amount`. */
  readonly paid?: H['type'];
  /**
   * How hard the current decision looks to everybody, from 0 to 1, or `null` if it is visibly forced; it determines an opponent's
   * time, see `thinkingTime`. It receives the view of a watcher, so that the time cannot reveal anything about a hand. Default:
   * all decisions take the pace's `think`.
   */
  readonly hardness?: (seen: View) => number | null | undefined;
  /**
   * Whether the view's player is asked about his standing right before the game continues. A visitor may use a right without
   * being asked, until it lapses.
   */
  readonly asks?: (view: View, visitor: boolean) => boolean;
  /** Whether the view's player, a visitor, is not asked in a phase marked `spared` because he has no real choice there. */
  readonly spares?: (view: View) => boolean;
  /** The types of moves that are words: a visitor may take one back until it is answered, even where nothing else can be. */
  readonly words?: readonly string[];
}
