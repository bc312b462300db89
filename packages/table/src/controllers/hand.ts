import type {Card} from '@quinola/cards';
import type {MoveLike} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {CardLook} from '../card.js';
import type {Box} from '../hand-rows.js';
import {isNarrow, type HandModel} from '../hand.js';
import type {KitPanelWords, KitRoomWords} from '../strings.js';
import {registerHandProperties} from '../styles/hand-properties.js';
import type {Taking} from '../rooms/middle/taking-model.js';
import type {ChoosingController} from './choosing.js';

/** What a hand needs of its table. */
export interface HandHost<View, Move> extends ReactiveControllerHost {
  readonly box: Box;
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly settings: {get(name: 'confirm'): string | null};
  readonly context: {readonly view: View; readonly hint: {readonly move: object} | null} | null;
  readonly game: {moves(view: View): readonly object[]};
  /** The card with the tab stop. */
  at: Card | null;
  /** The card that was tapped once and waits for the second tap. */
  chosen: Card | null;
  /** The note beside a card. */
  note: object | null;
  /** All hands that this visitor plays. */
  hands(): readonly (readonly Card[])[];
  /** Where cards are chosen for something. */
  readonly features: {
    readonly choosing: Pick<ChoosingController, 'left' | 'hand'>;
    readonly taking: Pick<Taking, 'hand'> | null;
  } | null;
  tag(...names: readonly string[]): boolean;
  play(move: Move): boolean;
}

/** The hand, as provided by the game. */
export interface HandSource<Move> {
  /** The visitor's cards in the order shown; none before the start. */
  cards(): readonly Card[];
  /** The move of playing a card. */
  move(card: Card): Move;
  /** How many cards everybody is dealt: before the first deal they have their room, so that nothing moves when they come. */
  readonly dealt?: number;
}

/** The hand of a visitor who plays cards one by one: its model for drawing, and what a tap on a card does. */
export class HandController<View, Move extends MoveLike> implements ReactiveController {
  /** The places of the list. A place whose card was played stays, so that all other cards keep their elements. */
  #places: readonly Card[] = [];
  /** Whether a card of the running deal was asked for twice: so are the others, or a second tap would play the next one. */
  #asksTwice = false;
  /** The number of cards that were drawn last. */
  #count = 0;

  constructor(
    private readonly host: HandHost<View, Move>,
    private readonly source: HandSource<Move>,
  ) {
    host.addController(this);
    registerHandProperties();
  }

  /** The visitor's cards in the order shown, without those moved to places on the table. */
  get cards(): readonly Card[] {
    const cards = this.source.cards();
    return this.host.features?.choosing.left(cards) ?? cards;
  }

  /** Clears the pending second tap of a card that has left the hand. */
  hostUpdate(): void {
    const {host} = this;
    // A new hand.
    if (this.source.cards().length > this.#count) this.#asksTwice = false;
    this.#count = this.source.cards().length;
    if (host.chosen !== null && !host.hands().flat().includes(host.chosen)) host.chosen = null;
  }

  /** The hand as it is drawn now. */
  model(look: CardLook): HandModel {
    const {cards, host} = this;
    const {words, panelWords, chosen} = host;
    if (`${this.#places.filter((card) => cards.includes(card))}` !== `${cards}`) this.#places = cards;
    const playable = this.#playable();
    const model: HandModel = {
      cards,
      look,
      box: host.box,
      chosen,
      again: panelWords?.again,
      places: this.#places,
      covered: this.#places.length ? 0 : (this.source.dealt ?? 0),
      asked: cards.some((card) => playable.has(card)),
      at: host.at,
      label: words.hand,
      hinted: (host.context!.hint?.move as {card?: Card} | undefined)?.card ?? null,
      lawful: (card) => playable.has(card),
      name: (card) =>
        (card === chosen && panelWords
          ? panelWords.onceMore
          : playable.has(card)
            ? words.mayPlay
            : words.mayNot)(words.card(card)),
      tap: (card, event) => this.#tap(card, event as PointerEvent),
    };
    const {taking, choosing} = host.features ?? {};
    return taking?.hand(model) ?? choosing?.hand(model) ?? model;
  }

  /** The cards that the visitor may play now. */
  #playable(): ReadonlySet<Card | undefined> {
    const {host} = this;
    const moves = host.tag('visitor') ? host.game.moves(host.context!.view) : [];
    return new Set(moves.map((move) => (move as {card?: Card}).card));
  }

  #tap(card: Card, {pointerType, detail, currentTarget}: PointerEvent): void {
    const {host} = this;
    host.at = card;
    host.note = null;
    const confirm = host.settings.get('confirm');
    // A click by keyboard has detail 0: Enter on a focused card needs no second press. Not every browser reports pointerType for clicks.
    const byFinger =
      detail > 0 && (pointerType ? pointerType === 'touch' : matchMedia('(pointer: coarse)').matches);
    if (byFinger && isNarrow(currentTarget as Element)) this.#asksTwice = true;
    const isAsked = confirm === 'always' || (confirm !== 'never' && byFinger && this.#asksTwice);
    // A card that cannot be played is not selected: the statechart says why at once.
    if (isAsked && host.chosen !== card && this.#playable().has(card)) host.chosen = card;
    else {
      host.chosen = null;
      host.play(this.source.move(card));
    }
    host.requestUpdate();
  }
}
