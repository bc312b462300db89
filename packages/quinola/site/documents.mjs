// What a site's own people ask for before they take a table, as pages of the gallery: what they can rely on, the events, the changes.
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {Marked} from 'marked';
import {root} from '../../../build/games.js';

/** The pages, by the document that each is made of. */
const PAGES = {
  'docs/promises.md': 'promises.html',
  'docs/events.md': 'events.html',
  'CHANGELOG.md': 'changes.html',
};

/** Where a link of a document leads on the site: to another page of it, to a file that stands there too, or nowhere. */
function addressOf(site, document, href) {
  if (/^[a-z]+:/.test(href)) return href;
  const path = posix.join(posix.dirname(document), href);
  return PAGES[path] ?? (existsSync(join(site, path)) ? path : null);
}

/** A reader of a document: its tables are those of the gallery, and a link that leads nowhere on the site is its words alone. */
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
      paragraph({tokens}) {
        return `<p class="text">${this.parser.parseInline(tokens)}</p>\n`;
      },
      list({items}) {
        return `<ul class="text">${items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('\n')}</ul>\n`;
      },
    },
  });
}

/** Writes the page of each document and takes the template away; what they link to already stands in the site. */
export function writeDocuments(site) {
  const template = join(site, 'document.html');
  const text = readFileSync(template, 'utf8');
  for (const [document, page] of Object.entries(PAGES)) {
    const written = readFileSync(join(root, document), 'utf8');
    const words = {title: /^# (.+)$/m.exec(written)[1], body: readerOf(site, document).parse(written)};
    writeFileSync(
      join(site, page),
      text
        .replace(/%(\w+)%/g, (_, name) => words[name])
        .replace(`href="${page}"`, `href="${page}" aria-current="page"`),
    );
  }
  rmSync(template);
}
