import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import '../tools/tables.js';
import type {AnyTable} from '@quinola/table';
import {sampledTags} from '../../../test/support/sampled.js';
import {waitUntil} from '../../table/test-support/wait.js';

/** Minimal contrast of text, and of signs and large text, by WCAG 2.2 AA. */
const WORDS = 4.5,
  SIGNS = 3;

const THEMES = ['salon', 'biedermeier', 'manuscript', 'night', 'plain'] as const;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
const known = new Map<string, Colour>();

/** A computed colour, whatever its notation: parts from 0 to 255, alpha from 0 to 1. */
function colourOf(css: string): Colour {
  if (!known.has(css)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    known.set(css, [red, green, blue, alpha / 255]);
  }
  return known.get(css)!;
}

/** A colour blended over an opaque one. */
const over = ([r, g, b, alpha]: Colour, [R, G, B]: Colour, opacity = 1): Colour => {
  const a = alpha * opacity;
  return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
};

/** Contrast of two colours, by WCAG. */
function contrast(one: Colour, other: Colour): number {
  const light = ([r, g, b]: Colour): number =>
    [r, g, b]
      .map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** A custom property of a table as a colour. */
function ink(table: AnyTable, name: string): Colour {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  table.renderRoot.querySelector('.q')!.append(probe);
  const colour = colourOf(getComputedStyle(probe).color);
  probe.remove();
  return colour;
}

/** The inks of the four suits, where they differ. */
function suitInks(table: AnyTable): Record<string, Colour> {
  const probe = document.createElement('i');
  probe.className = 'four';
  probe.innerHTML = ['S', 'H', 'D', 'C'].map((suit) => `<i class="suit s${suit}"></i>`).join('');
  table.renderRoot.querySelector('.q')!.append(probe);
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

/** The texts of a table with too little contrast, and their contrast. Disabled or visually hidden text is skipped. */
function faint(table: AnyTable): string[] {
  const cloths = clothsOf(table);
  const parts = [...table.renderRoot.querySelectorAll('.q *')].filter(
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
    return found < least
      ? [`${found.toFixed(2)} ${part.localName}.${part.className}: ${part.textContent!.trim().slice(0, 20)}`]
      : [];
  });
}

/** The colours behind a table and its parts: for the gradient of the cloth, its two ends. */
function clothsOf(table: AnyTable): Colour[] {
  // A visitor's own colours are set on the table itself.
  if (matchMedia('(forced-colors: active)').matches)
    return [colourOf(getComputedStyle(table.renderRoot.querySelector('.q')!).backgroundColor)];
  const page = colourOf(getComputedStyle(document.documentElement).backgroundColor);
  return ['--quinola-felt', '--quinola-felt-deep'].map((name) => over(ink(table, name), page));
}

/** The outlines of controls and of empty places for cards that have too little contrast with their background. */
function faintOutlines(table: AnyTable): string[] {
  const cloths = clothsOf(table);
  const pressed = [
    ...table.renderRoot.querySelectorAll<HTMLElement>(
      '.button, select, input:not([type=checkbox], [type=range]), .place',
    ),
  ]
    .filter((part) => part.checkVisibility() && !part.matches('[disabled]'))
    // An icon over a word can be seen without an outline.
    .filter((part) => !part.querySelector('.icon'));
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
    return found < SIGNS
      ? [
          `${found.toFixed(2)} edge of ${part.localName}.${part.className}: ${part.textContent!.trim().slice(0, 20)}`,
        ]
      : [];
  });
}

/** What is wrong with the focus ring on cloth and on paper: one of its two colours must stand out on any background. */
function faintFocus(table: AnyTable): string[] {
  const parts = ['.tools .button:not([disabled])', '.sheet .button', '.hand .card, .pile[tabindex]'].map(
    (which) => table.renderRoot.querySelector<HTMLElement>(which),
  );
  const own = matchMedia('(forced-colors: active)').matches;
  const grounds = [
    ...clothsOf(table),
    ...(own ? [] : [over(ink(table, '--quinola-paper'), [255, 255, 255, 1])]),
  ];
  return parts.flatMap((part) => {
    if (!part?.checkVisibility()) return [];
    part.focus();
    if ((table.renderRoot as ShadowRoot).activeElement !== part) return []; // covered by a sheet, it cannot be focused
    const ringed = part.matches('.pile')
      ? (part.querySelector('.card:last-of-type') ?? part.querySelector('.place') ?? part)
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
    return found < SIGNS ? [`${found.toFixed(2)} focus of ${part.className}`] : [];
  });
}

