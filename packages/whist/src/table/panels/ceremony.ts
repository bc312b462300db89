import {cardFace, choice, formStyles, sheet, spread} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist, type WhistMove} from '../../rules/core.js';
import type {WhistTable} from '../../whist-table.js';

/** The spread pack, from which the visitor draws. */
function draw(table: WhistTable, moves: readonly WhistMove[]): TemplateResult {
  const {view} = table.context!;
  const texts = table.evening!.words;
  const {size, taken, draws} = view.draw!;
  const look = table.look();
  return sheet(table, {title: texts.drawTitle, own: true, body: html`<p>${texts.drawAsk}</p>
    <div class="cards">${draws.map((drawn, player) => (drawn.length ? html`<figure><div class="card" role="img" aria-label=${table.words.card(drawn.at(-1)!)}>${cardFace(drawn.at(-1)!, look)}</div>
      <figcaption>${table.who(player).name}</figcaption></figure>` : nothing))}</div>
    ${spread({size, taken, mayDraw: moves.length > 0, name: texts.drawCard, draw: (index) => table.play({type: 'DRAW', index})})}`});
}

/** The pack to be cut. */
function cut(table: WhistTable, moves: readonly WhistMove[]): TemplateResult {
  const texts = table.evening!.words;
  const place = (): number => Number(table.renderRoot.querySelector<HTMLInputElement>('.cut')?.value ?? 26);
  const others = moves.filter(({type}) => type === 'THROW_OVER');
  return sheet(table, {title: texts.cutAsk, own: true, small: true,
    body: html`<label><span>${texts.cutPlace}</span><input class="cut" type="range" min="1" max="51" value="26"></label>`,
    foot: [choice(texts.cut, () => table.play({type: 'CUT', index: place()}), true),
      ...(moves.some(({type}) => type === 'CUT_WITH_CARD') ? [choice(texts.cutWithCard, () => table.play({type: 'CUT_WITH_CARD', index: place()}))] : []),
      ...others.map((move) => choice(texts.throwOver, () => table.play(move)))]});
}

/** What the visitor does before a deal where the evening is shown as it was: he draws for partners, and cuts. */
export function render(table: WhistTable): TemplateResult {
  table.adopt(formStyles);
  const moves = whist.moves(table.context!.view);
  return moves[0]?.type === 'CUT' ? cut(table, moves) : draw(table, moves);
}
