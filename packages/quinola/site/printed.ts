// Cards and rules pages as markup for the pages of the gallery, so that they can be read without scripts.
import {back, cardBox, isCourt, loadTaroks, pipFace, type Drawing} from '@quinola/faces';
import type {Block, Page, Term, Words} from '@quinola/table';
import {laying} from '@quinola/play';

/** A text as markup. */
export const escape = (text: string): string =>
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

/**
 * A card as an `<svg>`.
 * @param name `JH`, or `back`
 * @param words its accessible name; without one it is decorative
 */
export async function card(name: string, words: string): Promise<string> {
  if (name === 'back') return svg(back(), 'S', words);
  return svg(isCourt(name) ? (await loadTaroks()).draw(name, true) : pipFace(name), name[1]!, words);
}

const term = ([word, gloss, lang]: Term, termLang: string): string =>
  `<dfn tabindex="0"><i lang="${lang ?? termLang}">${escape(word)}</i><span role="tooltip"> ${escape(gloss)}</span></dfn>`;

const say = (words: Words, termLang: string): string =>
  typeof words === 'string'
    ? escape(words)
    : words.map((part) => (typeof part === 'string' ? escape(part) : term(part, termLang))).join('');

/** The nine positions of four counters around their line. */
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
  // A game's own picture comes below its rules.
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

/**
 * A card as an SVG file, which pages share.
 * @param inks the colours by the names of the custom properties
 */
export async function cardFile(name: string, inks: ReadonlyMap<string, string>): Promise<string> {
  const drawing = (await card(name, '')).replace(/var\(--(\w+)\)/g, (_, ink: string) => inks.get(ink)!);
  return drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' aria-hidden="true"', '');
}

/** A decorative picture of such a file. */
export const cardImage = (file: string): string =>
  `<img src="${file}" alt="" width="${cardBox.width}" height="${cardBox.height}" loading="lazy">`;

/** A rules page as markup; headings have their ids below that of the page. */
export function rulesOf({lang, termLang, intro, sections}: Page, id: string, pageLang: string): string {
  const told = sections.map(
    (section) =>
      `<h3 id="${id}-${section.id}">${escape(section.title)}</h3>${section.blocks.map((given) => block(given, termLang)).join('')}`,
  );
  return `<div class="page"${lang === pageLang ? '' : ` lang="${lang}"`}><p class="intro">${say(intro, termLang)}</p>${told.join('')}</div>`;
}
