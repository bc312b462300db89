import type {Card} from '@quinola/cards';
import {cardFace, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {OmbreHost} from '../table/host.js';
import {facedNow, reviewOf} from '../rules/index.js';
import {sorted} from '../../kit/rules/index.js';

/** A sheet of cards that lie open for the visitor. */
function cardsSheet(table: OmbreHost, title: string, cards: readonly Card[]): TemplateResult {
  const look = table.look();
  return sheet(table, {
    title,
    body: html`<div class="cards">
      ${sorted(cards, table.view!.trump).map(
        (card) =>
          html`<div class="card" role="img" aria-label=${table.words.card(card)}>
            ${cardFace(card, look)}
          </div>`,
      )}
    </div>`,
  });
}

/** What the visitor laid away as Ombre; nothing, if he may not look at it any more. */
export const laid = (table: OmbreHost): TemplateResult =>
  cardsSheet(
    table,
    table.gamePanelWords!.review.title,
    reviewOf(table.view!) === 'free' ? table.view!.laid : [],
  );

/** The cards of a hand that was laid down, as far as they have not been played. */
export const faced = (table: OmbreHost): TemplateResult =>
  cardsSheet(
    table,
    table.gamePanelWords!.rest.open(table.whoSits(table.view!.faced?.seat ?? table.view!.ombre)),
    facedNow(table.view!),
  );
