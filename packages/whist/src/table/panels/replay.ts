import {dealSteps} from '@quinola/chart';
import type {GameRecord, Seat} from '@quinola/play';
import {choice, sheet, suitSign} from '@quinola/table';
import {signPath} from '@quinola/faces';
import {html, nothing, type TemplateResult} from 'lit';
import {manner} from '../../machine.js';
import {whist, type WhistMove, type WhistOptions} from '../../rules/core.js';
import {sorted} from '../../whist-table.js';
import type {WhistTable} from '../../whist-table.js';
import {trickRow} from './last.js';
import {reasonView} from './why.js';

/** Where a replay stands. */
interface At {
  readonly deal: number;
  readonly step: number;
}

/** The four hands of a moment, each by suits, as newspapers print them. */
function diagram(table: WhistTable, hands: readonly (readonly string[])[]): TemplateResult {
  const hand = (seat: Seat): TemplateResult => html`<div class="h${seat}"><b>${table.whoSits(seat).name}</b>${['S', 'H', 'D', 'C'].map((suit) =>
    html`<p>${suitSign(signPath(suit, 0, 0), suit)} ${sorted(hands[seat]!.filter((card) => card[1] === suit)).map((card) => table.words.rank(card[0]!)).join(' ') || '–'}</p>`)}</div>`;
  return html`<div class="diagram">${[2, 1, 3, 0].map(hand)}</div>`;
}

/** A finished deal card by card, with the reasons; all hands are open now. */
export function render(table: WhistTable, about: unknown): TemplateResult {
  const more = table.more!;
  const {view, record} = table.context!;
  const finished = view.lastDeal?.deal ?? 0;
  if (!finished) return sheet(table, {title: more.replay, body: html`<p>${more.nothingYet}</p>`});
  const {deal, step}: At = (about as At | undefined) ?? {deal: finished, step: 0};
  const steps = dealSteps(whist, manner, record as GameRecord<WhistMove, WhistOptions>, deal).filter(({made}) => made.move.type === 'PLAY');
  const go = (to: Partial<At>) => (): void => void table.turnTo('replay', {deal, step, ...to});
  const now = step ? steps[step - 1] : undefined;
  const laid = now && now.view('watcher');
  const played = steps.slice(0, step).flatMap(({happened}) => happened.flatMap((one) => (one.type === 'played' ? [one] : [])));
  const all = steps.flatMap(({happened}) => happened.flatMap((one) => (one.type === 'played' ? [one] : [])));
  const gone = new Set(played.map(({card}) => card));
  const hands = [0, 1, 2, 3].map((seat) => all.filter((one) => one.seat === seat && !gone.has(one.card)).map(({card}) => card));
  const done = now?.happened.find((one) => one.type === 'trick-won');
  return sheet(table, {
    title: `${more.replay}: ${table.texts!.dealTitle(deal)}`,
    body: html`
      ${finished > 1 ? html`<label><span>${table.texts!.head.deal}</span><select @change=${({target}: Event) => go({deal: Number((target as HTMLSelectElement).value), step: 0})()}>
        ${Array.from({length: finished}, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === deal}>${i + 1}</option>`)}</select></label>` : nothing}
      ${diagram(table, hands)}
      ${done ? trickRow(table, done.trick) : laid ? trickRow(table, {cards: laid.trick, winner: -1}) : nothing}
      ${now ? reasonView(table, now.made.because) : nothing}`,
    foot: [html`<span>${more.step(step, steps.length)}</span>`, choice(more.back, go({step: Math.max(0, step - 1)})), choice(more.forth, go({step: Math.min(steps.length, step + 1)}), true)],
  });
}
