import {
  html,
  nothing,
  type CSSResultOrNative,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {PanelEvent} from '../page-events.js';
import type {FocusController} from './focus.js';
import type {Missing} from './missing.js';

/** A panel, rendered from the table that shows it; `table` is of the class that the panel was written for. */
export interface Panel {
  render(table: unknown, about: unknown): TemplateResult;
}

/** Fetches a panel when it is first needed. */
export type PanelLoader = () => Promise<Panel>;

/**
 * Loaders of panels that are the functions of one module.
 *
 * @example
 * const tricks = panelsFrom(() => import('./panels/tricks.js'));
 * const panels = {last: tricks('last'), played: tricks('played')};
 */
export const panelsFrom =
  <M extends object>(load: () => Promise<M>) =>
  (name: keyof M): PanelLoader =>
  async () => ({render: (await load())[name] as Panel['render']});

/** A panel that the visitor has opened, and what it is about. */
export interface OpenPanel {
  readonly id: string;
  readonly about?: unknown;
}

/** The panels of every table. */
const PANELS: Readonly<Record<string, PanelLoader>> = {
  menu: () => import('../panels/menu.js'),
  curtain: () => import('../panels/curtain.js'),
  settings: () => import('../panels/settings.js'),
  keys: () => import('../panels/keys.js'),
  order: () => import('../panels/order.js'),
  ask: () => import('../panels/ask.js'),
  auction: () => import('../panels/auction.js'),
  declare: () => import('../panels/declare.js'),
  record: () => import('../panels/record.js'),
  copy: () => import('../panels/copy.js'),
  kept: () => import('../panels/kept.js'),
  daily: () => import('../panels/daily.js'),
  day: () => import('../panels/day.js'),
  lessons: () => import('../panels/lessons.js'),
};

/** What panels need of the table that shows them. */
export interface PanelsHost extends ReactiveControllerHost, EventTarget {
  readonly shadowRoot: ShadowRoot | null;
  readonly context: object | null;
  /** The panel that the visitor has opened. */
  opened: OpenPanel | null;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  readonly missing: Pick<Missing, 'tell' | 'found'>;
  tag(...names: readonly string[]): boolean;
}

/** The panels of a game. */
export interface PanelsGame {
  readonly panels: Readonly<Record<string, PanelLoader>>;
  /** The panel that opens automatically in the current state of the game; `null` if none does. */
  autoPanel(): string | null;
}

/** The panels of a table: each is fetched when it is first needed, and one is open at a time. */
export class PanelsController implements ReactiveController {
  readonly #loaded = new Map<string, Panel>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Panels that could not be fetched. */
  readonly #failed = new Set<string>();
  /** What had the focus when the visitor opened a panel. */
  #opener: HTMLElement | null = null;
  /** The panel that was drawn last. */
  #shown: string | null = null;
  /** What had the focus before the update that is under way. */
  #focused: Element | null = null;

  constructor(
    private readonly host: PanelsHost,
    private readonly game: PanelsGame,
    private readonly focus: Pick<FocusController, 'element' | 'onHand' | 'onSheet'>,
  ) {
    host.addController(this);
  }

  /**
   * Fetches a panel only once, even if it is requested several times; after a failure it is only fetched again when the visitor
   * asks for it, by {@linkcode open} or by the notice.
   */
  async #load(id: string): Promise<void> {
    const load = this.game.panels[id] ?? PANELS[id];
    if (!load || this.#loaded.has(id) || this.#failed.has(id)) return;
    const loading = this.#loading.get(id) ?? this.#fetch(id, load);
    this.#loading.set(id, loading);
    await loading;
    this.#loading.delete(id);
  }

  async #fetch(id: string, load: PanelLoader): Promise<void> {
    const {host} = this;
    try {
      const [panel, {panelStyles}] = await Promise.all([load(), import('../styles/panels.js')]);
      host.adopt(...panelStyles);
      this.#loaded.set(id, panel);
      if (!this.#failed.size) host.missing.found('panel');
      host.requestUpdate();
    } catch (error) {
      // A panel that the game opens by itself is not retried forever.
      this.#failed.add(id);
      const {opened} = host;
      host.opened = null;
      host.missing.tell('panel', error, () => {
        this.#failed.delete(id);
        if (opened?.id === id) void this.open(id, opened.about);
        else host.requestUpdate();
      });
    }
  }

  /** Opens a panel: the focus goes there, and comes back when it closes. */
  async open(id: string, about?: unknown): Promise<void> {
    const {host} = this;
    this.#opener ??= this.focus.element as HTMLElement | null;
    this.#failed.delete(id);
    host.opened = {id, about};
    await this.#load(id);
    host.requestUpdate();
    await host.updateComplete;
    this.focus.onSheet();
  }

  /** Whether this table has a panel of this name. */
  has(id: string): boolean {
    return Object.hasOwn(this.game.panels, id) || Object.hasOwn(PANELS, id);
  }

  /** Shows something else in the open panel. */
  turnTo(id: string, about: unknown): void {
    this.host.opened = {id, about};
    this.host.requestUpdate();
  }

  /** Removes the open panel: the focus stays where it is, or goes to the hand if it was in the panel. */
  drop(): void {
    this.host.opened = this.#opener = null;
    this.host.requestUpdate();
  }

  /** Closes the panel that the visitor has opened: the focus goes back to where it was. */
  async close(): Promise<void> {
    const {host} = this;
    if (!host.opened) return;
    host.opened = null;
    const opener = this.#opener;
    this.#opener = null;
    host.requestUpdate();
    await host.updateComplete;
    if (opener?.isConnected) opener.focus({preventScroll: true});
    else this.focus.onHand();
  }

  /** Called after each step of the match: the advice panel stays open while advice is computed or valid. */
  matchChanged(): void {
    const {host} = this;
    const {opened} = host;
    if (opened?.id === 'why' && opened.about === undefined && !host.tag('hinting', 'hinted')) this.drop();
  }

  /** The panel to be shown now, if it has been fetched. */
  #now(): string | null {
    const {host} = this;
    const id = host.opened?.id ?? (host.context ? this.game.autoPanel() : null);
    if (!id || this.#loaded.has(id)) return id;
    void this.#load(id);
    return null;
  }

  /** The panel that is open, as it is now. */
  view(): TemplateResult | typeof nothing {
    const id = this.#now();
    if (!id) return nothing;
    const panel = this.#loaded.get(id)!.render(this.host, this.host.opened?.about);
    // Each has elements of its own, and so begins at its top, wherever the one before was read to.
    return html`<div class="cover">${keyed(id, panel)}</div>`;
  }

  hostUpdate(): void {
    this.#focused = this.focus.element;
  }

  hostUpdated(): void {
    const {host, focus} = this;
    if (!host.context) return;
    const root = host.shadowRoot!;
    const focused = this.#focused;
    const panel = this.#now();
    // The focused element is gone, for example a button of a sheet that another sheet replaced.
    if (focused && !focus.element) {
      if (panel) focus.onSheet();
      else focus.onHand();
    }
    const room = root.querySelector<HTMLElement>('.room');
    // Content behind a large sheet is inert; beside a small one the hand stays playable.
    const isCovered = root.querySelector('.sheet:not(.small)') !== null;
    for (const part of room?.children ?? [])
      (part as HTMLElement).inert = isCovered && !part.matches('.cover');
    // A visitor who waited while cards were dealt gets the focus on them.
    if (room && focus.element === room && !panel && host.tag('visitor')) focus.onHand();
    // A panel that the game opens takes the focus only from within the table.
    if (panel !== this.#shown && !host.opened && focused)
      void host.updateComplete.then(() => (panel ? focus.onSheet() : focus.onHand()));
    if (panel !== this.#shown) {
      const before = this.#shown;
      this.#shown = panel;
      if (before) host.dispatchEvent(new PanelEvent(before, false));
      if (panel) host.dispatchEvent(new PanelEvent(panel, true));
    }
  }
}
