import {html, nothing, type TemplateResult} from 'lit';
import {FROM_THE_LEFT, type Place} from './places.js';

/** The model of a seat. */
export interface SeatModel {
  readonly place: Place;
  readonly name: string;
  /** His silhouette; `null` until it is there. */
  readonly figure: TemplateResult | null;
  /** `partner`, `dealer`, … in the table's language. */
  readonly marks: readonly string[];
  /** Cards in his hand; 0 = none shown. */
  readonly cards: number;
  /** For how many of them one back is drawn; 3 by default. */
  readonly cardsPerBack?: number;
  readonly label: string;
  readonly turn: boolean;
  /** The tricks he has won, with their label; absent if they are not shown. */
  readonly won?: {readonly count: number; readonly label: string} | null;
  /** Whether he has just won a trick. */
  readonly hasJustWon?: boolean;
  /** The label of a thinking opponent; absent while he is not thinking. */
  readonly thinks?: string | null | undefined;
  /** What he has just said. */
  readonly word?: string | null | undefined;
  /** Cards that lie open before him. */
  readonly front?: TemplateResult | typeof nothing | null | undefined;
}

/** The maximum number of card backs drawn; they only suggest a hand, whose size is stated in words. */
const BACKS = 4;

/**
 * The numbers of seats, or of players, in the order in which papers and accounts name them: the visitor's own first, then
 * as they follow him. For whoever looks on (−1) the first is first.
 */
export function visitorFirst(own: number, count: number): number[] {
  return Array.from({length: count}, (_, i) => (Math.max(0, own) + i) % count);
}

function backs(cards: number, each: number, holds: string): TemplateResult {
  const shown = Math.min(BACKS, Math.ceil(cards / each));
  return html`<div class="backs" role="img" aria-label=${holds}>
    ${Array.from({length: shown}, (_, i) => html`<i class="card" .style=${`--a:${i - (shown - 1) / 2}`}></i>`)}
  </div>`;
}

/** A seat: silhouette and backs, name and role, tricks won, and the word just spoken. */
export function seat({
  place,
  name,
  figure,
  marks,
  cards,
  cardsPerBack = 3,
  label: holds,
  turn,
  won,
  hasJustWon: takes = false,
  thinks,
  word,
  front,
}: SeatModel): TemplateResult {
  return html`<div
    class="seat at-${place} ${turn ? 'turn' : ''} ${takes ? 'takes' : ''}"
    part="seat"
    data-seat=${place}
  >
    <div class="figure ${figure ? '' : 'plain'}">
      ${figure}${cards ? backs(cards, cardsPerBack, holds) : nothing}
    </div>
    <p class="plate">
      <b dir="auto">${name}</b>${marks.map((mark) => html`<i>${mark}</i>`)}${pile(won)}${
        thinks
          ? html`<span class="dots" role="img" aria-label=${thinks}><i></i><i></i><i></i></span>`
          : nothing
      }
    </p>
    ${front}${word ? html`<p class="word">${word}</p>` : nothing}
  </div>`;
}

/** Tricks won, as a pile with its number. */
export function pile(won: SeatModel['won']): TemplateResult | typeof nothing {
  return won?.count
    ? html`<span class="won" role="img" aria-label=${won.label}><span></span>${won.count}</span>`
    : nothing;
}

/** The seats of the others from the left to the right; what belongs to the visitor's own place is drawn by the room. */
export function seats(all: readonly SeatModel[]): TemplateResult {
  const shown = FROM_THE_LEFT.flatMap((place) => all.filter((one) => one.place === place));
  return html`<div class="seats ${all.length > 3 ? 'many' : ''}">${shown.map(seat)}</div>`;
}
