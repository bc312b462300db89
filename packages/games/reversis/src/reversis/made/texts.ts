// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {wordsIn, type ChartTexts, type Glossary, type Page, type WordSource} from '@quinola/table';

const PAGES: WordSource<{readonly page: Page}> = {
  en: () => import('../words/pages/en.js'),
  de: () => import('../words/pages/de.js'),
  pl: () => import('../words/pages/pl.js'),
  ru: () => import('../words/pages/ru.js'),
  sv: () => import('../words/pages/sv.js'),
};

/** The rules page in a language; in English where there is none. */
export const loadPage = async (lang: string): Promise<Page> => (await wordsIn(PAGES, lang)).page;

const TERMS: WordSource<{readonly terms: Glossary}> = {
  en: () => import('../words/terms/en.js'),
  de: () => import('../words/terms/de.js'),
  pl: () => import('../words/terms/pl.js'),
  ru: () => import('../words/terms/ru.js'),
  sv: () => import('../words/terms/sv.js'),
};

/** What the terms mean, in a language. */
export const loadTerms = async (lang: string): Promise<Glossary> => (await wordsIn(TERMS, lang)).terms;

/** The titles of the statechart's phases and events. */
export const phases: Readonly<Record<string, () => Promise<ChartTexts>>> = {
  en: () => import('../words/phases/en.js'),
  de: () => import('../words/phases/de.js'),
  pl: () => import('../words/phases/pl.js'),
  ru: () => import('../words/phases/ru.js'),
  sv: () => import('../words/phases/sv.js'),
};

/** The sentences that opponents give as reasons. */
export const reasonTexts = {
  en: () => import('../words/reasons/en.js'),
  de: () => import('../words/reasons/de.js'),
  pl: () => import('../words/reasons/pl.js'),
  ru: () => import('../words/reasons/ru.js'),
  sv: () => import('../words/reasons/sv.js'),
};
