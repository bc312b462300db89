import assert from 'node:assert/strict';
import {createActor} from 'xstate';
import {pick, randomFrom} from '@quinola/cards';
import {chartPicture, type Place} from '@quinola/chart/picture.js';
import type {TableInput, ThinkerQuestion, Thought} from '@quinola/chart';
import {foldRecord, isSeenBy, type Due, type Happening, type MoveLike, type Player} from '@quinola/play';
import {samples, testSeed} from '../sample.js';
import {anyThinker, playersOf, playOn, NO_PAUSES, type Playing} from '../chart/driving.js';
import {remembering} from '../fixtures/facts.js';
import {assertChartGoesOn} from '../fixtures/through-chart.js';
import {viewersOf} from '../fixtures/types.js';
import {eachMatch, someMove} from './sample-match.js';
import type {TestedGame} from './tested-game.js';
import {asking} from './opponents.js';

/** The input of a chart: nothing takes time, and everyone but the visitors plays random lawful moves. */
export function inputOf(
  {game, players}: TestedGame,
  options: unknown,
  seed: string,
  ...visitors: Player[]
): TableInput {
  return {
    options,
    players: playersOf(players(options), ...visitors),
    viewer: 0,
    seed,
    pace: NO_PAUSES,
    ceremony: 'full',
    undo: true,
    thinker: anyThinker<unknown, MoveLike>(game, (view) => (view as {turn?: {must: Due}}).turn?.must),
  };
}

/** Whether a chart is in the state of a path, or within it. */
function isIn(snapshot: {readonly value: unknown}, path: string): boolean {
  let value: unknown = snapshot.value;
  for (const part of path.split('.')) {
    if (typeof value === 'string') return value === part;
    value = (value as Record<string, unknown>)[part];
    if (value === undefined) return false;
  }
  return true;
}

/** What was observed of a chart while a match was played through it. */
interface Observed {
  /** Faults: refusals, failures, states that are not those of the rules. */
  readonly faults: string[];
  /** States that were left by a transition that no state declares. */
  readonly undeclared: Set<string>;
  readonly happened: (readonly Happening[])[];
}

/** A started actor of a chart that records what it emits. */
function started(kind: TestedGame, input: TableInput) {
  const observed: Observed = {faults: [], undeclared: new Set(), happened: []};
  const actor = createActor(kind.machine, {
    input,
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      for (const {source, target} of event._transitions)
        for (const to of target ?? [])
          if (to.key === 'following') observed.undeclared.add(source.path.join('.'));
    },
  });
  // The machine's own types are erased here; it is a table's chart all the same.
  const playing = actor as unknown as Playing<unknown, unknown, MoveLike, unknown, Happening>;
  for (const type of ['refused', 'failed'])
    actor.on(type, (emitted) => {
      observed.faults.push(JSON.stringify(emitted));
    });
  actor.on('moved', (emitted) => {
    observed.happened.push((emitted as unknown as {happened: readonly Happening[]}).happened);
  });
  actor.subscribe((snapshot) => {
    const {turn, sheets} = playing.getSnapshot().context;
    const isWaiting = snapshot.hasTag('visitor') || snapshot.hasTag('opponent');
    if (isWaiting && (!isIn(snapshot, turn.phase) || sheets.length))
      observed.faults.push(`${turn.phase} ${JSON.stringify(snapshot.value)}`);
  });
  actor.start();
  return {actor, playing, observed};
}

/**
 * Checks that a match through the chart is the match of the rules: the chart is in the matching state whenever somebody must
 * act, refuses nothing lawful, makes only declared transitions, tells its viewer what he may see and nothing else, and keeps a
 * record that folds to its state.
 */
export async function assertChartKeepsRules(kind: TestedGame, input: TableInput): Promise<void> {
  const {game, most = Infinity} = kind;
  const random = randomFrom(`${input.seed}/visitors`);
  const {actor, playing, observed} = started(kind, input);
  // A match that does not end by chance is long enough, whether visitors play or none.
  await playOn(game, playing, (moves, view) => someMove(kind, moves, view, random), undefined, most);
  const snapshot = playing.getSnapshot();
  const {record, state, viewer} = snapshot.context;
  assert.ok(snapshot.hasTag('over') || record.moves.length > most, JSON.stringify(snapshot.value));
  assert.deepEqual(observed.faults, []);
  assert.deepEqual([...observed.undeclared], ['opening'], 'a chart state leads where it does not say');
  const happened: (readonly Happening[])[] = [];
  const folded = foldRecord(game, record, ({events}) =>
    happened.push(events.filter((event) => isSeenBy(viewer, event))),
  );
  assert.deepEqual(folded, state, 'another state than the fold');
  assert.deepEqual(observed.happened, happened, 'other happenings than the fold');
  actor.stop();
}

