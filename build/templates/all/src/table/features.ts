import {endsDeal, isAs} from '@quinola/chart';
import type {Happening} from '@quinola/play';
import {choice, DealEvent, OverEvent, ScoreEvent, TrickEvent, type GameFeatures} from '@quinola/table';
import {nothing} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import type {NewGameHappening} from '../rules/index.js';
import {loadRoomWords} from './language.js';
import {travelEndsOf} from './travel.js';

/** The table's own event for a happening. */
function eventOf(table: NewGameTable, happening: Happening): Event | null {
  const {manner} = table;
  if (isAs(manner, 'dealt', happening))
    return new DealEvent((table.view as {readonly deal?: number}).deal ?? 1);
  if (isAs(manner, 'won', happening)) return new TrickEvent(happening);
  if (endsDeal(manner, [happening])) return new ScoreEvent(happening);
  return happening.type === 'session-over'
    ? new OverEvent(table.record!, (happening as Happening & {balance: readonly number[]}).balance)
    : null;
}

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
    eventOf: (happening) => eventOf(table, happening),
    menuItems: () =>
      !table.context || table.context.turn.over
        ? nothing
        : choice(
            texts().stop,
            () =>
              void table.open('ask', {
                title: texts().stop,
                text: texts().askStop,
                then: () => table.play({type: 'STOP'}),
              }),
          ),
    titleIn: async (code) => (await loadRoomWords(code)).title,
  };
}
