import {suitOf, type Card} from '@quinola/cards';
import {playedCard, type ChartProfile} from '@quinola/chart';
import {playersDue, type Due, type Happening, type Laid, type Seat, type Turn} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from './card.js';
import type {Place} from './places.js';
import type {KitPanelWords, KitRoomWords, Who} from './strings.js';

/** A card on the table. */
export interface TrickCard {
  readonly card: Card;
  readonly place: Place;
  readonly label: string;
  readonly best: boolean;
}

/** What is written in a trick, once these words are there. */
export interface TrickWords {
  /** On the first card. */
  readonly led: string;
  /** On the best card of a full trick. */
  readonly highest: string;
  /** Where the visitor's card will lie. */
  readonly yours: string;
}

/** A trick on the table. */
export interface TrickModel {
  /** In the order played. */
  readonly cards: readonly TrickCard[];
  readonly players: number;
  readonly label: string;
  /** Whether the visitor is to add a card. */
  readonly awaited: boolean;
  readonly words: TrickWords | undefined;
}

/** The cards of a trick, each towards him who played it; the best is lit, the first and the highest say so. */
export function trick({cards, players, label, awaited, words}: TrickModel, look: CardLook): TemplateResult {
  const full = cards.length === players;
  return html`<ol class="trick of${players}" part="trick" role="list" aria-label=${label}>
    ${awaited && cards.length ? html`<li class="yours at-s" aria-hidden="true">${words?.yours}</li>` : nothing}${cards.map(
      ({card, place, label: name, best}, i) => {
        const tag = full && best ? words?.highest : !i && cards[1] ? words?.led : undefined;
        return html`<li class="card at-${place} ${best ? 'best' : ''}" data-card=${card} data-from=${place}>
          <span class="vh">${name}</span>${cardFace(card, look)}${
            tag ? html`<i class="led" aria-hidden="true">${tag}</i>` : nothing
          }
        </li>`;
      },
    )}
  </ol>`;
}

/** What {@linkcode trickCaption} reads of a table. */
export interface CaptionHost {
  readonly words: Pick<KitRoomWords, 'card'>;
  readonly panelWords: Pick<KitPanelWords, 'holdsTrick'> | null;
  whoSits(seat: Seat): Who;
}

/**
 * How a trick stands, in one line: who holds it, by which card, over which; empty before the second card.
 * @param winner the best of some cards in the order played
 */
export function trickCaption(
  table: CaptionHost,
  laid: readonly Laid[],
  full: boolean,
  winner: (cards: readonly Laid[]) => Laid | null,
): string {
  const {words, panelWords} = table;
  const best = winner(laid);
  if (!best || !panelWords || laid.length < 2) return '';
  const others = laid.filter((one) => one !== best);
  // A discard of another suit is not "beaten" by the winning card.
  const second = winner(others);
  const beaten = second && suitOf(second.card) === suitOf(best.card) ? words.card(second.card) : null;
  return panelWords.holdsTrick(table.whoSits(best.seat), words.card(best.card), beaten, full);
}

/** The line of the turn for a visitor who is to play a card: he leads, must follow, or has none of the suit. */
export function trickTurn(
  {yourLead, yourFollow, yourFree}: KitRoomWords,
  hand: readonly Card[],
  trick: readonly Laid[],
): string {
  const led = trick[0] && suitOf(trick[0].card);
  if (!led) return yourLead;
  return (hand.some((card) => suitOf(card) === led) ? yourFollow : yourFree)(led);
}

/** What {@linkcode waitLine} reads of a table. */
export interface WaitHost {
  readonly words: Pick<KitRoomWords, 'waits' | 'waitsForSome' | 'dealing'>;
  readonly context: {readonly turn: Turn<string, Due>; readonly happened: readonly Happening[]} | null;
  readonly profile: Pick<ChartProfile<never>, 'played' | 'captured'>;
  who(player: number): Who;
}

/** The line of the turn while the visitor is not to move: whom the table waits for, or that the cards are being dealt. */
export function waitLine(table: WaitHost): string {
  const {words, profile} = table;
  const {turn, happened} = table.context!;
  const [one, another] = playersDue(turn.must);
  if (one !== undefined) return another === undefined ? words.waits(table.who(one)) : words.waitsForSome;
  // After its last card a deal is already settled by the rules, while its last trick is still in view; and so
  // is the last card of a packet.
  return playedCard(profile, happened) ? '' : words.dealing;
}
