// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {workerOpponents} from '@quinola/opponents';
import {chooserOf} from '@quinola/table';

/** Asks the opponents of a table for a move; all tables of a page share one worker. */
export const choose = chooserOf(() => workerOpponents('chess-opponents', () => import('./worker.js?source')));
