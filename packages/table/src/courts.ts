import {halve, type CourtPack} from '@quinola/faces';
import {svg, type TemplateResult} from 'lit';
import {layers, type CourtFace} from './card.js';

/**
 * How the courts of a pack are drawn on a table's cards: standing, or cut at the waist and mirrored. Numbered taroks,
 * whose numerals are at both ends, stay whole.
 */
export function courtFace(courts: CourtPack): CourtFace {
  return (card, marked, double) => {
    const drawing = courts.draw(card, marked);
    if (!double || card[0] === 'T') return layers(drawing);
    const {window: {width, height}, turn, seam} = halve(drawing);
    const half = (): TemplateResult => svg`<svg width=${width} height=${height} viewBox="0 0 ${width} ${height}">${layers(drawing)}</svg>`;
    return svg`${half()}<g transform=${turn}>${half()}</g>${layers(seam)}`;
  };
}
