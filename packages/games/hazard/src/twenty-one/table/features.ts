import {sessionEventOf, stopLine, type GameFeatures} from '@quinola/table';
import type {TwentyOneHost} from './host.js';
import type {TwentyOneHappening} from '../rules/index.js';
import {statusOf} from './room.js';
import {lessons} from '../words/lessons/index.js';
import {loadTerms} from '../made/texts.js';
import {roomFeatures} from './room-features.js';

/** What Twenty-one adds to the features of its table. */
export function twentyOneFeatures(table: TwentyOneHost): GameFeatures {
  const texts = () => table.gamePanelWords!;
  return {
    ...roomFeatures(table),
    panels: {
      settled: () => import('../panels/settled.js'),
      score: () => import('../panels/score.js'),
      why: () => import('../panels/why.js'),
      played: () => import('../panels/played.js'),
      replay: () => import('../panels/replay.js'),
      rules: () => import('../panels/rules.js'),
      chart: () => import('../panels/chart.js'),
    },
    autoPanel: () => (table.tag('sheet', 'over') ? 'settled' : null),
    status: () => statusOf(table),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) =>
      texts().tell(happening as TwentyOneHappening, (seat) => table.whoSits(seat), table.words),
    lessons,
    terms: loadTerms,
    eventOf: (happening) => sessionEventOf(table, happening),
    menuItems: () => ({game: [stopLine(table, texts(), 'LEAVE')]}),
  };
}
