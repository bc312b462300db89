/** The languages of the tables, each by its own name. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pl', 'polski'],
  ['sv', 'svenska'],
  ['ru', 'русский'],
];
