import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isAround} from '../shut-off.js';

/** The attribute of a table that fills the window because its browser, or the frame around it, has no full screen. */
const FILLS = 'data-fills';

/** What the page can lay above all else. Browsers without popovers leave out what they do not know. */
const ON_TOP = ':is(:popover-open, :modal)';

/** Whether a place of the page lies above a table that fills the window, by the path of an event from there. */
const isAbove = (path: readonly EventTarget[], table: Element): boolean =>
  !path.includes(table) &&
  path.some((one) => (one as Partial<Element>).matches?.(ON_TOP) && !isAround(one, table));

/**
 * Full screen for one table. Where the browser has none (iPhones, frames without the permission) the table fills the window
 * instead, and Escape leaves it. It does so as a popover: nothing of the page lies above it, and nothing that the page does to what
 * is around it (`transform`, `filter`, `contain`) counts. Browsers without popovers (before Chromium 114, Firefox 125, Safari 17)
 * fix it to the window, as well as the page lets them.
 */
export class FullScreenController implements ReactiveController {
  /** Whether the attribute `popover` is ours: a page may have made one of its table. */
  #isPopover = false;
  /** The document in which the table fills its window. */
  #page: Document | null = null;

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
    else if (host.matches(':fullscreen')) await host.ownerDocument.exitFullscreen().catch(() => undefined);
    this.#fill(on && host.isConnected && !host.matches(':fullscreen'));
    host.requestUpdate();
  }

  #fill(on: boolean): void {
    const {host} = this;
    host.toggleAttribute(FILLS, on);
    this.#page?.removeEventListener('keydown', this.#key);
    this.#page = on ? host.ownerDocument : null;
    this.#page?.addEventListener('keydown', this.#key);
    if (on && 'popover' in HTMLElement.prototype && !host.hasAttribute('popover')) {
      this.#isPopover = true;
      host.popover = 'manual';
      host.showPopover();
    } else if (!on && this.#isPopover) {
      this.#isPopover = false;
      host.removeAttribute('popover');
    }
  }

  readonly #changed = (): void => this.host.requestUpdate();

  /** Escape in the table, or in the page that it covers; what lies above it has its own. */
  readonly #key = (event: KeyboardEvent): void => {
    const {host} = this;
    if (event.key !== 'Escape' || event.defaultPrevented || isAbove(event.composedPath(), host)) return;
    // A dialog in which the table stands stays open.
    event.preventDefault();
    void this.set(false);
  };

  hostConnected(): void {
    this.host.addEventListener('fullscreenchange', this.#changed);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('fullscreenchange', this.#changed);
    this.#fill(false);
  }
}
