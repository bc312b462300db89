import {runningBalances} from '@quinola/play';
import {choice, sheet, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {OmbreTable} from '../ombre-table.js';
import {playerAt, ombre, seatsOf, type DealResult} from '../rules/index.js';
import {dealSentences} from '../table/features.js';

/** Each player's marks after every deal; the last row includes the division of the dish at the end. */
function account(table: OmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const size = seatsOf(view.options);
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const balances = runningBalances(ombre.ledger(view), size, deals);
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
export const score = (table: OmbreTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});

/** Each player's tricks and gain in a deal, and the items each opponent paid or got. */
function dealBody(table: OmbreTable, result: DealResult): TemplateResult {
  const {head, parts: words} = table.gamePanelWords!;
  const {parts, outcome, perOpponent, matadors, tricks, net} = result;
  const size = seatsOf(table.view!.options);
  const lines: readonly (readonly [string, number])[] = [
    [words.game, parts.game],
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
  ];
  return html`${dealSentences(table, result).map((line) => html`<p><b>${line}</b></p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${head.player}</th>
          ${[head.tricks, head.gain].map((word) => html`<th scope="col" class="num">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(table.view!.seat, size).map(
          (seat) =>
            html`<tr>
              <th scope="row">${table.whoSits(seat).name}</th>
              <td class="num">${tricks[seat]}</td>
              <td class="num">${signed(net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      outcome === 'thrown-in' || perOpponent === 0
        ? nothing
        : html`<table>
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
    }`;
}

/** The result of the deal, or the end of the session; shown until the visitor continues. */
export function settled(table: OmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  if (turn.over && !sheets.length) {
    const entries = ombre.ledger(view);
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
