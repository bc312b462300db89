// Bundled by test/lean.test.ts, once with XState whole and once with what pages get of it.
import {createActor} from 'xstate';
import {pick, randomFrom} from '@quinola/cards';
import type {TableCommand} from '@quinola/chart';
import {chartPicture, type ChartPicture} from '@quinola/chart/picture.js';
import {anyThinker, playersOf, playOn, SLOW, STILL} from '../../packages/chart/test-support/driving.js';
import {INPUT, seated, thinker} from '../../packages/chart/test-support/seated.js';
import {toyMachine} from '../../packages/chart/test-support/toy-machine.js';
import {toy, type ToyMove} from '../../packages/chart/test-support/toy.js';
import {whistMachine} from '../../packages/whist/src/machine.js';
import {whist, whistOptions} from '../../packages/whist/src/rules/index.js';
import {AGREEMENTS, someMove} from '../../packages/whist/test-support/evenings.js';

/** A clock that is set forward by hand; XState's own is not among what pages get. */
class HandClock {
  #now = 0;
  #made = 0;
  readonly #timers = new Map<number, {readonly at: number; readonly run: () => void}>();

  setTimeout(run: () => void, ms: number): number {
    this.#timers.set(++this.#made, {at: this.#now + ms, run});
    return this.#made;
  }

  clearTimeout(timer: number): void {
    this.#timers.delete(timer);
  }

  increment(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [first] = [...this.#timers].filter(([, {at}]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!first) break;
      const [timer, {at, run}] = first;
      this.#now = at;
      this.#timers.delete(timer);
      run();
    }
    this.#now = until;
  }
}

const COMMANDS: readonly TableCommand[] = [
  {type: 'ACKNOWLEDGE'},
  {type: 'PASS_RIGHT'},
  {type: 'HINT'},
  {type: 'DISMISS_HINT'},
  {type: 'UNDO'},
  {type: 'PAUSE'},
  {type: 'RESUME'},
  {type: 'RESUME'},
  {type: 'FINISH_DEAL'},
  {type: 'SET_PACE', pace: STILL},
  {type: 'SET_PACE', pace: SLOW},
  {type: 'SET_PLAYERS', players: playersOf(3, 0, 1)},
  {type: 'SET_PLAYERS', players: playersOf(3, 0)},
];

/** All that a toy match did while somebody sent it whatever came to his mind, at any time. */
export async function toyTrace(seed: string): Promise<string[]> {
  const random = randomFrom(seed);
  const clock = new HandClock();
  const trace: string[] = [];
  const failing = {
    choose: (...asked: Parameters<typeof thinker.choose>) =>
      random.below(12) ? thinker.choose(...asked) : Promise.reject(new Error('no thought')),
  };
  const {actor, told} = seated({...INPUT, seed, pace: SLOW, thinker: failing}, clock);
  actor.subscribe(({value, tags, context}) => {
    trace.push(
      JSON.stringify([
        value,
        [...tags],
        context.count,
        context.refusal,
        context.hint,
        context.sheets,
        context.asked,
      ]),
    );
  });
  actor.start();
  for (let i = 0; i < 150; i++) {
    const {context} = actor.getSnapshot();
    const moves: readonly ToyMove[] = toy.moves(toy.view(context.state, 0));
    const deed = random.below(3);
    if (deed === 0) clock.increment(100 * random.below(12));
    else if (deed === 1 || !moves.length) actor.send(pick(COMMANDS, random));
    else actor.send(pick(moves, random));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
  actor.stop();
  return [...trace, ...told.map((emitted) => JSON.stringify(emitted)), actor.getSnapshot().status];
}

/** What a toy match tells when a record cannot be kept any more, which nobody has foreseen. */
export async function toyEnd(): Promise<unknown[]> {
  const told: unknown[] = [];
  const {actor} = seated({
    keep({moves}) {
      if (moves.length > 3) throw new Error('full');
    },
  });
  actor.subscribe({
    next: ({context}) => told.push(context.count),
    error: (error) => told.push((error as Error).message),
  });
  actor.start();
  for (let i = 0; i < 5; i++) {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    const {context, status} = actor.getSnapshot();
    if (status !== 'active') break;
    const [move] = toy.moves(toy.view(context.state, 0));
    if (move) actor.send(move);
  }
  const {status, error, context} = actor.getSnapshot();
  return [...told, status, (error as Error).message, context.count];
}

/** The record of an evening of whist played through its chart. */
export async function whistRecord(agreement: number, seed: string): Promise<string> {
  const options = whistOptions(AGREEMENTS[agreement % AGREEMENTS.length]!);
  const random = randomFrom(`${seed}/visitors`);
  const actor = createActor(whistMachine, {
    input: {
      options,
      players: playersOf(whist.start(options).table.players, 0, 1),
      viewer: 0,
      seed,
      pace: STILL,
      ceremony: 'full',
      undo: true,
      thinker: anyThinker(whist, ({turn}) => turn.must),
    },
  });
  actor.start();
  await playOn(whist, actor, (moves, view) => someMove(moves, view, random));
  return JSON.stringify(actor.getSnapshot().context.record);
}

/** The chart of the toy as a panel draws it. */
export const toyPicture = (): ChartPicture => chartPicture(toyMachine);
