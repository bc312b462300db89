import type {Card} from '@quinola/cards';
import {moveChoosing, thingsOf, type MoveLike, type NamesThings} from '@quinola/play';
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';
import type {HandModel} from '../hand.js';
import type {KitPanelWords, KitRoomWords} from '../strings.js';
import type {Announcer} from './announcer.js';
import type {FocusController} from './focus.js';
import {answer, type AnswerHost} from '../asks/answers.js';
import type {Ask, ChooseCards} from '../asks/ask.js';

/** What choosing cards needs of its table. */
export interface ChoosingHost extends AnswerHost, ReactiveControllerHost {
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly game: NamesThings;
  readonly match: {readonly decision: string};
  at: Card | null;
  note: {readonly card: Card; readonly text: string} | null;
}

/**
 * The cards that the visitor has selected for a decision. He can select and deselect them until he presses the button; the
 * selection is cleared after the move.
 */
export class ChoosingController implements ReactiveController {
  #chosen: readonly Card[] = [];
  /** The decision for which the cards were selected. */
  #decision = '';

  /** @param asked the current decision of the game */
  constructor(
    private readonly table: ChoosingHost,
    private readonly announcer: Pick<Announcer, 'say'>,
    private readonly focus: Pick<FocusController, 'onHand'>,
    private readonly asked: () => Ask | null,
  ) {
    table.addController(this);
  }

  /** Clears a selection for a move that has been made. */
  hostUpdated(): void {
    this.#chosen = this.cards;
  }

  /** The current choice; `null` if there is none. */
  get ask(): ChooseCards | null {
    const ask = this.asked();
    return ask?.kind === 'chooseCards' ? ask : null;
  }

  /** The selected cards, in the order of selection. */
  get cards(): readonly Card[] {
    return this.#decision === this.table.match.decision ? this.#chosen : [];
  }

  /** A hand without the cards that were moved to places on the table. */
  left(hand: readonly Card[]): readonly Card[] {
    return this.cards.length && this.ask?.tray ? hand.filter((card) => !this.cards.includes(card)) : hand;
  }

  /** Selects or deselects a card, or says why it cannot be selected. */
  turn(card: Card): void {
    const {table, ask, cards: chosen} = this;
    if (!ask) return;
    const {asks} = table.panelWords!;
    const name = table.words.card(card);
    table.at = card;
    table.note = null;
    if (chosen.includes(card)) {
      this.#keep(chosen.filter((other) => other !== card));
      this.announcer.say(asks.putBack(name));
      if (ask.tray) void table.updateComplete.then(() => this.focus.onHand(card));
      return;
    }
    const {most, least} = ask.choice;
    const instead = most === 1 ? [] : chosen;
    const text = ask.why(card, instead) ?? (instead.length < most ? null : asks.enough(most));
    if (text) {
      table.note = {card, text};
      this.announcer.say(text);
      table.requestUpdate();
      return;
    }
    this.#keep([...instead, card]);
    this.announcer.say(asks.nowChosen(name, asks.count(this.cards.length, least, most)));
  }

  #keep(cards: readonly Card[]): void {
    this.#chosen = cards;
    this.#decision = this.table.match.decision;
    this.table.requestUpdate();
  }

  /** The model of the hand during the choice. */
  hand(model: HandModel): HandModel {
    const {table, ask, cards: chosen} = this;
    if (!ask) return model;
    const {asks} = table.panelWords!;
    const may = (card: Card): boolean => ask.choice.from.includes(card);
    const hinted = this.#advised();
    return {
      ...model,
      asked: true,
      lawful: may,
      chosen: null,
      picked: (card) => chosen.includes(card),
      hinted: hinted.find((card) => model.cards.includes(card) && !chosen.includes(card)) ?? null,
      name: (card) => this.#nameOf(card, asks),
      tap: (card) => this.turn(card),
    };
  }

  #nameOf(card: Card, {mayChoose, mayNotChoose, isChosen}: KitPanelWords['asks']): string {
    const name = this.table.words.card(card);
    if (this.cards.includes(card)) return isChosen(name);
    return (this.ask!.choice.from.includes(card) ? mayChoose : mayNotChoose)(name);
  }

  /** The advised cards. */
  #advised(): readonly Card[] {
    const {context, game} = this.table;
    return context!.hint ? thingsOf(context!.hint.move, game) : [];
  }

  /** The choice on the table: places or open cards, the number selected, and the button; `null` if there is nothing to choose. */
  stage(look: CardLook): TemplateResult | null {
    const {table, ask, cards} = this;
    if (!ask) return null;
    const {asks} = table.panelWords!;
    const {least, most} = ask.choice;
    const move = (): MoveLike => ask.move?.(cards) ?? moveChoosing(ask.choice, cards);
    return html`<div class="tray" role="group" aria-label=${ask.title}>
      ${ask.middle}${
        ask.tray
          ? this.#row(
              Array.from({length: most}, (_, place) => cards[place] ?? null),
              look,
            )
          : ask.open?.length
            ? this.#row(ask.open, look)
            : nothing
      }
      <div class="answers">
        ${
          // A single card is visible in its place, or standing out of the hand.
          most > 1 ? html`<span class="count">${asks.count(cards.length, least, most)}</span>` : nothing
        }
        ${(ask.others ?? []).map((one) => answer(table, one))}
        <button
          type="button"
          part="button"
          class="button press ${cards.length ? '' : 'none'}"
          ?disabled=${cards.length < least}
          @click=${() => table.play(move())}
        >
          ${ask.done(cards)}
        </button>
      </div>
    </div>`;
  }

  /** A row of cards and empty places on the table. */
  #row(cards: readonly (Card | null)[], look: CardLook): TemplateResult {
    const {asks} = this.table.panelWords!;
    const hinted = this.#advised();
    const rows = cards.length > 6 ? 2 : 1;
    return html`<div class="row" .style=${`--n:${Math.ceil(cards.length / rows)};--rows:${rows}`}>
      ${cards.map((card) =>
        card === null
          ? html`<i class="place"></i>`
          : html`<button
              type="button"
              class="card ${!this.ask!.tray && this.cards.includes(card) ? 'picked' : ''} ${
                hinted.includes(card) && !this.cards.includes(card) ? 'hinted' : ''
              } ${this.ask!.choice.from.includes(card) ? '' : 'away'}"
              data-chosen=${card}
              aria-pressed=${this.cards.includes(card)}
              @click=${() => this.turn(card)}
            >
              <span class="vh">${this.#nameOf(card, asks)}</span>${cardFace(card, look)}
            </button>`,
      )}
    </div>`;
  }
}
