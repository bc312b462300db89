import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import {chanceOf, placesIn, publicRecord, type TableEmitted, type TableInput, type Thinker} from '@quinola/chart';
import {foldRecord, type GameRecord, type RecordedMove} from '@quinola/play';
import {anyThinker, playersOf, playOn, rested, SLOW, STILL} from '../../chart/test-support/driving.js';
import {lastingStates, reachedStates} from '../../chart/test-support/paths.js';
import {samples, testSeed} from '../../play/test-support/sample.js';
import {manner, tarokMachine} from '../src/tarok/machine.js';
import {
  tarok, tarokOptions, type GivenOptions, type TarokHappening, type TarokMove, type TarokOptions, type TarokPhase, type TarokState, type TarokView,
} from '../src/tarok/rules/index.js';
import {AGREEMENTS, someMove} from '../test-support/tarok-evening.js';

type Input = TableInput<TarokMove, TarokOptions>;

const thinker = anyThinker<TarokView, TarokMove>(tarok, ({turn}) => turn.must);
const never: Thinker = {choose: () => new Promise(() => undefined)};

function inputOf(given: GivenOptions, seed: string, ...visitors: number[]): Input {
  const options = tarokOptions(given);
  return {options, players: playersOf(options.players, ...visitors), viewer: 0, seed, pace: STILL, thinker, ceremony: 'full', undo: true};
}

/** The path of the place where a chart is, without what is within it. */
function isIn(snapshot: {value: unknown}, path: string): boolean {
  let value: unknown = snapshot.value;
  for (const part of path.split('.')) {
    if (typeof value === 'string') return value === part;
    value = (value as Record<string, unknown>)[part];
    if (value === undefined) return false;
  }
  return true;
}

/** An evening of random moves by the rules alone: its record, and each state a move was made in. */
function randomEvening(given: GivenOptions, seed: string): {record: GameRecord<TarokMove, TarokOptions>; steps: {before: TarokState; made: RecordedMove<TarokMove>; events: readonly TarokHappening[]}[]} {
  const options = tarokOptions(given);
  const random = randomFrom(`${seed}/moves`);
  const steps: {before: TarokState; made: RecordedMove<TarokMove>; events: readonly TarokHappening[]}[] = [];
  let state = tarok.start(options);
  let chances = 0;
  for (let turn = tarok.turn(state); !turn.over; turn = tarok.turn(state)) {
    const by = turn.must!;
    const view = by === 'chance' ? null : tarok.view(state, by);
    const move = view ? someMove(tarok.moves(view), view, random)! : tarok.chance(state, chanceOf(seed, ++chances));
    const {state: after, events} = tarok.play(state, by, move);
    steps.push({before: state, made: {by, move}, events});
    state = after;
  }
  const players = playersOf(options.players).map(({name}) => ({name, kind: 'book'}));
  return {record: {format: 'quinola-record/1', game: 'tarok', options, players, seed, moves: steps.map(({made}) => made)}, steps};
}

describe('the chart of Tarok', () => {
  for (const given of AGREEMENTS) {
    it(`plays the match of the rules with ${JSON.stringify(given)}`, async () => {
      for (let i = 0; i < samples(1, 50); i++) {
        const seed = `${testSeed}/${JSON.stringify(given)}/${i}`;
        const random = randomFrom(`${seed}/visitors`);
        const ways = new Set<string>();
        const actor = createActor(tarokMachine, {
          input: {...inputOf(given, seed, ...[0, 1].slice(0, (i + 1) % 3)), ceremony: i % 2 ? 'short' : 'full'},
          inspect(event) {
            if (event.type !== '@xstate.microstep') return;
            for (const {source, target} of event._transitions) {
              for (const to of target ?? []) if (to.key === 'following') ways.add(source.path.join('.'));
            }
          },
        });
        const wrong: string[] = [];
        actor.on('refused', ({move, refusal}) => { wrong.push(`${move.type} refused: ${refusal.reason}`); });
        actor.subscribe((snapshot) => {
          const {turn, sheets} = snapshot.context;
          if ((snapshot.hasTag('visitor') || snapshot.hasTag('opponent')) && (!isIn(snapshot, turn.phase) || sheets.length)) {
            wrong.push(`${turn.phase} ${JSON.stringify(snapshot.value)}`);
          }
        });
        actor.start();
        await playOn(tarok, actor, (moves, view) => someMove(moves, view, random));
        const {context} = actor.getSnapshot();
        assert.ok(actor.getSnapshot().hasTag('over'), JSON.stringify(actor.getSnapshot().value));
        assert.deepEqual(wrong, []);
        assert.deepEqual([...ways], ['opening'], 'a chart state leads where it does not say');
        assert.deepEqual(foldRecord(tarok, context.record), context.state, seed);
        actor.stop();
      }
    });
  }
});

