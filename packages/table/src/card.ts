import {faceOf, rankOf, suitOf, type Card} from '@quinola/cards';
import {
  back,
  cardBox,
  corner,
  isCourt,
  pipFace,
  signPath,
  type Back,
  type Drawing,
  type Ink,
} from '@quinola/faces';
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
  /** The German-suited pack of Poland, whose small cards are drawn with its figures. */
  readonly german?: boolean;
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

// A face has up to a hundred paths and never changes: cached for each way of showing it.
const made = new Map<string, TemplateResult>();

/** The face of a card as a picture without a name of its own; who shows it labels it. */
export function cardFace(
  card: Card,
  {corner: marked, double, german = false, rank, courts}: CardLook,
): TemplateResult {
  const face = faceOf(card);
  const court = german || isCourt(face);
  const figure = court ? (courts?.(face, marked, double && !german) ?? null) : null;
  // Until a figure is drawn its index stands for it; the index of a card of no suit is drawn with it.
  const indexed = (court && !figure) || (marked && suitOf(face) !== 'T');
  const letter = rank(rankOf(face));
  const key = [face, marked, double, german, !figure, indexed && letter].join();
  let picture = made.get(key);
  if (!picture) {
    const drawing = court ? [] : pipFace(face, marked);
    picture = indexed
      ? indexedFace(face, letter, figure, drawing, german)
      : plainFace(face, figure ?? layers(drawing));
    made.set(key, picture);
  }
  return picture;
}

const plainFace = (card: Card, content: TemplateResult | TemplateResult[]): TemplateResult =>
  html`<svg class="face s${suitOf(card)}" viewBox=${VIEW} aria-hidden="true">${content}</svg>`;

/**
 * A face with rank and suit in two corners. Because a table begins with up to a hundred of them, it is one template, and all signs of
 * its suit are one path.
 */
function indexedFace(
  card: Card,
  letter: string,
  figure: TemplateResult | TemplateResult[] | null,
  drawing: Drawing,
  german: boolean,
): TemplateResult {
  const {x, y, size, room, signs: french} = corner(card);
  // The signs of the German-suited pack have several colours: they are drawn with the figures.
  const [signs, ink] = german ? ['', 'key'] : [french, 'suit'];
  const pips = drawing.filter(({ink}) => ink === 'suit').map(({d}) => d);
  const others = drawing.filter(({ink}) => ink !== 'suit');
  const length = letter.length > 1 ? room : nothing;
  // Formatted by hand: spaces around a letter would be drawn.
  // prettier-ignore
  return html`<svg class="face s${suitOf(card)}" viewBox=${VIEW} aria-hidden="true">
    ${figure ?? (others.length ? layers(others) : nothing)}<path class="suit" d=${pips.join('') + signs}></path>
    <text class=${ink} x=${x} y=${y} font-size=${size} textLength=${length}
      lengthAdjust="spacingAndGlyphs">${letter}</text>
    <text class=${ink} x=${x} y=${y} font-size=${size} textLength=${length}
      lengthAdjust="spacingAndGlyphs" transform=${TURNED}>${letter}</text>
  </svg>`;
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

/** The sign of a suit in the pack that is shown; one with German suits draws it with its figures. */
export function suitMark(
  suit: string,
  {german, courts}: Pick<CardLook, 'german' | 'courts'>,
): TemplateResult {
  return german
    ? html`<svg class="sign" viewBox="-24 -24 48 48" aria-hidden="true">${courts?.(suit, false, false)}</svg>`
    : suitSign(signPath(suit, 0, 0), suit);
}

/** The sign of a suit, as large as the letters about it. */
export function suitSign(d: string, sign: string): TemplateResult {
  return html`<svg class="sign s${sign}" viewBox="-24 -24 48 48" aria-hidden="true">
    <path class="suit" d=${d}></path>
  </svg>`;
}
