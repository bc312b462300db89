import type {AnyStateMachine, AnyStateNode, AnyTransitionDefinition} from 'xstate';

/** A chart state as plain data, for drawing. */
export interface ChartNode {
  readonly id: string;
  /** Path of the state, parts joined by dots; empty for the whole chart. */
  readonly path: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** What the state is in the match: `asking`, `chance`, `sheet`, `over`; absent: an inner or shared state. */
  readonly place?: string;
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartNode[];
}

/** A way out of a chart state. */
export interface ChartTransition {
  /** Type of the event; empty: it goes by itself. */
  readonly event: string;
  /** Name of the guard that must hold, with what it is asked. */
  readonly guard?: string;
  /** Paths of the states it leads to; none: it stays. */
  readonly targets: readonly string[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null) return undefined;
  const {type, params} = guard as {type: string; params?: Record<string, unknown>};
  return params ? `${type} ${Object.values(params).join(' ')}` : type;
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const all: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return all.map(({eventType, guard, target}) => {
    const name = guardName(guard);
    return {event: eventType, ...(name && {guard: name}), targets: (target ?? []).map(pathOf)};
  });
}

function nodeOf(node: AnyStateNode): ChartNode {
  // Read from the configuration, since bundles keep only the parts of a node that a match needs.
  const place = (node.config.meta as {place?: string} | undefined)?.place;
  return {
    id: node.id,
    path: pathOf(node),
    kind: node.type,
    ...(place && {place}),
    transitions: transitionsOf(node),
    states: Object.values(node.states).map(nodeOf),
  };
}

/** The chart of a machine as a plain tree: states with their kinds and ways out. */
export function describeChart(machine: AnyStateMachine): ChartNode {
  return nodeOf(machine.root);
}

const nodesIn = (node: ChartNode): ChartNode[] => [node, ...node.states.flatMap(nodesIn)];

/** Where every match comes by, and no match goes: not worth drawing. */
const SHARED = ['following', 'failed'];

/** The paths a chart state leads to, by all the ways out of it and of what is in it; itself, if it comes again. */
export function waysFrom(node: ChartNode): string[] {
  const targets = nodesIn(node).flatMap(({transitions}) =>
    transitions.flatMap((transition) => transition.targets),
  );
  return [...new Set(targets)].filter((path) => !path.startsWith(`${node.path}.`) && !SHARED.includes(path));
}
