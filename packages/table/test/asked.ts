import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {faultsAtSizes, resize} from '@quinola/testing/fit.js';
import type {Ask} from '../src/asks/ask.js';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {until} from '@quinola/testing/wait.js';

/** A table of a given size whose visitor is asked something. */
export async function asked(ask: Ask | null, size = '390x664'): Promise<ToyTable> {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = '<toy-table seed="a" pace="none" style="height: 100%"></toy-table>';
  const table = box.firstElementChild as ToyTable;
  await until(() => table.tag('visitor'), 'nobody is asked');
  await table.whole();
  const [width, height] = size.split('x').map(Number);
  await setViewport({width: Math.max(500, width!), height: Math.max(500, height!)});
  // Plays plain moves until the first bid, when the visitor holds cards.
  for (let moves = 0; moves < 40 && !table.view!.hand.length; moves++) {
    table.play(table.game.moves(table.view!)[0] as never);
    await until(() => table.tag('visitor'));
  }
  table.asked = ask;
  table.requestUpdate();
  await table.updateComplete;
  await resize(box, size);
  return table;
}

/** The first element of the table that a selector finds. */
export const find = <T extends HTMLElement>(table: ToyTable, what: string): T =>
  table.shadowRoot!.querySelector<T>(what)!;

/** All elements of the table that a selector finds. */
export const all = <T extends HTMLElement>(table: ToyTable, what: string): T[] => [
  ...table.shadowRoot!.querySelectorAll<T>(what),
];

/** The element of the table that has the focus. */
export const focused = (table: ToyTable): HTMLElement => table.shadowRoot!.activeElement as HTMLElement;

/** The last sentence of the announcer. */
export const said = (table: ToyTable): string => all(table, '[role=log] p').at(-1)?.textContent ?? '';

/** Whether an element is fully visible within another. */
export function isWithin(inner: Element, outer: Element): boolean {
  const [one, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
}

/** What does not fit at any screen size, with touch-sized targets. */
export async function faults(table: ToyTable): Promise<string> {
  // Otherwise cards would be measured while they move from the last size.
  await emulateMedia({reducedMotion: 'reduce'});
  await setViewport({width: 1940, height: 1940});
  await executeServerCommand('fingers', true);
  const found = await faultsAtSizes(table);
  await executeServerCommand('fingers', false);
  return found.join('\n');
}
