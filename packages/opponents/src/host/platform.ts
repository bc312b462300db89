import type {FromWorker, ToWorker} from '../worker/answer.js';

/** The part of a worker's interface that the host uses. */
export interface WorkerLike {
  onmessage: ((event: {readonly data: FromWorker}) => void) | null;
  onerror: ((event: {preventDefault?(): void}) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** What the host needs of a browser; tests pass in their own. */
export interface Platform {
  /** Starts a classic worker. @throws where the page forbids it and the engine says so at once. */
  spawn(url: string): WorkerLike;
  /** A URL for a worker's text. @throws where the page forbids it. */
  blobUrl(source: string): string;
  revoke(url: string): void;
  /** Calls back after this many milliseconds; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** A time in milliseconds, from any origin. */
  now(): number;
}

interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | null | undefined;

/** The page's Trusted Types policy for worker URLs, made once; null where there is none or the page forbids it. */
function scriptUrlPolicy(): Policy | null {
  if (policy === undefined) {
    const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}})
      .trustedTypes;
    try {
      policy = factory?.createPolicy('quinola', {createScriptURL: (url) => url}) ?? null;
    } catch {
      policy = null;
    }
  }
  return policy;
}

/** The address of a script in the form that the page's policy asks for. */
export function scriptUrl(url: string): string {
  return scriptUrlPolicy()?.createScriptURL(url) ?? url;
}

/** The real browser. */
export const browser: Platform = {
  spawn: (url) => new Worker(scriptUrl(url)) as unknown as WorkerLike,
  blobUrl: (source) => URL.createObjectURL(new Blob([source], {type: 'text/javascript'})),
  revoke: (url) => URL.revokeObjectURL(url),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
};
