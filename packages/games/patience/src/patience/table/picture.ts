import {cardFace, plainLayout, smallFace, type CardLook} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {Compiled} from '../rules/index.js';
import {lastCard} from './last-card.js';

/** The finished picture of a patience: the top cards when it has come out. */
export function pictureOf(game: Compiled, look: CardLook): TemplateResult {
  const {def, piles} = game;
  const layout = plainLayout(def);
  const shown = piles.flatMap((pile) => {
    const card = lastCard(game, pile);
    return card ? [{...layout.at(pile.group.id)[pile.index]!, role: pile.group.role, card}] : [];
  });
  // Empty margins are cropped.
  const top = Math.min(...shown.map(({y}) => y)) - 0.9,
    left = Math.min(...shown.map(({x}) => x)) - 0.9;
  const w = Math.max(...shown.map(({x}) => x)) + 0.9 - left,
    h = Math.max(...shown.map(({y}) => y)) + 0.9 - top;
  return html`<div class="goalpicture">
    <div class="layout g-${def.id}" .style=${`--w:${w};--h:${h}`}>
      ${shown.map(
        ({x, y, r = 0, role, card}) =>
          html`<div class="pile ${role}" .style=${`--x:${x - left};--y:${y - top};--r:${r}deg`}>
            <i class="piece card"
              >${w > 9 ? smallFace(card, look, 'top') : cardFace(card, {...look, corner: true})}</i
            >
          </div>`,
      )}
    </div>
  </div>`;
}
