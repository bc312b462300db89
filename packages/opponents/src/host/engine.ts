import type {Brain, Question, Thinking, Thought} from '../types.js';
import type {FromWorker} from '../worker/answer.js';
import type {Platform, WorkerLike} from './platform.js';

/** How long the first question waits for the first message of a worker, in milliseconds. */
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

/** What came of starting a worker within the limit: one that runs, none, or one that may yet report. */
type Start = WorkerLike | null | {readonly late: Promise<WorkerLike | null>};
const isLate = (start: Start): start is Exclude<Start, WorkerLike | null> =>
  start !== null && 'late' in start;

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
 * worker is used only after its first message; one that is slow to send it, on a slow device or network, leaves the questions to the
 * main thread until then. One that dies or stops answering is replaced and its questions are asked again; if the same question gets
 * no answer twice, the main thread takes over.
 */
export function startEngine({workerUrl, workerSource, loadBrain}: EngineSource, platform: Platform): Engine {
  const pending = new Map<number, Pending>();
  /** Workers that were started and have not said anything yet. */
  const unreported = new Set<WorkerLike>();
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
    const begun = workersAllowed ? await firstWorkingWorker() : null;
    const late = begun && isLate(begun) ? begun.late : null;
    const mine = begun && !isLate(begun) ? {worker: begun} : await withoutWorker(late);
    ready = mine;
    if (closed && 'worker' in mine) mine.worker.terminate();
    void late?.then((worker) => {
      if (!worker || ('worker' in mine && mine.worker === worker)) return;
      if (closed || ready !== mine) worker.terminate();
      else starting = Promise.resolve((ready = {worker}));
    });
    return mine;
  }

  /** The main thread; where its brain cannot be fetched either, the worker that is late. */
  async function withoutWorker(late: Promise<WorkerLike | null> | null): Promise<Ready> {
    try {
      return {brain: await brain()};
    } catch (error) {
      const worker = await late;
      if (!worker) throw error;
      return {worker};
    }
  }

  async function brain(): Promise<Brain> {
    try {
      return await loadBrain();
    } catch (cause) {
      throw new NotLoadedError(cause instanceof Error ? cause.message : String(cause), {cause});
    }
  }

  async function firstWorkingWorker(): Promise<Start> {
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

  /** The worker after its first message; null if it cannot be started or fails; after the limit what may yet come of it. */
  function living(spawn: () => WorkerLike): Promise<Start> {
    return new Promise((resolve) => {
      let worker: WorkerLike;
      try {
        worker = spawn();
      } catch {
        resolve(null);
        return;
      }
      const reported = new Promise<WorkerLike | null>((report) => {
        worker.onerror = (event) => {
          event.preventDefault?.();
          worker.terminate();
          report(null);
        };
        worker.onmessage = () => {
          worker.onmessage = ({data}) => answered(data);
          worker.onerror = (event) => {
            event.preventDefault?.();
            replace(worker);
          };
          report(worker);
        };
      });
      const stopTimer = platform.after(START_LIMIT, () => resolve({late: reported}));
      unreported.add(worker);
      void reported.then((alive) => {
        stopTimer();
        unreported.delete(worker);
        resolve(alive);
      });
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
      for (const worker of unreported) worker.terminate();
      for (const [id, {reject}] of [...pending]) {
        settle(id);
        reject(new Error('closed'));
      }
    },
  };
}
