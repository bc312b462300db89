import {listed} from '@quinola/play';
import type {AnyTable} from '@quinola/table';
import type {TarokTable} from '@quinola/tarok';
import {waitUntil} from '../../../table/test-support/wait.js';

/** What the tests need of a table of any of the games. */
export type Shown = Pick<TarokTable, 'tag' | 'updateComplete' | 'shadowRoot'>;

/** Waits until the table waits for the visitor, or lays a sheet before him, or is over, and shows it. */
export async function settled(table: Shown): Promise<void> {
  const waits = (): boolean => ['visitor', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag));
  for (let turns = 0; turns < 50 && !waits(); turns++) await new Promise((go) => setTimeout(go));
  if (!waits()) await waitUntil(waits, 'the table never waits', {timeout: 5000});
  await table.updateComplete;
}

/** Does the first thing that may be done, plays the highest game, or goes on, until something is so. */
export async function until(table: Shown, done: () => boolean): Promise<void> {
  const any = table as unknown as AnyTable;
  for (let made = 0; !done(); made++) {
    if (made > 1000 || table.tag('over')) throw new Error('it never came to that');
    if (table.tag('sheet')) any.match.send({type: 'ACKNOWLEDGE'});
    else {
      const moves = [...listed(any.game, any.view)];
      any.play(moves.findLast(({type}) => type === 'BID') ?? moves[0]!);
    }
    await settled(table);
  }
}

/** Waits for the sheet that is to be seen, and gives it. */
export async function sheetOf(table: Shown): Promise<HTMLElement> {
  const find = (): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
  await waitUntil(() => find() !== null, 'no sheet', {timeout: 5000});
  return find()!;
}

/** The visitor's cards as shown. */
export const handOf = (table: Shown): HTMLButtonElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button'),
];

/** The sentences said so far that the announcer still holds. */
export const saidBy = (table: Shown): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** A button by its words. */
export const buttonOf = (within: ParentNode, text: string): HTMLButtonElement =>
  [...within.querySelectorAll<HTMLButtonElement>('button')].find((button) =>
    button.textContent.includes(text),
  )!;
