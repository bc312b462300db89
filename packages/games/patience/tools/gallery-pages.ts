// The gallery's pages of the patiences: one page that lists all of them, and a page for each, made from one template, with a form
// for its options and a drawing of its finished picture.
import {CARD} from '@quinola/table';
import type {MadePages} from '@quinola/testing/game-tools.js';
import {PATIENCES} from '../src/patience/rules/games/index.js';
import {loadPages} from '../src/patience/made/texts.js';
import {compile} from '../src/patience/rules/compile.js';
import {faultsOf} from '../src/patience/rules/validate.js';
import type {PatienceOption} from '../src/patience/rules/schema.js';
import {lastCard} from '../src/patience/table/last-card.js';

/** The numerals of a clock face. */
const HOURS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The placeholder for which the gallery writes the choices of an option; the first value is the default. */
const choice = ({id, values}: PatienceOption): string =>
  `<!--choice option-${id} ${values.map((value, i) => (i ? `${id}=${value}` : '')).join(',')}-->`;

/** The title of a patience in a language. */
const titleOf = async (id: string, lang: string): Promise<string> => (await loadPages(lang))[id]!.title;

/**
 * The page of each patience, `patience-<id>.html`, from the template that all share.
 * @throws Error if the definition of a patience is invalid
 */
export async function patiencePages(template: string, lang: string): Promise<MadePages> {
  const faults = PATIENCES.flatMap(faultsOf);
  if (faults.length) throw new Error(faults.join('\n'));
  const pages = PATIENCES.map(async ({id, source = '', options = []}) => {
    const text = template.replace('<!--own options-->', options.map(choice).join('\n        '));
    const words = {patience: id, title: await titleOf(id, lang), lines: source.replace('-', '–')};
    return [`patience-${id}.html`, {text, words}] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** The page of all patiences, with the rules of each. */
export async function patienceList(template: string, lang: string): Promise<MadePages> {
  const each = PATIENCES.map(
    async ({id}) =>
      `<details><summary>${await titleOf(id, lang)}</summary><p><a href="patience-${id}.html">{{ownPage}}</a></p><!--rules patience ${id}--></details>`,
  );
  const text = template.replace('<!--own patiences-->', (await Promise.all(each)).join('\n    '));
  return {'patience.html': {text, words: {}}};
}

/**
 * The finished picture of a patience.
 * @param draw a card as an `<svg>`
 * @param label what it shows
 */
export async function finishedPicture(
  id: string,
  draw: (card: string) => Promise<string>,
  label: string,
): Promise<string> {
  const game = compile({game: id});
  const shown = game.piles.flatMap((pile) => {
    const card = lastCard(game, pile);
    return card
      ? [{...pile.group.at[pile.index]!, card, hour: pile.group.id === 'hours' ? HOURS[pile.index]! : ''}]
      : [];
  });
  const cards = await Promise.all(
    shown.map(async ({x, y, r = 0, card, hour}) => {
      const box = `x="${(x - CARD.width / 2).toFixed(3)}" y="${(y - CARD.height / 2).toFixed(3)}" width="${CARD.width}" height="${CARD.height}"`;
      const numeral =
        hour &&
        `<text x="${x}" y="${(y + CARD.height / 2 + 0.4).toFixed(3)}" font-size="0.42" text-anchor="middle" fill="currentColor">${hour}</text>`;
      return `<g transform="rotate(${r} ${x} ${y})"><rect ${box} fill="var(--card)" stroke="currentColor" stroke-width="0.01"/>${(await draw(card)).replace('<svg ', `<svg ${box} `)}${numeral}</g>`;
    }),
  );
  const xs = shown.map(({x}) => x),
    ys = shown.map(({y}) => y);
  const [left, top] = [Math.min(...xs) - 0.9, Math.min(...ys) - 0.9];
  const [w, h] = [Math.max(...xs) + 0.9 - left, Math.max(...ys) + 0.9 - top];
  return `<svg class="picture" role="img" aria-label="${label}" viewBox="${left} ${top} ${w} ${h}" width="${Math.round(w * 52)}">${cards.join('')}</svg>`;
}
