import {en} from './strings/en.js';
import type {KitLanguage, KitMore, KitSheets, KitStrings} from './strings.js';

/** A language as its modules are named: `de` of `de-AT`. */
export type LanguageCode = string;

/** Loaders of the languages that are not bundled. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<KitLanguage>>> = {
  de: async () => (await import('./strings/de.js')).de,
  pl: async () => (await import('./strings/pl.js')).pl,
  ru: async () => (await import('./strings/ru.js')).ru,
  sv: async () => (await import('./strings/sv.js')).sv,
};

/** The language an element stands in: its own `lang`, or that of what holds it, shadow roots included; English where the kit lacks it. */
export function languageOf(element: Element): LanguageCode {
  for (let at: Element | null = element; at;) {
    const holder: Element | null = at.closest('[lang]');
    if (holder) {
      const [code] = holder.getAttribute('lang')!.toLowerCase().split('-') as [string];
      return code in LANGUAGES ? code : 'en';
    }
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

/** The kit's words in a language; English where it has none. */
export async function loadKit(code: LanguageCode): Promise<KitStrings> {
  return (await LANGUAGES[code]?.()) ?? en;
}

/** The words of the kit's panels in a language. */
export async function loadKitMore(code: LanguageCode): Promise<KitMore> {
  return (await LANGUAGES[code]?.()) ?? (await import('./strings/en-more.js')).more;
}

/** The words of the sheets that a visitor opens himself. */
export async function loadKitSheets(code: LanguageCode): Promise<KitSheets> {
  return (await LANGUAGES[code]?.()) ?? (await import('./strings/en-sheets.js')).sheets;
}
