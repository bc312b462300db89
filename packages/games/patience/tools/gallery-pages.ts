// The gallery's page of each patience, made of one template: its options as a form, its finished picture as a drawing.
import {PATIENCES} from '../src/games/index.js';
import {compile} from '../src/rules/compile.js';
import {faultsOf} from '../src/rules/validate.js';
import type {OptionValue, PatienceOption} from '../src/schema.js';
import {lastCard} from '../src/table/last-card.js';
import {CARD} from '../src/table/layout.js';

/** Every option and what its values mean, in English; the first value is the default. */
const OPTIONS: Readonly<Record<string, readonly [label: string, ...values: string[]]>> = {
  redeals: ['Laying out again', 'twice', 'once', 'never'],
  redealWhen: ['May be laid out again', 'at will', 'only when nothing else can be done'],
  modern: ['Rule', 'of the book', 'of later books'],
  spaceFill: ['A lane is filled from', 'the layout and the talon', 'the layout only'],
  rescue: ['Rescue', 'allowed', 'not allowed'],
  rescueWhen: ['A rescue is made', 'when no foundation can be begun', 'when nothing else can be moved'],
  dealPlay: ['While dealing may be played', 'the card that falls', 'any uppermost card'],
  marriageSuit: ['Marriages', 'in suit', 'in any suit'],
  transferGuard: ['From a king to the centre', 'where it brings another card into use', 'at any time'],
  fillSource: ['Vacant places are filled', 'from where you choose', 'from the talon first'],
  talonMarries: ['Cards of the talon', 'may be married', 'may not be married'],
  rowWhen: ['A new row may be laid', 'at will', 'only when nothing else can be done'],
  refill: ['Vacant places are filled', 'all together', 'at once'],
  wrapMarriages: ['King on ace', 'not in the circle', 'in the circle too'],
  shortPacketMarry: ['Packets short of cards', 'may take a marriage', 'take none'],
};

/** The numerals of a dial. */
const HOURS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function field({id, values}: PatienceOption): string {
  const [label, ...words] = OPTIONS[id] ?? [];
  if (!label || words.length !== values.length)
    throw new Error(`The gallery has no words for the option ${id}.`);
  const choice = (value: OptionValue, i: number): string =>
    `<option value="${i ? `${id}=${value}` : ''}">${words[i]!}</option>`;
  return `<label>${label}\n          <select name="option-${id}">${values.map(choice).join('')}</select></label>`;
}

/**
 * The page of each patience, `patience-<id>.html`, by their one template.
 * @throws Error where the data of a patience are not sound
 */
export function patiencePages(template: string): Readonly<Record<string, string>> {
  const faults = PATIENCES.flatMap(faultsOf);
  if (faults.length) throw new Error(faults.join('\n'));
  const pages = PATIENCES.map(({id, title, source = '', options = []}) => {
    const labels = options.map((option) => OPTIONS[option.id]?.[0]);
    if (new Set(labels).size < labels.length) throw new Error(`Two options of ${id} have one label.`);
    const words: Readonly<Record<string, string>> = {
      id,
      title: title['en']!,
      source: source.replace('-', '–'),
      options: options.map(field).join('\n        '),
    };
    return [`patience-${id}.html`, template.replace(/%(\w+)%/g, (_, name: string) => words[name]!)];
  });
  return Object.fromEntries(pages) as Record<string, string>;
}

/**
 * The finished picture of a patience.
 * @param draw a card as an `<svg>`
 */
export async function finishedPicture(id: string, draw: (card: string) => Promise<string>): Promise<string> {
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
  return `<svg class="picture" role="img" aria-label="${game.def.title['en']!}, when it has come out" viewBox="${left} ${top} ${w} ${h}" style="max-width: ${Math.round(w * 52)}px">${cards.join('')}</svg>`;
}
