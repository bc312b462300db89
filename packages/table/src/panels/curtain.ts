import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {choice, sheet} from './sheet.js';

/** Lies between two visitors at one device: no hand is shown until the one whose turn it is has taken his place. */
export function render(table: AnyTable): TemplateResult {
  const {match, context, panelWords} = table;
  const player = match.nextVisitor!;
  const {name} = context!.players[player]!;
  return sheet(table, {
    title: panelWords!.curtain,
    kind: 'curtain',
    own: true,
    body: html`<p>${panelWords!.handOver(name)}</p>`,
    foot: choice(panelWords!.iAm(name), () => match.seat(player), true),
  });
}
