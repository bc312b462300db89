import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** The states of a table that styles can select: `:state(visitor)`. */
export const STATES = ['waiting', 'visitor', 'thinking', 'over'] as const;

/** One of them; none while cards travel or are dealt. */
export type TableState = (typeof STATES)[number];

/** The attribute used instead in browsers without `:state()`. */
const FALLBACK = 'data-state';

/** What the states read of their table. */
export interface StatesHost extends ReactiveControllerHost, HTMLElement {
  readonly context: object | null;
  tag(...names: readonly string[]): boolean;
}

/** The current state of a table; `null` while it waits for nobody. */
export function stateOf(table: Pick<StatesHost, 'context' | 'tag'>): TableState | null {
  if (!table.context) return 'waiting';
  if (table.tag('over')) return 'over';
  if (table.tag('visitor', 'sheet')) return 'visitor';
  return table.tag('opponent') ? 'thinking' : null;
}

/** Exposes to a page's styles what the table waits for. */
export class StatesController implements ReactiveController {
  #states: Set<string> | null = null;
  #shown: TableState | null = null;

  constructor(private readonly host: StatesHost) {
    try {
      const {states} = host.attachInternals();
      // Browsers that have the set but not `:state()` throw for such names.
      for (const state of STATES) states.add(state);
      for (const state of STATES) states.delete(state);
      this.#states = states as Set<string>;
    } catch {
      // The attribute tells it.
    }
    host.addController(this);
  }

  hostUpdated(): void {
    const state = stateOf(this.host);
    if (state === this.#shown) return;
    const {host} = this;
    const states = this.#states;
    if (!states) {
      if (state) host.setAttribute(FALLBACK, state);
      else host.removeAttribute(FALLBACK);
    } else {
      if (this.#shown) states.delete(this.#shown);
      if (state) states.add(state);
    }
    this.#shown = state;
  }
}
