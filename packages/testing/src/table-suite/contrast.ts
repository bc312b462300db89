import {colourOf, contrast, over, SIGNS, WORDS, type Colour} from '../visitor/colours.js';

/** A custom property of a table as a colour. */
export function ink(table: HTMLElement, name: string): Colour {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  feltOf(table).append(probe);
  const colour = colourOf(getComputedStyle(probe).color);
  probe.remove();
  return colour;
}

const feltOf = ({shadowRoot}: HTMLElement): HTMLElement => shadowRoot!.querySelector<HTMLElement>('.q')!;

/** The paper of its sheets and cards. */
const paperOf = (table: HTMLElement): Colour => over(ink(table, '--quinola-paper'), [255, 255, 255, 1]);

/** The inks of the four suits, where they differ. */
function suitInks(table: HTMLElement): Record<string, Colour> {
  const probe = document.createElement('i');
  probe.className = 'four';
  probe.innerHTML = ['S', 'H', 'D', 'C'].map((suit) => `<i class="suit s${suit}"></i>`).join('');
  feltOf(table).append(probe);
  const inks = Object.fromEntries(
    [...probe.children].map((suit) => [suit.className.at(-1), colourOf(getComputedStyle(suit).color)]),
  );
  probe.remove();
  return inks;
}

/** The colours behind a part of a table, whose cloth is a gradient. */
function behind(part: Element, cloth: Colour): Colour {
  if (part.matches('.q')) return cloth;
  const {backgroundColor} = getComputedStyle(part);
  const colour = colourOf(backgroundColor);
  return colour[3] === 1 ? colour : over(colour, behind(part.parentElement!, cloth));
}

/** The opacity of a part, multiplied with that of its ancestors. */
function opacity(part: Element): number {
  const own = Number(getComputedStyle(part).opacity);
  return part.matches('.q') ? own : own * opacity(part.parentElement!);
}

const isForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** The colours behind a table and its parts: for the gradient of the cloth, its two ends. */
function clothsOf(table: HTMLElement): Colour[] {
  // A visitor's own colours are set on the table itself.
  if (isForced()) return [colourOf(getComputedStyle(feltOf(table)).backgroundColor)];
  const page = colourOf(getComputedStyle(document.documentElement).backgroundColor);
  return ['--quinola-felt', '--quinola-felt-deep'].map((name) => over(ink(table, name), page));
}

const line = (found: number, what: string, part: Element): string =>
  `${found.toFixed(2)} ${what} ${part.localName}.${part.className}: ${part.textContent.trim().slice(0, 20)}`;

/** The texts of a table with too little contrast, and their contrast. Disabled or visually hidden text is skipped. */
function faintTexts(table: HTMLElement): string[] {
  const cloths = clothsOf(table);
  const parts = [...table.shadowRoot!.querySelectorAll('.q *')].filter(
    (part) =>
      part.checkVisibility() &&
      !part.closest('.vh, [disabled], svg, style, option') &&
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
  );
  return parts.flatMap((part) => {
    const {color, fontSize, clipPath} = getComputedStyle(part);
    if (clipPath.startsWith('inset')) return [];
    const least = parseFloat(fontSize) >= 24 || part.closest('.suit') ? SIGNS : WORDS;
    const found = Math.min(
      ...cloths.map((cloth) => {
        const ground = behind(part, cloth);
        return contrast(over(colourOf(color), ground, opacity(part)), ground);
      }),
    );
    return found < least ? [line(found, 'text of', part)] : [];
  });
}

