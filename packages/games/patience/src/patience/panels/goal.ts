import {pageStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import {pictureOf} from '../table/picture.js';
import {compile} from '../rules/index.js';

/** The finished picture. */
export function render(table: PatienceHost): TemplateResult {
  table.adopt(pageStyles);
  const texts = table.gamePanelWords!;
  return sheet(table, {
    title: texts.goal,
    body: html`<figure>
      ${pictureOf(compile(table.view!.options), table.look())}
      <figcaption>${texts.goalText}</figcaption>
    </figure>`,
  });
}
