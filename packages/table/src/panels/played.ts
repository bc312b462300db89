import type {GameRecord, MoveLike, Player} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import type {Who} from '../strings.js';
import {sheet, type SheetHost} from './sheet.js';
import {openTricksAt, trickRow, type ShownTricks, type TricksHost} from './tricks.js';

/**
 * Who played what: the trick on the table, and those before it that may be looked at again, the last first.
 * @param title the title of a trick, by its number
 * @param open the indices of those that may. Default: as the rules say
 */
export function playedTricks(
  table: TricksHost,
  view: ShownTricks,
  title: (trick: number) => string,
  open = openTricksAt(table, view),
): TemplateResult {
  const {trick = [], middle: now = trick, tricks} = view;
  const before = tricks
    .map((trick, i) => ({trick, number: i + 1}))
    .filter(({number}) => open.includes(number - 1))
    .reverse();
  const closed = before.length < tricks.length ? html`<p class="soft">${table.panelWords!.turned}</p>` : '';
  return sheet(table, {
    title: table.panelWords!.played,
    body:
      now.length || before.length
        ? html` ${
            now.length
              ? html`<p>${table.words.table}</p>
                  ${trickRow(table, {cards: now, winner: -1})}`
              : ''
          }
          ${before.map(
            ({trick, number}) =>
              html`<p>${title(number)}</p>
                ${trickRow(table, trick)}`,
          )}
          ${closed}`
        : closed || html`<p>${table.panelWords!.nothingYet}</p>`,
  });
}

/** What the list of moves reads of its table. */
interface MovesHost extends SheetHost {
  readonly record: Pick<GameRecord, 'moves'> | null;
  who(player: Player): Who;
}

/**
 * Every move of the match that its viewer may know, the last first; those of chance, and those taken back, are left out.
 * @param moveName the name of a move
 */
export function playedMoves(table: MovesHost, moveName: (move: MoveLike) => unknown): TemplateResult {
  const made = (table.record?.moves ?? []).filter(({by, undone}) => by !== 'chance' && !undone).reverse();
  const {played, nothingYet} = table.panelWords!;
  return sheet(table, {
    title: played,
    body: made.length
      ? html`<ol reversed>
          ${made.map(({by, move}) => html`<li>${table.who(by as Player).name}: ${moveName(move)}</li>`)}
        </ol>`
      : html`<p>${nothingYet}</p>`,
  });
}
