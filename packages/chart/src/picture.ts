import type {AnyStateMachine} from 'xstate';
import {describeChart, waysFrom, type ChartNode} from './describe.js';

/**
 * The kind of a state: a player moves, chance moves, a sheet is shown, a decision state; `group` contains others; `over` is the
 * end.
 */
export type PlaceKind = 'asking' | 'chance' | 'sheet' | 'deciding' | 'group' | 'over';

/** A state of the match in the picture. */
export interface Place {
  /** Path of the state, parts joined by dots. */
  readonly path: string;
  readonly kind: PlaceKind;
  /** Types of the external events that the state handles. */
  readonly events: readonly string[];
  /** Paths of the target states, including its own if it can repeat. */
  readonly targets: readonly string[];
  /** Names of the inner states in which the match can rest, in order: `visitor`, `opponent`, `travel` … */
  readonly beats: readonly string[];
  /** The states of a group. */
  readonly places: readonly Place[];
}

/** A whole chart, prepared for drawing. */
export interface ChartPicture {
  readonly places: readonly Place[];
  /** Types of the events that are handled in every state. */
  readonly always: readonly string[];
}

/** States of every chart around those of its game. */
const AROUND = ['opening', 'following', 'paused', 'failed'];

const named = (events: readonly string[]): string[] =>
  [...new Set(events)].filter((event) => /^\w+$/.test(event));
const ownEvents = ({transitions}: ChartNode): string[] => named(transitions.map(({event}) => event));
const allEvents = (node: ChartNode): string[] => [...ownEvents(node), ...node.states.flatMap(allEvents)];

/** Whether a match can rest in a state, that is, whether it is not left at once without an event. */
const stands = ({transitions}: ChartNode): boolean => transitions.some(({event}) => event !== '');

/** The last part of a path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** States and events that only exist with opponents. */
const OTHERS = ['opponent', 'SET_PLAYERS'];

/** Filters a list of beats or events down to those that a picture names. */
type Chosen = (names: readonly string[]) => string[];

function placeOf(node: ChartNode, chosen: Chosen): Place {
  const {path, place, states} = node;
  // An asking phase has its turn in one region, the standing rights of the others in the next, and where several act the
  // visitor who may always act in another.
  const regionOf = (name: string) => states.find((state) => state.path === `${path}.${name}`)?.states;
  const turn = regionOf('turn');
  const within = turn ? [...(regionOf('free') ?? []), ...turn] : states;
  const group = !place && states.length > 0;
  return {
    path,
    kind: group ? 'group' : ((place ?? 'deciding') as PlaceKind),
    events: group ? [] : place === 'asking' ? ownEvents(node) : named(allEvents(node)),
    targets: group ? [] : waysFrom(node),
    beats: group ? [] : [...new Set(chosen(within.filter(stands).map((state) => nameOf(state.path))))],
    places: group ? states.map((state) => placeOf(state, chosen)) : [],
  };
}

/**
 * The chart of a game, prepared for drawing, without the states common to all games.
 * @param alone whether the game is for one player; states for opponents are then left out
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
