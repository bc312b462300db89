import type {Brain, Question, Thinking, Thought} from '../types.js';
import type {FromWorker} from '../worker/answer.js';
import type {Platform, WorkerLike} from './platform.js';

/** How long a worker may take to say that it lives, in milliseconds. */
export const START_LIMIT = 3000;
/** How long a worker may be silent over a question, in milliseconds, before it is taken for dead. */
export const SILENCE_LIMIT = 5000;

/**
 * How long the main thread goes on with a thought before the page breathes, in milliseconds; the step that it is in is
 * made to its end. An imagined deal of eight cards that is solved may take four, and a phone is four times as slow.
 */
const SLICE = 4;

/** Where an engine gets its workers and, when all else fails, the brain itself. */
export interface EngineSource {
  /** Address of the worker's file, of the page's own origin. */
  readonly workerUrl?: string | undefined;
  /** Text of the worker, or what fetches it. */
  readonly workerSource?: string | (() => Promise<string>) | undefined;
  readonly loadBrain: () => Promise<Brain>;
}

/** One way to think: a living worker, or the main thread. */
type Ready = {readonly worker: WorkerLike} | {readonly brain: Brain};

interface Pending {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
  /** How often it has been put to a worker. */
  tries: number;
  forget?: () => void;
}

/** What thinks for all tables of one game on a page. */
export interface Engine {
  /** Puts a question; rejects with the reason of a signal, which has not been given before. */
  ask(question: Question, signal?: AbortSignal): Promise<Thought>;
  /** How it thinks now: `worker`, `main`, or `starting`. */
  readonly form: () => 'worker' | 'main' | 'starting';
  close(): void;
}

/**
 * Starts an engine: the file of the page's own origin, else the text of the worker's function as a blob, else the
 * main thread. A worker counts only after its first message. One that dies or falls silent is replaced, and what it
 * was asked is asked again; after a second silence over the same question the main thread takes over.
 */
export function startEngine({workerUrl, workerSource, loadBrain}: EngineSource, platform: Platform): Engine {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ready: Ready | null = null;
  let closed = false;
  let starting = start(true);

  async function start(workersAllowed: boolean): Promise<Ready> {
    ready = null;
    const worker = workersAllowed ? await firstLiving() : null;
    ready = worker ? {worker} : {brain: await loadBrain()};
    if (closed && worker) worker.terminate();
    return ready;
  }

  async function firstLiving(): Promise<WorkerLike | null> {
    if (workerUrl !== undefined) {
      const worker = await living(() => platform.spawn(workerUrl));
      if (worker) return worker;
    }
    if (workerSource === undefined) return null;
    let url: string | undefined;
    try {
      url = platform.blobUrl(typeof workerSource === 'string' ? workerSource : await workerSource());
      const address = url;
      return await living(() => platform.spawn(address));
    } catch {
      return null;
    } finally {
      if (url !== undefined) platform.revoke(url);
    }
  }

  /** The worker once it has spoken; null when it can't be started, fails, or says nothing in time. */
  function living(spawn: () => WorkerLike): Promise<WorkerLike | null> {
    return new Promise((resolve) => {
      let worker: WorkerLike;
      try {
        worker = spawn();
      } catch {
        resolve(null);
        return;
      }
      const give = (alive: boolean): void => {
        stopTimer();
        if (!alive) worker.terminate();
        resolve(alive ? worker : null);
      };
      const stopTimer = platform.after(START_LIMIT, () => give(false));
      worker.onerror = (event) => {
        event.preventDefault?.();
        give(false);
      };
      worker.onmessage = () => {
        worker.onmessage = ({data}) => answered(data);
        worker.onerror = (event) => {
          event.preventDefault?.();
          replace(worker);
        };
        give(true);
      };
    });
  }

  function answered(message: FromWorker): void {
    if (!('id' in message)) return;
    const asked = pending.get(message.id);
    if (!asked) return;
    settle(message.id);
    if ('thought' in message) asked.resolve(message.thought);
    else asked.reject(new Error(message.error));
  }

  function settle(id: number): void {
    pending.get(id)?.forget?.();
    pending.delete(id);
  }

  /** A worker is dead: another is started, or the main thread thinks, and all that is open is asked again. */
  function replace(dead: WorkerLike): void {
    if (!ready || !('worker' in ready) || ready.worker !== dead) return;
    dead.terminate();
    const stubborn = [...pending.values()].some(({tries}) => tries > 1);
    starting = start(!stubborn);
    for (const id of pending.keys()) void put(id);
  }

  async function put(id: number): Promise<void> {
    const asked = pending.get(id);
    if (!asked) return;
    asked.forget?.();
    try {
      const by = await starting;
      if (!pending.has(id)) return;
      asked.tries++;
      if ('worker' in by) {
        const {worker} = by;
        asked.forget = platform.after(SILENCE_LIMIT, () => replace(worker));
        worker.postMessage({id, question: asked.question});
      } else {
        // Yield to the page before every step.
        asked.forget = platform.after(0, () => think(id, by.brain));
      }
    } catch (error) {
      settle(id);
      asked.reject(error);
    }
  }

  /** A thought on the main thread, in slices where it takes long. */
  function think(id: number, brain: Brain, thinking?: Thinking | null): void {
    const asked = pending.get(id);
    if (!asked) return;
    const until = platform.now() + SLICE;
    try {
      thinking ??= brain.start?.(asked.question) ?? null;
      while (thinking && platform.now() < until) {
        if (!thinking.step()) continue;
        settle(id);
        asked.resolve(thinking.thought());
        return;
      }
      if (thinking) {
        asked.forget = platform.after(0, () => think(id, brain, thinking));
        return;
      }
      settle(id);
      asked.resolve(brain.choose(asked.question));
    } catch (error) {
      settle(id);
      asked.reject(error);
    }
  }

  return {
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const abort = (): void => {
          settle(id);
          if (ready && 'worker' in ready) ready.worker.postMessage({id, abort: true});
          reject(signal!.reason);
        };
        signal?.addEventListener('abort', abort, {once: true});
        const done = (): void => signal?.removeEventListener('abort', abort);
        pending.set(id, {
          question,
          tries: 0,
          resolve: (thought) => {
            done();
            resolve(thought);
          },
          reject: (reason) => {
            done();
            reject(reason);
          },
        });
        void put(id);
      }),
    form: () => (ready ? ('worker' in ready ? 'worker' : 'main') : 'starting'),
    close() {
      closed = true;
      if (ready && 'worker' in ready) ready.worker.terminate();
      for (const [id, {reject}] of [...pending]) {
        settle(id);
        reject(new Error('closed'));
      }
    },
  };
}
