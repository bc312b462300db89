import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from './any-table.js';
import type {Focus} from './focus.js';

/** A panel: draws itself from the table that shows it; `table` is of the class that the panel was written for. */
export interface Panel {
  render(table: unknown, about: unknown): TemplateResult;
}

/** Fetches a panel when it is first wanted. */
export type PanelLoader = () => Promise<Panel>;

/** A panel that stands open, and what it is about. */
export interface Open {
  readonly id: string;
  readonly about?: unknown;
}

const PANELS: Readonly<Record<string, PanelLoader>> = {
  menu: () => import('./panels/menu.js'),
  settings: () => import('./panels/settings.js'),
  keys: () => import('./panels/keys.js'),
  ask: () => import('./panels/ask.js'),
  record: () => import('./panels/record.js'),
  copy: () => import('./panels/copy.js'),
  kept: () => import('./panels/kept.js'),
};

/** The panels of a table: fetched when they are first wanted, one open at a time. */
export class Panels {
  readonly #there = new Map<string, Panel>();
  /** Panels that could not be fetched. */
  readonly #lost = new Set<string>();
  #opener: HTMLElement | null = null;

  /**
   * @param own panels of the game
   * @param wanted the panel that the state of the game itself lays open, if one
   */
  constructor(
    private readonly table: AnyTable,
    private readonly own: Readonly<Record<string, PanelLoader>>,
    private readonly wanted: () => string | null,
    private readonly focus: Focus,
  ) {}

  private async fetchPanel(id: string): Promise<void> {
    const {table} = this;
    const load = this.own[id] ?? PANELS[id];
    if (!load || this.#there.has(id) || this.#lost.has(id)) return;
    try {
      const [panel, {panelStyles}] = await Promise.all([load(), import('./styles/panels.js')]);
      table.adopt(panelStyles);
      this.#there.set(id, panel);
      table.requestUpdate();
    } catch (error) {
      // Asked for again when the visitor opens it; what the game lays open by itself is not tried for ever.
      this.#lost.add(id);
      table.opened = null;
      table.fail('no-module', {}, undefined, error);
    }
  }

  /** Opens a panel: the focus goes there, and comes back when it closes. */
  async open(id: string, about?: unknown): Promise<void> {
    const {table} = this;
    this.#opener ??= this.table.shadowRoot!.activeElement as HTMLElement | null;
    this.#lost.delete(id);
    table.opened = {id, about};
    await this.fetchPanel(id);
    table.requestUpdate();
    await table.updateComplete;
    this.focus.onSheet();
  }

  /** Turns the page of an open panel. */
  turnTo(id: string, about: unknown): void {
    this.table.opened = {id, about};
    this.table.requestUpdate();
  }

  /** Takes the open panel away: the focus stays where it is, or goes to the hand if it was in the panel. */
  drop(): void {
    this.table.opened = this.#opener = null;
    this.table.requestUpdate();
  }

  async close(): Promise<void> {
    const {table} = this;
    if (!table.opened) return;
    table.opened = null;
    const opener = this.#opener;
    this.#opener = null;
    table.requestUpdate();
    await table.updateComplete;
    if (opener?.isConnected) opener.focus({preventScroll: true});
    else this.focus.onHand();
  }

  /** The panel that is to be seen now, if it is there. */
  now(): string | null {
    const {table} = this;
    const id = table.opened?.id ?? (table.context ? this.wanted() : null);
    if (!id || this.#there.has(id)) return id;
    void this.fetchPanel(id);
    return null;
  }

  /** The panel that is open, as it is now. */
  cover(): TemplateResult | typeof nothing {
    const id = this.now();
    return id
      ? html`<div class="cover">${this.#there.get(id)!.render(this.table, this.table.opened?.about)}</div>`
      : nothing;
  }
}
