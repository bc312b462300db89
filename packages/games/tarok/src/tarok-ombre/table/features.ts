import {LikelyBids, type GameFeatures} from '@quinola/table';
import {packFeatures} from '../../kit/table/features.js';
import {lessons} from '../words/lessons/index.js';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';
import {loadTerms} from '../made/texts.js';
import {announcementOf} from './announcements.js';
import {askOf} from './asks.js';
import {statusOf} from './status.js';
import {tarokOmbreLaterStyles} from './styles-later.js';

/** What Tarok-ombre adds to the features of its table. */
export function tarokOmbreFeatures(table: TarokOmbreHost): GameFeatures {
  const likely = new LikelyBids(table, () => import('./thinker.js'));
  return packFeatures<TarokOmbreHost, TarokOmbreHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    ownPanels: {asking: () => import('../panels/asking.js')},
    styles: [tarokOmbreLaterStyles],
    asks: () => askOf(table, () => likely.bids),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => announcementOf(table, happening),
    terms: loadTerms,
    options: () => ({manner: ['old', 'new']}),
    lessons,
  });
}