/** Every phase of the rules; a phase that is missing here does not compile. */
const PHASES: Readonly<Record<TarokPhase, true>> = {
  'drawing.spreading': true, 'drawing.seats': true, 'drawing.deal': true, 'dealing.shuffling': true, 'dealing.packCut': true,
  skat: true, announcing: true, 'playing.trick': true, settlingSession: true,
};

describe('the states of the chart of Tarok', () => {
  it('have the paths of the rules\' phases', () => {
    const places = placesIn(tarokMachine.config.states ?? {});
    assert.deepEqual(Object.keys(PHASES).filter((phase) => !places.includes(phase)), []);
    assert.deepEqual(places.filter((place) => !(place in PHASES)), ['layingOut', 'counting', 'settling', 'partyOver']);
  });

  it('are each reached by a path', () => {
    const beatsOf = (events: readonly {type: string}[]): string[] =>
      events.flatMap(({type}) => Object.keys(manner.beats[type as keyof typeof manner.beats] ?? {}));
    const starts = new Set<string>();
    const reached = new Set<string>();
    const missing = (): string[] => lastingStates(tarokMachine).filter((id) => !reached.has(id));
    for (let i = 0; i < 40 && missing().length; i++) {
      const given = AGREEMENTS[i % AGREEMENTS.length]!;
      const seed = `paths/${i}`;
      const {record, steps} = randomEvening(given, seed);
      steps.forEach(({before, made, events}, index) => {
        const sheets = manner.sheets(events).join();
        for (const visitors of [[], record.players.map((_, player) => player)]) {
          const ends = events.some(({type}) => type === 'session-over');
          const start = [tarok.turn(before).phase, made.move.type, visitors.length, ...new Set(beatsOf(events)), sheets, ends].join(' ');
          if (starts.has(start)) continue;
          starts.add(start);
          const found = reachedStates(tarokMachine, tarok, {
            ...inputOf(given, seed, ...visitors), record: {...record, moves: record.moves.slice(0, index)}, pace: SLOW,
          }, ({table}) => [table.trick.length, table.tricks.length], (snapshot) => (
            snapshot.context.count > index && (snapshot.hasTag('visitor') || snapshot.hasTag('opponent'))
          ), made.move);
          for (const id of found) reached.add(id);
        }
      });
    }
    assert.deepEqual(missing(), []);
  });
});

describe('an evening of Tarok on a page', () => {
  const seated = (given: GivenOptions, input: Partial<Input> = {}) => {
    const actor = createActor(tarokMachine, {input: {...inputOf(given, testSeed, 0), ceremony: 'short', ...input}});
    const told: TableEmitted<TarokMove, TarokHappening>[] = [];
    actor.on('*', (emitted) => { told.push(emitted); });
    actor.start();
    return {actor, told};
  };

  it('has the cards dealt at once when the ceremony is short, and begins with the Skat', () => {
    for (const given of AGREEMENTS) {
      const {actor} = seated(given, {thinker: never});
      assert.equal(actor.getSnapshot().context.turn.phase, 'skat');
      actor.stop();
    }
  });

  it('resumes to the same place at each of its moves', () => {
    AGREEMENTS.forEach((given, n) => {
      const seed = `${testSeed}/resume/${n}`;
      const random = randomFrom(seed);
      const {record, steps} = randomEvening(given, seed);
      for (let i = 0; i < samples(15); i++) {
        const index = random.below(steps.length);
        const {actor} = seated(given, {
          record: {...record, moves: record.moves.slice(0, index)}, thinker: never, seed: 'another', ceremony: 'full', players: playersOf(record.players.length),
        });
        const {before} = steps[index]!;
        const snapshot = actor.getSnapshot();
        if (tarok.turn(before).must === 'chance') assert.deepEqual(snapshot.context.record.moves[index], record.moves[index]);
        else assert.deepEqual(snapshot.context.state, before);
        assert.ok(isIn(snapshot, snapshot.context.turn.phase), JSON.stringify(snapshot.value));
        actor.stop();
      }
    });
  });

  it('says nothing of the pack, nor of another\'s Skat, before the deal is over', async () => {
    for (const given of [{}, {players: 2}] as const) {
      for (let i = 0; i < 4; i++) {
        const {actor, told} = seated(given, {seed: `${testSeed}/${i}`});
        await rested(actor, 'visitor');
        const {record, view} = actor.getSnapshot().context;
        const shown = [...told.flatMap((emitted) => (emitted.type === 'moved' ? [emitted.made] : [])), ...publicRecord(tarok, manner, record, 0).moves];
        for (const {by, move} of shown) {
          if (by === 'chance') assert.deepEqual(Object.keys(move), ['type']);
          if (move.type === 'LAY_SKAT' && by !== view.player) assert.ok(!('cards' in move));
        }
        actor.stop();
      }
    }
  });

  it('may be ended at any moment by the visitor', async () => {
    const {actor} = seated({pot: true}, {thinker: never});
    actor.send({type: 'STOP'});
    await rested(actor, 'over');
    assert.ok(actor.getSnapshot().matches('settlingSession'));
    assert.equal(actor.getSnapshot().context.view.pot, 0);
  });
});
