import type {Page} from '@quinola/table';

/** The rules page of Reversis: in Swedish, the language of its book, and for all others in English. */
export const loadPage = async (lang: string): Promise<Page> =>
  (lang.toLowerCase().split('-')[0] === 'sv' ? await import('./sv.js') : await import('./en.js')).page;
