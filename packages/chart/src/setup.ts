import {assign, emit, fromPromise, setup} from 'xstate';
import {
  isDue,
  type Actor,
  type Game,
  type Happening,
  type MoveLike,
  type Player,
  type Refusal,
} from '@quinola/play';
import {thinkingTime} from './thinking.js';
import {endsDeal} from './roles.js';
import {
  isVisitor,
  lastDecision,
  nextToAct,
  placeOf,
  progressOf,
  recordPlayers,
  standing,
  visitorAmongSeveral,
  visitorAsked,
  visitorDue,
  type MadeMove,
} from './progress.js';
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

  /** Whether the rules are still in the phase that the chart has reached, in which several players act. */
  const isShared = (context: Context): boolean => context.sharedPhase === placeOf(context);

  /** Whether a visitor is among several who act now, and is asked nothing else. */
  const isFree = (context: Context): boolean =>
    visitorAmongSeveral(context) !== null && !progress.playsForVisitor(context);

  /** Whether a visitor has a standing right that he may use in another's turn. */
  const hasRight = ({turn, players}: Context): boolean =>
    turn.may.some((player) => isVisitor(players, player));

  /** The player who makes a move that was sent. */
  const sender = (context: Context, event: {by?: Actor}): Actor | null =>
    event.by ?? (context.viewer === 'watcher' ? visitorDue(context) : context.viewer);

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
    if (progress.playsForVisitor(context) && isDue(context.turn.must, made.by as Player))
      return {reason: 'not-your-turn'};
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
    return move && verdictOn(said, {by: nextToAct(said.context), move}).refusal;
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
  const ponders = ({pace, finishing, hurried, state}: Context): number =>
    finishing || hurried || !pace.think
      ? 0
      : thinkingTime(pace.think, profile.hardness?.(game.view(state, 'watcher')));

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
        input.thinker.choose(progress.question(input, nextToAct(input)), signal),
      ),
      /** Asks the thinker for advice to the visitor. */
      advise: fromPromise<Thought, Context>(async ({input, signal}) =>
        input.thinker.choose(progress.question(input, visitorAsked(input)!, '/hint'), signal),
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
        isVisitor(context.players, nextToAct(context)) && !progress.playsForVisitor(context),
      /** Whether a visitor is among several who act now. */
      visitorIsFree: ({context}) => isFree(context),
      visitorIsBound: ({context}) => !isFree(context),
      /** Whether a visitor need not be asked here. */
      visitorIsSpared: ({context}) =>
        isVisitor(context.players, nextToAct(context)) &&
        Boolean(profile.spares?.(game.view(context.state, nextToAct(context)))),
      /** Whether the visitor's card is played for him, because he has no choice and has said so. */
      cardIsObvious: ({context}) => {
        const {pace, players, state, turn} = context;
        const by = nextToAct(context);
        if (!pace.obvious || !isVisitor(players, by) || turn.may.includes(by)) return false;
        if (pace.obvious === 'last' && profile.hardness?.(game.view(state, 'watcher')) !== null) return false;
        const moves = game.moves(game.view(state, by));
        return moves.length === 1 && 'card' in (moves[0] as object);
      },
      /** Whether ceremonies are skipped. */
      ceremonyIsShort: ({context}) => context.ceremony === 'short',
      /** Whether rules and page allow the sender to make this move now; under strict etiquette also an intended breach. */
      isLawful: (said) => objection(said) === null && !isHeldBack(said),
      /** Whether the opponent's answer is a lawful move, or declines a standing right. */
      isThoughtLawful: ({context, event}) =>
        thoughtOf(event).move ? isPossible(judgedThought({context, event})) : context.asked.length > 0,
      isRightPassed: ({context}) => context.thought?.move === null,
      /** Whether the viewer has a standing right that he may use in another's turn. */
      visitorMay: ({context}) => hasRight(context),
      visitorMayNot: ({context}) => !hasRight(context),
      visitorIsAsked: ({context}) => isVisitor(context.players, context.asked[0] ?? null),
      /** Whether several players act in this phase, and the rules are still in it. */
      isShared: ({context}) => isShared(context),
      /** Whether no hint is shown any more, or another's move has made it impossible. */
      hintHasGone: ({context}) =>
        !context.hint || progress.refusal(context, visitorAsked(context)!, context.hint.move) !== null,
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
          const by = nextToAct(context);
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
      /** Notes that the chart has reached a phase in which several act. */
      arrive: assign(({context}) => ({sharedPhase: placeOf(context)})),
      takeBack: assign(({context}) => progress.takenBack(context)),
      closeSheet: assign(({context}) => ({sheets: context.sheets.slice(1)})),
      // A settled deal no longer counts as the current one, or finishing this deal would stop at once.
      finishDeal: assign(({context}) => ({
        finishing: true,
        happened: [],
        asked: progress.opponentsOf(context),
      })),
      hurry: assign({hurried: true}),
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
