import {panelsFrom, type GameFeatures} from '@quinola/table';
import {packFeatures} from '../../pack-table/features.js';
import {skatAsk} from '../../pack-table/skat.js';
import type {TarokHappening} from '../rules/types.js';
import type {TarokTable} from '../tarok-table.js';
import {lessons} from '../guided/index.js';
import {loadTerms} from '../terms/load.js';
import {statusOf} from './status.js';
import {tarokLaterStyles} from './styles-later.js';
import {announcementOf} from './announcements.js';

/** The panels about tricks are loaded together. */
const tricks = panelsFrom(() => import('./panels/tricks.js'));

/** Phases whose question is asked by the game's own panels. */
const ASKING: Readonly<Record<string, string>> = {
  'drawing.seats': 'ceremony',
  'drawing.deal': 'ceremony',
  'dealing.packCut': 'ceremony',
  announcing: 'announcing',
};

/** What Tarok adds to the features of its table. */
export function tarokFeatures(table: TarokTable): GameFeatures {
  return packFeatures<TarokHappening>(table, {
    styles: tarokLaterStyles,
    panels: {
      ceremony: () => import('./panels/ceremony.js'),
      announcing: () => import('./panels/announcing.js'),
      sheet: () => import('./panels/sheet.js'),
      score: () => import('./panels/score.js'),
      why: () => import('./panels/why.js'),
      last: tricks('last'),
      played: tricks('played'),
      rules: () => import('./panels/rules.js'),
      chart: () => import('./panels/chart.js'),
      replay: tricks('replay'),
    },
    asks() {
      const {phase} = table.context!.turn;
      if (phase === 'skat') return skatAsk(table, true);
      const id = ASKING[phase];
      return id ? {kind: 'panel', id} : null;
    },
    status: () => statusOf(table),
    tell: (happening) => announcementOf(table, happening),
    terms: loadTerms,
    options: {players: ['3', '2']},
    lessons,
  });
}
