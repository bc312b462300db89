import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {callMaxims, type CallChoice} from '../../src/whist/opponents/maxims/calls.js';
import {factsOf} from '../../src/whist/opponents/maxims/facts.js';
import {fallback} from '../../src/whist/opponents/maxims/fallback.js';
import {habits} from '../../src/whist/opponents/maxims/habits.js';
import {hoyle} from '../../src/whist/opponents/maxims/hoyle.js';
import {leitfaden} from '../../src/whist/opponents/maxims/leitfaden.js';
import {
  whistOptions,
  type WhistMove,
  type WhistOptions,
  type WhistView,
} from '../../src/whist/rules/index.js';
import {refuseCall} from '../../src/whist/rules/may-call.js';
import {scoresRead, suitsRead} from './hoyle-leads.js';
import {handsOfHoyleRead, trumpTablesRead, turnedRead} from './hoyle-trumps.js';
import {made} from './made.js';
import {sightOf} from './sight.js';
import {discardsRead, handsRead, ruffsRead} from './vienna-follows.js';
import {goingOnRead, tableRead} from './vienna-leads.js';
import {plansRead} from './vienna-plans.js';
import {commandsRead, emergenciesRead} from './vienna-trumps.js';
import {faultsRead, habitsRead, honoursRead} from './words.js';

/** Whist for the suite of maxims. */
export const testedMaxims: TestedMaxims<WhistView, WhistMove, WhistOptions> = {
  agreements: [
    whistOptions({rubbers: 1}),
    whistOptions({rules: 'warsaw'}),
    whistOptions({honours: 'five-carry', rubbers: 1}),
    whistOptions({preference: true, rubbers: 1}),
    whistOptions({rules: 'warsaw', etiquette: 'strict', accidents: 30}),
    whistOptions({etiquette: 'strict', accidents: 30, rubbers: 1}),
    whistOptions({honours: 'none', rubbers: 1}),
    whistOptions({table: 'dummy', rubbers: 3}),
  ],
  books: [
    {
      maxims: [...leitfaden, ...hoyle, ...fallback, ...habits],
      judged: (view) => {
        const sight = sightOf(view);
        return sight && {facts: factsOf(view), open: sight.open};
      },
      moveOf: playOf,
    },
    {
      maxims: callMaxims,
      judged: (view) =>
        refuseCall(view, 'CALL') ? null : {facts: factsOf(view), open: ['CALL', 'SILENT'] as const},
      moveOf: (type: CallChoice): WhistMove => ({type}),
    },
  ],
  readings: {
    ...tableRead,
    ...goingOnRead,
    ...commandsRead,
    ...emergenciesRead,
    ...plansRead,
    ...handsRead,
    ...ruffsRead,
    ...discardsRead,
    ...suitsRead,
    ...scoresRead,
    ...trumpTablesRead,
    ...turnedRead,
    ...handsOfHoyleRead,
    ...honoursRead,
    ...faultsRead,
    ...habitsRead,
  },
  made,
  habits: ['engine.figure', 'engine.early'],
};
