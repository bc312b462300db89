import {someMoves} from '../../play/test-support/match.js';
import assert from 'node:assert/strict';
import {createActor, type AnyStateMachine} from 'xstate';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {chanceOf, type Manner, type TableInput} from '@quinola/chart';
import {
  foldRecord,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';
import {anyThinker, playersOf, playOn, SLOW, STILL, type Playing} from './driving.js';
import {lastingStates, reachedStates} from './paths.js';

/** A game and the chart that follows it, as tests drive them. */
export interface Charted<State, View, Move extends MoveLike, Options, H extends Happening> {
  readonly machine: AnyStateMachine;
  readonly game: Game<State, View, Move, Options, H>;
  readonly manner: Manner<View, H>;
  readonly players: (options: Options) => number;
  /** Some lawful move; default: any. */
  readonly choose?: (moves: readonly Move[], view: View, random: Random) => Move | null;
  /** So many decisions of visitors are enough, where a match need not end; absent: it does. */
  readonly most?: number;
  /** What beside the chart's own state tells two places apart. */
  readonly key: (state: State) => unknown;
}

const anyMove = <Move>(moves: readonly Move[], _view: unknown, random: Random): Move => pick(moves, random);

/** What a step of an evening was: the state it was made in, the move, what came of it. */
export interface EveningStep<State, Move extends MoveLike, H extends Happening> {
  readonly before: State;
  readonly made: RecordedMove<Move>;
  readonly events: readonly H[];
}

/** An evening as a record, and step by step. */
export interface Evening<State, Move extends MoveLike, Options, H extends Happening> {
  readonly record: GameRecord<Move, Options>;
  readonly steps: readonly EveningStep<State, Move, H>[];
}

/** What a chart is started with: nothing takes time, and whoever is no visitor plays anything lawful. */
export function inputOf<State, View, Move extends MoveLike, Options, H extends Happening>(
  {game, players}: Charted<State, View, Move, Options, H>,
  options: Options,
  seed: string,
  ...visitors: number[]
): TableInput<Move, Options> {
  return {
    options,
    players: playersOf(players(options), ...visitors),
    viewer: 0,
    seed,
    pace: STILL,
    ceremony: 'full',
    undo: true,
    thinker: anyThinker<View, Move>(game, (view) => (view as {turn?: {must: unknown}}).turn?.must),
  };
}

/** Whether a chart is in the state of a path, or within it. */
export function isIn(snapshot: {readonly value: unknown}, path: string): boolean {
  let value: unknown = snapshot.value;
  for (const part of path.split('.')) {
    if (typeof value === 'string') return value === part;
    value = (value as Record<string, unknown>)[part];
    if (value === undefined) return false;
  }
  return true;
}

/** A whole evening of random moves by the rules alone, its chance drawn as the chart draws it. */
export function randomEvening<State, View, Move extends MoveLike, Options, H extends Happening>(
  {game, players, choose = anyMove}: Charted<State, View, Move, Options, H>,
  options: Options,
  seed: string,
): Evening<State, Move, Options, H> {
  const random = randomFrom(`${seed}/moves`);
  const steps: EveningStep<State, Move, H>[] = [];
  let state = game.start(options);
  let chances = 0;
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const by = turn.must!;
    const view = by === 'chance' ? null : game.view(state, by);
    const move =
      view === null
        ? game.chance(state, chanceOf(seed, ++chances))
        : someMove(choose, someMoves(game, view, random), view, random);
    const {state: after, events} = game.play(state, by, move);
    steps.push({before: state, made: {by, move}, events});
    state = after;
  }
  const seated = playersOf(players(options)).map(({name}) => ({name, kind: 'book'}));
  return {
    steps,
    record: {
      format: 'quinola-record/1',
      game: game.id,
      options,
      players: seated,
      seed,
      moves: steps.map(({made}) => made),
    },
  };
}

function someMove<View, Move>(
  choose: (moves: readonly Move[], view: View, random: Random) => Move | null,
  moves: readonly Move[],
  view: View,
  random: Random,
): Move {
  return choose(moves, view, random) ?? moves[0]!;
}

/**
 * Holds that a match through the chart is the match of the rules: the chart stands where they stand whenever somebody
 * is waited for, refuses nothing lawful, goes only where its states say, and keeps a record that folds to its state.
 */
