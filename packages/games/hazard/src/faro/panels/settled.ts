import {choice, numbersTable, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {DrawingResult} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';
import {account, gain} from './score.js';

/** What became of each card, the visitor's first. */
function decidedView(table: FaroHost, {decided, net, isBroken}: DrawingResult): TemplateResult {
  const {heads, outcomes, broken} = table.gamePanelWords!;
  const {words, gameWords} = table;
  const {seat: own} = table.view!;
  const nameOf = (on: string): string => (on.length === 1 ? gameWords.ranks[on]! : words.card(on));
  const mine = decided.filter(({seat}) => seat === own);
  return html`${
    mine.length
      ? html`<table>
          <thead>
            <tr>
              <th scope="col">${heads.card}</th>
              <th scope="col">${heads.result}</th>
              <th scope="col" class="num">${heads.gain}</th>
            </tr>
          </thead>
          <tbody>
            ${mine.map(
              ({on, outcome, amount}) =>
                html`<tr>
                  <th scope="row">${nameOf(on)}</th>
                  <td>${outcomes[outcome]}</td>
                  <td class="num">${gain(amount)}</td>
                </tr>`,
            )}
          </tbody>
        </table>`
      : nothing
  }
  ${numbersTable({rows: net.map((sum, seat) => [table.whoSits(seat).name, gain(sum)])})}
  ${isBroken ? html`<p>${broken}</p>` : nothing}`;
}

/** The sheet with the result of a drawing, at the end with the account of the session. */
export function render(table: FaroHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const {lastDeal} = table.view!;
  const isOver = table.tag('over');
  const go = (): void => {
    if (isOver) void table.restart();
    else table.match.send({type: 'ACKNOWLEDGE'});
  };
  return sheet(table, {
    title: isOver ? texts.sessionTitle : texts.settledTitle,
    own: true,
    body: html`${lastDeal && !isOver ? decidedView(table, lastDeal) : nothing}${isOver ? account(table) : nothing}`,
    foot: choice(isOver ? table.panelWords!.newMatch : texts.goOn, go, true),
  });
}
