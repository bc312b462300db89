import type {Ask, GameFeatures} from '@quinola/table';
import {packFeatures} from '../../kit/table/features.js';
import {CEREMONY} from '../../kit/table/pack-table.js';
import {skatAsk} from '../../kit/table/skat.js';
import {lessons} from '../words/lessons/index.js';
import type {TarokHappening} from '../rules/types.js';
import type {TarokHost} from './host.js';
import {loadTerms} from '../made/texts.js';
import {announcementOf} from './announcements.js';
import {statusOf} from './status.js';
import {tarokLaterStyles} from './styles-later.js';

/** What is asked by a panel, by phase. */
const ASKED: Readonly<Record<string, Ask>> = {
  'drawing.seats': CEREMONY,
  'drawing.deal': CEREMONY,
  'dealing.packCut': CEREMONY,
  announcing: {kind: 'panel', id: 'announcing'},
};

/** What Tarok adds to the features of its table. */
export function tarokFeatures(table: TarokHost): GameFeatures {
  return packFeatures<TarokHost, TarokHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    ownPanels: {announcing: () => import('../panels/announcing.js')},
    styles: [tarokLaterStyles],
    goesTo: 'right',
    scored: ['party-settled'],
    asks() {
      const {phase} = table.context!.turn;
      return phase === 'skat' ? skatAsk(table, true) : (ASKED[phase] ?? null);
    },
    status: () => statusOf(table),
    tell: (happening) => announcementOf(table, happening),
    terms: loadTerms,
    options: () => ({players: ['3', '2']}),
    lessons,
  });
}
