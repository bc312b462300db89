import {html, nothing, type TemplateResult} from 'lit';
import type {KitPanelWords} from '../strings.js';

/** What a sheet needs of its table. */
export interface SheetHost {
  readonly panelWords: KitPanelWords | null;
  close(): Promise<void>;
}

/** How a sheet is laid. */
export interface SheetModel {
  readonly title: string;
  readonly body: TemplateResult | readonly TemplateResult[] | typeof nothing;
  /** Buttons at the foot. */
  readonly foot?: TemplateResult | readonly TemplateResult[];
  /** Whether it is docked, so that it covers neither trick nor hand nor prompt. */
  readonly small?: boolean;
  /** In the place of the trick: `asks` what the line of the turn names too, as a ladder of bids. */
  readonly onStage?: boolean | 'asks';
  /** A class name for styles of this sheet. */
  readonly kind?: string;
  /** Whether the game has opened it: it closes when the game continues, and has no close button. */
  readonly own?: boolean;
}

/** A sheet over the room: a dialogue that is not modal for the page. */
export function sheet(
  table: SheetHost,
  {title, body, foot, small = false, onStage = false, own = false, kind = ''}: SheetModel,
): TemplateResult {
  return html`<section
    class="sheet ${kind} ${small ? 'small' : ''} ${onStage ? `small on-stage ${onStage === 'asks' ? onStage : ''}` : ''} ${own ? 'own' : ''}"
    part="dialog ${kind === 'menu' ? kind : ''}"
    role="dialog"
    aria-label=${title}
    tabindex="-1"
  >
    <header>
      <b aria-hidden="true">${title}</b>${
        own
          ? nothing
          : html`<button type="button" part="button" class="button" @click=${() => table.close()}>
              ${small ? html`<span aria-hidden="true">×</span><span class="vh">${table.panelWords!.close}</span>` : table.panelWords!.close}
            </button>`
      }
    </header>
    ${body === nothing ? nothing : html`<div class="body" tabindex="0">${body}</div>`}
    ${foot ? html`<footer>${foot}</footer>` : nothing}
  </section>`;
}

/** A button of a sheet. */
export function choice(text: string | TemplateResult, act: () => void, first = false): TemplateResult {
  // On one line, so that the button holds its words and no white space.
  const classes = `button ${first ? 'first' : ''}`;
  return html`<button type="button" part="button" class=${classes} @click=${act}>${text}</button>`;
}
