import {fixture, html} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {whist, type WhistMove, type WhistTable, type WhistView} from '@quinola/whist';

/** An opponent supplied by the page: plays the first legal card. */
export const first = (_view: WhistView, moves: readonly WhistMove[]): WhistMove =>
  moves.find(({type}) => type === 'PLAY') ?? moves.find(({type}) => type === 'SILENT') ?? moves[0]!;

/** A table without delays: opponents supplied by the page, no animations, a fixed deal. */
export async function quickTable(attributes: Readonly<Record<string, string>> = {}): Promise<WhistTable> {
  const table = await fixture<WhistTable>(
    html`<whist-table reveal="interaction" pace="none" seed="a test"></whist-table>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, first, first];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** Waits until a condition on the table holds; it is checked after every update, without a time limit. */
export async function seen(table: WhistTable, what: () => unknown): Promise<void> {
  while (!what()) {
    await new Promise<void>((resolve) => {
      const root = new MutationObserver(() => done());
      const drawn = {hostUpdated: () => done()};
      const done = (): void => {
        root.disconnect();
        table.removeController(drawn);
        // Resolved outside the update, so that the test continues in a task of its own.
        setTimeout(resolve);
      };
      table.addController(drawn);
      root.observe(table.renderRoot, {subtree: true, childList: true, characterData: true, attributes: true});
    });
  }
}

/** Waits until it is the visitor's turn, a sheet is open or the match is over, and the table has rendered it. */
export async function settled(table: WhistTable): Promise<void> {
  await seen(table, () =>
    ['visitor', 'right', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag)),
  );
  await table.updateComplete;
}

/**
 * Deletes what tables have stored under these keys, and nothing else, because pages of other tests share the storage.
 */
export function forget(...keys: readonly string[]): void {
  for (const key of ['quinola-settings', ...keys]) localStorage.removeItem(key);
}

/** The visitor's legal moves. */
export const movesOf = (table: WhistTable): readonly WhistMove[] => whist.moves(table.view!);

/** The next event of a type. */
export function once<K extends keyof HTMLElementEventMap>(
  table: WhistTable,
  type: K,
): Promise<HTMLElementEventMap[K]> {
  return new Promise((resolve) => table.addEventListener(type, resolve, {once: true}));
}

/** The visitor's cards as shown. */
export const handOf = (table: WhistTable): HTMLButtonElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button'),
];

/** The sentences that the announcer currently contains. */
export const saidBy = (table: WhistTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** The open sheet. */
export const sheetOf = (table: WhistTable): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
