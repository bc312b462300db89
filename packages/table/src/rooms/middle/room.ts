import type {Card} from '@quinola/cards';
import {firstWithRole} from '@quinola/chart';
import type {Back, Ink} from '@quinola/faces';
import type {Laid} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {backPattern, type CardLook} from '../../card.js';
import {isLandscape, type Box} from '../../hand-rows.js';
import type {HandModel} from '../../hand.js';
import {drawSeated, placeIn, type RoomHost, type SeatedPlan} from '../../room-plan.js';
import {middle, type MiddleCard} from './middle.js';
import {slotsOf} from './slots.js';

/** A description of a room in whose middle lie cards that are taken by cards of the hand. */
export interface MiddlePlan extends SeatedPlan {
  /** The cards on the table, in the order in which they came; a seat of −1: they were dealt to it. */
  readonly middle: readonly Laid[];
  /** How many cards lie there face down. */
  readonly covered?: number;
  /** What has just come of them, in one line. */
  readonly news?: string | null;
}

/** What such a room reads of its table. */
export interface MiddleHost extends RoomHost {
  readonly back: Back | null;
  readonly backInk: Ink;
  readonly box: Box;
  readonly settings: {get(name: 'indices'): string | null};
}

/** What a card has just taken, while it still lies on the table. */
function lyingCapture(table: RoomHost) {
  return table.tag('travel', 'gather', 'speak')
    ? firstWithRole(table.profile, 'captured', table.context!.happened)
    : undefined;
}

/** The cards as they lie on the table, those that are being taken among them. */
function cardsOf(table: MiddleHost, plan: MiddlePlan): readonly MiddleCard[] {
  const taking = table.features?.taking ?? null;
  const captured = lyingCapture(table);
  const lying: readonly Laid[] = captured
    ? [
        ...plan.middle,
        ...captured.take.map((card) => ({seat: -1, card})),
        {seat: captured.seat, card: captured.card},
      ]
    : plan.middle;
  const slots = slotsOf(
    table,
    lying.map(({card}) => card),
  );
  const taken = (card: Card): boolean => card === captured?.card || Boolean(captured?.take.includes(card));
  return lying.map(({seat, card}) => {
    const who = seat < 0 ? null : table.whoSits(seat);
    const name = table.words.card(card);
    const set = captured ? (taken(card) ? 0 : -1) : (taking?.setOf(card) ?? -1);
    return {
      card,
      slot: slots.get(card)!,
      from: seat >= 0 ? placeIn(plan, seat) : plan.dealer >= 0 ? placeIn(plan, plan.dealer) : null,
      name: taking?.nameOf(card) ?? (who ? table.words.lies(who, name, false) : name),
      set,
      tab: captured ? undefined : taking?.tabOf(card),
      away: !captured && Boolean(taking?.isAway(card)),
      hinted: Boolean(taking?.isHinted(card)),
    };
  });
}

/**
 * Draws a room with cards in the middle.
 * @param hand the visitor's
 */
export function drawMiddleRoom(
  table: MiddleHost,
  plan: MiddlePlan,
  look: CardLook,
  hand: HandModel,
): TemplateResult {
  const taking = table.features?.taking ?? null;
  return drawSeated(
    table,
    plan,
    {
      stage: middle(
        {
          cards: cardsOf(table, plan),
          covered: plan.covered ?? 0,
          backs: plan.covered ? backPattern(table) : nothing,
          label: table.words.table,
          landscape: isLandscape(table.box),
          tap: taking?.ask ? (card) => taking.touch(card) : undefined,
        },
        // Numbers are added up here, and the cards are smaller than those of the hand.
        {...look, corner: table.settings.get('indices') !== 'none'},
      ),
      caption: plan.news ?? '',
      taker: lyingCapture(table)?.seat ?? -1,
      // Their place is kept also while nothing is chosen, and before the features are there: no card moves for them.
      answers: html`<div class="answers takes">${taking?.answers() ?? nothing}</div>`,
    },
    look,
    hand,
  );
}
