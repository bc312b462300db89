import {choice, DealEvent, OverEvent, ScoreEvent, trickLaterStyles, TrickEvent, type GameService} from '@quinola/table';
import type {Happening} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {packLaterStyles} from '../../pack-table/styles-later.js';
import {wonOf} from '../../pack-table/seats.js';
import type {TarokOmbreHappening} from '../rules/core.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';
import {TAROK_OMBRE_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {tarokOmbreLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** The panel that the game itself lays open, by the phase in which the visitor is asked. */
const PANEL_OF: Readonly<Record<string, string>> = {
  'drawing.seats': 'ceremony', 'dealing.packCut': 'ceremony', 'asking.demanding': 'asking',
  'bidding.unseen': 'bidding', 'bidding.opening': 'bidding', 'bidding.overbidding': 'bidding', 'bidding.answering': 'bidding',
};

function wanted(table: TarokOmbreTable): string | null {
  if (table.tag('sheet', 'over')) return 'sheet';
  return table.tag('visitor') ? PANEL_OF[table.context!.turn.phase] ?? null : null;
}

/** Lines of the menu that only this game has. */
function items(table: TarokOmbreTable): TemplateResult | typeof nothing {
  const {context, packMore} = table;
  if (!context || context.turn.over) return nothing;
  const {orderTitle, stop, askStop} = packMore!;
  return html`${choice(orderTitle, () => void table.open('order'))}${choice(stop, () => void table.open('ask', {
    title: stop, text: askStop, then: () => table.play({type: 'STOP'}),
  }))}`;
}

/** The table's own event for a happening. */
function eventOf(table: TarokOmbreTable, happening: TarokOmbreHappening): Event | null {
  switch (happening.type) {
    case 'dealt': return new DealEvent(table.view!.deal);
    case 'trick-won': return new TrickEvent(happening);
    case 'deal-settled': return new ScoreEvent(happening);
    case 'session-over': return new OverEvent(table.record!, happening.balance);
    default: return null;
  }
}

/** What Tarok-ombre adds to the service of its table. */
export function tarokOmbreService(table: TarokOmbreTable): GameService {
  return {
    styles: [trickLaterStyles, packLaterStyles, tarokOmbreLaterStyles],
    panels: TAROK_OMBRE_PANELS,
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
    tell: (happening: Happening) => tellingOf(table, happening as TarokOmbreHappening),
    eventOf: (happening: Happening) => eventOf(table, happening as TarokOmbreHappening),
    items: () => items(table),
    options: {manner: ['old', 'new']},
  };
}
