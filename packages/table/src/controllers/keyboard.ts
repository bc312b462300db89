import type {Card} from '@quinola/cards';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {actionOf, isForField, type Command} from '../keys.js';
import type {FocusController} from './focus.js';

/** What the keys need of their table. */
export interface KeyboardHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly nohotkeys: boolean;
  /** The open panel. */
  readonly opened: object | null;
  at: Card | null;
  chosen: Card | null;
  note: object | null;
  hands(): readonly (readonly Card[])[];
  close(): Promise<void>;
}

/** Carries out what a key commands. */
export type RunCommand = (command: Command) => void;

/** The events of a key. */
const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/** Whether a key that is pressed in a field is none of the field's: it leaves it, or is a command. */
const leavesField = (event: KeyboardEvent): boolean =>
  /^(Tab|Escape|F\d+)$/.test(event.key) ||
  ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph'));

/** Enter on a sheet that the game has opened, which has the focus, is its main button. @returns whether it has one */
function goOn(event: KeyboardEvent): boolean {
  const at = event.composedPath()[0] as Element;
  const main = at.matches('.sheet.own, .sheet.own > .body')
    ? at.closest('.sheet')!.querySelector<HTMLElement>('.button.first')
    : null;
  if (!main) return false;
  event.preventDefault();
  main.click();
  return true;
}

/** The keys of a table: letters and arrows for cards, letters for commands, Escape. */
export class KeyboardController implements ReactiveController {
  /**
   * @param run carries out a command
   * @param own letters with another meaning in this game
   */
  constructor(
    private readonly host: KeyboardHost,
    private readonly focus: Pick<FocusController, 'card' | 'onHand'>,
    private readonly run: RunCommand,
    private readonly own: Readonly<Record<string, Command>> = {},
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.host.shadowRoot!;
    root.addEventListener('keydown', this.#pressed);
    for (const type of KEY_EVENTS) root.addEventListener(type, this.#typed);
  }

  hostDisconnected(): void {
    const root = this.host.shadowRoot!;
    root.removeEventListener('keydown', this.#pressed);
    for (const type of KEY_EVENTS) root.removeEventListener(type, this.#typed);
  }

  /** What is written in a field of the table stays there: to the page it would look like keys pressed on the tag, as its own may be. */
  readonly #typed = (typed: Event): void => {
    const event = typed as KeyboardEvent;
    const isOurs = this.host.shadowRoot!.contains(event.composedPath()[0] as Node);
    if (isOurs && isForField(event) && !leavesField(event)) event.stopPropagation();
  };

  readonly #pressed = (pressed: Event): void => {
    const event = pressed as KeyboardEvent;
    const {host, focus} = this;
    // A key that is held down is pressed once: the focus goes to the next card, which it would play as well.
    if (event.key === 'Enter' && event.repeat && !isForField(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && goOn(event)) return;
    const {card} = focus;
    const hands = host.hands();
    const hand = hands.find((cards) => card && cards.includes(card)) ?? hands[0] ?? [];
    const action = actionOf(event, hand, card, this.own);
    if (!action || (host.nohotkeys && typeof action === 'string' && action !== 'close')) return;
    if (typeof action === 'object') {
      if (host.opened) return;
      host.at = action.to;
      host.requestUpdate();
      void host.updateComplete.then(() => focus.onHand(action.to));
    } else if (action === 'close') {
      if (!host.opened && !host.note && !host.chosen) return;
      host.note = host.chosen = null;
      host.requestUpdate();
      void host.close();
    } else this.run(action);
    event.preventDefault();
  };
}
