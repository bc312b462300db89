import {choice, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from '../table/host.js';
import {account} from './score.js';

/** The sheet with the result of the deal and the new balances; shown until the visitor continues. */
export function render(table: NewGameHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const isOver = table.tag('over');
  const go = (): void => {
    if (isOver) void table.restart();
    else table.match.send({type: 'ACKNOWLEDGE'});
  };
  return sheet(table, {
    title: isOver ? texts.sessionTitle : texts.settledTitle,
    own: true,
    body: html`${account(table)}`,
    foot: choice(isOver ? table.panelWords!.newMatch : texts.goOn, go, true),
  });
}
