import {
  type CSSResultOrNative,
  type LitElement,
  type ReactiveController,
  type ReactiveControllerHost,
} from 'lit';
import {windowOf} from '../window-of.js';
import type {Missing} from './missing.js';

/** What later styles need of their table. */
export interface StylesHost extends ReactiveControllerHost, Element {
  readonly renderRoot: ParentNode;
  readonly theme: string | null;
  readonly settings: {instead(what: 'themes', page: string): string};
  readonly missing: Pick<Missing, 'tell' | 'found'>;
}

/** The attribute that holds the theme chosen by the visitor; the page's own attribute is not changed. */
const CHOSEN = 'data-theme';

/** The style sheets of other documents than the script's own: one that was constructed belongs to its document. */
const elsewhere = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The style sheet of some styles in a document that is shown. */
function sheetIn(page: Document, styles: CSSResultOrNative): CSSStyleSheet {
  const own = styles instanceof CSSStyleSheet ? styles : styles.styleSheet!;
  if (page === document) return own;
  const sheets = elsewhere.get(page) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  elsewhere.set(page, sheets);
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new (windowOf(page.documentElement).CSSStyleSheet)();
    sheet.replaceSync([...own.cssRules].map(({cssText}) => cssText).join(''));
    sheets.set(styles, sheet);
  }
  return sheet;
}

/** The style sheets of a table: those of its element, then those of its theme, and of what is loaded later. */
export class StylesController implements ReactiveController {
  #sheets: readonly CSSResultOrNative[] = [];
  /** What the root has of them. */
  #adopted: readonly CSSStyleSheet[] = [];
  /** The theme whose styles are loaded or loading. */
  #theme = '';

  constructor(private readonly host: StylesHost) {
    host.addController(this);
  }

  /** Adds style sheets; the same one twice counts once. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    this.#sheets = [...new Set([...this.#sheets, ...sheets])];
    this.dress(this.host.renderRoot as ShadowRoot);
  }

  /** Gives all style sheets to the root of the table; anew when it has come into another document. */
  dress(root: ShadowRoot): void {
    const {host} = this;
    const {ownerDocument: page} = host;
    // What others have added, as an extension of the browser, stays.
    const others = root.adoptedStyleSheets.filter((sheet) => !this.#adopted.includes(sheet));
    // A document without a window is not shown, and can have no sheets.
    this.#adopted = page.defaultView
      ? [...(host.constructor as typeof LitElement).elementStyles, ...this.#sheets].map((styles) =>
          sheetIn(page, styles),
        )
      : [];
    root.adoptedStyleSheets = [...this.#adopted, ...others];
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
