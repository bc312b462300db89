import type {LanguageCode} from '@quinola/table';
import {en} from '../strings/en.js';
import type {WhistEvening, WhistLanguage, WhistMore, WhistStrings} from '../strings.js';

/** Loaders of the languages that are not bundled. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<WhistLanguage>>> = {
  de: () => import('../strings/de.js').then(({de}) => de),
  pl: () => import('../strings/pl.js').then(({pl}) => pl),
  ru: () => import('../strings/ru.js').then(({ru}) => ru),
  sv: () => import('../strings/sv.js').then(({sv}) => sv),
};

/** The first words in a language; English where it has none. */
export async function loadWords(code: LanguageCode): Promise<WhistStrings> {
  return (await LANGUAGES[code]?.()) ?? en;
}

/** The other words in a language; English where it has none. */
export async function loadMore(code: LanguageCode): Promise<WhistMore> {
  return (await LANGUAGES[code]?.()) ?? (await import('../strings/en-more.js')).more;
}

/** The words of full ceremonies, strict manners and larger companies in a language; English where it has none. */
export async function loadEvening(code: LanguageCode): Promise<WhistEvening> {
  return (await LANGUAGES[code]?.()) ?? (await import('../strings/en-evening.js')).evening;
}
