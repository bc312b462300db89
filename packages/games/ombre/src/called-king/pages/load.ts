import type {Page} from '@quinola/table';

/** The rules pages of both games by their ids; in English so far. */
const PAGES: Readonly<Record<string, () => Promise<{readonly page: Page}>>> = {
  quadrille: () => import('./quadrille-en.js'),
  cinquille: () => import('./cinquille-en.js'),
};

/** The rules page of a game, by its id; `null` where there is none. */
export const loadPage = async (name: string, _lang: string): Promise<Page | null> =>
  Object.hasOwn(PAGES, name) ? (await PAGES[name]!()).page : null;
