// With SITE PARTS VERSION: fills in the placeholders of the gallery's pages, in every language, so
// that they can be read without scripts:
//
//   {{name}}                        words, from `gallery/words` here and beside the game of the page; see in-languages.ts
//   <!--of GAME--> … <!--of-->      the text between them uses the words of that game; `first` is the first game of the list
//   <!--choice NAME VALUES …-->     an option as a field of a form
//   <!--choices GAME-->            the options that a game's rules offer, as fields of a form
//   <!--languages-->                the switch between languages
//   <!--tables-->                   the tiles of all games
//   <!--games-of BOOK-->            the games whose rules follow a book
//   <!--card JH words-->            the drawing of a card, or `back`, with an accessible name; without one a picture in cards/,
//                                   which all pages share, hidden from screen readers
//   <!--rules GAME PAGE-->          a rules page
//   <!--picture GAME NAME label-->  a drawing that a game makes for its own pages
//   <!--integrity FILE-->           the integrity attribute of a file in cdn/
//   src="cdn/FILE"                  the address with the version, for pages and for lines to copy
//   <!--part take TAG words-->      a part that several pages share, from the folder PARTS: $1 is its first word, $* all others
//   <!--game ATTRIBUTES-->          a page that begins with it is the page that games share, `game.html` among the parts, whose table
//                                   has these attributes; what follows `<!--slot NAME-->` replaces the slot of this name
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ToolsGame} from '@quinola/testing/game-tools.js';
import {writeChartPages} from './chart-pages.js';
import {
  alternates,
  choice,
  choices,
  fromFolder,
  HOME,
  isTranslated,
  LANGUAGES,
  languageSwitch,
  languagesOf,
  pathIn,
  say,
  wayTo,
  wordsOf,
  type PageWords,
} from './in-languages.js';
import {card, cardFile, cardImage, rulesOf} from './printed.js';
import {sharing} from './sharing.js';
import {games} from '@quinola/testing/registry/games.js';

const [, , SITE = '', PARTS = '', VERSION = ''] = process.argv;

/** A game by its id; `first` is the first of all. */
const gameOf = (id: string): ToolsGame | null =>
  (id === 'first' ? games[0] : games.find((game) => game.id === id)) ?? null;

async function rules(id: string, name: string, words: PageWords): Promise<string> {
  const {lang} = words;
  const page = await (await gameOf(id)?.tools())?.loadPage(name, lang);
  if (!page) throw new Error(`There are no rules ${id} ${name}.`);
  const note = page.lang === lang ? '' : `<p class="soft">${say('{{rulesInEnglish}}', words)}</p>`;
  return note + rulesOf(page, `${id}-${name}`, lang);
}

/** A drawing that a game makes for its own pages. */
async function picture(id: string, name: string, label: string): Promise<string> {
  const draw = (await gameOf(id)?.tools())?.gallery?.picture;
  if (!draw) throw new Error(`The game ${id} draws no pictures.`);
  return draw(name, (one) => card(one, ''), label);
}

/** The inks of the cards, which are those of the pages in daylight. */
const INKS = new Map(
  [
    ...readFileSync(join(SITE, 'gallery.css'), 'utf8')
      .split('}')[0]!
      .matchAll(/--(\w+): ([^;]+);/g),
  ].map(([, ink, colour]) => [ink!, colour!]),
);

/** A decorative card, from its file. */
async function image(name: string): Promise<string> {
  const file = `cards/${name}.svg`;
  mkdirSync(join(SITE, 'cards'), {recursive: true});
  if (!existsSync(join(SITE, file))) writeFileSync(join(SITE, file), await cardFile(name, INKS));
  return cardImage(file);
}

function integrity(file: string): string {
  const hashes = JSON.parse(readFileSync(join(SITE, 'cdn/integrity.json'), 'utf8')) as Record<string, string>;
  const hash = hashes[file];
  if (!hash) throw new Error(`There is no hash of ${file}.`);
  return ` integrity="${hash}"`;
}

/** The games whose rules follow a book, with links to their pages. */
async function gamesOf(book: string, lang: string): Promise<string> {
  const links = await Promise.all(
    games.map(async (game) => {
      const {gallery} = await game.tools();
      if (!gallery?.books?.includes(book)) return [];
      return [say('<a href="{{id}}.html">{{name}}</a>', await wordsOf(lang, game))];
    }),
  );
  return links.flat().join(', ');
}

/** A page with the parts that it shares with others. */
function withParts(page: string): string {
  return page.replace(
    /( *)<!--part (\S+?)(?: (\S+?))?(?: (.*?))?-->(\n?)/g,
    (_, indent: string, name: string, first = '', rest = '', end: string) => {
      const part = withParts(readFileSync(join(PARTS, `${name}.html`), 'utf8'));
      const text = part.replace(/\$[1*]/g, (word) => (word === '$1' ? first : rest));
      return end ? text : indent + text.trimEnd();
    },
  );
}

