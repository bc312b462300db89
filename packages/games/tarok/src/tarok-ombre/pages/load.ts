import type {Page} from '@quinola/table';

const LANGUAGES: Readonly<Record<string, () => Promise<{readonly page: Page}>>> = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  pl: () => import('./pl.js'),
  ru: () => import('./ru.js'),
  sv: () => import('./sv.js'),
};

/**
 * The rules page of Tarok-ombre. A language is fetched when it is first asked for.
 * @param lang a BCP 47 tag; `de-AT` falls to `de`, an unknown language to English
 */
export async function loadPage(lang: string): Promise<Page> {
  const load = LANGUAGES[lang.toLowerCase().split('-')[0]!] ?? LANGUAGES['en']!;
  return (await load()).page;
}
