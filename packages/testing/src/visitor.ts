import {list} from './registry/list.js';
import type {PublicTable} from './visitor/public.js';
import {until} from './wait.js';
import {Visitor} from './visitor/table-visitor.js';

/**
 * A visitor at a table, and the page around it: the interface for tests that do not depend on the implementation of the table.
 * Elements are found by role and name or by documented parts, and read as a screen reader reads them.
 */

export * from './visitor/pointer.js';
export * from './visitor/table-visitor.js';
export * from './wait.js';
export type * from './visitor/public.js';

/** An offer to a page's player: a move, or a choice of cards. */
type Offer =
  | {readonly type: string}
  | {readonly choose: string; readonly from: readonly string[]; readonly least: number};

/** A player function of the page: plays the first lawful card, lays away the first cards, and makes no calls. */
export const first = (_view: unknown, offers: readonly Offer[]): object => {
  const offerOf = (type: string) => offers.find((one) => 'type' in one && one.type === type);
  const offer = offerOf('PLAY') ?? offerOf('SILENT') ?? offers[0]!;
  return 'choose' in offer ? {type: offer.choose, cards: offer.from.slice(0, offer.least)} : offer;
};

/** A visitor and three player functions of the page, so that there are no delays. */
export const QUICK = ['visitor', first, first, first];

/** The options of a visit. */
export interface Visit {
  /** Set before the table comes into the page. */
  readonly seats?: readonly unknown[];
  readonly record?: unknown;
  /** Where the markup is inserted, instead of the end of the page. */
  readonly place?: Element;
  /**
   * What to wait for: that it is the visitor's turn or a sheet is open (`turn`, the default), that the table is fully loaded
   * (`whole`: its record can be read), or nothing.
   */
  readonly wait?: 'turn' | 'whole' | 'nothing';
}

let places: Element[] = [];

/** Removes everything that {@linkcode visit} has inserted; to be called after each test. */
export function leave(): void {
  for (const place of places) place.remove();
  places = [];
}

/** Whether an element is one of our tables. */
const isTable = ({localName}: Element): boolean => /^[a-z-]+-table$/.test(localName);

/** The tables of a place, in order. */
export const tablesIn = (place: ParentNode): Visitor[] =>
  [...place.querySelectorAll<PublicTable>('*')].filter(isTable).map((table) => new Visitor(table));

/** Waits until a table has reached the requested state. */
export async function ready(visitor: Visitor, wait: Visit['wait'] = 'turn'): Promise<Visitor> {
  if (wait !== 'nothing') {
    // The record is available as soon as a table is fully loaded, as documented.
    await until(() => visitor.element.record && visitor.element.view, 'the table is never fully loaded');
    if (wait === 'turn') await visitor.turn();
  }
  return visitor;
}

/** Puts markup into the page and waits for its first table. The markup's other tables are found by {@linkcode tablesIn}. */
export async function visit(markup: string, {seats, record, place, wait}: Visit = {}): Promise<Visitor> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  // Custom elements are created before they are inserted, so that properties are set from the beginning.
  const content = document.importNode(template.content, true);
  const tables = [...content.querySelectorAll<PublicTable>('*')].filter(isTable);
  for (const table of tables) {
    if (seats) table.seats = seats;
    if (record !== undefined) table.record = record;
  }
  if (place) place.append(content);
  else {
    const holder = document.createElement('div');
    holder.append(content);
    document.body.append(holder);
    places.push(holder);
  }
  if (!tables[0]) throw new Error('There is no table in the markup.');
  return ready(new Visitor(tables[0]), wait);
}

/** The tag of a table at which cards are held: the first of the list. */
export const FIRST = list[0]!.tag;

/** That table without delays: the others are player functions of the page, no animations, always the same deal. */
export const atTable = (attributes = '', options: Visit = {}): Promise<Visitor> =>
  visit(
    `<${FIRST} pace="none" ${/\bseed=/.test(attributes) ? '' : 'seed="a test"'} ${attributes}></${FIRST}>`,
    {
      seats: QUICK,
      ...options,
    },
  );

/** What the tables of this page have stored, by key. */
export const storage = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({...localStorage} as Record<string, string>).filter(([key]) => key.startsWith('quinola')),
  );

/** Collects the events of a type fired by tables of the page from now on. */
export function listen<T = unknown>(type: string): {readonly events: T[]; stop(): void} {
  const events: T[] = [];
  const collect = (event: Event): void => void events.push(event as T);
  addEventListener(type, collect);
  return {events, stop: () => removeEventListener(type, collect)};
}

/** An error reported by a table. */
export interface ReportedError {
  readonly code: string;
  readonly about: Readonly<Record<string, string>>;
}

/** Collects the errors reported by tables of the page from now on. */
export const errors = (): ReturnType<typeof listen<ReportedError>> => listen<ReportedError>('quinola-error');
