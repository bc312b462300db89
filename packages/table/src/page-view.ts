import {css, html, nothing, type TemplateResult} from 'lit';
import type {Block, Page, Term, Words} from './page.js';

/** Draws the figure of a page by its name; `nothing` where there is none. */
export type DrawFigure = (name: string) => TemplateResult | typeof nothing;

const termView = ([word, gloss, lang]: Term, termLang: string): TemplateResult =>
  html`<dfn tabindex="0"><i lang=${lang ?? termLang}>${word}</i><span role="tooltip">${gloss}</span></dfn>`;

const wordsView = (words: Words, termLang: string): unknown =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : termView(part, termLang)));

function blockView(block: Block, termLang: string, figure: DrawFigure): TemplateResult {
  const say = (words: Words): unknown => wordsView(words, termLang);
  if ('p' in block) return html`<p>${say(block.p)}</p>`;
  if ('note' in block) return html`<p class="note">${say(block.note)}</p>`;
  if ('list' in block)
    return html`<ul>
      ${block.list.map((item) => html`<li>${say(item)}</li>`)}
    </ul>`;
  if ('figure' in block)
    return html`<figure>
      ${figure(block.figure)}
      <figcaption>${say(block.caption)}</figcaption>
    </figure>`;
  if ('terms' in block) {
    return html`<dl>
      ${block.terms.map(
        ([word, gloss, lang]) =>
          html`<div>
            <dt lang=${lang ?? termLang}>${word}</dt>
            <dd>${gloss}</dd>
          </div>`,
      )}
    </dl>`;
  }
  const {caption, head, rows} = block.grid;
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head.map((cell) => (cell ? html`<th scope="col">${cell}</th>` : html`<td></td>`))}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...rest]) =>
          html`<tr>
            <th scope="row">${say(first ?? '')}</th>
            ${rest.map((cell) => html`<td>${say(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * A rules page, to be placed in a panel. A section's heading has the id `rules-<section>`, so that a table can
 * bring the one of its phase into sight.
 */
export function pageView(page: Page, figure: DrawFigure = () => nothing): TemplateResult {
  const {lang, termLang, title, intro, sections} = page;
  return html`<article class="page" lang=${lang}>
    <h2>${title}</h2>
    <p class="intro">${wordsView(intro, termLang)}</p>
    ${sections.map(
      ({id, title: heading, blocks}) =>
        html`<section>
          <h3 id=${`rules-${id}`} tabindex="-1">${heading}</h3>
          ${blocks.map((block) => blockView(block, termLang, figure))}
        </section>`,
    )}
  </article>`;
}

/**
 * The looks of a rules page. A term's meaning opens below its line over the whole width of the text, so that it
 * never leaves the panel, and the pointer comes to it from anywhere in the line; it is always there for screen readers.
 */
export const pageStyles = css`
  .page {
    position: relative;
    max-width: 38em;
    line-height: 1.5;
    hyphens: auto;
  }
  .page h2 {
    font-size: 1.5em;
    margin: 0 0 0.4em;
    font-weight: normal;
  }
  .page h3 {
    font-size: 1.1em;
    margin: 1.4em 0 0.3em;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
  }
  .page p,
  .page ul,
  .page dl,
  .page figure,
  .page table {
    margin: 0 0 0.7em;
  }
  .page .intro {
    font-style: italic;
  }
  .page .note {
    border-inline-start: 2px solid;
    padding-inline-start: 0.7em;
    font-size: 0.92em;
  }
  .page ul {
    padding-inline-start: 1.1em;
    list-style: disc;
  }
  .page li {
    margin-block-end: 0.3em;
  }
  .page table {
    border-collapse: collapse;
  }
  .page caption {
    text-align: start;
    font-style: italic;
    padding-block-end: 0.3em;
  }
  .page th,
  .page td {
    text-align: start;
    font-weight: normal;
    padding: 0.15em 1em 0.15em 0;
    border-block-end: 1px solid;
    vertical-align: baseline;
  }
  .page td {
    font-variant-numeric: tabular-nums;
  }
  /* A grid of sentences fits a narrow sheet: it would otherwise be cut, or scroll sideways within a sheet that scrolls down. */
  @container table (max-width: 519px) {
    .page th,
    .page td {
      overflow-wrap: break-word;
      padding-inline-end: 0.5em;
    }
  }
  /* On narrow sheets, or in large letters, the longest words are broken; a column of short ones keeps its width but on the narrowest. */
  @container table (max-width: 21em) {
    .page th,
    .page td {
      overflow-wrap: anywhere;
      min-width: 3.2em;
    }
  }
  @container table (max-width: 19em) {
    .page th,
    .page td {
      min-width: 0;
    }
  }
  .page dl > div {
    margin-block-end: 0.3em;
  }
  .page dt {
    display: inline;
    font-style: italic;
  }
  .page dt::after {
    content: ' · ';
    font-style: normal;
  }
  .page dd {
    display: inline;
    margin: 0;
  }
  .page dfn {
    font-style: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
    cursor: help;
  }
  .page dfn [role='tooltip'] {
    position: absolute;
    inset-inline: 0;
    z-index: 1;
    margin-block-start: 1.6em;
    padding: 0.35em 0.7em;
    border: 1px solid;
    background: Canvas;
    color: CanvasText;
    font-style: normal;
    font-size: 0.92em;
    clip-path: inset(50%);
  }
  .page dfn [role='tooltip']::before {
    content: '';
    position: absolute;
    inset: -0.35em 0 100%;
  }
  .page dfn:is(:hover, :focus):not(.shut) [role='tooltip'] {
    clip-path: none;
  }
`;
