import {choice, sheet, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundResult} from '../rules/index.js';
import type {TwentyOneHost} from '../table/host.js';
import {account} from './score.js';

/** What became of each hand, the visitor's first. */
function roundView(table: TwentyOneHost, result: RoundResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {heads, outcomes} = texts;
  const {hands, totals, net, winners, dealer} = result;
  const view = table.view!;
  const isBank = view.options.mode === 'bank';
  const resultOf = (seat: number): string => {
    const outcome = result.outcomes[seat];
    if (outcome) return outcomes[outcome];
    if (isBank) return seat === dealer ? table.gameWords.banker : '';
    return winners.includes(seat) ? texts.takesPool : '';
  };
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${heads.player}</th>
          <th scope="col" class="num">${heads.sum}</th>
          <th scope="col">${heads.result}</th>
          <th scope="col" class="num">${heads.gain}</th>
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(view.seat, hands.length).map(
          (seat) =>
            html`<tr>
              <th scope="row">${table.whoSits(seat).name}</th>
              <td class="num">${totals[seat]}</td>
              <td>${resultOf(seat)}</td>
              <td class="num">${signed(net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${isBank && !result.bank ? html`<p>${texts.broken}</p>` : nothing}
    ${result.carried ? html`<p>${texts.carried(result.carried)}</p>` : nothing}`;
}

/** The sheet with the result of the round, at the end with the account of the session. */
export function render(table: TwentyOneHost): TemplateResult {
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
    body: html`${lastDeal && !isOver ? roundView(table, lastDeal) : nothing}${isOver ? account(table) : nothing}`,
    foot: choice(isOver ? table.panelWords!.newMatch : texts.goOn, go, true),
  });
}
