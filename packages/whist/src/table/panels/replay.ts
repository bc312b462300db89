import {dealSteps} from '@quinola/chart';
import type {GameRecord, Seat} from '@quinola/play';
import {choice, sheet, type Who} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {manner} from '../../machine.js';
import {whist, type WhistMove, type WhistOptions} from '../../rules/core.js';
import type {WhistTable} from '../../whist-table.js';
import {diagram} from './diagram.js';
import {trickRow} from './last.js';
import {reasonView} from './why.js';

/** Where a replay stands. */
interface At {
  readonly deal: number;
  readonly step: number;
}

/** A finished deal card by card, with the reasons; all hands are open now. */
export function render(table: WhistTable, about: unknown): TemplateResult {
  const more = table.more!;
  const {view, record} = table.context!;
  const finished = view.lastDeal?.deal ?? 0;
  if (!finished) return sheet(table, {title: more.replay, body: html`<p>${more.nothingYet}</p>`});
  const {deal, step}: At = (about as At | undefined) ?? {deal: finished, step: 0};
  const moves = dealSteps(whist, manner, record as GameRecord<WhistMove, WhistOptions>, deal);
  const steps = moves.filter(({happened}) => happened.some(({type}) => type === 'played'));
  // Partners and seats change from rubber to rubber: the names are those of the deal that is shown.
  const dealt = moves.findLast(({happened}) => happened.some(({type}) => type === 'dealt')) ?? moves[0]!;
  const {seats, dummy} = dealt.view('watcher');
  const who = (seat: Seat): Who => (seat === dummy ? {name: table.text.dummy, you: false} : table.who(seats[seat]!));
  const go = (to: Partial<At>) => (): void => void table.service!.panels.turnTo('replay', {deal, step, ...to});
  const now = step ? steps[step - 1] : undefined;
  const laid = now && now.view('watcher');
  const played = steps.slice(0, step).flatMap(({happened}) => happened.flatMap((one) => (one.type === 'played' ? [one] : [])));
  const gone = new Set(played.map(({card}) => card));
  // What was laid down unplayed is there too.
  const hands = moves.at(-1)!.view('watcher').lastDeal!.hands.map((cards) => cards.filter((card) => !gone.has(card)));
  const done = now?.happened.find((one) => one.type === 'trick-won');
  return sheet(table, {
    title: `${more.replay}: ${table.texts!.dealTitle(deal)}`,
    body: html`
      ${finished > 1 ? html`<label><span>${table.texts!.head.deal}</span><select @change=${({target}: Event) => go({deal: Number((target as HTMLSelectElement).value), step: 0})()}>
        ${Array.from({length: finished}, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === deal}>${i + 1}</option>`)}</select></label>` : nothing}
      ${diagram(table, hands, Math.max(0, seats.indexOf(view.player)), who)}
      ${done ? trickRow(table, done.trick, who) : laid ? trickRow(table, {cards: laid.trick, winner: -1}, who) : nothing}
      ${now ? reasonView(table, now.made.because) : nothing}`,
    foot: [html`<span>${more.step(step, steps.length)}</span>`, choice(more.back, go({step: Math.max(0, step - 1)})), choice(more.forth, go({step: Math.min(steps.length, step + 1)}), true)],
  });
}
