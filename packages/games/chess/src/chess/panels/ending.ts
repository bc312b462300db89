import {choice, sheet, stopLine} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {chess} from '../rules/index.js';
import type {ChessHost} from '../table/host.js';

/** The panel with all ways to end a game that is not decided: an offer, a claim, giving it up, ending the match. */
export function render(table: ChessHost): TemplateResult {
  const texts = table.gamePanelWords!;
  const moves = table.tag('visitor') ? chess.moves(table.view!) : [];
  const line = (type: 'OFFER_DRAW' | 'CLAIM_DRAW', label: string): TemplateResult | typeof nothing =>
    moves.some((move) => move.type === type)
      ? choice(label, () => void table.close().then(() => table.play({type})))
      : nothing;
  const resign = (): boolean => table.play({type: 'RESIGN'});
  const ask = (): void => void table.open('ask', {title: texts.resign, text: texts.askResign, then: resign});
  return sheet(table, {
    title: texts.ending,
    body: html`${line('OFFER_DRAW', texts.offer)} ${line('CLAIM_DRAW', texts.claim)}
    ${table.context!.turn.phase.startsWith('playing') ? choice(texts.resign, ask) : nothing}
    ${stopLine(table, texts)}`,
  });
}
