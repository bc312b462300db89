import type {Page} from '@quinola/table';

type Load = () => Promise<{readonly page: Page}>;

/** The rules pages of both games by id and language. */
const PAGES: Readonly<Record<string, Readonly<Record<string, Load>> & {readonly en: Load}>> = {
  quadrille: {
    en: () => import('./quadrille-en.js'),
    de: () => import('./quadrille-de.js'),
    pl: () => import('./quadrille-pl.js'),
    ru: () => import('./quadrille-ru.js'),
    sv: () => import('./quadrille-sv.js'),
  },
  cinquille: {
    en: () => import('./cinquille-en.js'),
    de: () => import('./cinquille-de.js'),
    pl: () => import('./cinquille-pl.js'),
    ru: () => import('./cinquille-ru.js'),
    sv: () => import('./cinquille-sv.js'),
  },
};
/**
 * The rules page of a game; `null` if there is no such game. Languages without a translation get English.
 * @param name the id of the game
 * @param lang a BCP 47 tag; `pl-PL` is read as `pl`
 */
export async function loadPage(name: string, lang: string): Promise<Page | null> {
  if (!Object.hasOwn(PAGES, name)) return null;
  const {[lang.toLowerCase().split('-')[0]!]: spoken, en} = PAGES[name]!;
  return (await (spoken ?? en)()).page;
}
