import type {Page} from '@quinola/table';

/** The rules pages of one language, by the number of players. */
export type TarokPages = Readonly<Record<2 | 3, Page>>;

const LANGUAGES: Readonly<Record<string, () => Promise<{readonly pages: TarokPages}>>> = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  pl: () => import('./pl.js'),
  ru: () => import('./ru.js'),
  sv: () => import('./sv.js'),
};

/**
 * The rules page of Tarok en trois or en deux. A language is fetched when it is first asked for.
 * @param lang a BCP 47 tag; `de-AT` falls to `de`, an unknown language to English
 */
export async function loadPage(players: 2 | 3, lang: string): Promise<Page> {
  const load = LANGUAGES[lang.toLowerCase().split('-')[0]!] ?? LANGUAGES['en']!;
  return (await load()).pages[players];
}
