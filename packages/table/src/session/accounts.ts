import {balances, runningBalances, type Seat} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {choice, sheet} from '../panels/sheet.js';
import {visitorFirst} from '../seat.js';
import {signed} from '../strings.js';
import type {DealOf, SessionTable, SessionView} from './session-table.js';

/** A column of numbers: its heading, and what it says of a seat. */
export interface SeatColumn {
  readonly head: string;
  readonly of: (seat: Seat) => number | string | undefined;
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
export function balanceSheet<View extends SessionView>(table: SessionTable<View>): TemplateResult {
  const view = table.view!;
  const {seats, seat} = view;
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const players = visitorFirst(seat, seats.length).map((of) => seats[of]!);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${table.gamePanelWords!.deal}</th>
        ${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${runningBalances(table.game.ledger(view), seats.length, deals).map(
        (sums, deal) =>
          html`<tr>
            <th scope="row">${deal + 1}</th>
            ${players.map((player) => html`<td class="num">${signed(sums[player]!)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a deal brought each player: columns of the game, as points or tricks, and the gain, which all games have. */
export function gainsTable<View extends SessionView>(
  table: SessionTable<View>,
  {net}: DealOf<View>,
  columns: readonly SeatColumn[] = [],
): TemplateResult {
  const {head} = table.gamePanelWords!;
  const all = [...columns, {head: head.gain, of: (seat: Seat) => signed(net[seat]!)}];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${head.player}</th>
        ${all.map((column) => html`<th scope="col" class="num">${column.head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${visitorFirst(table.view!.seat, net.length).map(
        (seat) =>
          html`<tr>
            <th scope="row">${table.whoSits(seat).name}</th>
            ${all.map(({of}) => html`<td class="num">${of(seat)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Sums by name, such as the items of what each pays. */
export function itemsTable(
  caption: string,
  items: readonly (readonly [name: string, amount: number])[],
): TemplateResult {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${items.map(
        ([name, amount]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td class="num">${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Who pays whom, for what. */
export function paymentsTable<View extends SessionView>(
  table: SessionTable<View>,
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

/** The end of the session: how the visitor leaves it, and the account of all deals. */
export function sessionSheet<View extends SessionView>(table: SessionTable<View>): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, players} = table.context!;
  const sums = balances(table.game.ledger(view), players.length).players;
  return sheet(table, {
    title: texts.sessionTitle,
    own: true,
    body: html`<p><b>${texts.sessionOver(sums[view.player] ?? null)}</b></p>
      ${balanceSheet(table)}`,
    foot: [
      choice(table.panelWords!.replay, () => void table.open('replay')),
      choice(texts.another, () => void table.restart(), true),
    ],
  });
}

/** The result of a deal, shown until the visitor goes on. */
export function dealSheet<View extends SessionView>(
  table: SessionTable<View>,
  {deal}: DealOf<View>,
  body: TemplateResult,
): TemplateResult {
  return sheet(table, {
    title: table.gamePanelWords!.dealTitle(deal),
    own: true,
    body,
    foot: choice(table.panelWords!.goOn, () => table.match.send({type: 'ACKNOWLEDGE'}), true),
  });
}
