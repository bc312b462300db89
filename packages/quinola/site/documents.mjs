// Documents for people who want to use a table on their site, as pages of the gallery: guarantees, events, the reference of each
// tag, how-tos, the changelog.
import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {Marked} from 'marked';
import {games, root} from '../../../build/games.js';

const HOW_TO = 'docs/how-to';

/** The pages, by the document that each is made from. */
const PAGES = {
  'docs/promises.md': 'promises.html',
  'docs/versions.md': 'versions.html',
  'docs/privacy.md': 'privacy.html',
  'docs/accessibility.md': 'accessibility.html',
  'docs/events.md': 'events.html',
  'docs/deals.md': 'deals.html',
  'docs/lessons.md': 'lessons.html',
  'docs/tags/README.md': 'api.html',
  ...Object.fromEntries(games.map(({tag}) => [`docs/tags/${tag}.md`, `api-${tag}.html`])),
  ...Object.fromEntries(
    readdirSync(join(root, HOW_TO)).map((name) => [
      `${HOW_TO}/${name}`,
      name === 'README.md' ? 'how-to.html' : `how-to-${name.replace(/\.md$/, '.html')}`,
    ]),
  ),
  'CHANGELOG.md': 'changes.html',
};

/** The id of a heading, as GitHub makes it. */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The address of a document's link on the site: another page or a file of the site; nothing if it is not part of the site. */
function addressOf(site, document, href) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [file, hash] = href.split('#');
  const path = posix.join(posix.dirname(document), file);
  const page = PAGES[path] ?? (existsSync(join(site, path)) ? path : null);
  return page && (hash ? `${page}#${hash}` : page);
}

/** A Markdown parser for a document: tables get the gallery's markup, links to nothing on the site become plain text, and comments are dropped. */
function readerOf(site, document) {
  return new Marked({
    renderer: {
      link({href, tokens}) {
        const address = addressOf(site, document, href);
        const words = this.parser.parseInline(tokens);
        return address ? `<a href="${address}">${words}</a>` : words;
      },
      table({header, rows}) {
        const said = ({tokens}) => this.parser.parseInline(tokens);
        const head = header
          .map((cell) => (cell.text ? `<th scope="col">${said(cell)}</th>` : '<td></td>'))
          .join('');
        const body = rows.map(
          ([first, ...rest]) =>
            `<tr><th scope="row">${said(first)}</th>${rest.map((cell) => `<td>${said(cell)}</td>`).join('')}</tr>`,
        );
        return `<div class="page reference"><table>${header.some(({text}) => text) ? `<thead><tr>${head}</tr></thead>` : ''}<tbody>${body.join('\n')}</tbody></table></div>\n`;
      },
      heading({tokens, depth, text}) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({text}) {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`;
      },
      html({text}) {
        return text.startsWith('<!--') ? '' : text;
      },
      paragraph({tokens}) {
        return `<p class="text">${this.parser.parseInline(tokens)}</p>\n`;
      },
      list({items}) {
        return `<ul class="text">${items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('\n')}</ul>\n`;
      },
    },
  });
}

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Writes the page of each document and removes the templates; the files that they link to must be in the site already. */
export function writeDocuments(site) {
  const templates = ['document.html', 'reference.html'].map((name) => join(site, name));
  const [usual, reference] = templates.map((path) => readFileSync(path, 'utf8'));
  for (const [document, page] of Object.entries(PAGES)) {
    const written = readFileSync(join(root, document), 'utf8');
    const game = games.find(({tag}) => page === `api-${tag}.html`);
    const words = {
      title: escape(/^# (.+)$/m.exec(written)[1].replace(/`/g, '')),
      body: readerOf(site, document).parse(written),
      page: game?.id,
    };
    writeFileSync(
      join(site, page),
      (game ? reference : usual)
        .replace(/%(\w+)%/g, (_, name) => words[name])
        .replace(`href="${page}"`, `href="${page}" aria-current="page"`),
    );
  }
  for (const path of templates) rmSync(path);
}
