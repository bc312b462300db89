import {listed} from '@quinola/play';
import {fixture, html} from '@open-wc/testing';
import '@quinola/tarok/define.js';
import {tarok, type TarokMove, type TarokTable, type TarokView} from '@quinola/tarok';
import {handOf, settled} from './table.js';

export * from './table.js';

/** An opponent supplied by the page: makes the first legal move, and announces everything it holds. */
export const first = (view: TarokView): TarokMove => movesOf({view})[0]!;

/** A table without delays: opponents supplied by the page, no animations, fixed deals. */
export async function tarokTable(attributes: Readonly<Record<string, string>> = {}): Promise<TarokTable> {
  const table = await fixture<TarokTable>(
    html`<tarok-table reveal="interaction" pace="none" seed="a test"></tarok-table>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, ...(attributes['players'] === '2' ? [] : [first])];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** The visitor's legal moves. */
export const movesOf = ({view}: Pick<TarokTable, 'view'>): readonly TarokMove[] => [...listed(tarok, view!)];

/** Presses a button, and waits until the table shows what comes of it. */
export const press = async (table: TarokTable, button: HTMLElement): Promise<void> => {
  button.click();
  await settled(table);
};

/** Whether the visitor is asked in this phase. */
export const inPhase = (table: TarokTable, phase: string) => (): boolean =>
  table.tag('visitor') && table.context!.turn.phase === phase;

/** A card of the visitor's hand, by its name. */
export const cardOf = (table: TarokTable, name: string): HTMLButtonElement =>
  handOf(table).find(({dataset}) => dataset['card'] === name)!;

/** Who is shown at a place. */
export const namedAt = (table: TarokTable, place: string): string | undefined =>
  table.shadowRoot!.querySelector(`.seats [data-seat="${place}"] b`)?.textContent;
