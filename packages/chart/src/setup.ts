import {assign, emit, fromPromise, setup} from 'xstate';
import type {Actor, Game, Happening, MoveLike, Player, Refusal} from '@quinola/play';
import {thinkingTime} from './thinking.js';
import {endsDeal} from './roles.js';
import {isVisitor, lastDecision, progressOf, recordPlayers, standing, type MadeMove} from './progress.js';
import {
  HELD_BACK,
  type Beat,
  type ChartProfile,
  type Pace,
  type SentMove,
  type TableContext,
  type TableEmitted,
  type TableEvent,
  type TableInput,
  type Thought,
} from './types.js';

/** How long the result of a deal is shown, in multiples of the pace's `speak`. */
const TELLING = 1.5;

/** Events that are not moves; ignored if they arrive at the wrong time. */
const COMMANDS = ['UNDO', 'HINT', 'FINISH_DEAL', 'PASS_RIGHT'];

/** The current place of a match: the first unacknowledged sheet, or the phase of the rules. */
export function placeOf({
  sheets,
  turn,
}: Pick<TableContext<unknown, unknown, MoveLike, unknown, Happening>, 'sheets' | 'turn'>): string {
  return sheets[0] ?? turn.phase;
}

/**
 * XState's `setup()` for one game, with the guards, actions, delays and actors that all games share.
 * @param profile describes the game's happenings to the chart
 * @returns `table`, whose `extend` adds a game's own guards and actions and whose `createMachine` makes its chart; and `opened`,
 * the initial context
 */
