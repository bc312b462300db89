import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {cardFace, type Look} from '@quinola/table';
import {css, html, type TemplateResult} from 'lit';
import type {WhistTable} from '../whist-table.js';
import {sorted} from './order.js';

/** Cards that lie open before a seat. */
export interface Lying {
  /** Those that are drawn there. */
  readonly cards: readonly Card[];
  view(look: Look): TemplateResult;
}

/**
 * The cards of a seat that everybody sees and that are in no trick: exposed ones, a hand that is laid down, honours while
 * they are shown, and those seen in a hand as long as something is to be decided about them.
 */
function openOf(table: WhistTable, seat: Seat): readonly Card[] {
  const {context, seen: {exposed, seen, trick}} = table;
  const shown = table.tag('speak') ? context!.happened.flatMap((one) => ('cards' in one && one.seat === seat ? one.cards : [])) : [];
  const decided = /^dealing|callFault$/.test(context!.turn.phase) ? seen : [];
  const laid = new Set([...[...exposed, ...decided].filter((one) => one.seat === seat).map(({card}) => card), ...shown]);
  for (const {card} of trick) laid.delete(card);
  return sorted([...laid]);
}

/** What lies open before a seat; `null` where nothing does, and of the own cards as long as they are in the hand below. */
export function lyingAt(table: WhistTable, seat: Seat): Lying | null {
  const {hand, seat: own} = table.seen;
  const cards = openOf(table, seat).filter((card) => seat !== own || !hand.includes(card));
  return cards.length ? {
    cards,
    // One covers the other: their corners tell them.
    view: (look) => html`<ul class="lying" role="list" aria-label=${table.whoSits(seat).name}>${cards.map((card) =>
      html`<li class="card" data-card=${card}><span class="vh">${table.words.card(card)}</span>${cardFace(card, {...look, corner: true})}</li>`)}</ul>`,
  } : null;
}

/** What is written on a card of the own hand that lies open. */
export function badgeOf(table: WhistTable, card: Card): TemplateResult | null {
  const word = table.evening?.words.open;
  return word && openOf(table, table.seen.seat).includes(card) ? html`<i class="badge"><b>${word}</b></i>` : null;
}

/** How open cards lie: a row that breaks, each card over the last. */
export const lyingStyles = css`
  .lying {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    --cw: 36px;
    --ch: 55px;
    --over: -17px;
    padding-inline-start: 17px;
    row-gap: 2px;
  }
  .lying .card {
    flex: none;
    margin-inline-start: var(--over);
  }
  .seat.at0:has(.lying) {
    display: flex;
  }
  .badge, .badge b {
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    font-style: normal;
    background: var(--quinola-accent);
  }
  .badge b {
    inset: auto auto 100% 0;
    height: auto;
    padding: 0 6px;
    font-size: 13px;
    line-height: 15px;
    font-weight: 400;
    color: var(--quinola-paper);
  }
  /* Of several side by side the first says it to the eye. */
  li:has(.badge) + li .badge b {
    opacity: 0;
  }
  @container (min-width: 720px) {
    .lying {
      --cw: 54px;
      --ch: 83px;
      --over: -26px;
      padding-inline-start: 26px;
      max-width: 300px;
    }
  }
  /* What is asked of open cards does not lie on them. */
  @container (min-width: 1000px) {
    .q:has(.at1 .lying) .sheet.small {
      left: 345px;
    }
  }
`;
