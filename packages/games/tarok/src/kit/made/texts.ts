// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {wordsIn, type Glossary, type WordSource} from '@quinola/table';

const TERMS: WordSource<{readonly terms: Glossary}> = {
  en: () => import('../words/terms/en.js'),
  de: () => import('../words/terms/de.js'),
  pl: () => import('../words/terms/pl.js'),
  ru: () => import('../words/terms/ru.js'),
  sv: () => import('../words/terms/sv.js'),
};

/** What the terms mean, in a language. */
export const loadTerms = async (lang: string): Promise<Glossary> => (await wordsIn(TERMS, lang)).terms;
