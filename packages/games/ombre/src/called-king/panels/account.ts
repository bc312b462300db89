import {runningBalances, type Seat} from '@quinola/play';
import {choice, sheet, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {playerAt, type DealResult} from '../index.js';
import type {CalledKingPanelWords} from '../strings.js';
import type {CalledKingTable} from '../table/called-king-table.js';
import {dealSentences} from '../table/features.js';

/** Each player's marks after every deal; the last row includes the division of the dish at the end. */
function account(table: CalledKingTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const {size} = table;
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const balances = runningBalances(table.game.ledger(view), size, deals);
  const players = visitorFirst(view.seat, size).map((seat) => playerAt(view, seat));
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.deal}</th>
        ${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${balances.map(
        (sums, deal) =>
          html`<tr>
            <th scope="row">${deal + 1}</th>
            ${players.map((player) => html`<td class="num">${signed(sums[player]!)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The score sheet of the session. */
export const score = (table: CalledKingTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});

/** The items of what each opponent pays or gets, with their names. */
function linesOf({parts, matadors}: DealResult, words: CalledKingPanelWords['parts']) {
  return [
    ...(parts.game ? [[words.game, parts.game] as const] : []),
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
    ...(parts.devole ? [[words.devole, parts.devole] as const] : []),
  ];
}

/** Each player's gain in a deal, the items each opponent paid or got, and who paid whom. */
function dealBody(table: CalledKingTable, result: DealResult): TemplateResult {
  const {head, parts: words, dues: names} = table.gamePanelWords!;
  const {dues, net} = result;
  const who = (seat: Seat): string => table.whoSits(seat).name;
  const lines = linesOf(result, words);
  return html`${dealSentences(table, result).map((line) => html`<p><b>${line}</b></p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${head.player}</th>
          <th scope="col" class="num">${head.gain}</th>
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(table.view!.seat, table.size).map(
          (seat) =>
            html`<tr>
              <th scope="row">${who(seat)}</th>
              <td class="num">${signed(net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      lines.length
        ? html`<table>
            <caption>
              ${head.each}
            </caption>
            <tbody>
              ${lines.map(
                ([name, amount]) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td class="num">${amount}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    ${
      dues.length
        ? html`<table>
            <caption>
              ${head.pays}
            </caption>
            <tbody>
              ${dues.map(
                ({from, to, amount, reason}) =>
                  html`<tr>
                    <th scope="row">${who(from)} → ${who(to)}</th>
                    <td>${names[reason]}</td>
                    <td class="num">${amount}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }`;
}

/** The result of the deal, or the end of the session; shown until the visitor continues. */
export function settled(table: CalledKingTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  if (turn.over && !sheets.length) {
    const entries = table.game.ledger(view);
    const own =
      view.player < 0
        ? null
        : entries.reduce((sum, {holder, amount}) => sum + (holder === view.player ? amount : 0), 0);
    return sheet(table, {
      title: texts.sessionTitle,
      own: true,
      body: html`<p><b>${texts.sessionOver(own)}</b></p>
        ${account(table)}`,
      foot: [
        choice(table.panelWords!.replay, () => void table.open('replay')),
        choice(texts.another, () => void table.restart(), true),
      ],
    });
  }
  const result = view.lastDeal!;
  return sheet(table, {
    title: texts.dealTitle(result.deal),
    own: true,
    body: dealBody(table, result),
    foot: choice(table.panelWords!.goOn, () => table.match.send({type: 'ACKNOWLEDGE'}), true),
  });
}
