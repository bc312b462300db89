import {fixture, html} from '@open-wc/testing';
import '@quinola/patience/define.js';
import {wholeOf} from '@quinola/table';
import {
  formatMove,
  parseMove,
  type PatienceMove,
  type PatienceTable,
  type PatienceView,
} from '@quinola/patience';
import {until} from '@quinola/testing/wait.js';

/** A table without card animations, with a fixed deal. */
export async function quickTable(
  attributes: Readonly<Record<string, string>> = {},
  record?: object,
): Promise<PatienceTable> {
  const table = await fixture<PatienceTable>(
    html`<patience-table reveal="interaction" pace="none" seed="a test"></patience-table>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  if (record) table.record = record;
  await table.start();
  await settled(table);
  await table.whole();
  return table;
}

/** Waits until it is the player's turn or the game is over, and the table has rendered it. */
export async function settled(table: PatienceTable): Promise<void> {
  if (!table.tag('visitor', 'over'))
    await until(() => table.tag('visitor', 'over'), 'the table never becomes idle');
  await table.updateComplete;
}

/** Deletes what tables have stored. */
export function forget(...keys: readonly string[]): void {
  for (const key of ['quinola-settings', 'quinola-patience', ...keys]) localStorage.removeItem(key);
}

/** A complete game of the known answers: the deal, and a line that comes out. */
export interface Solution {
  readonly record: object;
  readonly moves: readonly PatienceMove[];
}

interface Answer {
  readonly id: string;
  readonly given: {
    readonly preset?: readonly string[];
    readonly pack: string;
    readonly moves: readonly string[];
  };
}

/** The complete game of a patience from its document. */
export async function solutionOf(game: string): Promise<Solution> {
  const answers = (await (
    await fetch(new URL(`../test/vectors/${game}.json`, import.meta.url))
  ).json()) as readonly Answer[];
  const {pack, preset, moves} = answers.find(({id}) => id === `${game}.solution`)!.given;
  const shuffle = {type: 'SHUFFLE', pack: pack.split(' '), ...(preset?.length && {preset})};
  return {
    record: {
      format: 'quinola-record/1',
      game: 'patience',
      options: {game},
      players: [{name: 'one', kind: 'visitor'}],
      seed: 'a test',
      moves: [{by: 'chance', move: shuffle}],
    },
    moves: moves.map(parseMove),
  };
}

/** A pile as shown. */
export const pileOf = (table: PatienceTable, id: string): HTMLButtonElement =>
  table.shadowRoot!.querySelector<HTMLButtonElement>(`[data-pile="${id}"]`)!;

/** The button of an action that only patience has: among the tools, or beside the prompt. */
export const actionButton = (table: PatienceTable, action: string): HTMLButtonElement | null =>
  table.shadowRoot!.querySelector(`[data-action="${action}"]`);

/** The open sheet. */
export const sheetOf = (table: PatienceTable): HTMLElement | null =>
  table.shadowRoot!.querySelector('.sheet');

/** The player's moves that were not taken back, as text. */
export const movesMade = (table: PatienceTable): string[] =>
  wholeOf<PatienceView, PatienceMove>(table)
    .record.moves.filter(({by, undone}) => by === 0 && !undone)
    .map(({move}) => formatMove(move));

/** La Belle Lucie with the document's deal, in which a two can be put on its ace at the start. */
export async function lucie(attributes: Readonly<Record<string, string>> = {}): Promise<PatienceTable> {
  return quickTable({game: 'la-belle-lucie', ...attributes}, (await solutionOf('la-belle-lucie')).record);
}
