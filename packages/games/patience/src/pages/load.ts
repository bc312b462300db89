import type {Page} from '@quinola/table';

/** The rules pages of one language, by patience. */
export type RulesPages = Readonly<Record<string, Page>>;

const LANGUAGES: Readonly<Record<string, () => Promise<{readonly pages: RulesPages}>>> = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  pl: () => import('./pl.js'),
  ru: () => import('./ru.js'),
  sv: () => import('./sv.js'),
};

/**
 * The rules page of a patience; `null` of one that came from outside.
 * @param lang a BCP 47 tag; `de-AT` falls to `de`, an unknown language to English
 */
export async function loadPage(game: string, lang: string): Promise<Page | null> {
  const load = LANGUAGES[lang.toLowerCase().split('-')[0]!] ?? LANGUAGES['en']!;
  return (await load()).pages[game] ?? null;
}
