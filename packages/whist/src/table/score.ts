import {signPath} from '@quinola/faces';
import {cardFace, counters, suitSign, type Look} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {GameResult, Side} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';

/**
 * The four long rods of the Vienna table: one, two or three for a simple, double or triple game. Where four do
 * not suffice both sides are lowered alike, each keeping at least one (Leitfaden §11).
 */
export function rods(games: readonly GameResult[]): [number, number] {
  const laid: [number, number] = [0, 0];
  for (const {winner, level} of games) laid[winner] += level;
  while (laid[0] > 1 && laid[1] > 1 && laid[0] + laid[1] > 4) {
    laid[0]--;
    laid[1]--;
  }
  return laid;
}

/** The counters of both sides, the visitor's own first. */
export function scoreView(table: WhistTable): TemplateResult {
  const {view} = table.context!;
  const {text} = table;
  const own = table.ownSide;
  const laid = rods(view.games);
  const tally = (side: Side, name: string): TemplateResult => {
    const points = view.score[side];
    const won = view.games.filter(({winner}) => winner === side).length;
    const says = [text.points(points), ...(view.trump ? [text.tricks(view.tricksWon[side])] : []), ...(won ? [text.games(won)] : [])];
    return html`<div class="tally" role="img" aria-label="${name}: ${says.join(', ')}">
      <p aria-hidden="true"><b>${name}</b><strong>${points}</strong></p>${counters(points, laid[side])}
      <small aria-hidden="true">${view.trump ? text.tricks(view.tricksWon[side]) : nothing}</small></div>`;
  };
  const [ours, theirs] = table.sideNames;
  return html`<div class="score" part="score">${tally(own, ours)}${tally((1 - own) as Side, theirs)}</div>`;
}

/** The turned card while it lies open, and what is trump. */
export function turnUpView(table: WhistTable, look: Look): TemplateResult {
  const {view} = table.context!;
  const {trump, turnUp} = view;
  if (!trump) return html`<div class="up"></div>`;
  const says = table.text.trump(trump);
  return html`<div class="up">
    ${turnUp?.open ? html`<div class="card turned" role="img" aria-label=${table.words.card(turnUp.open)}>${cardFace(turnUp.open, look)}</div>`
      : html`<div class="token">${suitSign(signPath(trump, 0, 0), trump)}</div>`}
    <p>${says}</p></div>`;
}
