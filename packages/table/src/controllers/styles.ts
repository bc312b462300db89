import {
  adoptStyles,
  type CSSResultOrNative,
  type LitElement,
  type ReactiveController,
  type ReactiveControllerHost,
} from 'lit';

/** What later styles need of their table. */
export interface StylesHost extends ReactiveControllerHost, Element {
  readonly renderRoot: ParentNode;
  readonly theme: string | null;
  readonly settings: {instead(of: 'themes', page: string): string};
}

/** The attribute by which a theme shows that the visitor has chosen himself; the one that the page has set stays what it is. */
const CHOSEN = 'data-theme';

/** The style sheets that come after those of the element: its theme's, and those of what is fetched later. */
export class StylesController implements ReactiveController {
  #sheets: readonly CSSResultOrNative[] = [];
  /** The theme whose styles are there, or on their way. */
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

  /** Fetches what the theme needs; those of the usual one are there. Rejects where it cannot be fetched. */
  async loadTheme(): Promise<void> {
    const {theme, host} = this;
    this.#theme = theme;
    if (theme === (host.theme || 'salon')) host.removeAttribute(CHOSEN);
    else host.setAttribute(CHOSEN, theme);
    if (theme === 'salon') return;
    const {themes} = await import('../styles/themes.js');
    this.adopt(themes);
  }

  /** Page and visitor may change it at any time. Where its styles cannot be fetched the table looks as usual. */
  hostUpdate(): void {
    if (this.theme !== this.#theme) void this.loadTheme().catch(() => undefined);
  }
}
