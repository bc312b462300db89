import type {Page} from '@quinola/table';

type Load = () => Promise<{readonly page: Page}>;

/** The rules pages of both games by their ids: in English, and in Polish, the language of their book. */
const PAGES: Readonly<Record<string, Readonly<Record<string, Load>> & {readonly en: Load}>> = {
  quadrille: {en: () => import('./quadrille-en.js'), pl: () => import('./quadrille-pl.js')},
  cinquille: {en: () => import('./cinquille-en.js'), pl: () => import('./cinquille-pl.js')},
};

/**
 * The rules page of a game, by its id; `null` where there is none. English stands for languages that it is not in.
 * @param lang a BCP 47 tag; `pl-PL` falls to `pl`
 */
export async function loadPage(name: string, lang: string): Promise<Page | null> {
  if (!Object.hasOwn(PAGES, name)) return null;
  const {[lang.toLowerCase().split('-')[0]!]: spoken, en} = PAGES[name]!;
  return (await (spoken ?? en)()).page;
}
