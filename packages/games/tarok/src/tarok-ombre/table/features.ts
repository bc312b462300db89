import {panelsFrom, type GameFeatures} from '@quinola/table';
import {packFeatures} from '../../pack-table/features.js';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';
import {askOf} from './asks.js';
import {lessons} from '../guided/index.js';
import {loadTerms} from '../terms/load.js';
import {statusOf} from './status.js';
import {tarokOmbreLaterStyles} from './styles-later.js';
import {announcementOf} from './announcements.js';

/** The panels about tricks are loaded together. */
const tricks = panelsFrom(() => import('./panels/tricks.js'));

/** What Tarok-ombre adds to the features of its table. */
export function tarokOmbreFeatures(table: TarokOmbreTable): GameFeatures {
  return packFeatures<TarokOmbreHappening>(table, {
    styles: tarokOmbreLaterStyles,
    panels: {
      ceremony: () => import('../../pack-table/panels/ceremony.js'),
      asking: () => import('./panels/asking.js'),
      sheet: () => import('./panels/sheet.js'),
      score: () => import('./panels/ledger.js'),
      why: () => import('./panels/why.js'),
      last: tricks('last'),
      played: tricks('played'),
      rules: () => import('./panels/rules.js'),
      chart: () => import('./panels/chart.js'),
      replay: tricks('replay'),
    },
    asks: () => askOf(table),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => announcementOf(table, happening),
    terms: loadTerms,
    options: {manner: ['old', 'new']},
    lessons,
  });
}
