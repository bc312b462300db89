import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {elementsIn} from '../visitor/aria.js';
import {faultsAtSizes, LARGE_SCREENS, resize} from '../fit.js';
import {until} from '../visitor.js';
import {faintIn, faintInks, faintSuits, ink} from './contrast.js';
import type {WalkedTable} from './states.js';

// What is measured of a table in each of its states. A measure leaves the table as it was.

/** A state in which a table is measured. */
export interface MeasuredState {
  readonly table: WalkedTable;
  /** Its name, for messages. */
  readonly name: string;
  /** How many states were measured before. */
  readonly nth: number;
  /** The attributes of the table that are not the usual ones. */
  readonly given: string;
  /** The colour scheme of the page. */
  readonly scheme: Scheme;
}

/** The colour schemes of a page. A table draws its own cloth, so that one of them is enough for each. */
export type Scheme = (typeof SCHEMES)[number];
const SCHEMES = ['light', 'dark'] as const;

/** What is measured, and what is then wrong; empty where nothing is. */
export interface Measure {
  readonly title: string;
  of(state: MeasuredState): Promise<readonly string[]>;
}

/** The size at which everything but the fit is measured. */
const USUAL = '1280x720';

const THEMES = ['salon', 'biedermeier', 'manuscript', 'night', 'plain'] as const;

/** Gives the table a theme, and waits until it has its looks. */
async function dress(table: WalkedTable, theme: string): Promise<void> {
  const felt = (): string => `${ink(table, '--quinola-felt')}`;
  const before = felt();
  const worn = table.getAttribute('theme') ?? 'salon';
  table.setAttribute('theme', theme);
  await until(() => theme === worn || felt() !== before, `${theme} looks like ${worn}`);
  await table.updateComplete;
}

/** What is faint as the table stands, and in these panels of it. */
async function faint(table: WalkedTable, where: string, panels: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const panel of ['', ...panels]) {
    if (panel) await table.open(panel);
    await table.updateComplete;
    found.push(...faintIn(table).map((fault) => `${[where, panel].filter(Boolean).join(' ')}: ${fault}`));
  }
  if (panels.length) await table.close();
  return found;
}

/** What is faint of the inks of a theme, which differ between the schemes of a page. */
async function faintInksOf(table: WalkedTable, theme: string): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of SCHEMES) {
    await paint(scheme);
    found.push(...faintInks(table).map((fault) => `${theme}, ${scheme}: ${fault}`));
  }
  return found;
}

/** The look of the first state: every theme, in the room and in its sheets, and colours of the visitor's own. */
async function everyTheme(table: WalkedTable, pageScheme: Scheme): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await dress(table, theme);
    // All sheets have the same paper: the longest is measured in one theme.
    found.push(...(await faint(table, theme, theme === 'salon' ? ['chart', 'menu'] : ['menu'])));
    found.push(...(await faintInksOf(table, theme)));
    await paint(pageScheme);
  }
  await dress(table, 'salon');
  await until(() => table.courts, 'no court is drawn');
  for (const scheme of SCHEMES) {
    await executeServerCommand('force-colours', scheme);
    found.push(...(await faint(table, `${scheme} colours of the visitor’s own`, ['menu'])));
    found.push(...faintSuits(table).map((fault) => `${scheme} colours of the visitor’s own: ${fault}`));
    await executeServerCommand('force-colours', null);
  }
  return found;
}

const {style} = document.documentElement;

/** Gives the page of a test a background and a colour of its own, without which nothing can be compared. */
async function paint(scheme: Scheme): Promise<void> {
  await emulateMedia({colorScheme: scheme});
  style.colorScheme = scheme;
  [style.background, style.color] = scheme === 'dark' ? ['#121212', '#eee'] : ['#fff', '#111'];
}

/** Takes what a check throws for a fault. */
async function thrownBy(check: () => Promise<unknown>): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Everything is whole and in its place at every size of a screen, with targets for fingers. */
export const FIT: Measure = {
  title: 'shows everything in its box, at every size',
  async of({table, given}) {
    await emulateMedia({reducedMotion: 'reduce'});
    await executeServerCommand('fingers', true);
    const faults = await faultsAtSizes(table, given === 'kiosk' ? LARGE_SCREENS : undefined);
    await executeServerCommand('fingers', false);
    await resize(table.parentElement!, USUAL);
    return faults;
  },
};

/** Every term on the table is explained in one line, also to screen readers. */
const TERMS: Measure = {
  title: '36 explains its terms in one line each',
  async of({table}) {
    const root = table.shadowRoot!;
    const words = (): HTMLElement[] =>
      [...elementsIn(table)].filter((one): one is HTMLElement => one.localName === 'dfn');
    // What the visitor is asked always has one.
    if (table.tag('visitor') && !root.querySelector('.sheet'))
      await until(() => words().length, 'no word is explained');
    const ids = words().map((word) => word.getAttribute('aria-describedby') ?? '');
    return [
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is explained twice`),
      ...words().flatMap((word, at) => {
        const line = root.getElementById(ids[at]!)?.textContent ?? '';
        const isStop = /^(0|-1)$/.test(word.getAttribute('tabindex') ?? '');
        return /^\S.{10,120}\.$/.test(line) && isStop
          ? []
          : [`“${word.textContent}” is explained by “${line}”${isStop ? '' : ', and no key leads to it'}`];
      }),
    ];
  },
};

/** Words, outlines, focus and suits can be told from what is behind them: in every theme at first, then in one theme for each state. */
const CONTRAST: Measure = {
  title: 'has enough contrast, in every theme and in colours of the visitor’s own',
  async of({table, nth, scheme}) {
    await paint(scheme);
    if (!nth) return everyTheme(table, scheme);
    const theme = THEMES[nth % THEMES.length]!;
    await dress(table, theme);
    const found = await faint(table, theme, []);
    await dress(table, 'salon');
    return found;
  },
};

/** axe objects to nothing. */
const AXE: Measure = {
  title: 'passes axe',
  of: ({table}) => thrownBy(async () => expect(table).to.be.accessible()),
};

/** All measures, in the order in which they are taken. */
export const MEASURES = [FIT, TERMS, CONTRAST, AXE];

/** Takes a measure of a state; what it cannot take is a fault of that state. */
export async function faultsIn(measure: Measure, state: MeasuredState): Promise<string[]> {
  const faults: string[] = [];
  const failed = await thrownBy(async () => {
    faults.push(...(await measure.of(state)));
  });
  return [...faults, ...failed].map((fault) => `${state.name}: ${fault}`);
}
