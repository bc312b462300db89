import {fixture, html} from '@open-wc/testing';
import '../tools/tables.js';
import type {AnyTable} from '@quinola/table';
import {waitUntil} from '../../table/test-support/wait.js';

/** A table whose match has begun and whose features are loaded. */
export async function seated(tag: string, attributes = ''): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<${tag} pace="quick" seed="every table" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.features, 'no match has begun');
  return table;
}

/** The root in which a table draws. */
export const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** The sheet of an opened panel. */
export async function opened(table: AnyTable, panel: string): Promise<HTMLElement> {
  await table.open(panel);
  return root(table).querySelector<HTMLElement>('.sheet')!;
}