export function tableSetup<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  profile: ChartProfile<View, H>,
) {
  type Context = TableContext<State, View, Move, Options, H>;
  type Event = TableEvent<Move>;
  type Said = {context: Context; event: Event};

  const progress = progressOf(game, profile);

  /** The player to decide: one who is asked about a standing right, or the one whose turn it is. */
  const mover = ({asked, turn}: Context): Player => asked[0] ?? (turn.must as Player);

  /** The player who makes a move that was sent. */
  const sender = ({viewer, turn}: Context, event: {by?: Actor}): Actor | null =>
    event.by ?? (viewer === 'watcher' ? turn.must : viewer);

  const sentMove = ({context, event}: Said): MadeMove<Move> => {
    const {by: _by, meant: _meant, ...move} = event as SentMove<Move>;
    return {by: sender(context, event as SentMove)!, move: move as unknown as Move};
  };

  /**
   * Caches, by event, what the rules and the page say about its move, so that a guard and the actions of its transition use the
   * same answer.
   */
  const verdicts = new WeakMap<object, {state: State; refusal: Refusal | null; isHeldBack?: boolean}>();
  const verdictOn = ({context, event}: Said, {by, move}: Pick<MadeMove<Move>, 'by' | 'move'>) => {
    let verdict = verdicts.get(event);
    if (verdict?.state !== context.state) {
      verdict = {state: context.state, refusal: progress.refusal(context, by as Player, move)};
      verdicts.set(event, verdict);
    }
    return verdict;
  };

  /** Why the chart or the rules do not accept a move that was sent; `null` if they do. */
  const objection = (said: Said): Refusal | null => {
    const {context, event} = said;
    const made = sentMove(said);
    if (COMMANDS.includes(event.type) || !isVisitor(context.players, made.by)) return {reason: 'not-now'};
    // A player whose deal is finished automatically makes no more moves in it.
    if (progress.playsForVisitor(context) && made.by === context.turn.must) return {reason: 'not-your-turn'};
    const {refusal} = verdictOn(said, made);
    const isMeant = refusal?.breach && (event as SentMove).meant === refusal.reason;
    return isMeant ? null : refusal;
  };

  const isHeldBack = (said: Said): boolean => {
    const made = sentMove(said);
    const verdict = verdictOn(said, made);
    return (verdict.isHeldBack ??= said.context.holdsBack?.(made.move) ?? false);
  };

  /** An opponent's breach is made only if the rules define its consequences. */
  const isPossible = (refusal: Refusal | null): boolean => refusal === null || refusal.breach === true;

  /** The verdict on an opponent's answer. */
  const judgedThought = (said: Said): Refusal | null => {
    const {move} = thoughtOf(said.event);
    return move && verdictOn(said, {by: mover(said.context), move}).refusal;
  };

  /** The answer arrives in the done event of an actor; a page's own function may have returned anything. */
  const thoughtOf = (event: unknown): Thought<Move> => {
    const {output} = event as {output?: Partial<Thought<Move>>};
    return {...output, move: output?.move ?? null};
  };

  /** The failure that replaced an answer: an error, or no answer. */
  const lossOf = (event: unknown): unknown => {
    const {error, output} = event as {error?: unknown; output?: unknown};
    return error ?? output;
  };

  /** How long a beat takes after the last move. */
  const lasts = ({pace, happened, finishing}: Context, beat: Beat): number => {
    if (beat === 'tell') return finishing || !endsDeal(profile, happened) ? 0 : TELLING * pace.speak;
    const times = happened.map(({type}) => profile.beats[type as H['type']]?.[beat] ?? 0);
    return finishing ? 0 : pace[beat] * Math.max(0, ...times);
  };

  /** The thinking time of the opponent to move, computed from public information only. */
  const ponders = ({pace, finishing, state}: Context): number =>
    finishing || !pace.think ? 0 : thinkingTime(pace.think, profile.hardness?.(game.view(state, 'watcher')));

  const store =
    (making: (said: Said) => MadeMove<Move>) =>
    ({context, event}: Said) =>
      progress.moved(context, making({context, event}));

  const table = setup({
    types: {} as {
      context: Context;
      events: Event;
      input: TableInput<Move, Options>;
      emitted: TableEmitted<Move, H>;
      meta: {place: string};
    },
    actors: {
      /** Asks the thinker for the player to decide; stopping the actor aborts it. */
      think: fromPromise<Thought, Context>(async ({input, signal}) =>
        input.thinker.choose(progress.question(input, mover(input)), signal),
      ),
      /** Asks the thinker for advice to the visitor. */
      advise: fromPromise<Thought, Context>(async ({input, signal}) =>
        input.thinker.choose(progress.question(input, mover(input), '/hint'), signal),
      ),
    },
    delays: {
      travel: ({context}) => lasts(context, 'travel'),
      gather: ({context}) => lasts(context, 'gather'),
      speak: ({context}) => lasts(context, 'speak'),
      tell: ({context}) => lasts(context, 'tell'),
      think: ({context}) => ponders(context),
      sheet: ({context}) => context.pace.sheet,
    },
    guards: {
      /** Whether the match is at this phase or sheet. */
      isAt: ({context}, {place}: {place: string}) => placeOf(context) === place,
      /** Whether it is a visitor's decision. */
      visitorDecides: ({context}) =>
        isVisitor(context.players, mover(context)) && !progress.playsForVisitor(context),
      /** Whether a visitor need not be asked here. */
      visitorIsSpared: ({context}) =>
        isVisitor(context.players, mover(context)) &&
        Boolean(profile.spares?.(game.view(context.state, mover(context)))),
      /** Whether ceremonies are skipped. */
      ceremonyIsShort: ({context}) => context.ceremony === 'short',
      /** Whether rules and page allow the sender to make this move now; under strict etiquette also an intended breach. */
      isLawful: (said) => objection(said) === null && !isHeldBack(said),
      /** Whether the opponent's answer is a lawful move, or declines a standing right. */
      isThoughtLawful: ({context, event}) =>
        thoughtOf(event).move ? isPossible(judgedThought({context, event})) : context.asked.length > 0,
      isRightPassed: ({context}) => context.thought?.move === null,
      /** Whether the viewer has a standing right that he may use in another's turn. */
      visitorMay: ({context}) => context.turn.may.some((player) => isVisitor(context.players, player)),
      visitorIsAsked: ({context}) => isVisitor(context.players, context.asked[0] ?? null),
      takesNoTime: ({context}, {beat}: {beat: Beat | 'think'}) =>
        !(beat === 'think' ? ponders(context) : lasts(context, beat)),
      sheetsTakeNoTime: ({context: {pace}}) => !pace.acknowledge && !pace.sheet,
      sheetsCloseThemselves: ({context}) => !context.pace.acknowledge,
      canUndo: ({context}) => context.canUndo,
      mayAskAgain: ({context}) => context.failures < 1,
      hasFailed: ({context}) => context.failure !== null,
      /** Whether a deal is running: no sheet is shown, and the match is not over. */
      dealRuns: ({context: {sheets, turn}}) => !sheets.length && !turn.over,
      isFromOutside: ({event}) => !event.type.startsWith('xstate.'),
    },
    actions: {
      makeMove: assign(
        store((said) => {
          const made = sentMove(said);
          return {...made, judged: verdictOn(said, made).refusal};
        }),
      ),
      makeChanceMove: assign(store(({context}) => progress.chanceMove(context))),
      makeCeremonialMove: assign(({context}, {type}: {type: string}) =>
        progress.moved(context, progress.ceremonialMove(context, type)),
      ),
      makeThoughtMove: assign(
        store(({context}) => {
          const {move, because, judged} = context.thought!;
          const by = mover(context);
          // A card that was played on the visitor's behalf is not a decision of his.
          const level = isVisitor(context.players, by) ? context.players[by]!.level : undefined;
          return {by, move: move!, judged, ...(because && {because}), ...(level && {level})};
        }),
      ),
      keepThought: assign((said) => ({thought: {...thoughtOf(said.event), judged: judgedThought(said)}})),
      passRight: assign(({context}) => ({asked: context.asked.slice(1), thought: null})),
      countFailure: assign(({context}) => ({failures: context.failures + 1})),
      giveUp: assign(({event}) => ({failure: {code: 'opponent', error: lossOf(event)}, failures: 0})),
      forgetFailure: assign({failure: null}),
      keepHint: assign(({event}) => {
        const {move, because} = thoughtOf(event);
        return {hint: move && {move, ...(because && {because})}};
      }),
      dropHint: assign({hint: null}),
      takeBack: assign(({context}) => progress.takenBack(context)),
      closeSheet: assign(({context}) => ({sheets: context.sheets.slice(1)})),
      // A settled deal no longer counts as the current one, or finishing this deal would stop at once.
      finishDeal: assign(({context}) => ({
        finishing: true,
        happened: [],
        asked: progress.opponentsOf(context),
      })),
      refuse: assign((said) => {
        const held = verdicts.get(said.event)?.isHeldBack;
        return {refusal: objection(said) ?? {reason: held ? HELD_BACK : 'not-now'}};
      }),
      setPace: assign(({event}) => ({pace: (event as {pace: Pace}).pace})),
      setPlayers: assign(({context, event}) => {
        const {players} = event as Pick<Context, 'players'>;
        return {players, record: {...context.record, players: recordPlayers(players)}, failures: 0};
      }),
      tellMove: emit(({context}) => ({type: 'moved', made: context.last!, happened: context.happened})),
      tellRefusal: emit(({context, event}) => ({type: 'refused', move: event, refusal: context.refusal!})),
      tellTakenBack: emit(({context: {record, players}}) => ({
        type: 'took-back',
        moves: standing(record, lastDecision(record, players)),
      })),
      tellFailure: emit(({context}) => ({type: 'failed', ...context.failure!})),
      // Only failures of opponents are counted.
      tellLoss: emit(({context, event}) => ({
        type: 'failed',
        code: context.failures ? 'opponent' : 'advice',
        error: lossOf(event),
      })),
      keepRecord: ({context}) => context.keep?.(context.record),
    },
  });

  /** The context at the start, from the input. */
  const opened = ({input}: {input: TableInput<Move, Options>}): Context => progress.opened(input);
  // The rest of what `setup` returns (action creators) is unused, and dropped from the bundles.
  return {table: table as Pick<typeof table, 'createMachine' | 'extend'>, opened};
}
