import {executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import {isWithin, nameOf, readOut} from './aria.js';

/** The innermost element at a point of the window, through shadow roots. */
function elementAt(page: Document, x: number, y: number): Element | null {
  let found = page.elementFromPoint(x, y);
  for (let within = found?.shadowRoot?.elementFromPoint(x, y); within && within !== found;) {
    found = within;
    within = found.shadowRoot?.elementFromPoint(x, y) ?? null;
  }
  return found;
}

/** A point of the window at which a pointer hits this element, uncovered; `null` if there is none. */
function openPoint(element: Element): {x: number; y: number} | null {
  const {left, top, width, height} = element.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const along of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04]) {
      const x = left + width * along;
      const y = top + height * down;
      if (isWithin(elementAt(element.ownerDocument, x, y), element)) return {x, y};
    }
  return null;
}

/** Clicks an element by the real pointer, where nothing lies over it. */
export async function click(element: Element): Promise<void> {
  if (!openPoint(element)) element.scrollIntoView({block: 'center'});
  const point = openPoint(element);
  if (!point) throw new Error(`No pointer reaches “${nameOf(element) || readOut(element)}”.`);
  await sendMouse({type: 'click', position: [Math.round(point.x), Math.round(point.y)]});
}

/** Presses the mouse at the first place and moves it over the others, where it stays pressed. */
export const drag = (...places: readonly (readonly [x: number, y: number])[]): Promise<unknown> =>
  executeServerCommand('drag', places);

/** Presses a key at the current focus: `Enter`, `ArrowRight`, `h`, `?`. */
export const key = (name: string): Promise<void> =>
  sendKeys(name === '?' ? {type: name} : {press: name}) as Promise<void>;
