import {html, nothing, svg, type TemplateResult} from 'lit';
import {packOf, valueOf, type TwentyOneOptions} from '../rules/index.js';

const WIDTH = 320;
const HEIGHT = 120;
/** The sums that are shown. */
const FROM = 11;
const TO = 20;

/** For each sum, how many cards of a whole pack would be too much. */
function over(pack: TwentyOneOptions['pack']): TemplateResult {
  const {cards} = packOf({pack});
  const sums = Array.from({length: TO - FROM + 1}, (_, i) => FROM + i);
  const width = WIDTH / sums.length;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" aria-hidden="true">
    ${sums.map((sum, i) => {
      const count = cards.filter((card) => sum + valueOf(card, {pack}) > 21).length;
      const height = (count / cards.length) * (HEIGHT - 34);
      const middle = (i + 0.5) * width;
      return svg`<rect x=${i * width + 4} y=${HEIGHT - 16 - height} width=${width - 8} height=${height} fill="currentColor" fill-opacity="0.6"></rect>
        <text x=${middle} y=${HEIGHT - 20 - height} text-anchor="middle" font-size="11" fill="currentColor">${count}</text>
        <text x=${middle} y=${HEIGHT - 3} text-anchor="middle" font-size="11" fill="currentColor">${sum}</text>`;
    })}
  </svg>`;
}

/** The figures of the rules page, by their names. */
export const figureOf = (name: string): TemplateResult | typeof nothing =>
  name === 'over-large' ? over('large') : name === 'over-small' ? over('small') : nothing;
