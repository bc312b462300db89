import {BEATS, type Beat} from './types.js';

/**
 * Where a match goes on from a chart state: to the one named, or to that one of several where the rules stand.
 * Names are paths of chart states.
 */
export type Then = string | readonly string[];

/** What a phase needs to be told beside its moves and its successors. */
export interface PhaseOptions<Right extends string = never> {
  /** Played out only with `ceremony="full"`: else the chart itself makes a move of the first type. */
  readonly ceremonial?: boolean;
  /** A visitor to whom the game leaves no choice here (`ChartProfile.spares`) is not asked: the chart makes the move of the first type. */
  readonly spared?: boolean;
  /** Moves that may be made in another's turn: by standing right (`may` of the rules' turn), or as a breach. */
  readonly rights?: readonly Right[];
}

const HOME = '#match.';

const MADE = ['tellMove', 'keepRecord'] as const;
const MOVED = ['makeMove', ...MADE] as const;

/** Named, for a chart holds no inline logic. */
const wholeContext = <Context>({context}: {context: Context}): Context => context;

/** Goes on without an event: straight to one place, or to the first of several where the rules stand, or anywhere. */
function goOn(then: Then) {
  if (typeof then === 'string') return [{target: HOME + then}];
  const ways = then.map((place) => ({guard: {type: 'isAt', params: {place}} as const, target: HOME + place}));
  return [...ways, {target: `${HOME}following`}];
}

/** A state that stands for one beat of the pace, unless nothing that takes this beat has happened. */
function lasting<const B extends Beat>(beat: B, target: string) {
  return {
    tags: beat,
    always: {guard: {type: 'takesNoTime', params: {beat}}, target},
    after: {[beat]: {target}},
    on: {ACKNOWLEDGE: {target: 'settled'}},
  } as const;
}

/**
 * What follows a move: beat by beat the cards travel, a word stands, a trick is gathered; then the match goes on. Which of
 * these take time, and how much, follows from what has happened (`ChartProfile.beats`): the same states serve every phase.
 */
function beatByBeat(then: Then) {
  const states = BEATS.map((beat, i) => [beat, lasting(beat, BEATS[i + 1] ?? 'settled')] as const);
  return {
    ...(Object.fromEntries(states) as {[B in Beat]: ReturnType<typeof lasting<B>>}),
    settled: {always: goOn(then)},
  } as const;
}

/** The moves of a visitor that a state takes, if the rules let him make them. */
export function taking<const M extends string>(moves: readonly M[], target: string) {
  const move = {guard: 'isLawful', actions: MOVED, target} as const;
  return Object.fromEntries(moves.map((type) => [type, move])) as Record<M, typeof move>;
}

/** An answer that did not come, or was no lawful move: asked for once more, then the table waits until it is to go on. */
const NO_ANSWER = [
  {guard: 'mayAskAgain', actions: ['countFailure', 'tellLoss'], target: 'sought', reenter: true},
  {actions: 'giveUp', target: `${HOME}failed`},
] as const;

/** A visitor is waited for, as long as he likes; he may ask for a hint, which his next move sends away. */
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

/** An opponent is asked; his answer comes neither before it is found nor before his pause is over. */
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

/**
 * A phase in which the table waits for somebody's move: `turning → visitor | opponent → travel, speak, gather →
 * settled`, and on to where the rules then stand. A visitor who is quick need not wait for the cards to lie still:
 * what the rules let him do in this phase is taken at any moment of it.
 * @param moves the types of move that a visitor may make here
 * @param then where the match may go on
 */
export function asking<const M extends string, const R extends string = never>(
  moves: readonly M[],
  then: Then,
  {ceremonial = false, spared = false, rights = []}: PhaseOptions<R> = {},
) {
  const actions = [{type: 'makeCeremonialMove', params: {type: moves[0] ?? ''}}, ...MADE] as const;
  return {
    type: 'parallel',
    meta: {place: 'asking'},
    on: taking([...moves, ...rights], `.turn.${BEATS[0]}`),
    states: {
      turn: {
        initial: 'turning',
        states: {
          turning: {
            always: [
              ...(ceremonial ? [{guard: 'ceremonyIsShort', actions, target: 'settled'} as const] : []),
              ...(spared ? [{guard: 'visitorIsSpared', actions, target: BEATS[0]} as const] : []),
              {guard: 'visitorDecides', target: 'visitor'},
              {target: 'opponent'},
            ],
          },
          visitor: VISITOR,
          opponent: opponent(BEATS[0]),
          ...beatByBeat(then),
        },
      },
      // One type for all phases: a region that does not exist never matches.
      ...((rights.length ? RIGHTS : {}) as typeof RIGHTS),
    },
  } as const;
}

/** Shows whether a visitor has a right in another's turn; the phase takes the move. */
const RIGHTS = {
  rights: {
    initial: 'closed',
    states: {
      closed: {always: {guard: 'visitorMay', target: 'offered'}},
      offered: {tags: 'right'},
    },
  },
} as const;

/**
 * A phase in which chance moves: packs are shuffled, cards drawn.
 * @param then where the match may go on
 */
export function chance(then: Then, {ceremonial = false}: Pick<PhaseOptions, 'ceremonial'> = {}) {
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
      ...beatByBeat(then),
    },
  } as const;
}

/**
 * A sheet on the table (what a deal brought, a settled rubber): stands until it is acknowledged, or for its time.
 * It is no phase of the rules, which have gone on; `sheets` of the context says that it is due.
 */
export function sheet(then: Then) {
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
      closed: {entry: 'closeSheet', always: goOn(then)},
    },
  } as const;
}

/** A parting of the ways that takes no time: the next deal, or a game won? */
export function deciding(then: readonly string[]) {
  return {always: goOn(then)} as const;
}

/** The end of the match. */
export function over() {
  return {meta: {place: 'over'}, tags: 'over'} as const;
}