/** The page of a game, from the one that games share where it only fills slots of that. */
function withGamePage(name: string, text: string): string {
  const [opening, attributes] = /^<!--game (.*)-->\n/.exec(text) ?? [];
  if (opening === undefined) return text;
  const [, ...parts] = text.split(/^<!--slot (\S+)-->\n/m);
  const own = new Map(parts.flatMap((slot, i) => (i % 2 ? [] : [[slot, parts[i + 1]!]])));
  const page = readFileSync(join(PARTS, 'game.html'), 'utf8').replace(
    /^<!--slot (\S+)-->\n([^]*?)^<!--\/slot-->\n/gm,
    (_, slot: string, usual: string) => {
      const filling = own.get(slot) ?? usual;
      own.delete(slot);
      return filling;
    },
  );
  if (own.size) throw new Error(`${name}: games' pages have no slot ${[...own.keys()].join(', ')}.`);
  return page.replaceAll('$*', () => attributes!);
}

/** The content for a placeholder; other comments stay. */
async function filled(mark: string, page: string, words: PageWords): Promise<string> {
  const [, what, first = '', rest = ''] = /^<!--([\w-]+) ?(\S*) ?(.*)-->$/.exec(mark) ?? [];
  const [second = '', ...further] = rest.split(' ');
  if (what === 'languages') return languageSwitch(page, words);
  if (what === 'choice') return choice(first, second, further.join(' '), words);
  if (what === 'choices') return choices(gameOf(first)!, words);
  if (what === 'games-of') return gamesOf(first, words.lang);
  if (what === 'card') return rest ? card(first, rest) : image(first);
  if (what === 'rules') return rules(first, rest, words);
  if (what === 'picture') return picture(first, second, further.join(' '));
  if (what === 'integrity') return integrity(first);
  return mark;
}

/** The tiles of all games, each with the words of its game; those with cards come before the small ones. */
function tiles(): string {
  const each = games.map(({id}) => ({id, tile: readFileSync(join(SITE, 'parts', `${id}.html`), 'utf8')}));
  const small = (tile: string): number => Number(!tile.startsWith('<li class="open">'));
  return each
    .sort((a, b) => small(a.tile) - small(b.tile))
    .map(({id, tile}) => `<!--of ${id}-->\n${tile}<!--of-->\n`)
    .join('');
}

/** A page as it was written. */
interface Written {
  readonly name: string;
  readonly text: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly game: ToolsGame | null;
}

async function writePage({name, text, words, game}: Written, lang: string, translated: ReadonlySet<string>) {
  const whole = withParts(text).replace(/ *<!--tables-->\n/, tiles);
  const own = await wordsOf(lang, game, words);
  // Every second piece is the name of a game, whose words the next one has.
  const pieces = whole.split(/ *<!--of(?: (\S+))?-->\n/);
  const said = await Promise.all(
    pieces.map(async (piece, i) => {
      if (i % 2) return '';
      const spoken = pieces[i - 1] ? await wordsOf(lang, gameOf(pieces[i - 1]!), words) : own;
      const marked = say(piece, spoken).split(/(<!--.*?-->)/);
      return (await Promise.all(marked.map((mark) => filled(mark, name, spoken)))).join('');
    }),
  );
  const path = join(SITE, pathIn(lang, name));
  const addressed = fromFolder(said.join(''), lang, translated)
    .replace('</head>', (end) => (translated.has(name) ? alternates(name, own) : '') + end)
    .replace(/(src="(?:\.\.\/)?|<code>)cdn\/(?=\w)/g, `$1cdn/${VERSION}/`);
  const told = sharing(SITE, {
    html: addressed,
    lang,
    game,
    pictured: (game ?? games[0]!).id,
    address: HOME && wayTo(lang, lang, name),
    home: HOME,
    way: lang === 'en' ? '' : '../',
  });
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(
    path,
    addressed.replace('</head>', () => `${told}</head>`),
  );
}

/** The pages in a language before placeholders are filled in, including those that games make from templates. */
async function pagesIn(lang: string, texts: ReadonlyMap<string, string>): Promise<readonly Written[]> {
  const made: Written[] = [];
  const templates = new Set<string>();
  for (const game of games) {
    for (const [template, make] of Object.entries((await game.tools()).gallery?.templates ?? {})) {
      templates.add(template);
      for (const [name, page] of Object.entries(await make(texts.get(template)!, lang)))
        made.push({name, ...page, game});
    }
  }
  const written = [...texts].filter(([name]) => !templates.has(name));
  return [
    ...made,
    ...written.map(([name, text]) => ({name, text, game: gameOf(name.slice(0, -'.html'.length))})),
  ];
}

async function fill(): Promise<void> {
  await writeChartPages(SITE);
  const names = readdirSync(SITE).filter((file) => file.endsWith('.html'));
  const texts = new Map(
    names.map((name) => [name, withGamePage(name, readFileSync(join(SITE, name), 'utf8'))]),
  );
  for (const name of names) rmSync(join(SITE, name));
  for (const lang of LANGUAGES) {
    const pages = await pagesIn(lang, texts);
    const translated = new Set(
      pages
        .filter(({text, game}) => isTranslated(text) && languagesOf(game).includes(lang))
        .map(({name}) => name),
    );
    for (const page of pages)
      if (lang === 'en' || translated.has(page.name)) await writePage(page, lang, translated);
  }
  rmSync(join(SITE, 'parts'), {recursive: true});
}

await fill();
