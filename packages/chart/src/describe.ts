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

/** A transition out of a chart state. */
export interface ChartTransition {
  /** Type of the event; empty for a transition without an event. */
  readonly event: string;
  /** Name of the guard that must hold, with its parameters. */
  readonly guard?: string;
  /** Paths of the target states; empty if the state is not left. */
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

/** The chart of a machine as a plain tree: states with their kinds and transitions. */
export function describeChart(machine: AnyStateMachine): ChartNode {
  return nodeOf(machine.root);
}

const nodesIn = (node: ChartNode): ChartNode[] => [node, ...node.states.flatMap(nodesIn)];

/** States that every chart passes through by itself; not worth drawing. */
const SHARED = ['following', 'failed'];

/** The paths that a chart state leads to, by its transitions and those of its inner states; including itself if it can repeat. */
export function waysFrom(node: ChartNode): string[] {
  const targets = nodesIn(node).flatMap(({transitions}) =>
    transitions.flatMap((transition) => transition.targets),
  );
  return [...new Set(targets)].filter((path) => !path.startsWith(`${node.path}.`) && !SHARED.includes(path));
}
