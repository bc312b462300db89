import {FRENCH_52, strengths, type Card} from '@quinola/cards';
import {winning, type Seat} from '@quinola/play';
import {
  drawRoom,
  placeIn,
  type HandModel,
  type CardLook,
  type RoomPlan,
  type SeatExtras,
} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {sideOf} from '../rules/sides.js';
import type {WhistView} from '../rules/types.js';
import type {WhistHost} from './host.js';
import {piecesOf} from './pieces.js';
import {dummyHandView} from './dummy-hand.js';
import {openBadge, openCardsAt} from './open-cards.js';
import {scoreView, turnUpView} from './score.js';
import {spokenBy} from './spoken.js';
import {statusOf} from './status.js';

const strength = strengths(FRENCH_52);

/** Seats at the table, whoever of more players sits in them. */
export const SEATS = 4;

/** Who keeps a side's tricks before him: one partner has them all; on the visitor's side, the visitor. */
function gathers({seat: own}: WhistView, seat: Seat): boolean {
  if (own < 0) return seat === 0 || seat === 3;
  return seat === own || (sideOf(seat) !== sideOf(own) && placeIn({size: SEATS, seat: own}, seat) === 'e');
}

/** What is shown around a seat. */
function extrasOf(table: WhistHost, look: CardLook, seat: Seat): SeatExtras {
  const {seen: view, words} = table;
  const lying = openCardsAt(table, seat);
  const held = view.counts[seat] ?? 0;
  const isPartner = view.seat >= 0 && seat !== view.seat && sideOf(seat) === sideOf(view.seat);
  return {
    marks: isPartner && seat !== view.dummy ? [words.partner] : [],
    word: spokenBy(table, seat),
    front: lying?.view(look),
    backs: lying && held ? held - lying.cards.length : held,
  };
}

/** Whether the table is waiting for a seat. */
function isDue({turn, toPlay, seats}: WhistView, seat: Seat): boolean {
  return !turn.over && (toPlay < 0 ? turn.must !== null && seats[seat] === turn.must : toPlay === seat);
}

/** Describes the table as it is now; `own` is the visitor's hand. */
function planOf(table: WhistHost, look: CardLook, own: HandModel): RoomPlan {
  const {seen: view} = table;
  const {seat, dealer, counts, trick, trump, tricksWon} = view;
  return {
    size: SEATS,
    seat,
    dealer,
    counts,
    trick,
    best: (cards) => winning({trump, strength}, cards),
    due: (seat) => isDue(view, seat),
    won: (seat) => (trump && gathers(view, seat) ? tricksWon[sideOf(seat)] : null),
    extras: (seat) => extrasOf(table, look, seat),
    paper: turnUpView(table, look),
    score: scoreView(table),
    status: [table.tag('visitor') && table.features?.announcer.news(), statusOf(table)]
      .filter(Boolean)
      .join(' '),
    pieces: piecesOf(table),
    above: dummyHandView(table, own),
  };
}

/** The room of a whist table; `own` is the visitor's hand. */
export function roomOf(table: WhistHost, look: CardLook, own: HandModel): TemplateResult {
  // When the dummy must play, the player's own cards are dimmed, and the dummy's cards that cannot be played.
  const hand = {
    ...own,
    badge: (card: Card) => openBadge(table, card),
    asked: own.asked || (table.view!.dummyHand ?? []).some(own.lawful),
  };
  return drawRoom(table, planOf(table, look, hand), look, hand);
}
