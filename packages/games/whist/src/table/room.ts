import type {Card} from '@quinola/cards';
import {hand, type HandModel, type Look} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {WhistTable} from '../whist-table.js';
import {dummyHandView} from './dummy-hand.js';
import {openBadge} from './open-cards.js';
import {scoreView, turnUpView} from './score.js';
import {seatsView, trickView} from './seats.js';
import {statusOf} from './status.js';

/** The room of a whist table; `own` is the visitor's hand. */
export function roomOf(table: WhistTable, look: Look, own: HandModel): TemplateResult {
  const asked = table.tag('visitor');
  // When the dummy is to play, the player's own cards recede, and of the dummy's those that do not follow.
  const model = {
    ...own,
    badge: (card: Card) => openBadge(table, card),
    asked: own.asked || (table.view!.dummyHand ?? []).some(own.lawful),
  };
  return html`${turnUpView(table, look)}${scoreView(table)}${seatsView(table, look, dummyHandView(table, model))}${trickView(table, look)}
    <p part="prompt" class="status ${asked ? 'mine' : ''}">
      ${[asked && table.service?.news(), statusOf(table)].filter(Boolean).join(' ')}
    </p>
    ${hand(model)}`;
}
