// The script of the pages "how the game goes": highlights the current states of the table on the page, and zooms the drawing.
import {activePaths} from '@quinola/chart/picture.js';

/** What such a page uses of a table. */
interface Table extends HTMLElement {
  readonly actor: {getSnapshot(): {readonly value: Parameters<typeof activePaths>[0]}} | null;
}

/** How small and how large the drawing may become. */
const LEAST = 0.4;
const MOST = 3;

const table = document.querySelector<Table>('#table')!;
const drawing = document.querySelector<SVGSVGElement>('.drawing svg')!;
const all = <E extends Element>(selector: string): NodeListOf<E> =>
  document.querySelectorAll<E>(`.drawing ${selector}`);

/** The path of the state that was highlighted last. */
let lit = '';

function mark(): void {
  const {actor} = table;
  const active = new Set(actor ? activePaths(actor.getSnapshot().value) : []);
  for (const state of all<SVGElement>('.state')) {
    const path = state.dataset['path']!;
    const now = active.has(path);
    state.classList.toggle('lit', now);
    if (now) state.setAttribute('aria-current', 'step');
    else state.removeAttribute('aria-current');
    for (const chip of state.querySelectorAll<SVGElement>('.chip')) {
      const beat = chip.dataset['beat']!;
      chip.classList.toggle('lit', active.has(`${path}.${beat}`) || active.has(`${path}.turn.${beat}`));
    }
    if (now && lit !== path) {
      lit = path;
      light(path);
    }
  }
  document.querySelector('.always')!.classList.toggle('lit', active.has('paused'));
}

/** Highlights the transitions out of a state, above the others, and scrolls the frame, never the page, to the state. */
function light(path: string): void {
  for (const way of all<SVGElement>('.way[data-from]')) {
    const now = way.dataset['from'] === path;
    way.classList.toggle('lit', now);
    if (now) way.parentElement!.append(way);
  }
  const frame = drawing.parentElement!;
  const state = document.querySelector(`.drawing [data-path="${path}"]`)!.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  frame.scrollBy({
    top: (state.top + state.bottom - box.top - box.bottom) / 2,
    left: (state.left + state.right - box.left - box.right) / 2,
  });
}

const [width, height] = ['width', 'height'].map((side) => Number(drawing.getAttribute(side))) as [
  number,
  number,
];
let scale = 1;
for (const button of document.querySelectorAll<HTMLElement>('.zoom button'))
  button.addEventListener('click', () => {
    if ('print' in button.dataset) {
      print();
      return;
    }
    scale = Math.max(LEAST, Math.min(MOST, scale * Number(button.dataset['by'])));
    drawing.setAttribute('width', `${width * scale}`);
    drawing.setAttribute('height', `${height * scale}`);
  });

await customElements.whenDefined(table.localName);
// A table is redrawn with every step of its chart.
new MutationObserver(mark).observe(table.shadowRoot!, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
mark();
