import {BEATS, type Beat} from './types.js';

/**
 * Where a match continues after a chart state: at the named state, or at the one of several that matches the current phase of the
 * rules. Names are paths of chart states.
 */
export type Successors = string | readonly string[];

/** Options of a phase other than its moves and successors. */
export interface PhaseOptions<Right extends string = never> {
  /** Shown only with `ceremony="full"`; otherwise the chart makes a move of the first type itself. */
  readonly ceremonial?: boolean;
  /** A visitor without a choice here (`ChartProfile.spares`) is not asked; the chart makes the move of the first type. */
  readonly spared?: boolean;
  /**
   * Several players may be due at once: opponents act one after the other, and a visitor whenever he likes, while they think too.
   * Without it he is asked last.
   */
  readonly several?: boolean;
  /** Moves that may be made out of turn: by a standing right (`may` of the rules' turn), or as a breach. */
  readonly rights?: readonly Right[];
}

const HOME = '#match.';

const MADE = ['tellMove', 'keepRecord'] as const;
const MOVED = ['makeMove', ...MADE] as const;

/** Referred to by name, because a chart contains no inline logic. */
const wholeContext = <Context>({context}: {context: Context}): Context => context;

/** A transition without an event: to one state, to the one of several that matches the current phase, or to any phase. */
function continueAt(then: Successors) {
  if (typeof then === 'string') return [{target: HOME + then}];
  const transitions = then.map((place) => ({
    guard: {type: 'isAt', params: {place}} as const,
    target: HOME + place,
  }));
  return [...transitions, {target: `${HOME}following`}];
}

/** A state that lasts one beat of the pace; skipped if nothing that needs this beat has happened. */
function beatState<const B extends Beat>(beat: B, target: string) {
  return {
    tags: beat,
    always: {guard: {type: 'takesNoTime', params: {beat}}, target},
    after: {[beat]: {target}},
    on: {ACKNOWLEDGE: {target: 'settled'}, HURRY: {actions: 'hurry', target: 'settled'}},
  } as const;
}

/**
 * The states after a move: cards travel, a bid is shown, a trick is gathered; then the match continues. Which of them take time,
 * and how long, follows from the happenings (`ChartProfile.beats`), so the same states serve every phase.
 */
function afterMoveStates(then: Successors, several = false) {
  const states = BEATS.map((beat, i) => [beat, beatState(beat, BEATS[i + 1] ?? 'settled')] as const);
  return {
    ...(Object.fromEntries(states) as {[B in Beat]: ReturnType<typeof beatState<B>>}),
    settled: {
      always: [...(several ? [{guard: 'isShared', target: 'turning'} as const] : []), ...continueAt(then)],
    },
  } as const;
}

/** Transitions for the visitor's moves that a state accepts, guarded by the rules. */
export function taking<const M extends string>(moves: readonly M[], target: string) {
  const move = {guard: 'isLawful', actions: MOVED, target} as const;
  return Object.fromEntries(moves.map((type) => [type, move])) as Record<M, typeof move>;
}

/** The answer failed or was not a lawful move: it is asked for once more, then the table waits for `RESUME`. */
const NO_ANSWER = [
  {guard: 'mayAskAgain', actions: ['countFailure', 'tellLoss'], target: 'sought', reenter: true},
  {actions: 'giveUp', target: `${HOME}failed`},
] as const;

/** Waits for a visitor without a time limit. He may ask for a hint; his next move removes it. */
const VISITOR = {
  tags: 'visitor',
  initial: 'choosing',
  on: {
    PASS_RIGHT: {guard: 'visitorIsAsked', actions: 'passRight', target: 'turning'},
    // Ignored while a hint is already pending.
    HINT: {},
  },
  states: {
    choosing: {on: {HINT: {target: 'hinting'}}},
    hinting: {
      tags: 'hinting',
      invoke: {
        src: 'advise',
        input: wholeContext,
        onDone: {actions: 'keepHint', target: 'hinted'},
        onError: {actions: 'tellLoss', target: 'choosing'},
      },
      on: {DISMISS_HINT: {target: 'choosing'}},
    },
    hinted: {tags: 'hinted', on: {DISMISS_HINT: {target: 'choosing'}}, exit: 'dropHint'},
  },
} as const;

/**
 * Shows that a visitor is among several who act now, and lets him ask for a hint; the phase handles his move. He may be asked while
 * an opponent thinks, and while cards travel.
 */
const FREE = {
  free: {
    initial: 'closed',
    states: {
      closed: {always: {guard: 'visitorIsFree', target: 'visitor'}},
      visitor: {
        tags: 'visitor',
        initial: 'choosing',
        always: {guard: 'visitorIsBound', target: 'closed'},
        on: {HINT: {}},
        states: {
          ...VISITOR.states,
          hinted: {...VISITOR.states.hinted, always: {guard: 'hintHasGone', target: 'choosing'}},
        },
      },
    },
  },
} as const;

