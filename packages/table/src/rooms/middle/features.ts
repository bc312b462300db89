import type {GameFeatures} from '../../game-features.js';
import {TakingController, type TakingHost} from './taking.js';

/** What a room with cards in the middle adds to the features of its game, which asks for them by a `CaptureAsk`. */
export const middleFeatures = (table: TakingHost): Required<Pick<GameFeatures, 'taking'>> => ({
  taking: (announcer, asked) => new TakingController(table, announcer, asked),
});
