import {fixture, html} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import type {AnyTable} from '@quinola/table';
import {until} from '@quinola/testing/wait.js';

/** A table whose match has begun and whose features are loaded. */
export async function seated(tag: string, attributes = ''): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<${tag} pace="quick" seed="every table" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await until(() => table.context && table.features, 'no match has begun');
  return table;
}

/** The root in which a table draws. */
export const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** The sheet of an opened panel. */
export async function opened(table: AnyTable, panel: string): Promise<HTMLElement> {
  await table.open(panel);
  return root(table).querySelector<HTMLElement>('.sheet')!;
}
