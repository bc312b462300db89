// What a page tells whoever shows a link to it: title, description and picture (https://ogp.me), what it is
// (https://schema.org, as JSON-LD), and where a table for other pages is found (https://oembed.com).
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {ToolsGame} from '@quinola/testing/game-tools.js';

/** The size of the pictures, in px: what previews of links are cut from. */
export const PICTURE = {width: 1200, height: 630};

/** What is told of a page. */
export interface SharedPage {
  /** Of the page, as it is written. */
  readonly html: string;
  readonly lang: string;
  /** The game that it is about, if any. */
  readonly game: ToolsGame | null;
  /** The game whose picture it shows. */
  readonly pictured: string;
  /** Its whole address; empty where it is not known where the site will be published. */
  readonly address: string;
  /** The whole address of the folder of the English pages, with a slash at its end; empty as above. */
  readonly home: string;
  /** The way from the page to that folder. */
  readonly way: '' | '../';
}

/** A text of HTML as it is read. */
const read = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({amp: '&', lt: '<', gt: '>', quot: '"'})[name]!);
const written = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${written(content)}">\n`;

/** JSON that may stand in a script. */
const data = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>\n`;

/**
 * What stands in the head of a page for those who show links to it.
 * @param site the folder of the site, where the pictures are
 */
export function sharing(site: string, {html, lang, game, pictured, address, home, way}: SharedPage): string {
  const title = read(/<title>([^<]*)</.exec(html)?.[1] ?? '');
  const description = read(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  if (!title || !description) return '';
  const file = `pictures/${pictured}.jpg`;
  const picture = home && existsSync(join(site, file)) ? home + file : '';
  const told = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Quinola'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', lang),
    address && meta('og:url', address),
    picture &&
      meta('og:image', picture) +
        meta('og:image:width', String(PICTURE.width)) +
        meta('og:image:height', String(PICTURE.height)) +
        meta('og:image:alt', title) +
        '<meta name="twitter:card" content="summary_large_image">\n',
  ];
  if (game) {
    const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
    told.push(
      `<link rel="alternate" type="application/json+oembed" href="${home || way}cdn/oembed/${game.tag}.json" title="${written(title)}">\n`,
      data({
        '@context': 'https://schema.org',
        '@type': 'Game',
        name: title.split(' · ')[0],
        description,
        inLanguage: lang,
        ...(address && {url: address}),
        ...(picture && {image: picture}),
        isAccessibleForFree: true,
        numberOfPlayers: {'@type': 'QuantitativeValue', minValue: least, maxValue: most},
      }),
    );
  }
  return told.join('');
}
