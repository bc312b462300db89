import type {Chooser, Question, Thought} from '../types.js';
import {startEngine, type Engine, type EngineSource} from './engine.js';
import {browser, type Platform} from './platform.js';

/** What a table passes in about its game's opponents. */
export interface HostOptions extends EngineSource {
  /** Id of the game; its tables on a page share one worker. */
  readonly game: string;
  /** The browser by default; tests pass in their own. */
  readonly platform?: Platform;
}

/** The opponents of a table. */
export interface Host extends Chooser {
  /** Where they think: `worker`, `main`, `starting`, or `idle` before the first question. */
  readonly form: () => ReturnType<Engine['form']> | 'idle';
  /** Tells that the table was removed; the worker ends with the last table. */
  close(): void;
}

interface Shared {
  readonly engine: Engine;
  tables: number;
}

const engines = new Map<string, Shared>();

/**
 * The opponents of one table. Nothing is started before the first question; then all tables of a game share one
 * worker, in the order: the file of the page's own origin, its function as a blob, slices on the main thread.
 */
export function createHost({game, platform = browser, ...source}: HostOptions): Host {
  let shared: Shared | null = null;
  const join = (): Shared => {
    const joined = engines.get(game) ?? {engine: startEngine(source, platform), tables: 0};
    joined.tables++;
    engines.set(game, joined);
    return joined;
  };
  return {
    async choose<View, Move>(question: Question<View, Move, unknown>, signal?: AbortSignal) {
      // A worker started for a table that was already removed would never be closed.
      signal?.throwIfAborted();
      shared ??= join();
      return shared.engine.ask(question, signal) as Promise<Thought<Move>>;
    },
    form: () => shared?.engine.form() ?? 'idle',
    close() {
      const left = shared;
      shared = null;
      if (!left || --left.tables > 0) return;
      left.engine.close();
      engines.delete(game);
    },
  };
}
