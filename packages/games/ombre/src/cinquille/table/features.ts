import type {GameFeatures} from '@quinola/table';
import type {CalledKingTable} from '../../called-king/table/called-king-table.js';
import {calledKingFeatures} from '../../called-king/table/features.js';
import {lessons} from '../guided/index.js';

/** What Cinquille adds to the features of every table. */
export const cinquilleFeatures = (table: CalledKingTable): GameFeatures => calledKingFeatures(table, lessons);
