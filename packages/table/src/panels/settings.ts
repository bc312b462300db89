import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {Settings} from '../settings.js';
import {sheet} from './sheet.js';
type Choice = readonly [value: string, text: string];

function select(table: AnyTable, label: string, key: 'confirm' | 'indices' | 'suits' | 'figures' | 'pace', choices: readonly Choice[]): TemplateResult {
  const now = table.settings[key] ?? table[key] ?? choices[0]![0];
  return html`<label><span>${label}</span><select @change=${({target}: Event) => {
    table.service!.change({[key]: (target as HTMLSelectElement).value} as Partial<Settings>);
    if (key === 'pace') table.service!.takePace();
  }}>${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}</select></label>`;
}

/** The visitor's settings, kept for every table of the page. */
export function render(table: AnyTable): TemplateResult {
  const more = table.more!;
  const {context} = table;
  // Who is alone has no company to name, and lays nothing down by mistake that he could not take back.
  const others = context!.players.length > 1;
  const rename = (player: number) => ({target}: Event) => {
    const names = context!.players.map(({name}) => name);
    names[player] = (target as HTMLInputElement).value.trim() || names[player]!;
    table.service!.change({names});
    table.takePlayers();
  };
  return sheet(table, {
    title: more.settings,
    body: html`
      ${select(table, more.pace, 'pace', [['calm', more.paceCalm], ['slow', more.paceSlow], ['quick', more.paceQuick], ['none', more.paceNone]])}
      ${others ? select(table, more.confirm, 'confirm', [['auto', more.confirmAuto], ['always', more.confirmAlways], ['never', more.confirmNever]]) : nothing}
      ${select(table, more.indices, 'indices', [['auto', more.indicesAuto], ['corner', more.indicesCorner], ['none', more.indicesNone]])}
      ${select(table, more.suits, 'suits', [['two-colour', more.suitsTwo], ['four-colour', more.suitsFour]])}
      ${select(table, more.figures, 'figures', [['single', more.figuresSingle], ['double', more.figuresDouble]])}
      ${others ? html`<p><b>${more.opponents}</b></p>` : nothing}
      ${context?.players.map(({kind, name}, player) => (kind === 'visitor' ? '' : html`<label><span>${more.name(player)}</span>
        <input .value=${name} maxlength="24" autocomplete="off" @change=${rename(player)}></label>`))}`,
  });
}
