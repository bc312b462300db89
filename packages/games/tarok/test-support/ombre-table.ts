import {listed} from '@quinola/play';
import {fixture, html} from '@open-wc/testing';
import '@quinola/tarok/ombre-define.js';
import {
  tarokOmbre,
  type TarokOmbreMove,
  type TarokOmbreTable,
  type TarokOmbreView,
} from '@quinola/tarok/ombre.js';
import {buttonOf, settled, sheetOf} from './table.js';

export * from './table.js';

/** An opponent supplied by the page: makes the first legal move, and passes if it can. */
export const first = (view: TarokOmbreView): TarokOmbreMove => {
  const moves = [...listed(tarokOmbre, view)];
  return moves.find(({type}) => type === 'PASS') ?? moves[0]!;
};

/** A table without delays: opponents supplied by the page, no animations, fixed deals. */
export async function ombreTable(
  attributes: Readonly<Record<string, string>> = {},
): Promise<TarokOmbreTable> {
  const table = await fixture<TarokOmbreTable>(
    html`<tarok-ombre-table reveal="interaction" pace="none" seed="a test"></tarok-ombre-table>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', first, first];
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** The visitor's legal moves. */
export const movesOf = (table: TarokOmbreTable): readonly TarokOmbreMove[] => [
  ...listed(tarokOmbre, table.view!),
];

/** The ladder of all games, where first only those are shown that the visitor's hand can make. */
export async function allGames(table: TarokOmbreTable): Promise<HTMLElement> {
  buttonOf(await sheetOf(table), 'All games')?.click();
  await table.updateComplete;
  return sheetOf(table);
}
