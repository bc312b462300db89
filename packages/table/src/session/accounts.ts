import {balances, runningBalances, type Entry, type Player, type Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {choice, sheet, type SheetModel} from '../panels/sheet.js';
import {visitorFirst} from '../seat.js';
import {signed, type Who} from '../strings.js';
import type {DealtTable, DealtView, PaidDeal, SettledDeal} from './session-table.js';
import type {SessionWords} from './words.js';

/** A table of numbers. */
export interface Numbers {
  readonly caption?: string;
  /** The headings of its columns, that above the headings of the rows first; `''`: that place is empty. */
  readonly heads?: readonly [corner: string, ...columns: readonly string[]];
  /** What each row is of, `''` where nothing need say so, then a number for each column. */
  readonly rows: readonly (readonly [head: unknown, ...cells: readonly unknown[]])[];
}

/** Draws a table of numbers. */
export function numbersTable({caption, heads, rows}: Numbers): TemplateResult {
  const [corner, ...columns] = heads ?? [''];
  return html`<table>
    ${
      caption
        ? html`<caption>
            ${caption}
          </caption>`
        : nothing
    }${
      heads
        ? html`<thead>
            <tr>
              ${corner ? html`<th scope="col">${corner}</th>` : html`<td></td>`}
              ${columns.map((column) => html`<th scope="col" class="num">${column}</th>`)}
            </tr>
          </thead>`
        : nothing
    }
    <tbody>
      ${rows.map(
        ([head, ...cells]) =>
          html`<tr>
            ${head === '' ? html`<td></td>` : html`<th scope="row">${head}</th>`}
            ${cells.map((cell) => html`<td class="num">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What the sums of all read of their table. */
interface SumsHost<View> {
  readonly game: {ledger(view: View): readonly Entry[]};
  readonly context: {readonly view: View; readonly players: readonly unknown[]} | null;
  who(player: Player): Who;
}

/**
 * What everybody has gained or lost so far.
 * @param unit how much of the ledger one of the sums is; 1 unless given
 */
export function sumsTable<View>(table: SumsHost<View>, unit = 1): TemplateResult {
  const {view, players} = table.context!;
  const sums = balances(table.game.ledger(view), players.length).players;
  return numbersTable({rows: sums.map((sum, player) => [table.who(player).name, signed(sum / unit)])});
}

/** A column of numbers: its heading, and what it says of a seat. */
export interface SeatColumn {
  readonly head: string;
  readonly value: (seat: Seat) => number | string | undefined;
}

/** A payment between two seats, as the sheet of a deal lists it. */
export interface ListedPayment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** What it is paid for. */
  readonly what: unknown;
}

/** Everybody's sum after every deal; the last row has what was divided at the end of the session too. */
export function balanceSheet<View extends DealtView>(table: DealtTable<View>): TemplateResult {
  const view = table.view!;
  const {seats, seat} = view;
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const players = visitorFirst(seat, seats.length).map((seat) => seats[seat]!);
  return numbersTable({
    heads: [table.gamePanelWords!.deal, ...players.map((player) => table.who(player).name)],
    rows: runningBalances(table.game.ledger(view), seats.length, deals).map((sums, deal) => [
      deal + 1,
      ...players.map((player) => signed(sums[player]!)),
    ]),
  });
}

/** What the table of gains reads of its table. */
interface GainsTable {
  readonly gamePanelWords: Pick<SessionWords, 'head'> | null;
  readonly view: {readonly seat: Seat} | null;
  whoSits: DealtTable<DealtView>['whoSits'];
}

/** What a deal brought each player: columns of the game, as points or tricks, and the gain, which all games have. */
export function gainsTable(
  table: GainsTable,
  {net}: PaidDeal,
  columns: readonly SeatColumn[] = [],
): TemplateResult {
  const {head} = table.gamePanelWords!;
  const all = [...columns, {head: head.gain, value: (seat: Seat) => signed(net[seat]!)}];
  return numbersTable({
    heads: [head.player, ...all.map((column) => column.head)],
    rows: visitorFirst(table.view!.seat, net.length).map((seat) => [
      table.whoSits(seat).name,
      ...all.map(({value}) => value(seat)),
    ]),
  });
}

/** Sums by name, such as the items of what each pays. */
export function itemsTable(
  caption: string,
  items: readonly (readonly [name: string, amount: number])[],
): TemplateResult {
  return numbersTable({caption, rows: items});
}

/** Who pays whom, for what. */
export function paymentsTable(
  table: Pick<DealtTable<DealtView>, 'whoSits'>,
  caption: string,
  payments: readonly ListedPayment[],
): TemplateResult {
  const name = (seat: Seat): string => table.whoSits(seat).name;
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${payments.map(
        ({from, to, amount, what}) =>
          html`<tr>
            <th scope="row">${name(from)} → ${name(to)}</th>
            <td>${what}</td>
            <td class="num">${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The end of the session: how the visitor leaves it, and the account of all deals.
 * @param leaves how he does, by his sum in the money of the game
 */
export function sessionSheet<View extends DealtView>(
  table: DealtTable<View>,
  account: TemplateResult,
  leaves = table.gamePanelWords!.sessionOver,
): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, players} = table.context!;
  const sums = balances(table.game.ledger(view), players.length).players;
  return sheet(table, {
    title: texts.sessionTitle,
    own: true,
    body: html`<p><b>${leaves(sums[view.player] ?? null)}</b></p>
      ${account}`,
    foot: [
      choice(table.panelWords!.replay, () => void table.open('replay')),
      choice(texts.another, () => void table.restart(), true),
    ],
  });
}

/** The button by which the visitor goes on from what the game has shown him. */
export const goOnChoice = (table: Pick<DealtTable<DealtView>, 'panelWords' | 'match'>): TemplateResult =>
  choice(table.panelWords!.goOn, () => table.match.send({type: 'ACKNOWLEDGE'}), true);

/** A result, shown until the visitor goes on; by default under the number of its deal. */
export function dealSheet(
  table: Pick<DealtTable<DealtView>, 'gamePanelWords' | 'panelWords' | 'match' | 'close'>,
  {deal}: SettledDeal,
  body: SheetModel['body'],
  model: Partial<SheetModel> = {},
): TemplateResult {
  return sheet(table, {
    title: table.gamePanelWords!.dealTitle(deal),
    own: true,
    body,
    foot: goOnChoice(table),
    ...model,
  });
}
