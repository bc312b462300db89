import type {Card} from '@quinola/cards';
import {cardFace, type Look} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {Compiled, Pile} from '../rules/index.js';
import {layoutOf} from './layout.js';
import {smallFace} from './face.js';

const RANKS = 'A23456789TJQK';

/** The card that lies uppermost on a pile of the finished picture, if one does. */
export function lastCard({def}: Compiled, {group, index, size, suit}: Pile): Card | null {
  const {base, build, role} = group;
  const own = (def.preset ?? []).find(({to}) => to === `${group.id}.${index}`);
  if (role === 'display') {
    const rank = own?.rank ?? def.program.flatMap((step) => ('divert' in step ? step.divert ?? [] : [])).find(({to}) => to.includes(group.id))?.rank;
    return rank ? rank + (own?.suit ?? 'SSHHDDCC'[index]!) : null;
  }
  // Kings that bear their packets stay when all else has gone.
  if (role === 'packet') return base ? base.rank + 'SSHHDDCC'[index]! : null;
  if (!base || !build || !size) return null;
  const begin = RANKS.indexOf(own?.rank ?? base.rank);
  const end = (begin + (build.dir === 'down' ? 1 - size : size - 1)) % 13;
  return RANKS[(end + 13) % 13]! + (own?.suit ?? suit ?? 'SHDC'[index % 4]!);
}

/** The finished picture of a patience: what lies uppermost when it has come out. */
export function pictureOf(game: Compiled, look: Look): TemplateResult {
  const {def, piles} = game;
  const layout = layoutOf(def, Infinity, Infinity);
  const shown = piles.flatMap((pile) => {
    const card = lastCard(game, pile);
    return card ? [{...layout.at(pile.group.id)[pile.index]!, card}] : [];
  });
  // What is left empty is cut away.
  const top = Math.min(...shown.map(({y}) => y)) - 0.9, left = Math.min(...shown.map(({x}) => x)) - 0.9;
  const w = Math.max(...shown.map(({x}) => x)) + 0.9 - left, h = Math.max(...shown.map(({y}) => y)) + 0.9 - top;
  return html`<div class="goalpicture"><div class="layout" .style=${`--w:${w};--h:${h}`}>${shown.map(({x, y, r = 0, card}) =>
    html`<div class="pile" .style=${`--x:${x - left};--y:${y - top};--r:${r}deg`}><i class="card">${
      w > 9 ? smallFace(card, look.rank, false) : cardFace(card, {...look, corner: true})}</i></div>`)}</div></div>`;
}
