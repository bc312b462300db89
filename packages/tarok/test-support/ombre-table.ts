import {fixture, html, waitUntil} from '@open-wc/testing';
import '@quinola/tarok/ombre-define.js';
import {tarokOmbre, type TarokOmbreMove, type TarokOmbreTable, type TarokOmbreView} from '@quinola/tarok/ombre.js';

/** An opponent of the page: does the first thing that it may, and passes where it can. */
export const first = (_view: TarokOmbreView, moves: readonly TarokOmbreMove[]): TarokOmbreMove =>
  moves.find(({type}) => type === 'PASS') ?? moves[0]!;

/** A table at which nobody waits: the page's own opponents, no travel, deals that are always the same. */
export async function ombreTable(attributes: Readonly<Record<string, string>> = {}): Promise<TarokOmbreTable> {
  const table = await fixture<TarokOmbreTable>(html`<tarok-ombre-table reveal="interaction" pace="none" seed="a test"></tarok-ombre-table>`);
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, first];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** Waits until the table waits for the visitor, or lays a sheet before him, or is over, and shows it. */
export async function settled(table: TarokOmbreTable): Promise<void> {
  const waits = (): boolean => ['visitor', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag));
  for (let turns = 0; turns < 50 && !waits(); turns++) await new Promise((go) => setTimeout(go));
  if (!waits()) await waitUntil(waits, 'the table never waits', {timeout: 5000});
  await table.updateComplete;
}

/** What the visitor may do now. */
export const movesOf = (table: TarokOmbreTable): readonly TarokOmbreMove[] => tarokOmbre.moves(table.view!);

/** Waits for the sheet that is to be seen, and gives it. */
export async function sheetOf(table: TarokOmbreTable): Promise<HTMLElement> {
  const find = (): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
  await waitUntil(() => find() !== null, 'no sheet', {timeout: 5000});
  return find()!;
}

/** The visitor's cards as shown. */
export const handOf = (table: TarokOmbreTable): HTMLButtonElement[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button')];

/** The sentences said so far that the announcer still holds. */
export const saidBy = (table: TarokOmbreTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** The buttons of a sheet by their words. */
export const buttonOf = (sheet: HTMLElement, text: string): HTMLButtonElement =>
  [...sheet.querySelectorAll<HTMLButtonElement>('button')].find((button) => button.textContent.includes(text))!;
