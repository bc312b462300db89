// The pages of the gallery in every language: a page whose first tag is `<html lang="{{lang}}">` is written once for each, in
// English beside the styles and else in a folder of the language (`de/`); a game's page only in the languages of the game.
// Every other page is in English only.
import type {Choices, GalleryWords, ToolsGame} from '@quinola/testing/game-tools.js';
import {games} from '@quinola/testing/registry/games.js';

/** The languages of the gallery, English first: those of its tables. */
export const LANGUAGES: readonly string[] = [...new Set(games.flatMap(({languages}) => languages))];

/** Where the site will be published, with a slash at its end: search engines want whole addresses. */
export const HOME = process.env['QUINOLA_SITE'] ?? '';

/** Whether a page is written in every language. */
export const isTranslated = (text: string): boolean => text.includes('<html lang="{{lang}}">');

/** The path of a page in a language. */
export const pathIn = (lang: string, page: string): string => (lang === 'en' ? page : `${lang}/${page}`);

/** The languages in which there is a page of a game, or of none. */
export const languagesOf = (game: ToolsGame | null): readonly string[] =>
  game ? LANGUAGES.filter((lang) => game.languages.includes(lang)) : LANGUAGES;

/** How a language calls itself: `Deutsch`. */
function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], {type: 'language'}).of(lang)!;
  return name[0]!.toUpperCase() + name.slice(1);
}

/** The words available to a page of the gallery. */
export interface PageWords {
  readonly lang: string;
  /** The game whose words take precedence over those of all pages, if any. */
  readonly game: ToolsGame | null;
  /** Its own words, those of its game, those of all pages, in this order. */
  readonly lists: readonly GalleryWords[];
}

/** The words of all pages in a language. */
const siteWords = async (lang: string): Promise<GalleryWords> =>
  ((await import(`../gallery/words/${lang}.ts`)) as {words: GalleryWords}).words;

/**
 * The words available to a page in a language; of a game that lacks it, in English.
 * @param own words that only this page has
 */
export async function wordsOf(
  lang: string,
  game: ToolsGame | null,
  own: Readonly<Record<string, string>> = {},
): Promise<PageWords> {
  const lists: GalleryWords[] = [{...own, lang, options: {}}];
  if (game) {
    const words = await game.galleryWords(game.languages.includes(lang) ? lang : 'en');
    lists.push({id: game.id, tag: game.tag, ...words});
  }
  return {lang, game, lists: [...lists, await siteWords(lang)]};
}

/**
 * Replaces the names of words in a text by the words.
 * @throws Error for an unknown name
 */
export function say(text: string, words: PageWords): string {
  return text.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const found = words.lists.find((list) => typeof list[name] === 'string')?.[name];
    if (typeof found !== 'string') throw new Error(`The gallery has no word “${name}” in ${words.lang}.`);
    return say(found, words);
  });
}

/** The values that `*` stands for, with their labels. */
const everyLanguage = (): [string, string][] => LANGUAGES.map((lang) => [lang, nameOf(lang)]);

/**
 * An option as a field of a form, with the labels of the page's words.
 * @param id its attribute; `option-<name>` for options that share one attribute
 * @param values the first is the default; `*` stands for every language
 * @param attributes of the field
 */
export function choice(id: string, values: string, attributes: string, {lists, lang}: PageWords): string {
  const name = id.replace(/^option-/, '');
  const labels = lists.map(({options}: {readonly options: Choices}) => options[name]).find(Boolean);
  if (!labels) throw new Error(`The gallery has no words for the option ${name} in ${lang}.`);
  const [label, ...meanings] = labels;
  const all = values
    .split(',')
    .flatMap((value, i): [string, string][] =>
      value === '*' ? everyLanguage() : [[value, meanings[i] ?? value]],
    );
  const options = all.map(([value, meaning]) => `<option value="${value}">${meaning}</option>`);
  return `<label>${label}
          <select name="${id}"${attributes && ` ${attributes}`}>${options.join('')}</select></label>`;
}

/** The fields of a form for the options of a game that its rules offer there. */
export const choices = (game: ToolsGame, words: PageWords): string =>
  game.offered
    .map(({attribute, values, only, with: beside}) => {
      const shown = [only && `data-only="${only}"`, beside && `data-with="${beside}"`].filter(Boolean);
      return choice(attribute, values.join(','), shown.join(' '), words);
    })
    .join('\n        ');

/** The address of a page in a language: the whole one where it is known, else the way from the same page in another. */
export const wayTo = (from: string, to: string, page: string): string =>
  HOME
    ? HOME + pathIn(to, page).replace(/(^|\/)index\.html$/, '$1')
    : (from === 'en' ? '' : '../') + pathIn(to, page);

/** The `<link rel="alternate">` tags for the page in other languages. */
export function alternates(page: string, {lang, game}: PageWords): string {
  const links = [...languagesOf(game), 'x-default'].map(
    (to) =>
      `<link rel="alternate" hreflang="${to}" href="${wayTo(lang, to === 'x-default' ? 'en' : to, page)}">\n`,
  );
  return links.join('') + (HOME && `<link rel="canonical" href="${wayTo(lang, lang, page)}">\n`);
}

/** The language switch of a page: codes in a narrow window, otherwise names. */
export function languageSwitch(page: string, words: PageWords): string {
  const links = languagesOf(words.game).map((to) => {
    const here = to === words.lang ? ' aria-current="page"' : '';
    const way = (words.lang === 'en' ? '' : '../') + pathIn(to, page);
    return `<a href="${way}" lang="${to}" hreflang="${to}"${here}><span class="code" aria-hidden="true">${to}</span><span class="name">${nameOf(to)}</span></a>`;
  });
  return `<nav class="languages" aria-label="${say('{{languages}}', words)}">${links.join(' ')}</nav>`;
}

/** A page with its addresses rewritten for the folder of its language, which also has the other translated pages. */
export function fromFolder(text: string, lang: string, translated: ReadonlySet<string>): string {
  if (lang === 'en') return text;
  return text.replace(/<(?:a|link|script|img)\b(?![^>]* hreflang=)[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]+)"/, (given: string, attribute: string, address: string) => {
      const [file = ''] = address.split(/[?#]/);
      if (!file || file === './' || /^[a-z]+:/.test(address) || translated.has(file)) return given;
      const english = tag.startsWith('<a') ? ' hreflang="en"' : '';
      return ` ${attribute}="../${address}"${english}`;
    }),
  );
}
