// Runs on the server: a table as HTML, with its styles and, because it has a seed, its first cards.
import {LitElementRenderer, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {tableRenderer} from '@quinola/table/server.js';
import '@quinola/whist/define.js';
import {html} from 'lit';

/**
 * @param {{seed: string, nonce?: string}} asked
 * @returns {Promise<string>}
 */
export function renderTable({seed, nonce}) {
  const table = html`<whist-table seed=${seed} lang="en"
    >Here stands a card table; it needs JavaScript.</whist-table
  >`;
  return collectResult(
    render(table, {elementRenderers: [tableRenderer({...(nonce && {nonce})}), LitElementRenderer]}),
  );
}
