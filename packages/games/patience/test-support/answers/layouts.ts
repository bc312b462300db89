import {PATIENCES} from '../../src/patience/index.js';
import type {Patience} from '../../src/patience/rules/schema.js';

type Json = Readonly<Record<string, unknown>>;

/** One patience as the file of layouts (`historic-patience/1`) has it. */
export type Layout = Json;

/** Whether parsed JSON is a file of layouts. */
export function isLayouts(json: unknown): json is {readonly games: readonly Layout[]} {
  const {schema, games} = (json ?? {}) as Json;
  return schema === 'historic-patience/1' && Array.isArray(games);
}

/** How fields that the file expresses in its own way are compared. */
const SAID: Readonly<Record<string, (layout: Json, def: Patience) => boolean>> = {
  id: (layout, def) => layout.id === def.id,
  element: (layout) => layout.element === `${String(layout.id)}-table`,
  title: (layout, def) => (layout.title as Json).en === def.title.en,
  // The lines of the book: the first and last number, or the line of a paragraph within them.
  source: (layout, def) => linesOf(String(layout.source)) === linesOf(def.source ?? ''),
  options: (layout, def) => (layout.options as readonly Json[]).every((option) => offers(def, option)),
};

/** What is compared in one normal form. */
const PLAYED = ['packs', 'table', 'preset', 'remove', 'groups', 'program', 'phases', 'redeal', 'win'];

/** Notes for people: which file the lines come from, and which later games are similar. */
const REMARKS = ['sourceFile', 'equals'];

/** Compares layouts with this package's patiences: how many agree, and what differs. */
export function checkLayouts(layouts: readonly Layout[]): {
  readonly passed: number;
  readonly failures: readonly string[];
} {
  const failures = layouts.flatMap((layout) => {
    const faults = faultsOf(layout);
    return faults.length ? [`${String(layout.id)} (layout) ${faults.join('; ')}`] : [];
  });
  return {passed: layouts.length - failures.length, failures};
}

function faultsOf(layout: Layout): string[] {
  const def = PATIENCES.find(({id}) => id === layout.id);
  if (!def) return ['id: no such patience'];
  const own = plain(JSON.parse(JSON.stringify(def)) as Json);
  const theirs = JSON.parse(JSON.stringify(plain(layout)).replaceAll(EIGHT_ROWS, '["row*"]')) as Json;
  return Object.keys(layout).flatMap((field) => {
    if (REMARKS.includes(field)) return [];
    if (PLAYED.includes(field))
      return JSON.stringify(sorted(own[field])) === JSON.stringify(sorted(theirs[field]))
        ? []
        : [`${field}: expected ${JSON.stringify(theirs[field])}, not ${JSON.stringify(own[field])}`];
    const said = Object.hasOwn(SAID, field) ? SAID[field] : undefined;
    if (!said) return [`${field}: was not read`];
    return said(layout, def) ? [] : [`${field}: expected ${JSON.stringify(layout[field])}`];
  });
}

/** The line numbers of the book: a paragraph named in brackets, else the first and the last. */
function linesOf(source: string): string {
  return /\((\d+)\)/.exec(source)?.[1] ?? /\d+(-\d+)?/.exec(source)?.[0] ?? '';
}

/** Whether a game has an option with these values and this default; a single value is no choice. */
function offers(def: Patience, option: Json): boolean {
  const values = option.values as readonly unknown[];
  if (values.length < 2) return true;
  const found = def.options?.find(({id}) => id === option.id);
  return (
    found !== undefined &&
    found.values[0] === option.default &&
    [...found.values].sort().join() === [...values].sort().join()
  );
}

/** Fields sorted by name, so that equal data give equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

/** All eight rows, when written out. */
const EIGHT_ROWS = JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8].map((row) => `row${row}`));

/** The played data in one normal form, however it was written. */
function plain({groups, program, phases, redeal, win, packs, table, ...rest}: Json): Json {
  const step = (one: Json): Json => ({
    ...one,
    ...('opens' in one && {opens: (one.opens as {rank?: string}).rank ?? one.opens}),
    ...('divert' in one && {divert: (one.divert as Json[]).map((each) => ({...each, to: [each.to].flat()}))}),
  });
  return {
    id: rest.id,
    packs,
    table,
    preset: rest.preset ?? [],
    remove: rest.remove ?? [],
    groups: (groups as Json[]).map(({face: _, take: __, at, ...group}) => ({
      ...group,
      at: (at as {x: number; y: number; r?: number}[]).map(({x, y, r = 0}) => [
        x.toFixed(3),
        y.toFixed(3),
        r,
      ]),
    })),
    program: (program as Json[]).map(step),
    phases: Object.fromEntries(
      Object.entries(phases as Record<string, Json>).map(([id, phase]) => [
        id,
        {
          ...phase,
          ...('refill' in phase && {refill: step(phase.refill as Json)}),
        },
      ]),
    ),
    redeal: redeal ?? null,
    win: Array.isArray(win) ? win : Object.keys(win as Json),
  };
}
