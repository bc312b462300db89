import type {Card} from '@quinola/cards';
import {trickRoom, type HandModel, type Look} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {WhistTable} from '../whist-table.js';
import {dummyHandView} from './dummy-hand.js';
import {openBadge} from './open-cards.js';
import {scoreView, turnUpView} from './score.js';
import {captionOf, ownPlaceOf, seatsOf, trickView} from './seats.js';
import {statusOf} from './status.js';

/** The room of a whist table; `own` is the visitor's hand. */
export function roomOf(table: WhistTable, look: Look, own: HandModel): TemplateResult {
  const mine = table.tag('visitor');
  // When the dummy is to play, the player's own cards recede, and of the dummy's those that do not follow.
  const hand = {
    ...own,
    badge: (card: Card) => openBadge(table, card),
    asked: own.asked || (table.view!.dummyHand ?? []).some(own.lawful),
  };
  return trickRoom({
    seats: seatsOf(table, look),
    paper: turnUpView(table, look),
    score: scoreView(table),
    stage: trickView(table, look),
    caption: captionOf(table),
    status: [mine && table.service?.news(), statusOf(table)].filter(Boolean).join(' '),
    mine,
    hand,
    above: dummyHandView(table, hand),
    own: ownPlaceOf(table, look),
    note: table.note?.text ?? null,
  });
}
