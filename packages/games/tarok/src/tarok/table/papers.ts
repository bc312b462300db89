import {balances} from '@quinola/play';
import {visitorFirst, viewOfSums, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {tarok} from '../rules/game.js';
import type {TarokHost} from './host.js';

/** All players' papers, the visitor's own first: chips and tricks; en deux the party's board, with its line at fifty. */
export function papersOf(table: TarokHost): TemplateResult {
  const {gameWords, words, isTrois} = table;
  const {seats, seat, tricksWon, player: own, announced} = table.context!.view;
  const {entries, scores, options, pot} = viewOfSums(table, tarok);
  if (!seats.length) return html`<div class="score" part="score"></div>`;
  const {players} = balances(entries, options.players);
  const papers = seats.length + Number(options.pot);
  return html`<div class="score ${papers > 2 ? 'many' : ''}" part="score">
    ${visitorFirst(seat, seats.length).map((number) => {
      const player = seats[number]!;
      const {name} = table.who(player);
      const stands = isTrois ? signed(players[player]!) : `${scores[player]!}`;
      // The visitor's own place shows no name: his paper carries what the others show beside theirs.
      const said = player === own && announced[number]?.total;
      const details = [words.tricks(tricksWon[number] ?? 0), said && gameWords.announced(said)]
        .filter(Boolean)
        .join(' · ');
      return html`<div class="tally" role="img" aria-label="${name}: ${stands}, ${details}">
        <p aria-hidden="true"><b>${name}</b><strong>${stands}</strong></p>
        ${isTrois ? nothing : board(scores[player]!, options.doubleBelow, options.target)}<small
          aria-hidden="true"
          >${said ? gameWords.announced(said) : nothing}</small
        >
      </div>`;
    })}${options.pot ? html`<p class="pot">${gameWords.pot(pot)}</p>` : nothing}
  </div>`;
}

/** The progress of a party: a line to its end, and the mark below which the loser pays double. */
function board(score: number, half: number, target: number): TemplateResult {
  return html`<div class="board" aria-hidden="true">
    <i .style=${`width:${Math.min(100, (100 * score) / target)}%`}></i
    ><i class="half" .style=${`left:${(100 * half) / target}%`}></i>
  </div>`;
}
