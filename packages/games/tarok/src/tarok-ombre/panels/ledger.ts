import {runningBalances} from '@quinola/play';
import {numbersTable, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {ladder} from '../rules/bidding.js';
import {tarokOmbre} from '../rules/game.js';
import {tariff as prices} from '../rules/tariff.js';
import type {TarokOmbreHost} from '../table/host.js';

/** The account of the session: each deal with its game, and all players' marks after it. */
export function ledger(table: TarokOmbreHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const {settled} = view;
  if (!settled.length) return html`<p>${texts.noDeal}</p>`;
  const running = runningBalances(tarokOmbre.ledger(view), 3, settled.length);
  const players = visitorFirst(view.seat, 3).map((seat) => view.seats[seat]!);
  return numbersTable({
    heads: [texts.deal, ...players.map((player) => table.who(player).name)],
    rows: settled.map(({deal, contract, declarer, outcome}, i) => [
      html`${deal}${contract ? `. ${table.gameWords.games[contract]}` : '.'}
        <small>${contract ? `${table.whoSits(declarer).name}, ` : nothing}${texts.outcomes[outcome]}</small>`,
      ...players.map((player) => signed(running[i]![player]!)),
    ]),
  });
}

/** The price of each game in this manner. */
export function tariff(table: TarokOmbreHost): TemplateResult {
  const {head, perPoint, tariff: caption} = table.gamePanelWords!;
  const {options} = table.view!;
  return numbersTable({
    caption,
    heads: ['', head.game, perPoint, head.tout],
    rows: ladder(options).map((contract) => {
      const {game, point, tout} = prices(options)[contract];
      return [table.gameWords.games[contract], game, point, tout];
    }),
  });
}
