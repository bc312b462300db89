import {wordsOf} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {offersOf, teach} from '../lesson/lessons.js';
import {choice, sheet} from './sheet.js';

/** The lessons of the game, each with what it teaches. */
export function render(table: AnyTable): TemplateResult {
  const {lesson: words} = table.panelWords!;
  return sheet(table, {
    title: words.title,
    body: html`<div class="choices">
      ${offersOf(table).map((offer) => {
        const [title, about] = [offer.title, offer.about].map((one) => wordsOf(one, table.code).text);
        return choice(
          html`<b>${title}</b> <small>${words.minutes(offer.minutes)}</small><br />${about}`,
          () => void teach(table, offer),
        );
      })}
    </div>`,
  });
}
