import type {AnyStateMachine} from 'xstate';
import {describeChart, waysFrom, type ChartNode} from './describe.js';

/** What goes on in a state: somebody is asked, chance moves, a sheet lies, ways part; `group` holds others; `over` is the end. */
export type PlaceKind = 'asking' | 'chance' | 'sheet' | 'deciding' | 'group' | 'over';

/** A state of the match as a picture shows it. */
export interface Place {
  /** Path of the state, parts joined by dots. */
  readonly path: string;
  readonly kind: PlaceKind;
  /** Types of the events that the state takes from outside. */
  readonly events: readonly string[];
  /** Paths of the states it leads to; its own, if it may come again. */
  readonly targets: readonly string[];
  /** Names of the states within, in which the match may be met, in order: `visitor`, `opponent`, `travel` … */
  readonly beats: readonly string[];
  /** The states of a group. */
  readonly places: readonly Place[];
}

/** A whole chart as a picture shows it. */
export interface ChartPicture {
  readonly places: readonly Place[];
  /** Types of the events that are taken whatever goes on. */
  readonly always: readonly string[];
}

/** What every match has around the states of its game. */
const AROUND = ['opening', 'following', 'paused', 'failed'];

const named = (events: readonly string[]): string[] =>
  [...new Set(events)].filter((event) => /^\w+$/.test(event));
const ownEvents = ({transitions}: ChartNode): string[] => named(transitions.map(({event}) => event));
const allEvents = (node: ChartNode): string[] => [...ownEvents(node), ...node.states.flatMap(allEvents)];

/** Whether a match can be met in a state: it is not left by itself at once. */
const stands = ({transitions}: ChartNode): boolean => transitions.some(({event}) => event !== '');

/** The last part of a path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** What there is only where others play. */
const OTHERS = ['opponent', 'SET_PLAYERS'];

/** Filters a list of beats or events down to those that a picture names. */
type Chosen = (names: readonly string[]) => string[];

function placeOf(node: ChartNode, chosen: Chosen): Place {
  const {path, place, states} = node;
  // An asking phase has its turn in one region and the standing rights of the others in the next.
  const within = states.find((state) => state.path === `${path}.turn`)?.states ?? states;
  const group = !place && states.length > 0;
  return {
    path,
    kind: group ? 'group' : ((place ?? 'deciding') as PlaceKind),
    events: group ? [] : place === 'asking' ? ownEvents(node) : named(allEvents(node)),
    targets: group ? [] : waysFrom(node),
    beats: group ? [] : chosen(within.filter(stands).map((state) => nameOf(state.path))),
    places: group ? states.map((state) => placeOf(state, chosen)) : [],
  };
}

/**
 * The chart of a game's match as a picture shows it, without what all matches have around their game.
 * @param alone whether a game is for one: then no opponent is waited for, and there are no players to change
 */
export function chartPicture(machine: AnyStateMachine, alone = false): ChartPicture {
  const root = describeChart(machine);
  const chosen: Chosen = (names) => names.filter((name) => !alone || !OTHERS.includes(name));
  return {
    places: root.states.filter(({path}) => !AROUND.includes(path)).map((node) => placeOf(node, chosen)),
    always: chosen(ownEvents(root)),
  };
}

/** The value of a snapshot: a name, or names with what is active in them. */
type StateValue = string | {readonly [name: string]: StateValue | undefined};

/** The paths of all active states. */
export function activePaths(value: StateValue, path = ''): string[] {
  if (typeof value === 'string') return [path + value];
  return Object.entries(value).flatMap(([name, inner]) => [
    path + name,
    ...(inner === undefined ? [] : activePaths(inner, `${path}${name}.`)),
  ]);
}
