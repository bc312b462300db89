import type {Page, Words} from '@quinola/table';

/** The headings of a rules page in one language. */
export interface Headings {
  readonly lang: string;
  readonly layout: string;
  readonly play: string;
  readonly end: string;
  readonly picture: string;
}

/** The rules of one patience: where it comes from, how it is laid out, how it is played, when it has come out. */
export type Told = readonly [title: string, intro: Words, layout: Words, play: readonly Words[], end: Words];

/** A rules page with the finished picture at its end. */
export function pageOf({lang, layout, play, end, picture}: Headings, [title, intro, laid, moves, over]: Told): Page {
  return {
    lang, termLang: 'ru-petr1708', title, intro,
    sections: [
      {id: 'layout', title: layout, blocks: [{p: laid}]},
      {id: 'play', title: play, blocks: [{list: moves}]},
      {id: 'end', title: end, blocks: [{p: over}, {figure: 'picture', caption: picture}]},
    ],
  };
}

/** All pages of a language. */
export function pagesOf(headings: Headings, told: Readonly<Record<string, Told>>): Readonly<Record<string, Page>> {
  return Object.fromEntries(Object.entries(told).map(([id, one]) => [id, pageOf(headings, one)]));
}
