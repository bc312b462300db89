import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {endedLine, leave, leaving} from '../table/ended.js';
import type {ChessHost} from '../table/host.js';
import {account} from './score.js';

/** The sheet with the end of the game and the score; shown until the visitor goes on, or looks at the board. */
export function render(table: ChessHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const told = endedLine(table);
  return sheet(table, {
    title: table.tag('over') && table.view!.options.games > 1 ? texts.sessionTitle : texts.settledTitle,
    own: true,
    body: html`${told ? html`<p>${told}</p>` : nothing}${account(table)}`,
    foot: html`${choice(texts.look, () => table.layAside())}${choice(leaving(table), () => leave(table), true)}`,
  });
}
