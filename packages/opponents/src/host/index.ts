export * from './host.js';
export {fromBody, type WorkerBody} from './body.js';
export {workerOpponents} from './worker-opponents.js';
export {START_LIMIT, SILENCE_LIMIT, NotLoadedError, type EngineSource} from './engine.js';
export type {Platform, WorkerLike} from './platform.js';
