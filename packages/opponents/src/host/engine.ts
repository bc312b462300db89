import type {Brain, Question, Thinking, Thought} from '../types.js';
import type {FromWorker} from '../worker/answer.js';
import type {Platform, WorkerLike} from './platform.js';

/** How long a worker may take for its first message, in milliseconds. */
export const START_LIMIT = 3000;
/** How long a worker may take to answer a question, in milliseconds, before it is considered dead. */
export const SILENCE_LIMIT = 5000;

/**
 * How long the main thread thinks before it yields to the page, in milliseconds; the current step is always finished. Solving an
 * imagined deal of eight cards can take 4 ms, and a phone is four times as slow.
 */
const SLICE = 4;

/** Where an engine gets its workers from, and the brain itself as a last resort. */
export interface EngineSource {
  /** Address of the worker's file, of the page's own origin. */
  readonly workerUrl?: string | undefined;
  /** Text of the worker, or a function that fetches it. */
  readonly workerSource?: string | (() => Promise<string>) | undefined;
  readonly loadBrain: () => Promise<Brain>;
}

/** Nothing that could answer was fetched: neither a worker nor its brain. The next question tries again. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/** Where questions are answered: a running worker, or the main thread. */
type Ready = {readonly worker: WorkerLike} | {readonly brain: Brain};

interface Pending {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
  /** How often it was sent to a worker. */
  tries: number;
  forget?: () => void;
}

/** The engine that answers for all tables of one game on a page. */
export interface Engine {
  /** Asks a question; rejects with the reason of the signal if it aborts. The signal must not have aborted yet. */
  ask(question: Question, signal?: AbortSignal): Promise<Thought>;
  /** Where it thinks now: `worker`, `main`, or `starting`. */
  readonly form: () => 'worker' | 'main' | 'starting';
  close(): void;
}

/**
 * Starts an engine: the file of the page's own origin, else the text of the worker's function as a blob, else the main thread. A
 * worker is used only after its first message. One that dies or stops answering is replaced and its questions are asked again; if
 * the same question gets no answer twice, the main thread takes over.
 */
export function startEngine({workerUrl, workerSource, loadBrain}: EngineSource, platform: Platform): Engine {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ready: Ready | null = null;
  let closed = false;
  let starting: Promise<Ready> | null = null;

  /** Where questions are answered; what could not be fetched is fetched again for the next one. */
  function started(workersAllowed = true): Promise<Ready> {
    if (starting) return starting;
    const coming = start(workersAllowed);
    coming.catch(() => {
      if (starting === coming) starting = null;
    });
    return (starting = coming);
  }

  async function start(workersAllowed: boolean): Promise<Ready> {
    ready = null;
    const worker = workersAllowed ? await firstWorkingWorker() : null;
    ready = worker ? {worker} : {brain: await brain()};
    if (closed && worker) worker.terminate();
    return ready;
  }

  async function brain(): Promise<Brain> {
    try {
      return await loadBrain();
    } catch (cause) {
      throw new NotLoadedError(cause instanceof Error ? cause.message : String(cause), {cause});
    }
  }

  async function firstWorkingWorker(): Promise<WorkerLike | null> {
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

  /** The worker after its first message; null if it cannot be started, fails, or does not report in time. */
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

  /** Replaces a dead worker by another, or by the main thread, and repeats all open questions. */
  function replace(dead: WorkerLike): void {
    if (!ready || !('worker' in ready) || ready.worker !== dead) return;
    dead.terminate();
    const keepsFailing = [...pending.values()].some(({tries}) => tries > 1);
    starting = null;
    void started(!keepsFailing);
    for (const id of pending.keys()) void put(id);
  }

  async function put(id: number): Promise<void> {
    const asked = pending.get(id);
    if (!asked) return;
    asked.forget?.();
    try {
      const by = await started();
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

  /** Answers on the main thread, in slices if it takes long. */
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
