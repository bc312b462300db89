import {balances, type Entry} from '@quinola/play';
import {numbersTable, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {TarokHost} from '../table/host.js';
import {ACCOUNTS} from '../table/accounts.js';

/** The account of the session: each deal's five accounts, and their total; en deux the parties. */
export function scoreSheet(table: TarokHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const {seat, seats, entries: all} = table.view!;
  const players = visitorFirst(seat, seats.length).map((one) => seats[one]!);
  const names = players.map((player) => table.who(player).name);
  const rounds = [...new Set(all.map(({round = 0}) => round))].sort((a, b) => a - b);
  if (!rounds.length) return html`<p>${texts.noDeal}</p>`;
  const row = (title: string, entries: readonly Entry[]) => {
    const sums = balances(entries, players.length).players;
    return [title, ...players.map((player) => signed(sums[player]!))] as const;
  };
  const deals = rounds.map((number) => {
    const entries = all.filter(({round = 0}) => round === number);
    const accounts = ACCOUNTS.map((name) => ({
      name,
      booked: entries.filter(({account}) => account === name),
    })).filter(({name, booked}) => table.isTrois && (booked.length || name !== 'pot'));
    return numbersTable({
      heads: [(table.isTrois ? texts.dealTitle : texts.party)(number), ...names],
      rows: [
        ...accounts.map(({name, booked}) => row(texts.accounts[name], booked)),
        row(texts.total, entries),
      ],
    });
  });
  return html`${deals}${rounds.length > 1 ? numbersTable({heads: ['', ...names], rows: [row(texts.total, all)]}) : nothing}`;
}

/** How the party stands, en deux. */
export function standing(table: TarokHost): TemplateResult | typeof nothing {
  const {scores, player} = table.view!;
  const lines = visitorFirst(player, scores.length).map((one) => `${table.who(one).name} ${scores[one]!}`);
  return lines.length ? html`<p>${table.gamePanelWords!.scoresNow(lines)}</p>` : nothing;
}
