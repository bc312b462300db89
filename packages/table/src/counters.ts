import {laying} from '@quinola/play';
import {html, svg, type TemplateResult} from 'lit';

/**
 * The counters of a side about its line, and a rod for each unit of the games it has won.
 * @param game the points of a game: who has them has won, and no counters lie there
 */
export function counters(points: number, rods: number, game = 10): TemplateResult {
  const {above, line, below} = laying(points < game ? points : 0);
  const row = (count: number, y: number): TemplateResult[] =>
    Array.from({length: count}, (_, i) => {
      const x = 60 - count * 10 + i * 20;
      return svg`<circle class="disc" cx=${x} cy=${y} r="9"></circle><circle class="ring" cx=${x} cy=${y} r="5.5"></circle>`;
    });
  return html`<svg class="counters" viewBox="0 0 150 70" aria-hidden="true">
    <path class="rule" d="M4 35L96 35"></path>
    ${row(line, 35)} ${row(above, 14)} ${row(below, 56)}
    ${Array.from({length: rods}, (_, i) => svg`<rect class="rod" x="108" y=${10 + i * 14} width="38" height="6" rx="2"></rect>`)}
  </svg>`;
}
