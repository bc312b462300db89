import type {LanguageCode} from '@quinola/table';
import {en} from '../strings/en.js';
import type {PatienceLanguage, PatienceMore, PatienceStrings} from '../strings.js';

/** Loaders of the languages that are not bundled. */
export const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<PatienceLanguage>>> = {
  de: async () => (await import('../strings/de.js')).de,
  pl: async () => (await import('../strings/pl.js')).pl,
  ru: async () => (await import('../strings/ru.js')).ru,
  sv: async () => (await import('../strings/sv.js')).sv,
};

/** The first words in a language; English where it has none. */
export async function loadWords(code: LanguageCode): Promise<PatienceStrings> {
  return (await LANGUAGES[code]?.()) ?? en;
}

/** The other words in a language; English where it has none. */
export async function loadMore(code: LanguageCode): Promise<PatienceMore> {
  return (await LANGUAGES[code]?.()) ?? (await import('../strings/en-more.js')).more;
}
