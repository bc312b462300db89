import {getShortestPaths} from 'xstate/graph';
import type {AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode} from 'xstate';
import {type Game, type Happening, type MoveLike, type Player} from '@quinola/play';
import {confirmedMove} from './driving.js';
import {firstMoves} from '../match.js';
import {BEATS, nextToAct, visitorAsked, type TableContext, type TableInput} from '@quinola/chart';

/** A state that is left as soon as it is entered, so that no path ends in it. */
function isTransient({always, key}: AnyStateNode): boolean {
  return key === 'following' || (always ?? []).some(({guard}) => !guard);
}

const isBeat = (name: string): boolean => (BEATS as readonly string[]).includes(name);

/** The beat that a state stands for; `undefined` if none. */
const beatOf = ({tags}: AnyStateNode): string | undefined => BEATS.find((beat) => tags.includes(beat));

/**
 * The key of a state: its id, or for a beat its name. Beats are the same everywhere and no state has them all, so each needs to
 * be reached only once.
 */
const nameOf = (node: AnyStateNode): string => beatOf(node) ?? node.id;

/**
 * Keys of all states of a chart in which a path may end.
 * @param profile says which beats its happenings take
 */
export function lastingStates(
  machine: AnyStateMachine,
  profile: {readonly beats: Readonly<Record<string, object | undefined>>},
): string[] {
  const taken = new Set(Object.values(profile.beats).flatMap((beats) => Object.keys(beats ?? {})));
  const all = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(all)];
  const nodes = all(machine.root).filter((node) => !isTransient(node));
  return [...new Set(nodes.map(nameOf))].filter((name) => !isBeat(name) || taken.has(name));
}

/** The first and the last move of each type. */
function someOfEach<Move extends MoveLike>(moves: readonly Move[]): Move[] {
  const ends = (list: readonly Move[]): Move[] => [
    ...new Map(list.map((move) => [move.type, move])).values(),
  ];
  return [...new Set([...ends(moves), ...ends([...moves].reverse())])];
}

/**
 * Keys of the states of a chart that are reached by shortest paths from its start with some input. No opponent is asked on
 * these paths: answers, failures and the passing of time are events like others.
 * @param key what distinguishes two points besides the chart's own state
 * @param enough whether a path need not be continued
 * @param tried a move that is tried in addition to the first and last of every type
 */
export function reachedStates<State, View, Move extends MoveLike, Options, H extends Happening>(
  machine: AnyStateMachine,
  game: Game<State, View, Move, Options, H>,
  input: TableInput<Move, Options>,
  key: (state: State) => unknown,
  enough: (snapshot: AnyMachineSnapshot) => boolean = () => false,
  tried?: Move,
): Set<string> {
  type Context = TableContext<State, View, Move, Options, H>;

  const events = (snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    const context = snapshot.context as Context;
    const {asked, state, failures} = context;
    const movesOf = (player: Player): Move[] => [
      ...(tried ? [tried] : []),
      ...someOfEach(firstMoves(game, game.view(state, player))),
    ];
    const result: AnyEventObject[] = [];
    if (snapshot.hasTag('paused') || snapshot.hasTag('failed')) return [{type: 'RESUME'}];
    const visitor = visitorAsked(context);
    if (snapshot.hasTag('visitor') && visitor !== null) {
      result.push(
        ...movesOf(visitor).map((move) =>
          confirmedMove(game, game.view(state, visitor), {...move, by: visitor}),
        ),
        {type: 'HINT'},
        {type: 'PAUSE'},
        {type: 'PASS_RIGHT'},
      );
    }
    for (const node of snapshot._nodes) {
      for (const {delay} of node.after)
        if (delay) result.push({type: `xstate.after.${String(delay)}.${node.id}`});
      for (const {id, src} of node.invoke) {
        const moves = movesOf(src === 'advise' ? visitor! : nextToAct(context));
        // A repeated question need not be answered in every way again.
        const answers: (Move | null)[] = failures
          ? moves.slice(0, 1)
          : [...moves, ...(asked.length ? [null] : [])];
        result.push(...answers.map((move) => ({type: `xstate.done.actor.${id}`, output: {move}})));
        result.push({type: `xstate.error.actor.${id}`, error: new Error('lost')});
      }
    }
    result.push({type: 'ACKNOWLEDGE'});
    return result;
  };

  const reached = new Set<string>();
  getShortestPaths(machine, {
    input,
    events,
    limit: 20_000,
    serializeState(snapshot) {
      for (const node of (snapshot as AnyMachineSnapshot)._nodes) reached.add(nameOf(node));
      const {asked, sheets, failures, thought, hint, turn, state} = snapshot.context as Context;
      const place = [
        snapshot.value,
        turn.phase,
        turn.must,
        asked,
        sheets,
        failures,
        thought !== null,
        hint !== null,
      ];
      return JSON.stringify([place, key(state)]);
    },
    stopWhen: (snapshot) => enough(snapshot as AnyMachineSnapshot),
  });
  return reached;
}
