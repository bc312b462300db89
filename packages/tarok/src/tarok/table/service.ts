import type {Happening} from '@quinola/play';
import {choice, DealEvent, OverEvent, ScoreEvent, trickLaterStyles, TrickEvent, type GameService} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {wonOf} from '../../pack-table/seats.js';
import {packLaterStyles} from '../../pack-table/styles-later.js';
import type {TarokHappening} from '../rules/types.js';
import type {TarokTable} from '../tarok-table.js';
import {TAROK_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {tarokLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** The panel that the game itself lays open, by the phase in which the visitor is asked. */
const PANEL_OF: Readonly<Record<string, string>> = {
  'drawing.seats': 'ceremony', 'drawing.deal': 'ceremony', 'dealing.packCut': 'ceremony', announcing: 'announcing',
};

function wanted(table: TarokTable): string | null {
  if (table.tag('sheet', 'over')) return 'sheet';
  return table.tag('visitor') ? PANEL_OF[table.context!.turn.phase] ?? null : null;
}

/** Lines of the menu that only this game has. */
function items(table: TarokTable): TemplateResult | typeof nothing {
  const {context, packMore} = table;
  const {orderTitle, stop, askStop} = packMore!;
  return html`${choice(orderTitle, () => void table.open('order'))}${!context || context.turn.over ? nothing : choice(stop, () => void table.open('ask', {
    title: stop, text: askStop, then: () => table.play({type: 'STOP'}),
  }))}`;
}

/** The table's own event for a happening. */
function eventOf(table: TarokTable, happening: TarokHappening): Event | null {
  switch (happening.type) {
    case 'dealt': return new DealEvent(table.view!.deal);
    case 'trick-won': return new TrickEvent(happening);
    case 'deal-settled': case 'party-settled': return new ScoreEvent(happening);
    case 'session-over': return new OverEvent(table.record!, happening.balance);
    default: return null;
  }
}

/** What Tarok adds to the service of its table. */
export function tarokService(table: TarokTable): GameService {
  return {
    styles: [trickLaterStyles, packLaterStyles, tarokLaterStyles],
    panels: TAROK_PANELS,
    wanted: () => wanted(table),
    ways() {
      const {happened} = table.context!;
      const won = wonOf(happened);
      const dealt = happened.find((one) => one.type === 'dealt');
      return [won ? table.placeOf(won.seat) : null, dealt ? table.placeOf(dealt.dealer) : null];
    },
    status: () => statusOf(table),
    refusal({reason, about = {}}) {
      const sentence = table.texts!.refusals[reason] ?? table.packMore!.refusals[reason] ?? table.packMore!.refusals['not-now']!;
      return sentence(about);
    },
    tell: (happening: Happening) => tellingOf(table, happening as TarokHappening),
    eventOf: (happening: Happening) => eventOf(table, happening as TarokHappening),
    items: () => items(table),
    options: {players: ['3', '2']},
  };
}
