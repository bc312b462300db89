import type {LessonDisplay} from '@quinola/play';
import type {LessonHost} from './lesson-host.js';
import {pointedAt} from './pointing.js';

/** Where the focus may be taken from: what a visitor plays a lesson with. A sheet or a term that he reads keeps it. */
const LED = '.room, .hand *, .lesson, .button';

/**
 * Leads the focus through a lesson, so that Enter does what the step wants. Never takes it from outside the table. The note, which
 * is scrolled where it is long, begins at its top again.
 */
export class LessonFocus {
  #step = '';

  constructor(private readonly host: LessonHost) {}

  /** Goes to what the step wants, once for each step: not while the visitor looks around. */
  follow(said: LessonDisplay): void {
    const {host} = this;
    const step = `${said.kind} ${said.at}`;
    if (step === this.#step) return;
    this.#step = step;
    // After the table's own controllers, which bring a focus that has lost its element back to the hand.
    void host.updateComplete.then(() => {
      if (step !== this.#step) return;
      const root = host.shadowRoot!;
      root.querySelector('.lesson')?.scrollTo(0, 0);
      const focused = root.activeElement;
      if (!focused?.matches(LED) || focused.closest('.sheet')) return;
      const wanted = this.#wanted(root, said);
      if (!wanted || root.querySelector('.sheet')) return;
      wanted.focus({preventScroll: true});
      host.at = wanted.dataset['card'] ?? host.at;
    });
  }

  #wanted(root: ShadowRoot, {kind, point}: LessonDisplay): HTMLElement | null {
    if (kind === 'end') return root.querySelector<HTMLElement>('.lesson .choices button');
    if (kind === 'tell' || kind === 'astray') return root.querySelector<HTMLElement>('.button.forward');
    const may = (card: HTMLElement): boolean => card.matches('.hand .card:not([aria-disabled="true"])');
    // A button that is switched off would lose the focus: while the others play it waits in the hand.
    if (kind === 'wait')
      return root.activeElement!.matches('.button') ? root.querySelector('.hand .card[tabindex="0"]') : null;
    return (
      pointedAt(root, point).find(may) ??
      [...root.querySelectorAll<HTMLElement>('.hand .card')].find(may) ??
      null
    );
  }
}
