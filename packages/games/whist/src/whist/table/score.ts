import {signPath} from '@quinola/faces';
import {cardFace, counters, suitSign, viewOfSums, type CardLook} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist} from '../rules/game.js';
import type {Side, GameResult} from '../rules/types.js';
import type {WhistHost} from './host.js';
import {rods as lowered} from '../rules/levels.js';

/** The scores of both sides, the visitor's own first: points, counters, tricks. */
export function scoreView(table: WhistHost): TemplateResult {
  const {words, gameWords, gamePanelWords, ownSide, sideNames} = table;
  const {trump, tricksWon} = table.seen;
  const {score, games} = viewOfSums(table, whist);
  return html`<div class="score" part="score">
    ${sideNames.map((name, other) => {
      const side = (ownSide ^ other) as Side;
      const tricks = trump && words.tricks(tricksWon[side]);
      const won = games.filter(({winner}) => winner === side).length;
      const details = [gameWords.points(score[side]), tricks, won && gamePanelWords?.games(won)].filter(
        Boolean,
      );
      return html`<div class="tally" role="img" aria-label="${name}: ${details.join(', ')}">
        <p aria-hidden="true"><b>${name}</b><strong>${score[side]}</strong></p>
        ${counters(score[side], rods(games)[side])}
      </div>`;
    })}
  </div>`;
}

/** What trumps are, with the turned card while it is open. */
export function turnUpView(
  {seen, gameWords, words}: WhistHost,
  look: CardLook,
): TemplateResult | typeof nothing {
  const {trump, turnUp} = seen;
  const open = turnUp?.open;
  if (!trump) return nothing;
  return html`<div class="up">
    ${
      open
        ? html`<div class="card turned" role="img" aria-label=${words.card(open)}>
            ${cardFace(open, {...look, corner: true})}
          </div>`
        : html`<span class="token">${suitSign(signPath(trump, 0, 0), trump)}</span>`
    }
    <p>${gameWords.trump(trump)}</p>
  </div>`;
}

/** The long rods that show each side's games of a rubber. */
export function rods(games: readonly GameResult[]): readonly [number, number] {
  const worth: [number, number] = [0, 0];
  for (const {winner, level} of games) worth[winner] += level;
  return lowered(...worth);
}
