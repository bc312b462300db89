import {html, nothing, svg, type TemplateResult} from 'lit';
import {cardOdds, gainsAfter, valueOf} from '../opponents/odds.js';

/** Evenings of the curve, and drawings of each. */
export const EVENINGS = 100;
const DRAWINGS = 5;

/** Of ten punters, who stands worst but one, in the middle, and best but one. */
export const SHARES = [0.1, 0.5, 0.9];

const WIDTH = 320;
const HEIGHT = 150;

/** What a hundred evenings bring: the gains of a tenth, of half and of nine tenths of all punters, evening by evening. */
function evenings(): TemplateResult {
  const lines = gainsAfter(EVENINGS * DRAWINGS, SHARES);
  const all = lines.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (gain: number): number => 8 + ((most - gain) / (most - least)) * (HEIGHT - 16);
  const x = (evening: number): number => 34 + (evening / EVENINGS) * (WIDTH - 42);
  const path = (line: readonly number[]): string =>
    Array.from(
      {length: EVENINGS + 1},
      (_, i) => `${x(i).toFixed(1)},${y(line[i * DRAWINGS]!).toFixed(1)}`,
    ).join(' ');
  const marks = [most, 0, lines[1]!.at(-1)!, least];
  return html`<svg
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width="100%"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
  >
    <path d="M${x(0)} ${y(0)}H${x(EVENINGS)}" stroke-width="0.5"></path>
    ${lines.map((line, i) => svg`<polyline points=${path(line)} fill="none" stroke-width=${i === 1 ? 2 : 1} stroke-dasharray=${i === 1 ? '' : '4 2'}></polyline>`)}
    ${marks.map((gain) => svg`<text x="30" y=${y(gain) + 4} text-anchor="end" font-size="11" fill="currentColor" stroke="none">${gain < 0 ? `−${-gain}` : gain}</text>`)}
  </svg>`;
}

/** Of the 52 places in the pack where a card may lie: where it wins, loses half, and loses all. */
function places(): TemplateResult {
  const {win, plija, lose} = cardOdds(52, 3);
  let left = 0;
  return html`<svg viewBox="0 0 ${WIDTH} 40" width="100%" aria-hidden="true" stroke="currentColor">
    ${[win, plija, lose].map((share, i) => {
      const width = valueOf(share) * (WIDTH - 2);
      const at = left + 1;
      left += width;
      return svg`<rect x=${at} y="4" width=${width} height="20" fill="currentColor" fill-opacity=${[0.15, 0.5, 0.8][i]}></rect>
        <text x=${at + width / 2} y="37" text-anchor="middle" font-size="11" fill="currentColor" stroke="none">${(52 * valueOf(share)).toFixed(1)}</text>`;
    })}
  </svg>`;
}

/** The figures of the rules page, by their names. */
export const figureOf = (name: string): TemplateResult | typeof nothing =>
  name === 'evenings' ? evenings() : name === 'places' ? places() : nothing;
