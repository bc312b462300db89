import {rankOf, suitOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {html, nothing, svg, type TemplateResult} from 'lit';

const made = new Map<string, TemplateResult>();

/**
 * The face of a card too small for its picture: rank and suit as large as what is seen of a covered card allows, at both
 * ends, and the suit once more between them.
 * @param beside whether cards cover each other from the side, so that the sign stands below the rank
 */
export function smallFace(card: Card, rank: (rank: string) => string, beside: boolean): TemplateResult {
  const suit = suitOf(card),
    text = rank(rankOf(card));
  const key = `${card}${text}${beside}`;
  let face = made.get(key);
  if (!face) {
    // Beside each other no more is seen of a card than a third of its width, and no rank may be wider.
    const end = svg`<text x=${beside ? 32 : 50} y="86" textLength=${beside ? 54 : text.length > 1 ? 84 : nothing}
      lengthAdjust="spacingAndGlyphs">${text}</text><path class="suit" d=${beside ? signPath(suit, 32, 128, 1.1) : signPath(suit, 148, 50, 1.7)}></path>`;
    face = html`<svg class="face small s${suit}" viewBox="0 0 200 306" aria-hidden="true">
      ${end}
      <g transform="rotate(180 100 153)">${end}</g>
      <path class="suit" d=${beside ? signPath(suit, 118, 153, 1.9) : signPath(suit, 100, 153, 2.1)}></path>
    </svg>`;
    made.set(key, face);
  }
  return face;
}
