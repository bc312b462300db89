import type {Picture} from '@quinola/faces/furniture.js';
import {html, nothing, type TemplateResult} from 'lit';
import {layers} from './card.js';
import type {DrawFurniture, Piece} from './furniture.js';

export {furnitureStyles} from './styles/furniture.js';

/** One on either side. */
const MOST = 2;
/** Small pieces are drawn larger, as if nearer. */
const NEAR: Readonly<Partial<Record<Piece['kind'], number>>> = {heap: 1.45, counters: 1.25};
/** Steps in which a candle is seen to burn down. */
const STEPS = 12;

/** The drawings, which are loaded with this module. */
type Drawings = Pick<
  typeof import('@quinola/faces/furniture.js'),
  'candle' | 'dish' | 'heap' | 'pannier' | 'rounds'
>;

function pictureOf({candle, dish, heap, pannier, rounds}: Drawings, piece: Piece): Picture {
  switch (piece.kind) {
    case 'candle':
      return candle(Math.round(piece.left * STEPS) / STEPS);
    case 'counters':
      return rounds(piece.amount);
    case 'heap':
      return heap(piece.amount, piece.fish);
    case 'dish':
      return dish(piece.amount, piece.fish);
    case 'pannier':
      return pannier(piece.amount, piece.fish);
  }
}

/** Cache of pictures: each is dozens of paths and seldom changes. */
const made = new Map<string, TemplateResult>();

function drawn(drawings: Drawings, piece: Piece): TemplateResult {
  const key = [piece.kind, 'left' in piece ? piece.left : piece.amount, 'fish' in piece && piece.fish].join();
  let picture = made.get(key);
  if (!picture) {
    const {width, height, drawing} = pictureOf(drawings, piece);
    const size = NEAR[piece.kind] ?? 1;
    picture = html`<svg viewBox="0 0 ${width} ${height}" .style=${`--w:${width * size};--h:${height * size}`}>
      ${layers(drawing)}
    </svg>`;
    made.set(key, picture);
  }
  return picture;
}

/** The sum in words, and what waits. */
function said(piece: Piece): TemplateResult | typeof nothing {
  if (!('label' in piece)) return nothing;
  const {label, waits = []} = piece;
  if (!label && !waits.length) return nothing;
  return html`<p>
    ${label}${waits.length ? html`<span>${waits.map((amount) => html`<i>${amount}</i>`)}</span>` : nothing}
  </p>`;
}

/** Draws furniture; all pieces of a room at the same scale. */
export const furnitureDrawer =
  (drawings: Drawings): DrawFurniture =>
  (pieces) =>
    html`<div class="furniture" aria-hidden="true">
      <div>
        ${pieces.slice(0, MOST).map(
          (piece) =>
            html`<div class="piece">
              <div>${drawn(drawings, piece)}${said(piece)}</div>
            </div>`,
        )}
      </div>
    </div>`;
