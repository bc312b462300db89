import {html, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import type {GameFeatures} from '../game-features.js';
import {talkStyles} from '../styles/talk.js';
import {answer, type AnswerHost} from './answers.js';
import type {Ask, RespondAsk} from './ask.js';
import type {Responding} from './responding-model.js';

/** What answering needs of its table. */
export interface RespondHost extends AnswerHost, ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/**
 * The answers at the line of the turn. The left and right arrows go from one to the next, and who has answered by keys finds the next
 * answers under his hand.
 */
export class RespondingController implements ReactiveController, Responding {
  /** Whether the last thing that had the focus was an answer, which has gone since. */
  #hadFocus = false;

  /** @param asked the current decision of the game */
  constructor(
    private readonly table: RespondHost,
    private readonly asked: () => Ask | null,
  ) {
    table.addController(this);
  }

  hostConnected(): void {
    this.table.shadowRoot!.addEventListener('keydown', this.#pressed);
  }

  hostDisconnected(): void {
    this.table.shadowRoot!.removeEventListener('keydown', this.#pressed);
  }

  get #ask(): RespondAsk | null {
    const ask = this.asked();
    return ask?.kind === 'respond' ? ask : null;
  }

  get #buttons(): readonly HTMLElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLElement>('.answers.respond button')];
  }

  hostUpdate(): void {
    const at = this.table.shadowRoot!.activeElement;
    if (at && !at.matches('.room')) this.#hadFocus = at.closest('.answers.respond') !== null;
  }

  hostUpdated(): void {
    const root = this.table.shadowRoot!;
    if (!this.#hadFocus || (root.activeElement && root.activeElement !== root.querySelector('.room'))) return;
    const [first] = this.#buttons;
    // Between two answers the table keeps the focus, so that keys still reach it.
    (first ?? root.querySelector<HTMLElement>('.room'))?.focus({preventScroll: true});
    this.#hadFocus = true;
  }

  answers(): TemplateResult | null {
    const {table} = this;
    const ask = this.#ask;
    if (!ask) return null;
    return html`<div class="answers respond ${ask.large ? 'large' : ''}" role="group" aria-label=${ask.title}>
      ${ask.answers.map((one) => answer(table, one))}
    </div>`;
  }

  readonly #pressed = (pressed: Event): void => {
    const event = pressed as KeyboardEvent;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const buttons = this.#buttons;
    const at = buttons.indexOf(event.composedPath()[0] as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]!.focus({preventScroll: true});
  };
}

/** What a game adds to its features that asks by `respond`. */
export const respondFeatures = (
  table: RespondHost,
): Required<Pick<GameFeatures, 'responding' | 'styles'>> => ({
  responding: (asked) => new RespondingController(table, asked),
  styles: [talkStyles],
});