/** {@linkcode assertChartKeepsRules} with visitors and without, in full ceremony and short. */
export async function checkChart(kind: TestedGame): Promise<void> {
  for (const [agreement, options] of kind.agreements.entries()) {
    for (let i = 0; i < samples(1, 50); i++) {
      const seed = `${testSeed}/${kind.game.id}/chart/${agreement}/${i}`;
      const visitors = [0, 1, 2].slice(0, (agreement + i) % 4);
      const input = inputOf(kind, options, seed, ...(kind.players(options) === 1 ? [0] : visitors));
      try {
        await assertChartKeepsRules(kind, {...input, ceremony: (agreement + i) % 2 ? 'short' : 'full'});
      } catch (error) {
        if (error instanceof Error)
          error.message = `${JSON.stringify(options)} with seed ${seed}: ${error.message}`;
        throw error;
      }
    }
  }
}

/** How many moves are sent to a chart that was opened with a part of a record. */
const MOVES_SENT = samples(20, 200);

/** Checks that the chart, opened with a match cut anywhere, has the state of the rules, and continues in the same way. */
export function checkResuming(kind: TestedGame): void {
  const remembered = remembering(kind);
  eachMatch(kind, ({record, steps, end}) => {
    const random = randomFrom(`${record.seed}/resuming`);
    const states = [...steps.map(({before}) => before), end];
    const viewers = viewersOf(record.players.length);
    const point = random.below(steps.length);
    assertChartGoesOn(remembered, record, states, point, pick(viewers, random), MOVES_SENT);
  });
}

const all = (places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) => [place, ...all(place.places)]);

/**
 * Checks that the states in which somebody moves, and the final state, have the paths of the rules' phases, and that each phase
 * has its state.
 */
export function checkPhases({machine, phases}: TestedGame): void {
  const places = all(chartPicture(machine).places)
    .filter(({kind}) => kind === 'asking' || kind === 'chance' || kind === 'over')
    .map(({path}) => path);
  assert.deepEqual([...places].sort(), Object.keys(phases).sort());
}

/**
 * Plays whole deals through the chart against the game's own opponents, ten thousand in the long run or as many as the game
 * says, and checks that nothing fails and nothing lawful is refused.
 */
export async function checkDeals(kind: TestedGame): Promise<void> {
  const {game, profile, agreements, opponents, most = Infinity, longDeals = 10_000} = kind;
  const ask = opponents && asking(opponents);
  // Novices think least: what is tried is the chart, not how well they play.
  const thinker = ask && {
    choose: (question: ThinkerQuestion) => Promise.resolve(ask({...question, level: 'novice'}) as Thought),
  };
  const ends: readonly string[] = profile.dealEnds;
  const deals = samples(1, longDeals);
  let ended = 0;
  for (let match = 0; ended < deals; match++) {
    const seed = `${testSeed}/${game.id}/deals/${match}`;
    const input = inputOf(kind, agreements[match % agreements.length]!, seed, 0);
    const {actor, playing, observed} = started(kind, {
      ...input,
      ceremony: match % 2 ? 'short' : 'full',
      ...(thinker && {thinker}),
    });
    const random = randomFrom(`${seed}/visitor`);
    const endedNow = (): number => observed.happened.flat().filter(({type}) => ends.includes(type)).length;
    let decisions = 0;
    await playOn(
      game,
      playing,
      (moves, view) => someMove(kind, moves, view, random),
      () => observed.faults.length > 0 || ++decisions > most || ended + endedNow() >= deals,
    );
    ended += endedNow() + (decisions > most ? 1 : 0);
    assert.deepEqual(observed.faults, [], seed);
    assert.equal(actor.getSnapshot().status, 'active', seed);
    actor.stop();
  }
}
