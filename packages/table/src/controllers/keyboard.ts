import type {Card} from '@quinola/cards';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {actionOf, type Command} from '../keys.js';
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
    this.host.shadowRoot!.addEventListener('keydown', this.#pressed);
  }

  hostDisconnected(): void {
    this.host.shadowRoot!.removeEventListener('keydown', this.#pressed);
  }

  readonly #pressed = (pressed: Event): void => {
    const event = pressed as KeyboardEvent;
    const {host, focus} = this;
    if (event.key === 'Enter' && !event.repeat && goOn(event)) return;
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
