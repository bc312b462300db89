import {list} from '../../packages/quinola/tools/list.js';
import type {PublicTable} from './public.js';
import {until} from './waiting.js';
import {Visitor} from './table-visitor.js';

/**
 * A visitor at a table, and the page around it: what a test may use of a table so that it holds whatever the table is
 * built of. Elements are found by role and name, by the documented parts, and read as they are read out.
 */

export * from './table-visitor.js';
export * from './waiting.js';
export type * from './public.js';

/** What a page's player is offered: a move, or a choice of so many cards that stands for many. */
type Offered =
  | {readonly type: string}
  | {readonly choose: string; readonly from: readonly string[]; readonly least: number};

/** A player of the page: plays the first card that he may, lays the first cards away, and calls for nothing. */
export const first = (_view: unknown, offers: readonly Offered[]): object => {
  const of = (type: string) => offers.find((one) => 'type' in one && one.type === type);
  const offer = of('PLAY') ?? of('SILENT') ?? offers[0]!;
  return 'choose' in offer ? {type: offer.choose, cards: offer.from.slice(0, offer.least)} : offer;
};

/** A visitor and three players of the page, so that nobody is waited for. */
export const QUICK = ['visitor', first, first, first];

/** How a visit begins. */
export interface Visit {
  /** Set before the table comes into the page. */
  readonly seats?: readonly unknown[];
  readonly record?: unknown;
  /** Another place for the markup than the end of the page. */
  readonly place?: Element;
  /**
   * For what is waited: that the visitor is asked for cards or a sheet lies there (`turn`, the usual), that the table is
   * whole (`whole`: its record may be read), or nothing.
   */
  readonly wait?: 'turn' | 'whole' | 'nothing';
}

let places: Element[] = [];

/** Takes away all that {@linkcode visit} has put into the page; to be called after each test. */
export function leave(): void {
  for (const place of places) place.remove();
  places = [];
}

/** Whether an element is one of the tables of the house. */
const isTable = ({localName}: Element): boolean => /^[a-z-]+-table$/.test(localName);

/** The tables of a place, in order. */
export const tablesIn = (place: ParentNode): Visitor[] =>
  [...place.querySelectorAll<PublicTable>('*')].filter(isTable).map((table) => new Visitor(table));

/** Waits until a table is as a visit wants it. */
export async function ready(visitor: Visitor, wait: Visit['wait'] = 'turn'): Promise<Visitor> {
  if (wait !== 'nothing') {
    // A record may be read as soon as a table is whole: that is its documented sign.
    await until(() => visitor.element.record && visitor.element.view, 'the table is never whole');
    if (wait === 'turn') await visitor.turn();
  }
  return visitor;
}

/** Puts markup into the page and waits for its first table. The markup's other tables are found by {@linkcode tablesIn}. */
export async function visit(markup: string, {seats, record, place, wait}: Visit = {}): Promise<Visitor> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  // Custom elements are made before they stand in the page: what is set by script is there from the first.
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

/** That table when nobody is waited for at it: the others are players of the page, no travel, a deal that is always the same. */
export const atTable = (attributes = '', options: Visit = {}): Promise<Visitor> =>
  visit(
    `<${FIRST} pace="none" ${/\bseed=/.test(attributes) ? '' : 'seed="a test"'} ${attributes}></${FIRST}>`,
    {
      seats: QUICK,
      ...options,
    },
  );

/** What tables of the page tell from now on: the events of a type, as they come. */
export function listen<T = unknown>(type: string): {readonly events: T[]; stop(): void} {
  const heard: T[] = [];
  const hear = (event: Event): void => void heard.push(event as T);
  addEventListener(type, hear);
  return {events: heard, stop: () => removeEventListener(type, hear)};
}

/** An error that a table tells. */
export interface ToldError {
  readonly code: string;
  readonly about: Readonly<Record<string, string>>;
}

/** The errors that tables of the page tell from now on. */
export const errors = (): ReturnType<typeof listen<ToldError>> => listen<ToldError>('quinola-error');
