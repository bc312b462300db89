import type {Page} from '@quinola/table';

const LANGUAGES: Readonly<Record<string, () => Promise<{readonly page: Page}>>> = {
  en: () => import('./en.js'),
  pl: () => import('./pl.js'),
};

/**
 * The rules page of Lomber: in Polish, the language of its book, and for all others in English.
 * @param lang a BCP 47 tag; `pl-PL` falls to `pl`
 */
export const loadPage = async (lang: string): Promise<Page> =>
  (await (LANGUAGES[lang.toLowerCase().split('-')[0]!] ?? LANGUAGES['en']!)()).page;
