import {CHIP, LINE, TITLE, type Box, type Chip, type Diagram, type Arrow} from './diagram.js';

/** The texts of a drawn chart for screen readers. */
export interface DiagramSpeech {
  /** The accessible name of the drawing. */
  readonly name: string;
  /** The words before the list of target states. */
  readonly leads: string;
  /** The words in that list for the state itself. */
  readonly again: string;
  /** The words that mark the current state. */
  readonly here: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The paths of arrow heads, by direction. */
const HEADS = {down: 'l-4.5-8h9z', left: 'l8-4.5v9z', right: 'l-8-4.5v9z'} as const;

function arrowMarkup({from, to, line, head: [x, y, points]}: Arrow, active: ReadonlySet<string>): string {
  return `<g class="way${active.has(from) ? ' lit' : ''}" data-from="${from}" data-to="${to}"><path d="${line}"></path><path class="head" d="M${x} ${y}${HEADS[points]}"></path></g>`;
}

/** The border of a state, by its kind: a sheet has a folded corner, the end a double line. */
function borderOf({kind, x, y, width, height}: Box): string {
  if (kind === 'sheet')
    return `<path class="border" d="M${x} ${y}h${width - 14}l14 14v${height - 14}h${-width}z"></path><path class="fold" d="M${x + width - 14} ${y}v14h14"></path>`;
  const rect = (inset: number): string =>
    `<rect class="border" x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${kind === 'deciding' ? 16 : 3}"></rect>`;
  return kind === 'over' ? rect(0) + rect(3) : rect(0);
}

/** Whether an inner state is active; it may be in the parallel region of the turn, or of a visitor who may always act. */
const isIn = (active: ReadonlySet<string>, path: string, {name}: Chip): boolean =>
  ['', 'turn.', 'free.'].some((region) => active.has(`${path}.${region}${name}`));

const chipMarkup = ({name, text, x, y, width}: Chip, lit: boolean): string =>
  `<g class="chip${lit ? ' lit' : ''}" data-beat="${name}"><title>${escaped(text)}</title><rect x="${x}" y="${y}" width="${width}" height="${CHIP}" rx="9"></rect><text x="${x + width / 2}" y="${y + 14}">${name}</text></g>`;

function boxMarkup(box: Box, active: ReadonlySet<string>, said: string): string {
  const {path, kind, title, lines, chips, x, y} = box;
  const text = (dx: number, dy: number, words: string, kind: string): string =>
    `<text class="${kind}" x="${x + dx}" y="${y + dy}">${escaped(words)}</text>`;
  if (kind === 'group')
    return `<g class="states" data-path="${path}">${borderOf(box)}${text(12, TITLE, title, 'name')}</g>`;
  const now = active.has(path);
  return `<g class="state${now ? ' lit' : ''}" data-path="${path}" data-kind="${kind}" role="listitem" aria-label="${escaped(said)}"${now ? ' aria-current="step"' : ''}>${borderOf(box)}${text(10, 10 + TITLE - 5, title, 'name')}${lines
    .map((line, at) => text(10, 10 + TITLE + LINE * (at + 1) - 4, line, 'line'))
    .join('')}${chips.map((chip) => chipMarkup(chip, isIn(active, path, chip))).join('')}</g>`;
}

/**
 * A chart that is laid out, as markup of an SVG without styles: `.state`, `.states`, `.chip`, `.way`, and `.lit` on what is
 * active and on the arrows out of it. States have `data-path`, for a page that marks them itself.
 * @param active paths of the active states
 * @param scale how large it is drawn
 */
export function diagramMarkup(
  {width, height, boxes, arrows, start: [x, y]}: Diagram,
  {name, leads, again, here}: DiagramSpeech,
  active: ReadonlySet<string> = new Set(),
  scale = 1,
): string {
  const titles = new Map(boxes.map(({path, title}) => [path, title]));
  const said = ({path, title, lines, chips, targets}: Box): string =>
    `${title}. ${lines.join(' ')}${
      targets.length
        ? `. ${leads}: ${targets.map((to) => (to === path ? again : (titles.get(to) ?? to))).join(', ')}`
        : ''
    }${
      active.has(path)
        ? `. ${[here, ...chips.filter((chip) => isIn(active, path, chip)).map(({text}) => text)].join(': ')}`
        : ''
    }`;
  const first = boxes.find(({kind}) => kind !== 'group')?.y ?? 0;
  // The lit arrows are drawn last, above others in the same lane.
  const drawn = [...arrows].sort((a, b) => Number(active.has(a.from)) - Number(active.has(b.from)));
  return `<svg class="diagram-of-states" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" role="list" aria-label="${escaped(name)}"><g aria-hidden="true"><g class="way start"><circle class="head" cx="${x}" cy="${y}" r="5"></circle><path d="M${x} ${y}V${first - 1}"></path><path class="head" d="M${x} ${first - 1}${HEADS.down}"></path></g></g>${boxes
    .filter(({kind}) => kind === 'group')
    .map((box) => boxMarkup(box, active, ''))
    .join('')}<g aria-hidden="true">${drawn.map((arrow) => arrowMarkup(arrow, active)).join('')}</g>${boxes
    .filter(({kind}) => kind !== 'group')
    .map((box) => boxMarkup(box, active, said(box)))
    .join('')}</svg>`;
}
