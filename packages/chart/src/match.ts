import {taking} from './nodes.js';

/** Chart states by name, as they are written for `createMachine`, which checks what is in them. */
type States = Readonly<Record<string, object>>;

/** The paths of all states that are a phase of the rules or a sheet. */
export function placesIn(states: States, path = ''): string[] {
  const nodes = Object.entries(states as Record<string, {meta?: object; states?: States}>);
  return nodes.flatMap(([name, node]) =>
    node.meta ? [path + name] : placesIn(node.states ?? {}, `${path + name}.`),
  );
}

const REFUSE = {actions: ['refuse', 'tellRefusal']} as const;

/**
 * The whole chart of a match around a game's own states: opening, pause, take-back, failure, and the return to the current phase
 * of the rules. An event that no state handles is refused.
 * @param context makes the context from the input
 * @param states the game's own states, whose paths are the rules' phases
 * @param anytime moves that a visitor may make in any state, such as ending the match
 */
export function match<C, const S extends States, const M extends string = never>(
  context: C,
  states: S,
  anytime: readonly M[] = [],
) {
  return {
    id: 'match',
    context,
    initial: 'opening',
    on: {
      ...taking(anytime, '.following'),
      UNDO: {guard: 'canUndo', actions: ['tellTakenBack', 'takeBack', 'keepRecord'], target: '.following'},
      FINISH_DEAL: {guard: 'dealRuns', actions: 'finishDeal', target: '.following'},
      PAUSE: {target: '.paused'},
      SET_PACE: {actions: 'setPace'},
      SET_PLAYERS: {actions: 'setPlayers', target: '.following'},
      // Ignored when they arrive too late.
      RESUME: {},
      ACKNOWLEDGE: {},
      HURRY: {},
      DISMISS_HINT: {},
      '*': {guard: 'isFromOutside', ...REFUSE},
    },
    states: {
      opening: {
        always: [{guard: 'hasFailed', actions: 'tellFailure', target: 'following'}, {target: 'following'}],
      },
      // After opening, resuming or a take-back the match continues at the current phase of the rules.
      following: {
        always: placesIn(states).map((place) => ({
          guard: {type: 'isAt', params: {place}} as const,
          target: `#match.${place}`,
        })),
      },
      paused: {
        tags: 'paused',
        on: {
          RESUME: {target: 'following'},
          PAUSE: {},
          UNDO: REFUSE,
          FINISH_DEAL: REFUSE,
          SET_PLAYERS: {actions: 'setPlayers'},
        },
      },
      failed: {
        tags: 'failed',
        entry: 'tellFailure',
        on: {RESUME: {actions: 'forgetFailure', target: 'following'}},
      },
      ...states,
    },
  } as const;
}
