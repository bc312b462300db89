import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {hand, type HandModel} from './hand.js';
import {pile, seats, type SeatModel} from './seat.js';

/** The room of a table at which people sit with cards in hand, described: the kit draws it for every number of players and every screen. */
export interface TrickRoom {
  /** The others; where nobody plays below, whoever sits there too. */
  readonly seats: readonly SeatModel[];
  /** What is played: trump, contract. */
  readonly paper?: TemplateResult | typeof nothing;
  /** How the match stands, as `part="score"`. */
  readonly score: TemplateResult;
  /** The trick, or what stands in its place while something is chosen. */
  readonly stage: TemplateResult;
  /** What has just come of a trick, in one line. */
  readonly caption?: string | null;
  /** Whose turn it is, and what is asked. */
  readonly status: string;
  /** Whether the visitor is asked. */
  readonly mine: boolean;
  /** Buttons below that line. */
  readonly answers?: TemplateResult | null;
  readonly hand: HandModel;
  /** What lies above the own hand: another hand that is played from here, cards that lie covered. */
  readonly above?: TemplateResult | typeof nothing | null;
  /** The place below: the visitor's, or of whoever is watched: his tricks, his marks, cards that lie open before him. */
  readonly own: OwnPlace;
  /** The order of the cards, where it is unusual: it lies where notes lie, while there is none. */
  readonly order?: TemplateResult | typeof nothing | null | undefined;
  /** A reason why a card cannot be played. */
  readonly note?: string | null;
  /** What stands on the cloth where there is room, see `furniture`. */
  readonly furniture?: TemplateResult | null;
}

/** What belongs to the place below. */
export interface OwnPlace {
  /** Empty for the visitor himself. */
  readonly name: string;
  readonly won?: SeatModel['won'];
  readonly marks?: readonly string[];
  readonly word?: string | null | undefined;
  readonly front?: TemplateResult | typeof nothing | null | undefined;
}

/**
 * Says whose turn it is with the first words lit: `Your turn: follow hearts`. A new sentence is a new element: it stands in the
 * middle, so that an old element with new words would move.
 */
export function prompt(status: string, mine: boolean): TemplateResult {
  const cut = mine ? status.indexOf(':') + 1 : 0;
  const text = cut ? html`<b>${status.slice(0, cut)}</b>${status.slice(cut)}` : status;
  const classes = `status ${mine ? 'mine' : ''} ${status ? '' : 'none'}`;
  return html`${keyed(status, html`<p part="prompt" class=${classes}>${text}</p>`)}`;
}

/** Draws a described room. */
export function trickRoom(room: TrickRoom): TemplateResult {
  const {name, won, marks = [], word, front} = room.own;
  return html`<div class="papers">${room.paper ?? nothing}${room.score}</div>
    ${seats(room.seats)}${room.above ? html`<div class="open">${room.above}</div>` : nothing}
    ${room.furniture ?? nothing}
    <div class="stage">${room.stage}</div>
    <div class="say">
      ${room.caption === undefined ? nothing : html`<p class="caption">${room.caption}</p>`}${prompt(room.status, room.mine)}
      <div class="own" data-seat="s">
        ${front}${name ? html`<b dir="auto">${name}</b>` : nothing}${marks.map((mark) => html`<i>${mark}</i>`)}${pile(won)}${
          word ? html`<p class="word">${word}</p>` : nothing
        }
      </div>
      ${room.answers ?? nothing}
    </div>
    <div class="docked">
      ${room.note ? html`<p class="note" aria-hidden="true">${room.note}</p>` : room.order}
    </div>
    ${hand(room.hand)}`;
}
