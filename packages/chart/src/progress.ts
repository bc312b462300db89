import {
  firstDue,
  foldRecord,
  isSeenBy,
  listed,
  offered,
  playersDue,
  seenMove,
  RecordError,
  type Actor,
  type Because,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Player,
  type RecordedMove,
  type Refusal,
  type Viewer,
} from '@quinola/play';
import {endsDeal, firstWithRole} from './roles.js';
import {chanceOf, thoughtSeed} from './seeds.js';
import type {ChartProfile, Left, TableContext, TableInput, TablePlayer, ThinkerQuestion} from './types.js';

/** A move that was made, by whom, and how it was chosen. */
export interface MadeMove<Move extends MoveLike> {
  readonly by: Actor;
  readonly move: Move;
  readonly because?: Because;
  /** The result of `refusal`: `null`, or a breach; absent if it was not computed. */
  readonly judged?: Refusal | null;
  /** Set when the player did not decide it himself: a move of the chart, or one that an opponent chose for the visitor. */
  readonly level?: string;
}

/** The level recorded for a ceremonial move that the chart made itself. */
export const AUTOMATIC = 'ceremony';

/** Whether a player is a visitor, for whom the table waits. */
export function isVisitor(players: readonly TablePlayer[], actor: Actor | null): actor is Player {
  return typeof actor === 'number' && players[actor]?.kind === 'visitor';
}

/** What is read of a context to know whom its table waits for. */
type Waiting = Pick<
  TableContext<unknown, unknown, MoveLike, unknown, Happening>,
  'asked' | 'turn' | 'players' | 'viewer' | 'sheets'
>;

/** The current place of a match: the first unacknowledged sheet, or the phase of the rules. */
export function placeOf({sheets, turn}: Pick<Waiting, 'sheets' | 'turn'>): string {
  return sheets[0] ?? turn.phase;
}

/** The visitor that the match waits for: of several the one for whom the table is drawn, else the first; `null` if there is none. */
export function visitorDue({
  turn,
  players,
  viewer,
}: Pick<Waiting, 'turn' | 'players' | 'viewer'>): Player | null {
  const due = playersDue(turn.must).filter((player) => isVisitor(players, player));
  return due.find((player) => player === viewer) ?? due[0] ?? null;
}

/** The visitor whom a table asks: about a standing right, else for the move that the match waits for; `null` if it asks none. */
export function visitorAsked(context: Omit<Waiting, 'sheets'>): Player | null {
  const [asked = null] = context.asked;
  return isVisitor(context.players, asked) ? asked : visitorDue(context);
}

/**
 * The player whom a chart asks next: about a standing right, else for the move that the match waits for. Of several the opponents
 * come first, because visitors act whenever they like.
 */
export function nextToAct(context: Omit<Waiting, 'sheets'>): Player {
  const {asked, turn, players} = context;
  const opponent = playersDue(turn.must).find((player) => !isVisitor(players, player));
  return asked[0] ?? opponent ?? visitorDue(context) ?? (firstDue(turn.must) as Player);
}

/** The visitor who is one of several that act now, and is asked nothing else; `null` if there is none. */
export function visitorAmongSeveral(
  context: Waiting & Pick<TableContext<unknown, unknown, MoveLike, unknown, Happening>, 'sharedPhase'>,
): Player | null {
  const isThere =
    context.sharedPhase === placeOf(context) && !isVisitor(context.players, context.asked[0] ?? null);
  return isThere ? visitorDue(context) : null;
}

/** Index in the record of the visitor's last decision that was not taken back; -1 if there is none. */
export function lastDecision(record: GameRecord, players: readonly TablePlayer[]): number {
  return record.moves.findLastIndex((made) => !made.undone && !made.level && isVisitor(players, made.by));
}

/** The number of moves of a record, from an index on, that were not taken back. */
export function standing({moves}: GameRecord, from = 0): number {
  return moves.slice(from).filter((made) => !made.undone).length;
}

