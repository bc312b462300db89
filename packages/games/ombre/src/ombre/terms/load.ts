import {wordsIn, type Glossary, type LanguageCode, type WordSource} from '@quinola/table';

// German, Russian and Swedish terms lie beside these; they are named here with the table's words in their languages, since
// terms are looked for in the words that are shown.
const TERMS: WordSource<Glossary> = {
  en: () => import('./en.js').then(({terms}) => terms),
  pl: () => import('./pl.js').then(({terms}) => terms),
};

/** What the terms of Ombre mean. */
export const loadTerms = (code: LanguageCode): Promise<Glossary> => wordsIn(TERMS, code);
