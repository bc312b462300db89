import {sessionEventOf, stopLine, type GameFeatures} from '@quinola/table';
import type {NewGameHost} from './host.js';
import type {NewGameHappening} from '../rules/index.js';
import {roomFeatures} from './room-features.js';

/** What New game adds to the features of its table. */
export function newGameFeatures(table: NewGameHost): GameFeatures {
  const texts = () => table.gamePanelWords!;
  return {
    ...roomFeatures(table),
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
    status: () => table.statusLine(),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) =>
      texts().tell(happening as NewGameHappening, (player) => table.who(player), table.words),
    eventOf: (happening) => sessionEventOf(table, happening),
    menuItems: () => ({game: [stopLine(table, texts())]}),
  };
}
