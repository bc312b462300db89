import {signPath} from '@quinola/faces';
import {cardFace, counters, suitSign, type Look} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {Side} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {rods} from './rods.js';

/** The papers of both sides, the visitor's own first: points, counters, tricks. */
export function scoreView({
  view,
  seen,
  gameWords,
  gamePanelWords,
  ownSide,
  sideNames,
}: WhistTable): TemplateResult {
  const {score, trump, tricksWon, games} = seen;
  return html`<div class="score" part="score">
    ${sideNames.map((name, other) => {
      const side = (ownSide ^ other) as Side;
      const tricks = trump && gameWords.tricks(tricksWon[side]);
      const won = games.filter(({winner}) => winner === side).length;
      const says = [gameWords.points(score[side]), tricks, won && gamePanelWords?.games(won)].filter(Boolean);
      return html`<div class="tally" role="img" aria-label="${name}: ${says.join(', ')}">
        <p aria-hidden="true"><b>${name}</b><strong>${score[side]}</strong></p>
        ${counters(view!.score[side], rods(view!.games)[side])}<small aria-hidden="true">${tricks}</small>
      </div>`;
    })}
  </div>`;
}

/** The turned card while it lies open, and what is trump. */
export function turnUpView({seen, gameWords, words}: WhistTable, look: Look): TemplateResult {
  const {trump, turnUp} = seen;
  const open = turnUp?.open;
  return html`<div class="up">
    ${
      trump
        ? html`${
              open
                ? html`<div class="card turned" role="img" aria-label=${words.card(open)}>
                    ${cardFace(open, look)}
                  </div>`
                : html`<div class="token">${suitSign(signPath(trump, 0, 0), trump)}</div>`
            }
            <p>${gameWords.trump(trump)}</p>`
        : nothing
    }
  </div>`;
}