afterEach(() => emulateMedia({colorScheme: 'light'}));

for (const [nth, tag] of sampledTags.entries()) {
  describe(`the words and outlines of a <${tag}>`, () => {
    // A table draws its own felt: one colour scheme of the page is enough for each, the long run takes both.
    for (const scheme of (['light', 'dark'] as const).filter((_, of) => window.long || of === nth % 2)) {
      it(`have enough contrast in every theme, on a ${scheme} page`, async () => {
        await emulateMedia({colorScheme: scheme});
        const dark = scheme === 'dark';
        const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
        document.documentElement.style.cssText = `color-scheme: ${scheme}; background: ${dark ? '#121212' : '#fff'}; color: ${dark ? '#eee' : '#111'}`;
        try {
          holder.innerHTML = `<${tag} pace="none" seed="contrast"></${tag}>`;
          const table = holder.firstElementChild as unknown as AnyTable;
          await waitUntil(
            () => table.context && table.features && table.tag('visitor'),
            'nobody is waited for',
          );
          const found: Record<string, string[]> = {};
          const felts = new Set<string>();
          for (const theme of THEMES) {
            table.theme = theme;
            table.setAttribute('theme', theme);
            await table.styling.loadTheme();
            felts.add(`${ink(table, '--quinola-felt')}`);
            // All sheets have the same paper: the longest is checked, in one theme.
            for (const panel of theme === 'salon' ? ['', 'chart', 'menu'] : ['', 'menu']) {
              if (panel) await table.open(panel);
              await table.updateComplete;
              const lines = [...faint(table), ...faintOutlines(table), ...faintFocus(table)];
              if (lines.length) found[`${theme} ${panel}`] = [...new Set(lines)];
            }
            const paper = over(ink(table, '--quinola-paper'), [255, 255, 255, 1]);
            for (const name of ['--quinola-red', '--quinola-black', '--quinola-blue'])
              expect(contrast(ink(table, name), paper), `${theme}: ${name} on paper`).to.be.at.least(SIGNS);
            for (const [suit, colour] of Object.entries(suitInks(table)))
              expect(contrast(colour, paper), `${theme}: four colours, ${suit} on paper`).to.be.at.least(
                SIGNS,
              );
            await table.close();
          }
          expect(felts.size, 'themes that look alike').to.equal(THEMES.length);
          expect(found).to.deep.equal({});
        } finally {
          document.documentElement.style.cssText = '';
        }
      });
    }

    for (const scheme of ['light', 'dark'] as const) {
      it(`have enough contrast in ${scheme} colours of the visitor's own, and suits on their paper`, async () => {
        await executeServerCommand('force-colours', scheme);
        try {
          const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
          holder.innerHTML = `<${tag} pace="none" seed="contrast"></${tag}>`;
          const table = holder.firstElementChild as unknown as AnyTable;
          await waitUntil(
            () => table.context && table.features && table.courts && table.tag('visitor'),
            'nobody is waited for',
          );
          await table.updateComplete;
          const found: Record<string, string[]> = {};
          for (const panel of ['', 'menu']) {
            if (panel) await table.open(panel);
            const lines = [...faint(table), ...faintOutlines(table), ...faintFocus(table)];
            if (lines.length) found[panel || 'room'] = [...new Set(lines)];
          }
          for (const card of table.renderRoot.querySelectorAll('.card:has(.suit)')) {
            const paper = over(colourOf(getComputedStyle(card).backgroundColor), [255, 255, 255, 1]);
            for (const sign of card.querySelectorAll('.suit'))
              expect(
                contrast(colourOf(getComputedStyle(sign).color), paper),
                card.textContent,
              ).to.be.at.least(SIGNS);
          }
          expect(found).to.deep.equal({});
        } finally {
          await executeServerCommand('force-colours', null);
        }
      });
    }
  });
}
