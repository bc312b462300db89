import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** The attribute of a table that fills the window because its browser, or the frame around it, has no full screen. */
const FILLS = 'data-fills';

/**
 * Full screen for one table. Where the browser has none (iPhones, frames without the permission) the table fills the window
 * instead, and Escape leaves it.
 */
export class FullScreenController implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  /** Whether the table fills the screen, or the window. */
  get isOn(): boolean {
    const {host} = this;
    return host.matches(':fullscreen') || host.hasAttribute(FILLS);
  }

  /** Fills the screen, or leaves it. Settles when that is done; never rejects. */
  async set(on: boolean): Promise<void> {
    const {host} = this;
    if (on === this.isOn) return;
    if (on) await host.requestFullscreen?.({navigationUI: 'hide'}).catch(() => undefined);
    else if (host.matches(':fullscreen')) await document.exitFullscreen().catch(() => undefined);
    host.toggleAttribute(FILLS, on && !host.matches(':fullscreen'));
    host.requestUpdate();
  }

  readonly #changed = (): void => this.host.requestUpdate();

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && this.host.hasAttribute(FILLS))
      void this.set(false);
  };

  hostConnected(): void {
    this.host.addEventListener('fullscreenchange', this.#changed);
    this.host.addEventListener('keydown', this.#key);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('fullscreenchange', this.#changed);
    this.host.removeEventListener('keydown', this.#key);
    this.host.removeAttribute(FILLS);
  }
}
