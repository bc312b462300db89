import {fixture, html} from '@open-wc/testing';
import '../tools/tables.js';
import type {AnyTable} from '@quinola/table';
import {waitUntil} from '../../table/test-support/wait.js';

/** A table whose match has begun and whose features are there. */
export async function seated(tag: string, attributes = ''): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<${tag} pace="quick" seed="every table" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.features, 'no match has begun');
  return table;
}

/** What a table draws in. */
export const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** The sheet of a panel that is opened. */
export async function opened(table: AnyTable, panel: string): Promise<HTMLElement> {
  await table.open(panel);
  return root(table).querySelector<HTMLElement>('.sheet')!;
}
