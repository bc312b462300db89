import {sessionEventOf, stopLine, type GameFeatures} from '@quinola/table';
import type {NewGameTable} from '../new-game-table.js';
import type {NewGameHappening} from '../rules/index.js';
import {travelEndsOf} from './travel.js';

/** What New game adds to the features of its table. */
export function newGameFeatures(table: NewGameTable): GameFeatures {
  const texts = () => table.gamePanelWords!;
  return {
    styles: [],
    panels: {
      settled: () => import('../panels/settled.js'),
      score: () => import('../panels/score.js'),
      why: () => import('../panels/why.js'),
      played: () => import('../panels/played.js'),
      replay: () => import('../panels/played.js'),
      rules: () => import('../panels/rules.js'),
      chart: () => import('../panels/chart.js'),
    },
    autoPanel: () => (table.tag('sheet', 'over') ? 'settled' : null),
    travelEnds: () => travelEndsOf(table),
    status: () => table.statusLine(),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) =>
      texts().tell(happening as NewGameHappening, (player) => table.who(player), table.words),
    eventOf: (happening) => sessionEventOf(table, happening),
    menuItems: () => ({game: [stopLine(table, texts())]}),
  };
}
