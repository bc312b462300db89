import {faceOf, rankOf, suitOf, type Card} from '@quinola/cards';
import {isCourt, portraits, signPath, type Portrait} from '@quinola/faces';
import type {Look} from '@quinola/table';
import {html, nothing, svg, type TemplateResult} from 'lit';

const made = new Map<string, TemplateResult>();

/** A court's head in a frame of its own. */
function head(
  figure: TemplateResult | TemplateResult[],
  {left, top, width, height}: Portrait,
  room: readonly [x: number, y: number, width: number, height: number],
): TemplateResult {
  const [x, y, across, down] = room;
  return svg`<svg x=${x} y=${y} width=${across} height=${down} viewBox="${left} ${top} ${width} ${height}"
      preserveAspectRatio="xMidYMin slice">${figure}</svg>
    <path class="key line" stroke-width="2" d="M${x} ${y}h${across}v${down}h${-across}Z"></path>`;
}

/**
 * The face of a card too small for its whole picture: rank and suit as large as what is seen of a covered card allows, at
 * both ends, and between them the suit once more or the head of the court.
 * @param beside whether cards cover each other from the side, so that the sign stands below the rank
 */
export function smallFace(card: Card, {rank, courts}: Look, beside: boolean): TemplateResult {
  const face = faceOf(card);
  const suit = suitOf(card),
    text = rank(rankOf(card));
  const figure = isCourt(face) ? courts?.(face, true, false) : null;
  const key = `${face}${text}${beside}${!figure}`;
  let picture = made.get(key);
  if (!picture) {
    // Beside each other no more is seen of a card than a third of its width, and no rank may be wider.
    const end = svg`<text x=${beside ? 32 : 50} y="86" textLength=${beside ? 54 : text.length > 1 ? 84 : nothing}
      lengthAdjust="spacingAndGlyphs">${text}</text><path class="suit" d=${beside ? signPath(suit, 32, 128, 1.1) : signPath(suit, 148, 50, 1.7)}></path>`;
    const turned = (what: TemplateResult): TemplateResult =>
      svg`${what}<g transform="rotate(180 100 153)">${what}</g>`;
    const middle = !figure
      ? svg`<path class="suit" d=${beside ? signPath(suit, 118, 153, 1.9) : signPath(suit, 100, 153, 2.1)}></path>`
      : beside
        ? turned(head(figure, portraits.tall, [68, 9, 123, 140]))
        : head(figure, portraits.broad, [6, 97, 188, 112]);
    picture = html`<svg class="face small s${suit}" viewBox="0 0 200 306" aria-hidden="true">
      ${turned(end)} ${middle}
    </svg>`;
    made.set(key, picture);
  }
  return picture;
}