export async function assertChartKeepsRules<State, View, Move extends MoveLike, Options, H extends Happening>(
  {machine, game, choose = anyMove, most = Infinity}: Charted<State, View, Move, Options, H>,
  input: TableInput<Move, Options>,
): Promise<void> {
  let decisions = 0;
  const random = randomFrom(`${input.seed}/visitors`);
  const ways = new Set<string>();
  const actor = createActor(machine, {
    input,
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      for (const {source, target} of event._transitions) {
        for (const to of target ?? []) if (to.key === 'following') ways.add(source.path.join('.'));
      }
    },
  });
  // The machine's own types are gone here; it is a table's chart all the same.
  const playing = actor as unknown as Playing<State, View, Move, Options, H>;
  const wrong: string[] = [];
  actor.on('refused', (emitted) => {
    wrong.push(JSON.stringify(emitted));
  });
  actor.subscribe((snapshot) => {
    const {turn, sheets} = playing.getSnapshot().context;
    const waits = snapshot.hasTag('visitor') || snapshot.hasTag('opponent');
    if (waits && (!isIn(snapshot, turn.phase) || sheets.length))
      wrong.push(`${turn.phase} ${JSON.stringify(snapshot.value)}`);
  });
  actor.start();
  await playOn(
    game,
    playing,
    (moves, view) => choose(moves, view, random),
    () => ++decisions > most,
  );
  const snapshot = playing.getSnapshot();
  assert.ok(snapshot.hasTag('over') || decisions > most, JSON.stringify(snapshot.value));
  assert.deepEqual(wrong, []);
  assert.deepEqual([...ways], ['opening'], 'a chart state leads where it does not say');
  assert.deepEqual(foldRecord(game, snapshot.context.record), snapshot.context.state, input.seed);
  actor.stop();
}

/**
 * Names of the states of a chart that no path reaches: paths are sought from every kind of step in random evenings, with
 * visitors and without.
 * @param agreements the options of the evenings, in turn
 * @param most how many evenings at most
 */
export function unreachedStates<State, View, Move extends MoveLike, Options, H extends Happening>(
  charted: Charted<State, View, Move, Options, H>,
  agreements: readonly Options[],
  most: number,
): readonly string[] {
  const {machine, game, manner, key} = charted;
  const beats = manner.beats as Readonly<Record<string, object | undefined>>;
  const starts = new Set<string>();
  const reached = new Set<string>();
  const missing = (): readonly string[] =>
    lastingStates(machine, {beats}).filter((name) => !reached.has(name));
  for (let i = 0; i < most && missing().length; i++) {
    const options = agreements[i % agreements.length]!;
    const seed = `paths/${i}`;
    const {record, steps} = randomEvening(charted, options, seed);
    steps.forEach(({before, made, events}, index) => {
      const kind = [
        game.turn(before).phase,
        made.move.type,
        ...new Set(events.flatMap(({type}) => Object.keys(beats[type] ?? {}))),
        manner.sheets(events),
      ];
      const ends = index === steps.length - 1;
      for (const visitors of [[], record.players.map((_, player) => player)]) {
        const start = [...kind, ends, visitors.length].join(' ');
        if (starts.has(start)) continue;
        starts.add(start);
        const found = reachedStates(
          machine,
          game,
          {
            ...inputOf(charted, options, seed, ...visitors),
            record: {...record, moves: record.moves.slice(0, index)},
            pace: SLOW,
          },
          key,
          (snapshot) => {
            const {count} = snapshot.context as {readonly count: number};
            return count > index && (snapshot.hasTag('visitor') || snapshot.hasTag('opponent'));
          },
          made.move,
        );
        for (const name of found) reached.add(name);
      }
    });
  }
  return missing();
}

/**
 * Plays random matches through the chart until so many deals have ended, and holds that nothing fails and nothing lawful
 * is refused.
 * @param most decisions of a match whose moves need not bring its end nearer; then it counts as one deal
 */
export async function playDeals<State, View, Move extends MoveLike, Options, H extends Happening>(
  {machine, game, manner, choose = anyMove, ...charted}: Charted<State, View, Move, Options, H>,
  options: readonly Options[],
  deals: number,
  seed: string,
  most = Infinity,
): Promise<void> {
  const ends: readonly string[] = manner.dealEnds;
  let ended = 0;
  for (let match = 0; ended < deals; match++) {
    const name = `${seed}/${match}`;
    const input = inputOf(
      {machine, game, manner, choose, ...charted},
      options[match % options.length]!,
      name,
      0,
    );
    const actor = createActor(machine, {input: {...input, ceremony: match % 2 ? 'short' : 'full'}});
    const random = randomFrom(`${name}/visitor`);
    const wrong: string[] = [];
    let decisions = 0;
    for (const type of ['refused', 'failed'])
      actor.on(type, (emitted) => {
        wrong.push(JSON.stringify(emitted));
      });
    actor.on('moved', (emitted) => {
      if (
        (emitted as unknown as {happened: readonly Happening[]}).happened.some(({type}) =>
          ends.includes(type),
        )
      )
        ended++;
    });
    actor.start();
    await playOn(
      game,
      actor as unknown as Playing<State, View, Move, Options, H>,
      (moves, view) => choose(moves, view, random) ?? moves[0]!,
      () => wrong.length > 0 || ++decisions > most || ended >= deals,
    );
    if (decisions > most) ended++;
    assert.deepEqual(wrong, [], name);
    assert.equal(actor.getSnapshot().status, 'active', name);
    actor.stop();
  }
}
