import {
  adoptStyles,
  type CSSResultOrNative,
  type LitElement,
  type ReactiveController,
  type ReactiveControllerHost,
} from 'lit';
import type {Missing} from './missing.js';

/** What later styles need of their table. */
export interface StylesHost extends ReactiveControllerHost, Element {
  readonly renderRoot: ParentNode;
  readonly theme: string | null;
  readonly settings: {instead(of: 'themes', page: string): string};
  readonly missing: Pick<Missing, 'tell' | 'found'>;
}

/** The attribute that holds the theme chosen by the visitor; the page's own attribute is not changed. */
const CHOSEN = 'data-theme';

/** The style sheets added after those of the element: those of its theme, and of what is loaded later. */
export class StylesController implements ReactiveController {
  #sheets: readonly CSSResultOrNative[] = [];
  /** The theme whose styles are loaded or loading. */
  #theme = '';

  constructor(private readonly host: StylesHost) {
    host.addController(this);
  }

  /** Adds style sheets; the same one twice counts once. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    const {host} = this;
    this.#sheets = [...new Set([...this.#sheets, ...sheets])];
    adoptStyles(host.renderRoot as ShadowRoot, [
      ...(host.constructor as typeof LitElement).elementStyles,
      ...this.#sheets,
    ]);
  }

  /** The theme that is shown: the visitor's, or the page's. */
  get theme(): string {
    return this.host.settings.instead('themes', this.host.theme || 'salon');
  }

  /** Fetches the styles of the theme, unless it is the default one. Where they cannot be fetched, the table has the default look. */
  async loadTheme(): Promise<void> {
    const {theme, host} = this;
    this.#theme = theme;
    host.missing.found('theme');
    if (theme === (host.theme || 'salon')) host.removeAttribute(CHOSEN);
    else host.setAttribute(CHOSEN, theme);
    if (theme === 'salon') return;
    try {
      const {themes} = await import('../styles/themes.js');
      this.adopt(themes);
    } catch (error) {
      host.missing.tell('theme', error, () => this.loadTheme());
    }
  }

  /** Page and visitor may change it at any time. */
  hostUpdate(): void {
    if (this.theme !== this.#theme) void this.loadTheme();
  }
}
