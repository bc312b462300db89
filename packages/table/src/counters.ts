import {html, svg, type TemplateResult} from 'lit';

/** How many counters lie above the line (3 each), on it (1 each) and below it (5 each). */
export interface Laying {
  readonly above: number;
  readonly line: number;
  readonly below: number;
}

/** How four round counters show 0 to 9 points (Leitfaden §9; Gra Wista, l. 104-125). */
export function laying(points: number): Laying {
  const [above, line, below] = [
    ...([
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
      [0, 3, 0],
      [0, 4, 0],
      [1, 2, 0],
      [1, 3, 0],
      [0, 2, 1],
      [0, 3, 1],
      [1, 1, 1],
    ][points] ?? [0, 0, 0]),
  ];
  return {above: above!, line: line!, below: below!};
}

/** The four counters of a side about its line, and a rod for each unit of the games it has won. */
export function counters(points: number, rods: number): TemplateResult {
  const {above, line, below} = laying(points);
  const disc = (x: number, y: number): TemplateResult =>
    svg`<circle class="disc" cx=${x} cy=${y} r="9"></circle><circle class="ring" cx=${x} cy=${y} r="5.5"></circle>`;
  const middle = 50 - (line - 1) * 10;
  return html`<svg class="counters" viewBox="0 0 150 70" aria-hidden="true">
    <path class="rule" d="M4 35L96 35"></path>
    ${Array.from({length: line}, (_, i) => disc(middle + i * 20, 35))}
    ${above ? disc(50, 14) : ''}${below ? disc(50, 56) : ''}
    ${Array.from({length: rods}, (_, i) => svg`<rect class="rod" x="108" y=${10 + i * 14} width="38" height="6" rx="2"></rect>`)}
  </svg>`;
}
