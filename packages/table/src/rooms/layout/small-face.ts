import {faceOf, rankOf, suitOf, type Card} from '@quinola/cards';
import {cardBox, isCourt, pipFace, portraits, signPath} from '@quinola/faces';
import {html, nothing, svg, type TemplateResult} from 'lit';
import {layers, type CardLook} from '../../card.js';
import type {Fan, Spot} from './shape.js';

/** Which part of a covered card is visible: its left side, its top end, or either end, as in a circle. */
export type Seen = 'side' | 'top' | 'ends';

/** Which part of a pile's covered cards is visible. */
export const seenOf = ({dx, dy}: Fan, {r}: Spot): Seen => (dx ? 'side' : r || dy < 0 ? 'ends' : 'top');

const made = new Map<string, TemplateResult>();
const {width: W, height: H} = cardBox;

type Picture = TemplateResult | TemplateResult[];

/** Part of a picture, as large as a box shows it. */
const part = (picture: Picture, box: readonly number[], view: readonly number[]): TemplateResult => {
  const [x, y, width, height] = box;
  return svg`<svg x=${x} y=${y} width=${width} height=${height} viewBox=${view.join(' ')}
    preserveAspectRatio="xMidYMin slice">${picture}</svg>`;
};

/** Where a card's picture goes: beside its index, below it, or between two; and which part of a court card fits. */
const ROOM = {
  side: [62, 5, 133, 296, portraits.tall],
  top: [6, 98, 188, 203, portraits.square],
  ends: [6, 97, 188, 112, portraits.broad],
} as const;

/** As much of a one-way court card as its room allows, in a frame of its own. */
function court(figure: Picture, seen: Seen): TemplateResult {
  const [x, y, w, h, {left, top, width, height}] = ROOM[seen];
  return svg`${part(figure, [x, y, w, h], [left, top, width, height])}
    <path class="key line" stroke-width="2" d="M${x} ${y}h${w}v${h}h-${w}Z"></path>`;
}

/**
 * The face of a card too small for its full picture: rank and suit as large as the visible part of a covered card allows,
 * with the pips or the figure in the rest.
 */
export function smallFace(card: Card, {rank, courts}: CardLook, seen: Seen): TemplateResult {
  const face = faceOf(card);
  const suit = suitOf(card),
    text = rank(rankOf(card));
  const figure = isCourt(face) ? courts?.(face, true, false) : null;
  const key = `${face}${text}${seen}${!figure}`;
  let picture = made.get(key);
  if (!picture) {
    // Side by side no more than a third of a card's width is visible, and no rank may be wider.
    const side = seen === 'side';
    const index = svg`<text x=${side ? 32 : 50} y="86" textLength=${side ? (text === 'J' ? nothing : 54) : text.length > 1 ? 84 : nothing}
      lengthAdjust="spacingAndGlyphs">${text}</text><path class="suit" d=${side ? signPath(suit, 32, 128, 1.1) : signPath(suit, 148, 50, 1.7)}></path>`;
    let rest: Picture;
    if (figure) rest = court(figure, seen);
    else if (side)
      rest = part(
        isCourt(face)
          ? svg`<path class="suit" d=${signPath(suit, W / 2, H / 2, 2)}></path>`
          : layers(pipFace(face, true)),
        [62, 0, 138, H],
        [31, 0, 138, H],
      );
    else if (seen === 'top') rest = svg`<path class="suit" d=${signPath(suit, W / 2, 198, 3)}></path>`;
    else rest = svg`<path class="suit" d=${signPath(suit, W / 2, H / 2, 2.1)}></path>`;
    picture = html`<svg class="face small s${suit}" viewBox="0 0 ${W} ${H}" aria-hidden="true">
      ${rest}${index}${seen === 'ends' ? svg`<g transform="rotate(180 ${W / 2} ${H / 2})">${index}</g>` : nothing}
    </svg>`;
    made.set(key, picture);
  }
  return picture;
}
