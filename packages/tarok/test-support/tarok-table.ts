import {fixture, html, waitUntil} from '@open-wc/testing';
import '@quinola/tarok/define.js';
import {tarok, type TarokMove, type TarokTable, type TarokView} from '@quinola/tarok';

/** An opponent of the page: does the first thing that it may; announces all that it holds. */
export const first = (_view: TarokView, moves: readonly TarokMove[]): TarokMove => moves[0]!;

/** A table at which nobody waits: the page's own opponents, no travel, deals that are always the same. */
export async function tarokTable(attributes: Readonly<Record<string, string>> = {}): Promise<TarokTable> {
  const table = await fixture<TarokTable>(html`<tarok-table reveal="interaction" pace="none" seed="a test"></tarok-table>`);
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, ...(attributes['players'] === '2' ? [] : [first])];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** Waits until the table waits for the visitor, or lays a sheet before him, or is over, and shows it. */
export async function settled(table: TarokTable): Promise<void> {
  const waits = (): boolean => ['visitor', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag));
  for (let turns = 0; turns < 50 && !waits(); turns++) await new Promise((go) => setTimeout(go));
  if (!waits()) await waitUntil(waits, 'the table never waits', {timeout: 5000});
  await table.updateComplete;
}

/** What the visitor may do now. */
export const movesOf = (table: TarokTable): readonly TarokMove[] => tarok.moves(table.view!);

/** Does the first thing that may be done, or goes on, until something is so. */
export async function until(table: TarokTable, done: () => boolean): Promise<void> {
  while (!done()) {
    if (table.tag('sheet')) table.joined.send({type: 'ACKNOWLEDGE'});
    else table.play(movesOf(table)[0]!);
    await settled(table);
  }
}

/** Waits for the sheet that is to be seen, and gives it. */
export async function sheetOf(table: TarokTable): Promise<HTMLElement> {
  const find = (): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
  await waitUntil(() => find() !== null, 'no sheet', {timeout: 5000});
  return find()!;
}

/** The visitor's cards as shown. */
export const handOf = (table: TarokTable): HTMLButtonElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button')];

/** The sentences said so far that the announcer still holds. */
export const saidBy = (table: TarokTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** A button by its words. */
export const buttonOf = (within: ParentNode, text: string): HTMLButtonElement =>
  [...within.querySelectorAll<HTMLButtonElement>('button')].find((button) => button.textContent.includes(text))!;
