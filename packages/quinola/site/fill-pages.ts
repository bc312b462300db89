// node build/run.mjs packages/quinola/site/fill-pages.ts SITE PARTS VERSION : fills in what the pages of the gallery leave open, so that they need no
// script to be read:
//
//   <!--card JH words-->            the drawing of a card, or `back`; with words it is a picture that says them
//   <!--rules GAME PAGE-->          a rules page in English
//   <!--picture GAME NAME-->        a drawing that a game makes for its own pages
//   <!--integrity FILE-->           the integrity attribute of a file in cdn/
//   src="cdn/FILE"                  the address under which a version stays, for pages and for lines to copy
//   <!--part take TAG words-->      what several pages have, from the folder PARTS: $1 is its first word, $* are all others
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {back, cardBox, isCourt, loadTaroks, pipFace, type Drawing} from '@quinola/faces';
import type {Block, Term, Words} from '@quinola/table';
import type {GameTools} from '../../table/test-support/game-tools.js';
import {laying} from '../../table/src/counters.js';
import {writeChartPages} from './chart-pages.js';
import {games} from '../tools/games.js';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function svg(drawing: Drawing, suit: string, words: string): string {
  const colour = (ink: string): string =>
    `var(--${ink === 'suit' ? ('HD'.includes(suit) ? 'red' : 'key') : ink === 'paper' ? 'card' : ink === 'black' ? 'key' : ink})`;
  const layers = drawing.map(({ink, d, line, dash}) =>
    line
      ? `<path d="${d}" fill="none" stroke="${colour(ink)}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
      : `<path d="${d}" fill="${colour(ink)}"/>`,
  );
  const label = words ? `role="img" aria-label="${escape(words)}"` : 'aria-hidden="true"';
  return `<svg viewBox="0 0 ${cardBox.width} ${cardBox.height}" ${label}>${layers.join('')}</svg>`;
}

async function card(name: string, words: string): Promise<string> {
  if (name === 'back') return svg(back(), 'S', words);
  return svg(isCourt(name) ? (await loadTaroks()).draw(name, true) : pipFace(name), name[1]!, words);
}

const term = ([word, gloss, lang]: Term, termLang: string): string =>
  `<dfn tabindex="0"><i lang="${lang ?? termLang}">${escape(word)}</i><span role="tooltip"> ${escape(gloss)}</span></dfn>`;

const say = (words: Words, termLang: string): string =>
  typeof words === 'string'
    ? escape(words)
    : words.map((part) => (typeof part === 'string' ? escape(part) : term(part, termLang))).join('');

/** The nine ways in which four counters lie about their line. */
function counters(): string {
  const disc = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="7" fill="var(--ochre)" stroke="currentColor"/>`;
  const one = (points: number): string => {
    const {above, line, below} = laying(points);
    const x = ((points - 1) % 5) * 92 + 46;
    const y = points > 5 ? 126 : 40;
    const discs = Array.from({length: line}, (_, i) => disc(x + (i - (line - 1) / 2) * 17, y));
    return (
      `<path d="M${x - 38} ${y}H${x + 38}" stroke="currentColor" stroke-width="0.8"/>${discs.join('')}${above ? disc(x, y - 18) : ''}${below ? disc(x, y + 18) : ''}` +
      `<text x="${x}" y="${y + 44}" text-anchor="middle" font-size="15" fill="currentColor">${points}</text>`
    );
  };
  return `<svg viewBox="0 0 460 176" width="460" height="176" aria-hidden="true">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(one).join('')}</svg>`;
}

function block(given: Block, termLang: string): string {
  const words = (run: Words): string => say(run, termLang);
  if ('p' in given) return `<p>${words(given.p)}</p>`;
  if ('note' in given) return `<p class="note">${words(given.note)}</p>`;
  if ('list' in given) return `<ul>${given.list.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;
  // A game's own picture stands below its rules.
  if ('figure' in given && given.figure === 'picture') return '';
  if ('figure' in given)
    return `<figure>${given.figure === 'counters' ? counters() : ''}<figcaption>${words(given.caption)}</figcaption></figure>`;
  if ('terms' in given) {
    return `<dl>${given.terms.map(([word, gloss, lang]) => `<div><dt lang="${lang ?? termLang}">${escape(word)}</dt><dd>${escape(gloss)}</dd></div>`).join('')}</dl>`;
  }
  const {caption, head, rows} = given.grid;
  const headings = head.map((cell) => (cell ? `<th scope="col">${escape(cell)}</th>` : '<td></td>')).join('');
  const body = rows
    .map(
      ([first, ...rest]) =>
        `<tr><th scope="row">${words(first ?? '')}</th>${rest.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><caption>${escape(caption)}</caption><thead><tr>${headings}</tr></thead><tbody>${body}</tbody></table>`;
}

/** What the tools know of a game. */
const toolsOf = (game: string): Promise<GameTools> | undefined => games.find(({id}) => id === game)?.tools();

async function rules(game: string, name: string): Promise<string> {
  const page = (await toolsOf(game))?.pages[name];
  if (!page) throw new Error(`There are no rules ${game} ${name}.`);
  const sections = page.sections.map(
    ({id, title, blocks}) =>
      `<h3 id="${game}-${name}-${id}">${escape(title)}</h3>${blocks.map((given) => block(given, page.termLang)).join('')}`,
  );
  return `<div class="page"><p class="intro">${say(page.intro, page.termLang)}</p>${sections.join('')}</div>`;
}

/** A drawing that a game makes for its own pages. */
async function picture(game: string, name: string): Promise<string> {
  const draw = (await toolsOf(game))?.gallery?.picture;
  if (!draw) throw new Error(`The game ${game} draws no pictures.`);
  return draw(name, (one) => card(one, ''));
}

function integrity(site: string, file: string): string {
  const hashes = JSON.parse(readFileSync(join(site, 'cdn/integrity.json'), 'utf8')) as Record<string, string>;
  const hash = hashes[file];
  if (!hash) throw new Error(`There is no hash of ${file}.`);
  return ` integrity="${hash}"`;
}

/** A page with the parts that it shares with others. */
function withParts(page: string, parts: string): string {
  return page.replace(
    / *<!--part (\S+) ?(\S*) ?(.*?)-->\n/g,
    (_, name: string, first: string, rest: string) =>
      withParts(readFileSync(join(parts, `${name}.html`), 'utf8'), parts).replace(/\$[1*]/g, (word) =>
        word === '$1' ? first : rest,
      ),
  );
}

async function fill(site: string, parts: string, version: string): Promise<void> {
  for (const {tools} of games)
    for (const [name, made] of Object.entries((await tools()).gallery?.templates ?? {})) {
      for (const [page, text] of Object.entries(made(readFileSync(join(site, name), 'utf8'))))
        writeFileSync(join(site, page), text);
      rmSync(join(site, name));
    }
  await writeChartPages(site);
  for (const name of readdirSync(site).filter((file) => file.endsWith('.html'))) {
    const text = withParts(readFileSync(join(site, name), 'utf8'), parts);
    const filled = await Promise.all(
      text.split(/(<!--.*?-->)/).map((part) => {
        const [, what, first = '', rest = ''] = /^<!--(\w+) (\S+) ?(.*)-->$/.exec(part) ?? [];
        if (what === 'card') return card(first, rest);
        if (what === 'rules') return rules(first, rest);
        if (what === 'picture') return picture(first, rest);
        if (what === 'integrity') return integrity(site, first);
        return part;
      }),
    );
    writeFileSync(
      join(site, name),
      filled.join('').replace(/(src="|<code>)cdn\/(?=\w)/g, `$1cdn/${version}/`),
    );
  }
}

await fill(process.argv[2]!, process.argv[3]!, process.argv[4]!);