/** The players, in the form of the record. */
export function recordPlayers(players: readonly TablePlayer[]): GameRecord['players'] {
  return players.map(({name, kind, level}) => ({name, kind: kind === 'visitor' ? kind : level}));
}

/** The part of a match's position that its record does not contain, for resuming it. */
export function leftOf({
  sheets,
  asked,
  finishing,
}: Pick<TableContext<unknown, unknown, MoveLike, unknown, Happening>, keyof Left>): Left {
  return {sheets, asked, finishing};
}

/** Pure functions that update the context of one game's chart from move to move. */
export function progressOf<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  profile: ChartProfile<View, H>,
) {
  type Context = TableContext<State, View, Move, Options, H>;

  const seenBy = (viewer: Viewer, events: readonly H[]): readonly H[] =>
    events.filter((event) => isSeenBy(viewer, event));

  /** The parts of the context that are derived from state and record. */
  const derived = (input: TableInput<Move, Options>, state: State, record: GameRecord<Move, Options>) => {
    const turn = game.turn(state);
    const count = standing(record);
    const decision = lastDecision(record, input.players);
    const isWord = profile.words?.includes(record.moves[decision]?.move.type ?? '');
    return {
      state,
      record,
      turn,
      view: game.view(state, input.viewer),
      asked: turn.may.filter((player) =>
        profile.asks?.(game.view(state, player), isVisitor(input.players, player)),
      ),
      canUndo: decision >= 0 && (input.undo || (Boolean(isWord) && standing(record, decision) === 1)),
      count,
      decidesSince: count,
      refusal: null,
      hint: null,
      thought: null,
      failures: 0,
      failure: null,
    };
  };

  const fresh = (input: TableInput<Move, Options>): GameRecord<Move, Options> => ({
    format: 'quinola-record/1',
    game: game.id,
    options: input.options,
    moves: [],
    seed: input.seed,
    players: recordPlayers(input.players),
  });

  /** Whether the deal that is finished for the visitor still runs; what ends it is still shown without waiting. */
  const playsForVisitor = ({finishing, happened}: Pick<Context, 'finishing' | 'happened'>): boolean =>
    finishing && !endsDeal(profile, happened);

  const AT_REST = {happened: [], last: null, sheets: [], finishing: false, hurried: false} as const;

  /** Before the chart has reached a phase. */
  const BEFORE = {...AT_REST, sharedPhase: null} as const;

  /** What of where a match was left the rules still know. */
  const leftIn = (
    left: Left,
    {asked}: Pick<Context, 'asked'>,
    sheets: readonly string[],
  ): Pick<Context, 'sheets' | 'asked' | 'finishing'> => ({
    sheets: sheets.filter((path) => left.sheets.includes(path)),
    asked: asked.filter((player) => left.asked.includes(player)),
    finishing: left.finishing,
  });

  /** The opponents that are asked about a standing right. */
  const opponentsOf = ({asked, players}: Pick<Context, 'asked' | 'players'>): readonly Player[] =>
    asked.filter((player) => !isVisitor(players, player));

  return {
    playsForVisitor,
    opponentsOf,

    /** The context at the start: of a fresh match, or of the record that is resumed. */
    opened(input: TableInput<Move, Options>): Context {
      // Where it was left holds for the beginning alone.
      const {left, ...given} = input;
      const start = (record: GameRecord<Move, Options>): Context => {
        let settled: readonly H[] = [];
        const state = foldRecord(game, record, ({events}) => {
          settled = events;
        });
        const opened = {...given, options: record.options, ...BEFORE, ...derived(input, state, record)};
        const sheets = (left ?? input.resumed) ? profile.sheets(seenBy(input.viewer, settled)) : [];
        if (left) return {...opened, ...leftIn(left, opened, sheets)};
        // The last sheet of a match includes what the earlier ones said.
        return opened.turn.over ? opened : {...opened, sheets};
      };
      if (!input.record) return start(fresh(input));
      try {
        return start({seed: input.seed, ...input.record});
      } catch (error) {
        const failure = {code: error instanceof RecordError ? error.code : 'options', error};
        // An unreadable saved match is not overwritten, so this match is not saved.
        const {keep: _unused, ...unkept} = given;
        return {...unkept, ...BEFORE, ...derived(input, game.start(input.options), fresh(input)), failure};
      }
    },

    /** The context after a lawful move. */
    moved(context: Context, {by, move, judged, because, level}: MadeMove<Move>): Partial<Context> {
      const {state, events} = game.play(context.state, by, move, judged);
      const made: RecordedMove<Move> = {by, move, ...(because && {because}), ...(level && {level})};
      const record = {...context.record, moves: [...context.record.moves, made]};
      const happened = seenBy(context.viewer, events);
      const next = derived(context, state, record);
      const finishing = playsForVisitor(context);
      const sheets = profile.sheets(happened);
      // Where several act, a visitor's decision and its hint stand while others act.
      const visitor = visitorAmongSeveral(context);
      const decidesStill =
        visitor !== null && by !== visitor && visitorAmongSeveral({...context, ...next, sheets}) === visitor;
      return {
        ...next,
        ...(decidesStill && {hint: context.hint, decidesSince: context.decidesSince}),
        asked: finishing ? opponentsOf({...context, ...next}) : next.asked,
        happened,
        last: seenMove(made, events, context.viewer, game.openMoves),
        sheets,
        finishing,
        hurried:
          context.hurried &&
          !firstWithRole(profile, 'won', happened) &&
          visitorDue({...context, ...next}) === null,
      };
    },

    /** The context after taking back the visitor's last decision and all moves after it. */
    takenBack(context: Context): Partial<Context> {
      const from = lastDecision(context.record, context.players);
      const moves = context.record.moves.map((made, i) =>
        i < from || made.undone ? made : {...made, undone: context.record.moves.length},
      );
      const record = {...context.record, moves};
      return {...AT_REST, ...derived(context, foldRecord(game, record), record)};
    },

    /** The move that chance makes now. */
    chanceMove({state, record, seed}: Context): MadeMove<Move> {
      const nth = 1 + record.moves.filter((made) => made.by === 'chance' && !made.undone).length;
      return {by: 'chance', move: game.chance(state, chanceOf(record.seed ?? seed, nth))};
    },

    /** A ceremonial move that the chart makes: the first lawful one of a type, because the pack is shuffled anyway. */
    ceremonialMove(context: Context, type: string): MadeMove<Move> {
      const {state} = context;
      const by = nextToAct({...context, asked: []});
      const moves = [...listed(game, game.view(state, by))];
      return {
        by,
        move: moves.find((move) => move.type === type) ?? moves[0]!,
        judged: null,
        level: AUTOMATIC,
      };
    },

    /** The question to the thinker for a player. */
    question(
      {state, players, record, count, failures}: Context,
      player: Player,
      purpose = '',
    ): ThinkerQuestion {
      const {level, school} = players[player]!;
      const seed = thoughtSeed(record, player, count) + purpose + (failures ? `/again ${failures}` : '');
      const view = game.view(state, player);
      return {game: game.id, view, moves: offered(game, view), level, ...(school && {school}), seed, player};
    },

    /** Why a player may not make a move now; `null` if he may. A malformed move is refused as well. */
    refusal({state}: Context, by: Player, move: Move): Refusal | null {
      try {
        const refusal = game.refusal(game.view(state, by), move);
        return !refusal || canBeTold(refusal) ? refusal : {reason: 'not-now'};
      } catch {
        return {reason: 'not-now'};
      }
    },
  };
}

/** A refusal may repeat what is in the move, where a page can put anything; a sentence can tell only texts and numbers. */
function canBeTold({about = {}}: Refusal): boolean {
  return Object.values(about).every((value) => typeof value === 'string' || typeof value === 'number');
}
