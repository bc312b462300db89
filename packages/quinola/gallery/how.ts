// What the pages "how the game goes" do by script: they mark the states in which the table on the page is.
import {activePaths} from '@quinola/chart/picture.js';

/** What such a page asks of a table. */
interface Table extends HTMLElement {
  readonly actor: {getSnapshot(): {readonly value: Parameters<typeof activePaths>[0]}} | null;
}

const table = document.querySelector<Table>('#table')!;

function mark(): void {
  const {actor} = table;
  const active = new Set(actor ? activePaths(actor.getSnapshot().value) : []);
  for (const state of document.querySelectorAll<HTMLElement>('.chart li[data-path]:not(.group)')) {
    const now = active.has(state.dataset['path']!);
    if (now) state.setAttribute('aria-current', 'step');
    else state.removeAttribute('aria-current');
    state.querySelector<HTMLElement>('.here')!.hidden = !now;
  }
}

await customElements.whenDefined(table.localName);
// A table is redrawn with every step of its chart.
new MutationObserver(mark).observe(table.shadowRoot!, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
mark();
