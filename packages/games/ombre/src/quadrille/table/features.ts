import type {GameFeatures} from '@quinola/table';
import type {CalledKingHost} from '../../kit/called-king/table/host.js';
import {calledKingFeatures} from '../../kit/called-king/table/features.js';
import {lessons} from '../words/lessons/index.js';

/** What Quadrille adds to the features of every table. */
export const quadrilleFeatures = (table: CalledKingHost): GameFeatures =>
  calledKingFeatures(table, lessons, () => import('../made/thinker.js'));
