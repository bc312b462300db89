import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  answerQuestions,
  createHost,
  SILENCE_LIMIT,
  START_LIMIT,
  type Brain,
  type FromWorker,
  type HostOptions,
  type Platform,
  type Question,
  type ToWorker,
  type WorkerLike,
} from '@quinola/opponents';

const brain = (name: string): Brain => ({
  game: 'test',
  choose: ({view, seed}) => {
    if (view === 'fail') throw new Error('no idea');
    return {move: `${name}: ${String(view)} ${seed}`};
  },
});

const question = (view: string): Question => ({game: 'test', view, moves: [], level: 'book', seed: '7'});

type Behaviour = 'good' | 'late' | 'error' | 'throw' | 'silent';

/** A browser whose workers behave as instructed, and whose clock is moved by the test. */
function fake(behaviours: Readonly<Record<string, Behaviour[]>>) {
  const spawned: string[] = [];
  const sent: ToWorker[] = [];
  const ended: string[] = [];
  const revoked: string[] = [];
  /** Starts the workers that are late. */
  const wake: (() => void)[] = [];
  const timers: {at: number; call: () => void}[] = [];
  let now = 0;
  const platform: Platform = {
    spawn(url) {
      spawned.push(url);
      const behaviour = behaviours[url]?.shift() ?? 'throw';
      if (behaviour === 'throw') throw new Error('refused');
      const worker: WorkerLike = {
        onmessage: null,
        onerror: null,
        postMessage: (message) => {
          sent.push(message);
          if (behaviour === 'good' || behaviour === 'late')
            queueMicrotask(() => port.onmessage?.({data: structuredClone(message)}));
        },
        terminate: () => ended.push(url),
      };
      const port: {
        onmessage: ((event: {data: ToWorker}) => void) | null;
        postMessage(message: FromWorker): void;
      } = {
        onmessage: null,
        postMessage: (data) => worker.onmessage?.({data}),
      };
      queueMicrotask(() => {
        const begin = (): void => answerQuestions([brain(url)], port);
        if (behaviour === 'error') worker.onerror?.({});
        else if (behaviour === 'late') wake.push(begin);
        else begin();
      });
      return worker;
    },
    blobUrl: (source) => `blob:${source}`,
    revoke: (url) => revoked.push(url),
    after(milliseconds, call) {
      const timer = {at: now + milliseconds, call};
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
    now: () => now,
  };
  return {
    platform,
    spawned,
    sent,
    ended,
    revoked,
    wake,
    /** Runs pending promises, then moves the clock. */
    async pass(milliseconds: number): Promise<void> {
      for (let i = 0; i < 50; i++) await Promise.resolve();
      now += milliseconds;
      for (const timer of timers.filter(({at}) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.call();
      }
      for (let i = 0; i < 50; i++) await Promise.resolve();
    },
  };
}

let games = 0;

/** A host of a separate game, so that no test shares a worker with another. */
const hostOf = (platform: Platform, more: Partial<HostOptions> = {}) =>
  createHost({
    game: `game ${games++}`,
    platform,
    workerUrl: 'file',
    workerSource: 'text',
    loadBrain: async () => brain('main'),
    ...more,
  });

test('the worker file is tried first, and nothing starts before the first question', async () => {
  const world = fake({file: ['good']});
  const host = hostOf(world.platform);
  assert.deepEqual([world.spawned, host.form()], [[], 'idle']);
  assert.deepEqual(await host.choose(question('a')), {move: 'file: a 7'});
  assert.deepEqual([world.spawned, host.form()], [['file'], 'worker']);
});

for (const behaviour of ['throw', 'error'] as const) {
  test(`after a file whose worker is ${behaviour} the text is tried, then the main thread`, async () => {
    const world = fake({file: [behaviour], 'blob:text': [behaviour]});
    const host = hostOf(world.platform);
    const answer = host.choose(question('a'));
    for (let i = 0; i < 3; i++) await world.pass(START_LIMIT);
    assert.deepEqual(await answer, {move: 'main: a 7'});
    assert.deepEqual(
      [world.spawned, host.form(), world.revoked],
      [['file', 'blob:text'], 'main', ['blob:text']],
    );
  });
}

test('until a worker that is late has reported the main thread answers, then the worker', async () => {
  const world = fake({file: ['late']});
  const host = hostOf(world.platform);
  const answer = host.choose(question('a'));
  await world.pass(START_LIMIT);
  await world.pass(0);
  assert.deepEqual([await answer, host.form()], [{move: 'main: a 7'}, 'main']);
  for (const begin of world.wake) begin();
  await world.pass(0);
  assert.deepEqual(await host.choose(question('b')), {move: 'file: b 7'});
  assert.deepEqual([world.spawned, world.ended, host.form()], [['file'], [], 'worker']);
});

test('a worker that is late answers where the main thread has nothing to answer with', async () => {
  const world = fake({file: ['late']});
  const host = hostOf(world.platform, {loadBrain: () => Promise.reject(new Error('offline'))});
  const answer = host.choose(question('a'));
  await world.pass(START_LIMIT);
  for (const begin of world.wake) begin();
  assert.deepEqual(await answer, {move: 'file: a 7'});
  assert.equal(host.form(), 'worker');
});

test('a worker that has not reported ends with the last table, or when it reports too late', async () => {
  const world = fake({file: ['late']});
  const host = hostOf(world.platform);
  const answer = host.choose(question('a'));
  await world.pass(START_LIMIT);
  await world.pass(0);
  await answer;
  host.close();
  assert.deepEqual(world.ended, ['file']);
});

test('the text may have to be fetched, and its object URL is revoked', async () => {
  const world = fake({'blob:late': ['good']});
  const host = hostOf(world.platform, {workerUrl: undefined, workerSource: async () => 'late'});
  assert.deepEqual(await host.choose(question('a')), {move: 'blob:late: a 7'});
  assert.deepEqual(world.revoked, ['blob:late']);
});

test('without the text the main thread is used', async () => {
  const world = fake({});
  const host = hostOf(world.platform, {
    workerUrl: undefined,
    workerSource: () => Promise.reject(new Error('offline')),
  });
  const answer = host.choose(question('a'));
  await world.pass(0);
  assert.deepEqual(await answer, {move: 'main: a 7'});
});

test('a silent worker is replaced and asked again; after a second timeout the main thread is used', async () => {
  const world = fake({file: ['silent', 'silent']});
  const host = hostOf(world.platform, {workerSource: undefined});
  const answer = host.choose(question('a'));
  await world.pass(SILENCE_LIMIT);
  assert.deepEqual([world.spawned, world.ended], [['file', 'file'], ['file']]);
  await world.pass(SILENCE_LIMIT);
  await world.pass(0);
  assert.deepEqual(await answer, {move: 'main: a 7'});
  assert.deepEqual(world.ended, ['file', 'file']);
});

test('a replacement worker answers pending questions', async () => {
  const world = fake({file: ['silent', 'good']});
  const host = hostOf(world.platform);
  const answers = [host.choose(question('a')), host.choose(question('b'))];
  await world.pass(SILENCE_LIMIT);
  assert.deepEqual(await Promise.all(answers), [{move: 'file: a 7'}, {move: 'file: b 7'}]);
  assert.equal(host.form(), 'worker');
});

test('an opponent that throws rejects the question, and the worker continues', async () => {
  const world = fake({file: ['good']});
  const host = hostOf(world.platform);
  await assert.rejects(host.choose(question('fail')), /no idea/);
  assert.deepEqual(await host.choose(question('b')), {move: 'file: b 7'});
  assert.deepEqual(world.ended, []);
});

test('an aborted question rejects with the reason, and nobody is asked again', async () => {
  const world = fake({file: ['silent', 'good']});
  const host = hostOf(world.platform);
  const stop = new AbortController();
  const answer = host.choose(question('a'), stop.signal);
  await world.pass(0);
  stop.abort(new Error('enough'));
  await assert.rejects(answer, /enough/);
  assert.deepEqual(
    world.sent.map((message) => 'abort' in message),
    [false, true],
  );
  await world.pass(SILENCE_LIMIT);
  assert.deepEqual(world.spawned, ['file']);
  await assert.rejects(host.choose(question('b'), AbortSignal.abort(new Error('too late'))), /too late/);
});

test('a question of a removed table starts no worker', async () => {
  const world = fake({file: ['good']});
  const host = hostOf(world.platform);
  host.close();
  await assert.rejects(host.choose(question('a'), AbortSignal.abort(new Error('gone'))), /gone/);
  await world.pass(0);
  assert.deepEqual([world.spawned, host.form()], [[], 'idle']);
});

test('tables of one game share a worker, which ends with the last of them', async () => {
  const world = fake({file: ['good', 'good']});
  const options = {
    game: 'shared',
    platform: world.platform,
    workerUrl: 'file',
    loadBrain: async () => brain('main'),
  };
  const [one, two] = [createHost(options), createHost(options)];
  await Promise.all([one.choose(question('a')), two.choose(question('b'))]);
  assert.deepEqual(world.spawned, ['file']);
  one.close();
  assert.deepEqual(world.ended, []);
  two.close();
  assert.deepEqual(world.ended, ['file']);
  await two.choose(question('c'));
  assert.deepEqual(world.spawned, ['file', 'file']);
});

test('a worker is sent the question and nothing else', async () => {
  const world = fake({file: ['good']});
  const host = hostOf(world.platform);
  await host.choose(question('a'));
  assert.deepEqual(world.sent, [{id: 1, question: question('a')}]);
});

test('a worker refuses an unknown game', () => {
  const said: FromWorker[] = [];
  const port = {
    onmessage: null as ((event: {data: ToWorker}) => void) | null,
    postMessage: (message: FromWorker) => said.push(message),
  };
  answerQuestions([brain('x')], port);
  port.onmessage!({data: {id: 4, question: {...question('a'), game: 'draughts'}}});
  assert.deepEqual(said, [{ready: true}, {id: 4, error: 'no opponents for draughts'}]);
});
