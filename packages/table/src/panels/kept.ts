import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {eraseAll, keysIn} from '../kept-texts.js';
import {SETTINGS_KEY} from '../settings.js';
import type {KitPanelWords} from '../strings.js';
import {choice, sheet} from './sheet.js';

/** What is kept under a key, in words. */
function called(key: string, more: KitPanelWords, words: KitPanelWords): string {
  return key === SETTINGS_KEY
    ? more.settings
    : key.startsWith('quinola:')
      ? words.keptMatch(key.slice('quinola:'.length))
      : key.startsWith('quinola-lesson:')
        ? words.lesson.title
        : key.startsWith('quinola-daily:')
          ? words.daily.diary
          : words.keptCount;
}

/** What is kept in the visitor's browser, and the button that erases it. */
export function render(table: AnyTable): TemplateResult {
  const more = table.panelWords!;
  const words = table.panelWords!;
  const kept = keysIn(table.store);
  return sheet(table, {
    title: more.kept,
    body: kept.length
      ? html`<ul>
          ${kept.map((key) => html`<li>${called(key, more, words)} <small>${key}</small></li>`)}
        </ul>`
      : html`<p>${words.keptNothing}</p>`,
    ...(kept.length > 0 && {
      foot: choice(
        words.erase,
        () => {
          eraseAll(table);
          table.features!.announcer.say(words.erased);
          table.requestUpdate();
        },
        true,
      ),
    }),
  });
}
