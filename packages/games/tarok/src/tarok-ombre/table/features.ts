import type {GameFeatures} from '@quinola/table';
import {packFeatures} from '../../pack-table/features.js';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';
import {askOf} from './asks.js';
import {loadTerms} from '../terms/load.js';
import {TAROK_OMBRE_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {tarokOmbreLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** What Tarok-ombre adds to the features of its table. */
export function tarokOmbreFeatures(table: TarokOmbreTable): GameFeatures {
  return packFeatures<TarokOmbreHappening>(table, {
    styles: tarokOmbreLaterStyles,
    panels: TAROK_OMBRE_PANELS,
    asks: () => askOf(table),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => tellingOf(table, happening),
    terms: loadTerms,
    options: {manner: ['old', 'new']},
  });
}
