import {html, nothing, type TemplateResult} from 'lit';

/** Somebody sitting at the table. */
export interface SeatModel {
  /** 0 below, 1 left, 2 above, 3 right. */
  readonly place: number;
  readonly name: string;
  /** `partner`, `dealer`, … in the table's language. */
  readonly marks: readonly string[];
  /** Backs in his hand; 0 = none shown. */
  readonly cards: number;
  readonly holds: string;
  readonly turn: boolean;
  /** A machine that is thinking: what it is called. */
  readonly thinks?: string | null | undefined;
  /** What he has just said. */
  readonly word?: string | null | undefined;
  /** Cards that lie open before him, instead of the backs. */
  readonly open?: TemplateResult | typeof nothing;
  /** Cards that lie open beside the backs. */
  readonly lies?: TemplateResult | null | undefined;
}

/**
 * The numbers of seats, or of players, in the order in which papers and accounts name them: the visitor's own first, then
 * as they follow him. For whoever looks on (−1) the first is first.
 */
export function ownFirst(own: number, count: number): number[] {
  return Array.from({length: count}, (_, i) => (Math.max(0, own) + i) % count);
}

/** A seat: the name, whose turn, the backs of the hand, and the word just spoken. */
export function seat({
  place,
  name,
  marks,
  cards,
  holds,
  turn,
  thinks,
  word,
  open,
  lies,
}: SeatModel): TemplateResult {
  return html`<div class="seat at${place} ${place % 2 ? 'side' : ''}" part="seat" data-seat=${place}>
    ${
      open ??
      (cards
        ? html`<div class="backs" role="img" aria-label=${holds}>
            ${Array.from({length: cards}, () => html`<i class="card"></i>`)}
          </div>`
        : nothing)
    }${lies}
    <p class="plate ${turn ? 'turn' : ''}">
      <b>${name}</b>${marks.map((mark) => html` <i>${mark}</i>`)}${
        thinks
          ? html`<span class="dots" role="img" aria-label=${thinks}><i></i><i></i><i></i></span>`
          : nothing
      }
    </p>
    ${word ? html`<p class="word">${word}</p>` : nothing}
  </div>`;
}
