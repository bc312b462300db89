// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {wordsIn, type Page, type WordSource} from '@quinola/table';

const PAGES: WordSource<{readonly page: Page}> = {
  en: () => import('../words/pages/en.js'),
  pl: () => import('../words/pages/pl.js'),
};

/** The rules page in a language; in English where there is none. */
export const loadPage = async (lang: string): Promise<Page> => (await wordsIn(PAGES, lang)).page;