/** The outlines of controls and of empty places for cards that have too little contrast with their background. */
function faintOutlines(table: HTMLElement): string[] {
  const cloths = clothsOf(table);
  const pressed = [
    ...table.shadowRoot!.querySelectorAll<HTMLElement>(
      '.button, select, input:not([type=checkbox], [type=range]), .pile:not(.square) > .place',
    ),
  ]
    .filter((part) => part.checkVisibility() && !part.matches('[disabled]'))
    // An icon over a word can be seen without an outline.
    .filter((part) => !part.querySelector('.icon'))
    // A note is closed by a sign of its own, which is measured as a text.
    .filter((part) => !part.matches('.sheet.small header .button'));
  return pressed.flatMap((part) => {
    const {borderTopColor, borderTopWidth, backgroundColor} = getComputedStyle(part);
    const found = Math.min(
      ...cloths.map((cloth) => {
        const ground = behind(part.parentElement!, cloth);
        // It is visible by its edge or by its fill.
        const edge =
          parseFloat(borderTopWidth) >= 1
            ? contrast(over(colourOf(borderTopColor), ground, opacity(part)), ground)
            : 0;
        return Math.max(edge, contrast(over(colourOf(backgroundColor), ground), ground));
      }),
    );
    return found < SIGNS ? [line(found, 'edge of', part)] : [];
  });
}

/** What is wrong with the focus ring on cloth and on paper: one of its two colours must stand out on any background. */
function faintFocus(table: HTMLElement): string[] {
  const root = table.shadowRoot!;
  const parts = ['.tools .button:not([disabled])', '.sheet .button', '.hand .card, .pile[tabindex]'].map(
    (which) => root.querySelector<HTMLElement>(which),
  );
  const grounds = [...clothsOf(table), ...(isForced() ? [] : [paperOf(table)])];
  const before = root.activeElement as HTMLElement | null;
  const faults = parts.flatMap((part) => {
    if (!part?.checkVisibility()) return [];
    part.focus();
    if (root.activeElement !== part) return []; // covered by a sheet, it cannot be focused
    const ringed = part.matches('.pile')
      ? (part.querySelector('.piece:last-of-type') ?? part.querySelector('.place') ?? part)
      : part;
    const {outlineColor, outlineWidth, boxShadow} = getComputedStyle(ringed);
    const [, shadow = 'transparent', reach = '0'] =
      /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px/.exec(boxShadow) ?? [];
    const found = Math.min(
      ...grounds.map((ground) =>
        Math.max(
          parseFloat(outlineWidth) >= 2 ? contrast(colourOf(outlineColor), ground) : 0,
          parseFloat(reach) >= 6 ? contrast(colourOf(shadow), ground) : 0,
        ),
      ),
    );
    return found < SIGNS ? [line(found, 'focus of', part)] : [];
  });
  if (before) before.focus();
  else (root.activeElement as HTMLElement | null)?.blur();
  return faults;
}

/** The words, outlines and focus rings of a table that cannot be told from what is behind them. */
export const faintIn = (table: HTMLElement): string[] => [
  ...new Set([...faintTexts(table), ...faintOutlines(table), ...faintFocus(table)]),
];

/**
 * The inks of cards that cannot be told from their paper, in two colours and in four; and the gilt that cannot be told from the
 * cloth: the outline of chosen, hinted and picked cards, which few states show.
 */
export function faintInks(table: HTMLElement): string[] {
  const paper = paperOf(table);
  const inks = [
    ...['--quinola-red', '--quinola-black', '--quinola-blue'].map(
      (name) => [name, ink(table, name)] as const,
    ),
    ...Object.entries(suitInks(table)),
  ].map(([name, colour]) => [`${name} on paper`, contrast(colour, paper)] as const);
  const gilt = clothsOf(table).map(
    (cloth) =>
      ['--quinola-gilt on cloth', contrast(over(ink(table, '--quinola-gilt'), cloth), cloth)] as const,
  );
  return [...inks, ...gilt].flatMap(([what, found]) =>
    found < SIGNS ? [`${found.toFixed(2)} ${what}`] : [],
  );
}

/** The suits of shown cards that cannot be told from the card, as they are drawn in the visitor's own colours. */
export const faintSuits = (table: HTMLElement): string[] =>
  [...table.shadowRoot!.querySelectorAll('.card:has(.suit)')].flatMap((card) => {
    const paper = over(colourOf(getComputedStyle(card).backgroundColor), [255, 255, 255, 1]);
    return [...card.querySelectorAll('.suit')].flatMap((sign) => {
      const found = contrast(colourOf(getComputedStyle(sign).color), paper);
      return found < SIGNS ? [line(found, 'suit of', card)] : [];
    });
  });
