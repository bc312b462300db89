import {en} from './strings/en.js';
import type {KitPanelWords, KitRoomWords} from './strings.js';

/** A language code as in the module names: `de` for `de-AT`. */
export type LanguageCode = string;

/** Loaders of words by language; English is always included. */
export type WordSource<Words> = Readonly<Record<LanguageCode, () => Words | Promise<Words>>> & {
  readonly en: () => Words | Promise<Words>;
};

/**
 * The words in a language, or in English if there are none.
 * @param lang a BCP 47 tag; `de-AT` is read as `de`
 */
export async function wordsIn<Words>(source: WordSource<Words>, lang: string): Promise<Words> {
  const code = lang.toLowerCase().split('-')[0]!;
  return (Object.hasOwn(source, code) ? source[code]! : source.en)();
}

/** The word sources of a game: those of its room, drawn with the first cards, and those of its panels, loaded afterwards. */
export interface WordSources<Room, Panels> {
  readonly room: WordSource<Room>;
  readonly panels: WordSource<Panels>;
}

/** The kit's words. */
export const kitWords: WordSources<KitRoomWords, KitPanelWords> = {
  room: {
    en: () => en,
    de: () => import('./strings/de.js').then(({de}) => de),
    pl: () => import('./strings/pl.js').then(({pl}) => pl),
    ru: () => import('./strings/ru.js').then(({ru}) => ru),
    sv: () => import('./strings/sv.js').then(({sv}) => sv),
  },
  panels: {
    en: () => import('./strings/en-panels.js').then(({panels}) => panels),
    de: () => import('./strings/de-panels.js').then(({panels}) => panels),
    pl: () => import('./strings/pl-panels.js').then(({panels}) => panels),
    ru: () => import('./strings/ru-panels.js').then(({panels}) => panels),
    sv: () => import('./strings/sv-panels.js').then(({panels}) => panels),
  },
};

/** The language of an element: its own `lang`, or that of an ancestor, across shadow roots; English if the kit lacks it. */
export function languageOf(element: Element): LanguageCode {
  for (let at: Element | null = element; at;) {
    const holder: Element | null = at.closest('[lang]');
    if (holder) {
      const [code] = holder.getAttribute('lang')!.toLowerCase().split('-') as [string];
      return Object.hasOwn(kitWords.room, code) ? code : 'en';
    }
    at = (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return 'en';
}
