import type {
  Actor,
  Because,
  GameRecord,
  Happening,
  MoveLike,
  Player,
  RecordedMove,
  Refusal,
  PhaseOf,
  Turn,
  Viewer,
  Offer,
} from '@quinola/play';

/** Who plays for one player of the match. */
export interface TablePlayer {
  readonly name: string;
  /**
   * `visitor` = waited for by the chart; `opponent` = asked by the chart through the thinker; `host` = the page's own
   * function, through the thinker too.
   */
  readonly kind: 'visitor' | 'opponent' | 'host';
  /** Level of an opponent. */
  readonly level: string;
  /** Whose book the opponent plays by; for a visitor, whose book his hints come from. */
  readonly school?: string;
}

/** What the chart asks for a move; the element hands in the opponents' host or a test's stand-in. */
export interface Thinker {
  choose(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
}

/** A question for a move: plain JSON, the view and never the state. */
export interface ThinkerQuestion {
  readonly game: string;
  readonly view: unknown;
  /** What the view's player may do; it is read from the view alone. */
  readonly moves: readonly Offer<MoveLike>[];
  readonly level: string;
  readonly school?: string;
  /** Never the deal's; equal questions give equal answers, so a thought may be asked for twice. */
  readonly seed: string;
  readonly player: Player;
}

/** An answer: the move and its reason. `null` is for a standing right that is not used. */
export interface Thought<Move extends MoveLike = MoveLike> {
  readonly move: Move | null;
  readonly because?: Because;
}

/** How long things take, in milliseconds. All zero in tests; travel is zero under reduced motion. */
export interface Pace {
  /** A card's way from hand to table. */
  readonly travel: number;
  /** The time an opponent takes for a decision of middling hardness, whatever his cards (Vienna §25, 1: hesitation betrays). */
  readonly think: number;
  /** How long a finished trick lies before it is gathered. */
  readonly gather: number;
  /** How long a word (a call, an answer, a chosen pack) stands before the game goes on. */
  readonly speak: number;
  /** Whether sheets (deal, game, rubber) wait for the visitor's acknowledgement; otherwise they stand for `sheet` ms. */
  readonly acknowledge: boolean;
  readonly sheet: number;
}

/** What every table's statechart is started with. */
export interface TableInput<Move extends MoveLike = MoveLike, Options = unknown> {
  readonly options: Options;
  readonly players: readonly TablePlayer[];
  /** Whose eyes the table has. */
  readonly viewer: Viewer;
  /** The seed that every chance move is drawn from. */
  readonly seed: string;
  readonly pace: Pace;
  readonly thinker: Thinker;
  /** A record to go on with; its options and seed hold. One that cannot be read is left alone, a fresh match begins. */
  readonly record?: GameRecord<Move, Options>;
  /** Whether that record was left here: the sheets that its last move has laid lie there again. */
  readonly resumed?: boolean;
  /** Where within its last move the match was left whose record that is; sheets are then those of this, however it was left. */
  readonly left?: Left;
  /** How a record is kept, if it is. */
  readonly keep?: (record: GameRecord<Move, Options>) => void;
  /** `short`: draw, seats, pack and cut of the visitor happen by themselves. */
  readonly ceremony: 'short' | 'full';
  /** Whether take-back is allowed. */
  readonly undo: boolean;
  /** Whether the page holds back a lawful move of a visitor; asked once for each, just before it is made. */
  readonly holdsBack?: (move: Move) => boolean;
}

/**
 * Where a match stands beside what its record tells: what of the last move's consequences is still to be seen or asked. Plain
 * JSON. What the rules do not know (any more) is passed over.
 */
export interface Left {
  /** Paths of the sheets that lie open or are still to be opened. */
  readonly sheets: readonly string[];
  /** Players who are still to be asked about a standing right. */
  readonly asked: readonly Player[];
  /** Whether the deal is being finished for the visitor. */
  readonly finishing: boolean;
}

/** What every table's chart knows. Only what the viewer may see may reach the page: `state` and `record` hold more. */
export interface TableContext<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
> extends TableInput<Move, Options> {
  readonly state: State;
  readonly record: GameRecord<Move, Options>;
  readonly turn: Turn<PhaseOf<View>>;
  /** What the table's viewer may see: the only thing that is rendered. */
  readonly view: View;
  /** What came of the last move, as far as the viewer may see it. */
  readonly happened: readonly H[];
  /** The last move made, as far as the viewer may see it; `null` at the start. */
  readonly last: RecordedMove<Move> | null;
  /** How many moves stand (those taken back not counted); grows by one with each. */
  readonly count: number;
  /** Why the last event was refused; `null` after every lawful move. */
  readonly refusal: Refusal | null;
  /** The hint asked for, while it stands. */
  readonly hint: {readonly move: Move; readonly because?: Because} | null;
  /** Whether there is a decision of the visitor that can be taken back. */
  readonly canUndo: boolean;
  /** Paths of the sheets that lie open or will be opened, in order: what the last move has settled. */
  readonly sheets: readonly string[];
  /** Players whose standing right is still to be asked about in this turn. */
  readonly asked: readonly Player[];
  /** What an opponent has decided, while his pause lasts, and what the rules say of it. */
  readonly thought: (Thought<Move> & {readonly judged: Refusal | null}) | null;
  /** How often the thinker has failed at the move that is waited for. */
  readonly failures: number;
  /** Whether the deal is being finished for the visitor, without waiting. */
  readonly finishing: boolean;
  /** What went wrong: a record that could not be read, or an opponent who did not answer. */
  readonly failure: Failure | null;
}

/** Something that went wrong at the table, by a stable code. */
export interface Failure {
  /** A RecordError's code, `options`, `opponent`, or `advice`. */
  readonly code: string;
  readonly error: unknown;
}

/**
 * Events of every table, beside the game's own moves. A move is sent as it is
 * (`{type: 'PLAY', card: 'TH'}`), made by the viewer unless `by` names another visitor.
 */
export type TableEvent<Move extends MoveLike = MoveLike> = SentMove<Move> | TableCommand;

/** A move that is sent. */
export type SentMove<Move extends MoveLike = MoveLike> = Move & {
  readonly by?: Actor;
  /**
   * The reason of a breach (strict etiquette) that the sender means to commit. A breach that nobody means, or another one
   * than is meant, is refused, and the refusal says that it is possible (`breach`).
   */
  readonly meant?: string;
};

/** Why a lawful move was refused that the page has held back (`TableInput.holdsBack`). */
export const HELD_BACK = 'held-back';

/** The events that every table understands, whatever is played on it. */
export type TableCommand =
  /** Go on: closes a sheet; cuts short the travel of a card, the gathering of a trick, the standing of a word. */
  | {readonly type: 'ACKNOWLEDGE'}
  /** A standing right that the table has asked about is not used this time. */
  | {readonly type: 'PASS_RIGHT'}
  | {readonly type: 'HINT'}
  | {readonly type: 'DISMISS_HINT'}
  | {readonly type: 'UNDO'}
  /** Pause: thinking and waiting stop. Resume: they start again; after a failure the opponent is asked again. */
  | {readonly type: 'PAUSE'}
  | {readonly type: 'RESUME'}
  /** The visitor's cards are played for him, without waiting, to the end of the deal. */
  | {readonly type: 'FINISH_DEAL'}
  | {readonly type: 'SET_PACE'; readonly pace: Pace}
  | {readonly type: 'SET_PLAYERS'; readonly players: readonly TablePlayer[]};

/** What a chart emits, for the element to turn into DOM events, travel and announcements. */
export type TableEmitted<Move extends MoveLike = MoveLike, H extends Happening = Happening> =
  | {readonly type: 'moved'; readonly made: RecordedMove<Move>; readonly happened: readonly H[]}
  | {readonly type: 'refused'; readonly move: MoveLike; readonly refusal: Refusal}
  | {readonly type: 'took-back'; readonly moves: number}
  | {readonly type: 'failed'; readonly code: string; readonly error: unknown};

/**
 * What takes time beside thinking, in the order in which it follows a move: cards travel, a word stands, a trick is gathered,
 * and where a deal has ended it is told in a sentence what it has brought.
 */
export const BEATS = ['travel', 'speak', 'gather', 'tell'] as const;

/** One thing that takes time. */
export type Beat = (typeof BEATS)[number];

/** What the shared chart must be told of a game: data about its happenings, no rules. */
export interface ChartProfile<View, H extends Happening = Happening> {
  /** What takes time, in multiples of the pace: `{played: {travel: 1}, 'trick-won': {gather: 1}}`. */
  readonly beats: Readonly<
    Partial<Record<H['type'], Readonly<Partial<Record<Exclude<Beat, 'tell'>, number>>>>>
  >;
  /** The sheets that these happenings lay on the table, as paths of chart states, in order. */
  readonly sheets: (happened: readonly H[]) => readonly string[];
  /** Happenings that end a deal: what was hidden is open after them. */
  readonly dealEnds: readonly H['type'][];
  /** The happening by which the cards of a deal come to the players; it names the `dealer`. */
  readonly dealt?: H['type'];
  /** The happening by which a card comes to a trick; it names `seat` and `card`. */
  readonly played?: H['type'];
  /** The happening by which a trick goes to its winner; it names `seat` and `trick`. */
  readonly won?: H['type'];
  /**
   * How hard the decision that is waited for looks to everybody, from 0 to 1, and `null` where everybody sees what must come:
   * an opponent's time follows it, see `thinkingTime`. It is given what a watcher sees, so that the time can tell nothing of
   * a hand. Default: all decisions take what the pace says.
   */
  readonly hardness?: (seen: View) => number | null | undefined;
  /**
   * Whether the view's player, who has a standing right, is to be asked before the game goes on. A right that is
   * not asked about may be used by a visitor all the same, until it lapses.
   */
  readonly asks?: (view: View, visitor: boolean) => boolean;
  /** Whether the view's player, a visitor, is spared a phase (`spared`): all he could do there is what all do who can do nothing. */
  readonly spares?: (view: View) => boolean;
}
