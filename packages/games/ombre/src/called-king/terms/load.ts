import {wordsIn, type Glossary, type LanguageCode, type WordSource} from '@quinola/table';

const TERMS: WordSource<Glossary> = {
  en: () => import('./en.js').then(({terms}) => terms),
};

/** Explanations of the terms of Quadrille and Cinquille. */
export const loadTerms = (code: LanguageCode): Promise<Glossary> => wordsIn(TERMS, code);
