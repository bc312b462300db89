import {faceOf, suitOf, type Card} from '@quinola/cards';
import {back, cardBox, corner, isCourt, pipFace, type Back, type Drawing, type Ink} from '@quinola/faces';
import {html, nothing, svg, type TemplateResult} from 'lit';

/** Draws a court; `marked` leaves room for corner indices, `double` shows it with two heads. `null`: not drawn yet. */
export type CourtFace = (
  card: Card,
  marked: boolean,
  double: boolean,
) => TemplateResult | TemplateResult[] | null;

/** How cards are shown at a table. */
export interface CardLook {
  /** Rank and suit in two corners. */
  readonly corner: boolean;
  /** Figures cut at the waist and mirrored. */
  readonly double: boolean;
  /** A colour for each suit. */
  readonly four: boolean;
  /** The corner index of a rank in the table's language. */
  readonly rank: (rank: string) => string;
  /** The drawn courts; `null` until they are fetched, when their marks stand in. */
  readonly courts: CourtFace | null;
}

/** A drawing as paths; colours come by class from the theme. */
export function layers(drawing: Drawing): TemplateResult[] {
  return drawing.map(
    ({ink, d, line, dash}) => svg`<path class="${ink} ${line ? 'line' : ''}" d=${d}
    stroke-width=${line ?? nothing} stroke-dasharray=${dash ?? nothing}></path>`,
  );
}

const VIEW = `0 0 ${cardBox.width} ${cardBox.height}`;

const TURNED = `rotate(180 ${cardBox.width / 2} ${cardBox.height / 2})`;

function corners(card: Card, rank: CardLook['rank']): TemplateResult {
  const {rank: letter, x, y, size, room, signs} = corner(card);
  const text = rank(letter);
  const length = text.length > 1 ? room : nothing;
  // One template: a table begins with fifty of these.
  return svg`<path class="suit" d=${signs}></path><text class="suit" x=${x} y=${y} font-size=${size}
    textLength=${length} lengthAdjust="spacingAndGlyphs">${text}</text><text class="suit" x=${x} y=${y} font-size=${size}
    textLength=${length} lengthAdjust="spacingAndGlyphs" transform=${TURNED}>${text}</text>`;
}

// A face is dozens of paths and never changes: cached for each way of showing it.
const made = new Map<string, TemplateResult>();

/** The face of a card as a picture without a name of its own; who shows it labels it. */
export function cardFace(card: Card, {corner: marked, double, rank, courts}: CardLook): TemplateResult {
  const face = faceOf(card);
  const court = isCourt(face);
  const figure = court && courts?.(face, marked, double);
  const suit = suitOf(face);
  const key = [face, marked, double, !figure, marked && rank(corner(face).rank)].join();
  let picture = made.get(key);
  if (!picture) {
    picture = html`<svg class="face s${suit}" viewBox=${VIEW} aria-hidden="true">
      ${court ? figure : layers(pipFace(face, marked))}${
        // The index of a figure with a number is drawn with it.
        (court && !figure) || (marked && suit !== 'T') ? corners(face, rank) : nothing
      }
    </svg>`;
    made.set(key, picture);
  }
  return picture;
}

/** The pattern of a table's backs, drawn once beside the cards that lie so; {@linkcode cardBack} shows it. */
export function backPattern(table: {readonly back: Back | null; readonly backInk: Ink}): TemplateResult {
  return html`<svg class="defs" aria-hidden="true">
    <symbol id="back" viewBox=${VIEW}>${layers(back(table.back ?? 'tarotee', table.backInk))}</symbol>
  </svg>`;
}

/** A card from behind. */
export function cardBack(): TemplateResult {
  return html`<svg class="face behind" viewBox=${VIEW} aria-hidden="true"><use href="#back"></use></svg>`;
}

/** The sign of a suit, as large as the letters about it. */
export function suitSign(d: string, sign: string): TemplateResult {
  return html`<svg class="sign s${sign}" viewBox="-24 -24 48 48" aria-hidden="true">
    <path class="suit" d=${d}></path>
  </svg>`;
}
