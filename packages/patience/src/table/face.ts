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
  const suit = suitOf(card), text = rank(rankOf(card));
  const key = `${card}${text}${beside}`;
  let face = made.get(key);
  if (!face) {
    const end = svg`<text x=${beside ? 36 : 50} y="86" textLength=${text.length > 1 ? beside ? 62 : 84 : nothing}
      lengthAdjust="spacingAndGlyphs">${text}</text><path class="suit" d=${beside ? signPath(suit, 36, 128, 1.2) : signPath(suit, 148, 50, 1.7)}></path>`;
    face = html`<svg class="face small s${suit}" viewBox="0 0 200 306" aria-hidden="true">${end}<g transform="rotate(180 100 153)">${end}</g><path
      class="suit" d=${beside ? signPath(suit, 118, 153, 1.9) : signPath(suit, 100, 153, 2.1)}></path></svg>`;
    made.set(key, face);
  }
  return face;
}
