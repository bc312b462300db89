import {fixture, html, waitUntil} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {whist, type WhistMove, type WhistTable, type WhistView} from '@quinola/whist';

/** An opponent of the page: plays the first card that it may. */
export const first = (_view: WhistView, moves: readonly WhistMove[]): WhistMove =>
  moves.find(({type}) => type === 'PLAY') ?? moves.find(({type}) => type === 'SILENT') ?? moves[0]!;

/** A table at which nobody waits: the page's own opponents, no travel, a deal that is always the same. */
export async function quickTable(attributes: Readonly<Record<string, string>> = {}): Promise<WhistTable> {
  const table = await fixture<WhistTable>(html`<whist-table reveal="interaction" pace="none" seed="a test"></whist-table>`);
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, first, first];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** Waits until the table waits for the visitor, or lays a sheet before him, or is over, and shows it. */
export async function settled(table: WhistTable): Promise<void> {
  const waits = (): boolean => ['visitor', 'right', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag));
  // A turn of the event loop is enough for opponents that answer at once; the others are waited for.
  for (let turns = 0; turns < 50 && !waits(); turns++) await new Promise((go) => setTimeout(go));
  if (!waits()) await waitUntil(waits, 'the table never waits', {timeout: 5000});
  await table.updateComplete;
}

/** Forgets what tables have kept under some keys, and only that: pages of other tests share the storage. */
export function forget(...keys: readonly string[]): void {
  for (const key of ['quinola-settings', ...keys]) localStorage.removeItem(key);
}

/** What the visitor may do now. */
export const movesOf = (table: WhistTable): readonly WhistMove[] => whist.moves(table.view!);

/** The next event of a type. */
export function once<K extends keyof HTMLElementEventMap>(table: WhistTable, type: K): Promise<HTMLElementEventMap[K]> {
  return new Promise((resolve) => table.addEventListener(type, resolve, {once: true}));
}

/** The visitor's cards as shown. */
export const handOf = (table: WhistTable): HTMLButtonElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button')];

/** The sentences said so far that the announcer still holds. */
export const saidBy = (table: WhistTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** The open sheet. */
export const sheetOf = (table: WhistTable): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
