import type {LanguageCode} from '@quinola/table';
import type {WhistLanguage, WhistMore} from '../strings.js';

/** Loaders of the languages that are not bundled. */
export const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<WhistLanguage>>> = {
  de: () => import('../strings/de.js').then(({de}) => de),
  pl: () => import('../strings/pl.js').then(({pl}) => pl),
};

/** The words of the sheets in a language; English where it has none. */
export async function loadMore(code: LanguageCode): Promise<WhistMore> {
  return (await LANGUAGES[code]?.()) ?? (await import('../strings/en-more.js')).more;
}
