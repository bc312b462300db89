import type {Card} from '@quinola/cards';
import {endsDeal, firstWithRole} from '@quinola/chart';
import type {Seat} from '@quinola/play';
import {cardFace, viewOfSums, type CardLook} from '@quinola/table';
import {css, html, type TemplateResult} from 'lit';
import {whist} from '../rules/game.js';
import type {WhistView} from '../rules/types.js';
import type {WhistHost} from './host.js';
import {sorted} from './order.js';

/** Cards exposed before a seat. */
export interface OpenCards {
  readonly cards: readonly Card[];
  view(look: CardLook): TemplateResult;
}

/**
 * The cards of a seat that everybody sees and that are in no trick: exposed ones, a laid-down hand, honours while
 * they are shown, and cards seen in a hand while something must be decided about them.
 */
function openOf(table: WhistHost, seat: Seat): readonly Card[] {
  const {
    context,
    seen: {exposed, seen, trick},
  } = table;
  const shown = table.tag('speak')
    ? context!.happened.flatMap((one) => ('cards' in one && one.seat === seat ? one.cards : []))
    : [];
  const decided = /^dealing|callFault$/.test(context!.turn.phase) ? seen : [];
  const laid = new Set([
    ...[...exposed, ...decided].filter((one) => one.seat === seat).map(({card}) => card),
    ...shown,
  ]);
  for (const {card} of trick) laid.delete(card);
  return sorted([...laid]);
}

/** What is exposed before a seat, `null` if nothing; the player's own cards only if not in the hand below. */
export function openCardsAt(table: WhistHost, seat: Seat): OpenCards | null {
  const {hand, seat: own} = table.seen;
  const cards = openOf(table, seat).filter((card) => seat !== own || !hand.includes(card));
  return cards.length
    ? {
        cards,
        // Overlapping cards: their corners identify them.
        view: (look) =>
          html`<ul class="lying" role="list" aria-label=${table.whoSits(seat).name}>
            ${cards.map(
              (card) =>
                html`<li class="card" data-card=${card}>
                  <span class="vh">${table.words.card(card)}</span>${cardFace(card, {...look, corner: true})}
                </li>`,
            )}
          </ul>`,
      }
    : null;
}

/** The label on one's own exposed card. */
export function openBadge(table: WhistHost, card: Card): TemplateResult | null {
  return openOf(table, table.seen.seat).includes(card)
    ? html`<i class="badge"><b>${table.gamePanelWords?.open}</b></i>`
    : null;
}

/** Whether a spoken word has just ended a deal before its last card was played. */
function isEnded({context, profile}: WhistHost): boolean {
  const {happened} = context!;
  return endsDeal(profile, happened) && !firstWithRole(profile, 'won', happened);
}

/** The view before a word ended the deal, while that word is shown; `null` at any other time. */
function viewBeforeEnd(table: WhistHost): WhistView | null {
  return table.tag('speak') && isEnded(table) ? viewOfSums(table, whist) : null;
}

/**
 * The view with everybody in the seat where he is shown, and the last cards of a deal ended by a word. Until seats
 * are drawn for the next rubber, the players stay where they sat, and read their result.
 */
export function shownView(table: WhistHost): WhistView {
  const last = viewBeforeEnd(table);
  if (last) return last;
  const view = table.view!;
  const {seats, dummy} = view.seats.length ? view : (view.rubbers.at(-1) ?? view);
  return seats === view.seats ? view : {...view, seats, dummy, seat: seats.indexOf(view.player)};
}

/** How exposed cards lie: a row that wraps, each card overlapping the last. */
export const openCardStyles = css`
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
  .badge,
  .badge b {
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
  .word::first-letter {
    text-transform: uppercase;
  }
  .seat:is(.at-w, .at-e) .lying {
    position: absolute;
    top: calc(100% + 0.3em);
    z-index: 6;
    flex-wrap: nowrap;
  }
  :is(.at-e, .at-ne) .lying {
    right: 0;
  }
`;