/** Asks an opponent. His move is made when both the answer and the end of his thinking time have arrived. */
function opponent(target: string) {
  return {
    tags: 'opponent',
    type: 'parallel',
    states: {
      thought: {
        initial: 'sought',
        states: {
          sought: {
            invoke: {
              src: 'think',
              input: wholeContext,
              onDone: [{guard: 'isThoughtLawful', actions: 'keepThought', target: 'found'}, ...NO_ANSWER],
              onError: NO_ANSWER,
            },
          },
          found: {type: 'final'},
        },
      },
      pause: {
        initial: 'running',
        states: {
          running: {
            always: {guard: {type: 'takesNoTime', params: {beat: 'think'}}, target: 'over'},
            after: {think: {target: 'over'}},
            on: {HURRY: {actions: 'hurry', target: 'over'}},
          },
          over: {type: 'final'},
        },
      },
    },
    onDone: [
      {guard: 'isRightPassed', actions: 'passRight', target: 'turning'},
      {actions: ['makeThoughtMove', ...MADE], target},
    ],
  } as const;
}

/** Where several act: a visitor who is asked about a right is waited for here, and others act whenever they like. */
const SHARED = [
  {guard: 'visitorIsAsked', target: 'visitor'},
  {guard: 'visitorDecides', target: 'resting'},
] as const;

/**
 * A phase in which a player moves: `turning → visitor | opponent → travel, speak, gather → settled`, then on to the current phase
 * of the rules. A visitor need not wait for animations: what the rules allow in this phase is accepted at any time during it.
 * @param moves the types of move that a visitor may make here
 * @param then where the match may continue
 */
export function asking<const M extends string, const R extends string = never>(
  moves: readonly M[],
  then: Successors,
  {ceremonial = false, spared = false, several = false, rights = []}: PhaseOptions<R> = {},
) {
  const actions = [{type: 'makeCeremonialMove', params: {type: moves[0] ?? ''}}, ...MADE] as const;
  const playsCards = moves[0] === ('PLAY' as string);
  // Where several act, a visitor is free all the time: he is waited for only about a right.
  const isAlwaysFree = several && !rights.length;
  return {
    type: 'parallel',
    meta: {place: 'asking'},
    ...((several ? {entry: 'arrive'} : {}) as {readonly entry: 'arrive'}),
    on: taking([...moves, ...rights], `.turn.${BEATS[0]}`),
    states: {
      turn: {
        initial: 'turning',
        states: {
          turning: {
            always: [
              ...(ceremonial ? [{guard: 'ceremonyIsShort', actions, target: 'settled'} as const] : []),
              ...(spared ? [{guard: 'visitorIsSpared', actions, target: BEATS[0]} as const] : []),
              ...(playsCards ? [{guard: 'cardIsObvious', actions, target: BEATS[0]} as const] : []),
              ...(several ? SHARED.slice(isAlwaysFree ? 1 : 0) : []),
              ...(several ? [] : [{guard: 'visitorDecides', target: 'visitor'} as const]),
              {target: 'opponent'},
            ],
          },
          // One type for all phases.
          ...((isAlwaysFree ? {} : {visitor: VISITOR}) as {readonly visitor: typeof VISITOR}),
          opponent: opponent(BEATS[0]),
          ...afterMoveStates(then, several),
          ...((several ? {resting: {}} : {}) as {readonly resting: object}),
        },
      },
      // One type for all phases; a region that does not exist never matches.
      ...((rights.length ? RIGHTS : {}) as typeof RIGHTS),
      ...((several ? FREE : {}) as typeof FREE),
    },
  } as const;
}

/** Shows whether a visitor has a standing right out of turn; the phase handles the move. */
const RIGHTS = {
  rights: {
    initial: 'closed',
    states: {
      closed: {always: {guard: 'visitorMay', target: 'offered'}},
      offered: {tags: 'right', always: {guard: 'visitorMayNot', target: 'closed'}},
    },
  },
} as const;

/**
 * A phase in which chance moves: packs are shuffled, cards drawn.
 * @param then where the match may go on
 */
export function chance(then: Successors, {ceremonial = false}: Pick<PhaseOptions, 'ceremonial'> = {}) {
  const actions = ['makeChanceMove', ...MADE] as const;
  return {
    meta: {place: 'chance'},
    initial: 'drawing',
    states: {
      drawing: {
        always: [
          ...(ceremonial ? [{guard: 'ceremonyIsShort', actions, target: 'settled'} as const] : []),
          {actions, target: BEATS[0]},
        ],
      },
      ...afterMoveStates(then),
    },
  } as const;
}

/**
 * A sheet on the table (the result of a deal, a settled rubber), shown until it is acknowledged or for a fixed time. It is not a
 * phase of the rules, which are already further; `sheets` of the context lists what is due.
 */
export function sheet(then: Successors) {
  return {
    meta: {place: 'sheet'},
    initial: 'open',
    states: {
      open: {
        tags: 'sheet',
        always: {guard: 'sheetsTakeNoTime', target: 'closed'},
        after: {sheet: {guard: 'sheetsCloseThemselves', target: 'closed'}},
        on: {ACKNOWLEDGE: {target: 'closed'}},
      },
      closed: {entry: 'closeSheet', always: continueAt(then)},
    },
  } as const;
}

/** A decision state that takes no time: another deal, or a finished game? */
export function deciding(then: readonly string[]) {
  return {always: continueAt(then)} as const;
}

/** The end of the match. */
export function over() {
  return {meta: {place: 'over'}, tags: 'over'} as const;
}
