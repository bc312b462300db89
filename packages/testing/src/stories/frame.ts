import {loadTaroks, type Back, type Ink} from '@quinola/faces';
import {
  backPattern,
  courtFace,
  en,
  laterStyles,
  trickLaterStyles,
  type CourtFace,
  type CardLook,
} from '@quinola/table';
import {css, html, LitElement, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import '../registry/tables.js';
import {list} from '../registry/list.js';

/** The look of cards, as visitors can choose it. */
export interface LookArgs {
  readonly corner: boolean;
  readonly double: boolean;
  readonly four: boolean;
}

/** How a part is placed in its frame. */
export interface Framing {
  /** Width of a card, in px. */
  readonly width?: number;
  readonly four?: boolean;
  readonly back?: Back;
  readonly ink?: Ink;
  readonly theme?: string;
  /** Whether court figures may be shown. */
  readonly courts?: boolean;
}

let courts: CourtFace | null = null;

/** The look of cards, in English. */
export const look = (args: LookArgs): CardLook => ({...args, courts, rank: en.rank});

/** A table whose players hold cards: the first of the list. */
const cardTable = customElements.get(list[0]!.tag) as typeof LitElement;

/** A piece of a table's cloth, in a table's own styles: parts are drawn on it as in a table. */
class StoryFrame extends LitElement {
  static override readonly styles = [
    ...cardTable.elementStyles,
    laterStyles,
    trickLaterStyles,
    css`
      .q {
        min-height: 440px;
      }
      .frame {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
        padding: 24px;
        align-content: center;
        align-items: flex-end;
      }
      .frame > .hand {
        flex: 1 0 100%;
      }
      .frame > .trick {
        margin: auto;
        --tw: var(--cw);
      }
      .frame > .seat,
      .frame > .tally {
        flex: none;
        min-width: 160px;
      }
    `,
  ];

  static override readonly properties: PropertyDeclarations = {
    draw: {attribute: false},
    framing: {attribute: false},
  };

  declare draw: () => TemplateResult;
  declare framing: Framing;

  protected override render(): TemplateResult | typeof nothing {
    const {width, four, back = 'tarotee', ink = 'red', courts: wanted} = this.framing;
    if (wanted && !courts) {
      void loadTaroks().then((pack) => {
        courts = courtFace(pack);
        this.requestUpdate();
      });
      return nothing;
    }
    if (width) this.style.setProperty('--quinola-card-width', `${width}px`);
    return html`<div class="q ${four ? 'four' : ''}">
      <div class="frame">${backPattern({back, backInk: ink})}${this.draw()}</div>
    </div>`;
  }
}

if (!customElements.get('story-frame')) customElements.define('story-frame', StoryFrame);

/** Shows a part of a table on a piece of cloth. The part is redrawn once the courts have come. */
export function framed(draw: () => TemplateResult, framing: Framing = {}): TemplateResult {
  return html`<story-frame
    .draw=${draw}
    .framing=${framing}
    theme=${framing.theme ?? nothing}
  ></story-frame>`;
}
