import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {SETTINGS_KEY} from '../settings.js';
import type {CachedTexts, Store} from '../store.js';
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
        : words.keptCount;
}

/** The keys under which tables keep something begin so. */
const OURS = /^quinola[-:]/;

/** The keys under which something of a table is kept; none where a page may keep nothing. */
function keysIn(store: Pick<Store, 'texts'>): readonly string[] {
  try {
    const {texts} = store;
    // In the browser's own store what is kept under a key is a property too.
    const {keys} = (texts ?? {}) as Partial<CachedTexts>;
    const all = typeof keys === 'function' ? keys.call(texts) : Object.keys(texts ?? {});
    return all.filter((key) => OURS.test(key)).sort();
  } catch {
    return [];
  }
}

/** A table for which something is kept. */
export interface StorageHost {
  readonly store: Pick<Store, 'texts' | 'remove'>;
  readonly persistence: {close(): void} | null;
  readonly settings: {forget(): void};
  readonly match: {takePlayers(): void};
}

/** Erases everything that is kept where this table keeps things; what this one still shows is not kept any more. */
export function eraseAll(table: StorageHost): void {
  for (const key of keysIn(table.store)) table.store.remove(key);
  table.persistence?.close();
  table.settings.forget();
  table.match.takePlayers();
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
