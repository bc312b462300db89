import {wordsIn, type Glossary, type LanguageCode, type WordSource} from '@quinola/table';

const TERMS: WordSource<Glossary> = {
  en: () => import('./en.js').then(({terms}) => terms),
  de: () => import('./de.js').then(({terms}) => terms),
  pl: () => import('./pl.js').then(({terms}) => terms),
  ru: () => import('./ru.js').then(({terms}) => terms),
  sv: () => import('./sv.js').then(({terms}) => terms),
};

/** Explanations of the terms of Quadrille and Cinquille. */
export const loadTerms = (code: LanguageCode): Promise<Glossary> => wordsIn(TERMS, code);
