import type {Card, Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {cardFace, type CardLook, type Place, type Who} from '@quinola/table';
import {css, html, type TemplateResult} from 'lit';
import {sorted} from '../rules/suits.js';

/** What open hands read of their table. */
interface OpenTable {
  readonly gameWords: {readonly openCards: (who: Who) => string};
  whoSits(seat: Seat): Who;
  look(): CardLook;
}

/** A hand that lies open. */
export interface OpenHand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/**
 * The hands of others that lie open in a misère, each on a strip with its owner's name, before his seat; `null` while none does.
 * @param own the viewer's seat, whose cards he holds in his hand
 * @param placeOf where a seat is at the table
 */
export function openHands(
  table: OpenTable,
  hands: readonly OpenHand[],
  own: Seat,
  trump: Suit | null,
  placeOf: (seat: Seat) => Place,
): TemplateResult | null {
  const others = hands.filter(({seat, cards}) => seat !== own && cards.length);
  if (!others.length) return null;
  // Of cards that cover each other only a corner is seen.
  const look: CardLook = {...table.look(), corner: true};
  return html`<div class="opened">
    ${others.map(({seat, cards}) => {
      const who = table.whoSits(seat);
      return html`<div class=${`at-${placeOf(seat)}`}>
        <b>${who.name}</b>
        <span role="img" aria-label=${table.gameWords.openCards(who)}
          >${sorted(cards, trump).map((card) => html`<i><i class="card">${cardFace(card, look)}</i></i>`)}</span
        >
      </div>`;
    })}
  </div>`;
}

/** Cards that are turned up before seats while no hand is dealt, each with the name of who sits there; `null` if there are none. */
export function turnedCards(
  table: Pick<OpenTable, 'whoSits' | 'look'> & {readonly gameWords: {readonly turned: (who: Who) => string}},
  lying: readonly OpenHand[],
): TemplateResult | null {
  if (!lying.some(({cards}) => cards.length)) return null;
  const look: CardLook = {...table.look(), corner: true};
  return html`<div class="turned">
    ${lying.map(({seat, cards}) => {
      const who = table.whoSits(seat);
      return html`<div>
        <b>${who.name}</b>
        <span role="img" aria-label=${table.gameWords.turned(who)}
          >${cards.map((card) => html`<i><i class="card">${cardFace(card, look)}</i></i>`)}</span
        >
      </div>`;
    })}
  </div>`;
}

/** Where open hands lie. */
export const openHandStyles = css`
  @container table (min-aspect-ratio: 115/100) {
    .opened > div {
      flex-direction: column;
      align-items: flex-start;
      gap: 2px;
    }
    .opened span {
      max-width: 100%;
    }
    /* With nobody opposite they lie above the trick, towards their seats. */
    .room:has(.opened):not(:has(.seat.at-n)) > .open {
      grid-area: north;
    }
    .room:has(.opened):not(:has(.seat.at-n)) > .stage {
      grid-row: 2 / span 3;
    }
    .open:has(.opened > .at-w:only-child) > .opened {
      justify-content: flex-start;
    }
    .open:has(.opened > :is(.at-n, .at-e):only-child) > .opened {
      justify-content: flex-end;
    }
  }
  /* One above the trick is lower than the paper beside it may be. */
  @container table (min-aspect-ratio: 115/100) {
    .room:has(.opened > :only-child):not(:has(.seat.at-n)) > .stage {
      grid-row: 1 / span 4;
      margin-top: calc(clamp(34px, 6.2cqmin, 64px) * 1.53 + 2em);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(.opened) > .open {
      grid-area: north;
    }
    .room:has(.opened > :only-child) > .stage {
      grid-row: 1 / span 4;
      margin-top: calc(34px * 1.53 + 10px);
    }
    .opened > :only-child {
      flex-direction: row;
      align-items: center;
    }
    /* Of two above each other at a side neither is high. */
    .room:has(.opened) .seat {
      --med: 30px;
      flex-direction: row !important;
      align-items: flex-start;
      gap: 5px;
    }
    .room:has(.opened) .seat:is(.at-e, .at-ne) {
      flex-direction: row-reverse !important;
    }
    /* The paper has room for the name of the game only; the gilt rim says who has the trick. */
    .room:has(.opened) :is(.paper > span, .caption) {
      display: none;
    }
  }
  /* Else each lies in the row of its seat: below one at a side, beside one opposite. */
  @container table (min-aspect-ratio: 115/100) and (min-width: 700px) {
    .room:has(.seat.at-n) > .open:has(.opened > .at-n:only-child) {
      grid-area: 1 / 1 / auto / span 2;
      align-self: end;
      /* The seat is in the middle of the room. */
      margin-inline-end: calc(100% / 3 + 6.5em);
    }
  }
  @container table (min-aspect-ratio: 115/100) and (min-height: 480px) {
    .room:has(.seat.at-n) > .open:has(.opened > .at-w:only-child) {
      grid-area: west2;
      margin-top: 1em;
    }
    .room:has(.seat.at-n) > .open:has(.opened > .at-e:only-child) {
      grid-area: east2;
      margin-top: 1em;
    }
    .room:has(.seat.at-n) .opened > .at-n:only-child {
      flex-direction: row;
      align-items: center;
    }
    .room:has(.seat.at-n) .opened > :is(.at-w, .at-e):only-child > b,
    .frame:has(.opened > .at-n:only-child) .title i {
      display: none;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (min-width: 700px) {
    .room:has(.seat.at-n) > .open:has(.opened > .at-w:only-child) {
      grid-area: title;
    }
    .room:has(.seat.at-n) > .open:has(.opened > .at-e:only-child) {
      grid-area: 4 / 3;
      align-self: end;
    }
  }
`;
