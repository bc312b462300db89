import {choice, sessionEventOf, stopLine, type GameFeatures} from '@quinola/table';
import type {FaroHost} from './host.js';
import type {FaroHappening} from '../rules/index.js';
import {lessons} from '../words/lessons/index.js';
import {loadTerms} from '../made/texts.js';
import {statusOf} from './room.js';
import {roomFeatures} from './room-features.js';

/** What Faro adds to the features of its table. */
export function faroFeatures(table: FaroHost): GameFeatures {
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
      cases: () => import('../panels/cases.js'),
      chart: () => import('../panels/chart.js'),
    },
    autoPanel: () => (table.tag('sheet', 'over') ? 'settled' : null),
    status: () => statusOf(table),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) => texts().tell(happening as FaroHappening, (seat) => table.whoSits(seat), table.words),
    lessons,
    terms: loadTerms,
    eventOf: (happening) => sessionEventOf(table, happening),
    menuItems: () => ({
      game: [choice(texts().cases, () => void table.open('cases')), stopLine(table, texts(), 'LEAVE')],
    }),
  };
}
