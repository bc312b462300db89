import {listed} from '@quinola/play';
import type {AnyTable} from '@quinola/table';
import type {TarokTable} from '@quinola/tarok';
import {until} from '@quinola/testing/wait.js';

/** What the tests need from a table of any of these games. */
export type Shown = Pick<TarokTable, 'tag' | 'updateComplete' | 'shadowRoot'>;

/** Waits until it is the visitor's turn, a sheet is open or the match is over, and the table has rendered it. */
export async function settled(table: Shown): Promise<void> {
  const waits = (): boolean => ['visitor', 'sheet', 'over', 'paused', 'failed'].some((tag) => table.tag(tag));
  await until(waits, 'the table never becomes idle');
  await table.updateComplete;
}

/** Makes the first legal move, plays the highest game, or continues, until a condition holds. */
export async function playUntil(table: Shown, done: () => boolean): Promise<void> {
  const any = table as unknown as AnyTable;
  for (let made = 0; !done(); made++) {
    if (made > 1000 || table.tag('over')) throw new Error('the condition was never met');
    if (table.tag('sheet')) any.match.send({type: 'ACKNOWLEDGE'});
    else {
      const moves = [...listed(any.game, any.view)];
      any.play(moves.findLast(({type}) => type === 'BID') ?? moves[0]!);
    }
    await settled(table);
  }
}

/** Waits for the open sheet and returns it. */
export const sheetOf = (table: Shown): Promise<HTMLElement> =>
  until(() => table.shadowRoot!.querySelector<HTMLElement>('.sheet'), 'no sheet');

/** The visitor's cards as shown. */
export const handOf = (table: Shown): HTMLButtonElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button'),
];

/** The sentences that the announcer currently contains. */
export const saidBy = (table: Shown): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);

/** A button by its label. */
export const buttonOf = (within: ParentNode, text: string): HTMLButtonElement =>
  [...within.querySelectorAll<HTMLButtonElement>('button')].find((button) =>
    button.textContent.includes(text),
  )!;
