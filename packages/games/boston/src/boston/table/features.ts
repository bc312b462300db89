import type {GameFeatures} from '@quinola/table';
import {contractsFeatures} from '../../kit/contracts/table/features.js';
import type {ContractsHost} from '../../kit/contracts/table/host.js';
import {lessons} from '../words/lessons/index.js';

/** What Boston adds to the features of every table. */
export const bostonFeatures = (table: ContractsHost): GameFeatures =>
  contractsFeatures(table, {
    panels: () => import('../panels/sheets.js'),
    lessons,
    thinker: () => import('../made/thinker.js'),
  });
