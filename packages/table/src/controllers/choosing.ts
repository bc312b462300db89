import type {Card} from '@quinola/cards';
import type {MoveLike} from '@quinola/play';
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from '../card.js';
import type {HandModel} from '../hand.js';
import type {KitPanelWords, KitRoomWords} from '../strings.js';
import type {Announcer} from './announcer.js';
import type {FocusController} from './focus.js';
import {answer, type AnswerHost} from '../asks/answers.js';
import type {Ask, ChooseCards} from '../asks/ask.js';

/** What choosing cards reads of its table, and does there. */
export interface ChoosingHost extends AnswerHost, ReactiveControllerHost {
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly context: {readonly count: number; readonly hint: {readonly move: MoveLike} | null} | null;
  at: Card | null;
  note: {readonly card: Card; readonly text: string} | null;
}

/**
 * Cards that the visitor is about to choose for something: he takes them and puts them back until he presses the button.
 * They are forgotten with the move for which they were chosen.
 */
export class ChoosingController implements ReactiveController {
  #chosen: readonly Card[] = [];
  /** The move, by the count of those made, for which the cards were chosen. */
  #count = -1;

  /** @param asked what the game asks now */
  constructor(
    private readonly table: ChoosingHost,
    private readonly announcer: Pick<Announcer, 'say'>,
    private readonly focus: Pick<FocusController, 'onHand'>,
    private readonly asked: () => Ask | null,
  ) {
    table.addController(this);
  }

  /** Cards that were chosen for a move that has been made are forgotten. */
  hostUpdated(): void {
    this.#chosen = this.cards;
  }

  /** What is to be chosen now; `null` where nothing is. */
  get ask(): ChooseCards | null {
    const ask = this.asked();
    return ask?.kind === 'chooseCards' ? ask : null;
  }

  /** The chosen cards, in the order in which they were. */
  get cards(): readonly Card[] {
    return this.#count === this.table.context?.count ? this.#chosen : [];
  }

  /** A hand without the cards that lie in places on the table. */
  left(hand: readonly Card[]): readonly Card[] {
    return this.cards.length && this.ask?.tray ? hand.filter((card) => !this.cards.includes(card)) : hand;
  }

  /** Chooses a card, or puts it back; or says why it cannot be chosen. */
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
    this.#count = this.table.context!.count;
    this.table.requestUpdate();
  }

  /** The hand, of which cards are chosen. */
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

  /** The cards that are advised. */
  #advised(): readonly Card[] {
    const {cards, card} = (this.table.context!.hint?.move ?? {}) as {cards?: readonly Card[]; card?: Card};
    return cards ?? (card ? [card] : []);
  }

  /** What stands on the table: the places or the open cards, how many are chosen, and the button; `null` where nothing is to be chosen. */
  stage(look: CardLook): TemplateResult | null {
    const {table, ask, cards} = this;
    if (!ask) return null;
    const {asks} = table.panelWords!;
    const {choose, least, most} = ask.choice;
    const move = (): MoveLike => ask.move?.(cards) ?? ({type: choose, cards} as unknown as MoveLike);
    return html`<div class="tray" role="group" aria-label=${ask.title}>
      ${ask.middle}${
        ask.tray
          ? this.#row(
              Array.from({length: most}, (_, place) => cards[place] ?? null),
              look,
            )
          : ask.lies?.length
            ? this.#row(ask.lies, look)
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
          class="button press"
          ?disabled=${cards.length < least}
          @click=${() => table.play(move())}
        >
          ${ask.done(cards)}
        </button>
      </div>
    </div>`;
  }

  /** Cards on the table, and places that wait for some. */
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
