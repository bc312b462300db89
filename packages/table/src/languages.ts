/** The languages of the tables, each by its own name. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pl', 'polski'],
  ['sv', 'svenska'],
  ['ru', 'русский'],
];

/**
 * A language by its name in another, as sentences of that one have it: `Englisch` for `en` in `de`.
 * @param told the language in which it is named
 */
export const languageName = (code: string, told: string): string =>
  new Intl.DisplayNames(told, {type: 'language'}).of(code)!;
