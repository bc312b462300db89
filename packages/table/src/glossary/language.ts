import {wordsIn, type LanguageCode, type WordSource} from '../language.js';
import type {Glossary} from './glossary.js';

/** What the kit says of terms. */
export interface KitTerms {
  /** What the list of the terms on a table is called for those who do not see it. */
  readonly title: string;
  /** Terms of all games of tricks. */
  readonly glossary: Glossary;
}

const TERMS: WordSource<KitTerms> = {
  en: () => import('../terms/en.js').then(({terms}) => terms),
  de: () => import('../terms/de.js').then(({terms}) => terms),
  pl: () => import('../terms/pl.js').then(({terms}) => terms),
  ru: () => import('../terms/ru.js').then(({terms}) => terms),
  sv: () => import('../terms/sv.js').then(({terms}) => terms),
};

/** The kit's own terms. */
export const loadKitTerms = (code: LanguageCode): Promise<KitTerms> => wordsIn(TERMS, code);
