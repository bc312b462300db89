import type {Card} from '@quinola/cards';
import type {Happening, MoveLike, Choice} from '@quinola/play';
import type {Look} from './card.js';
import {GameTable} from './game-table.js';
import type {HandModel} from './hand.js';
import {handStyles} from './styles/hand.js';

/** Tables narrower than this, in px, ask for a second tap. */
const NARROW = 520;

/** A table whose visitor holds a hand of cards, one of which he plays. */
export abstract class HandTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends GameTable<State, View, Move, Options, H, C> {
  static override readonly styles = [...GameTable.styles, handStyles];

  #places: readonly Card[] = [];

  /** The visitor's cards in the order shown. */
  protected abstract handCards(): readonly Card[];
  /** What playing a card is as a move. */
  protected abstract cardMove(card: Card): Move;

  override hands(): readonly (readonly Card[])[] {
    return [this.handCards()];
  }

  /** The hand as it is shown now. */
  protected handModel(look: Look): HandModel {
    const {words, panelWords, context, chosen} = this;
    const cards = this.handCards();
    const lawful = this.playable();
    if (`${this.#places.filter((card) => cards.includes(card))}` !== `${cards}`) this.#places = cards;
    return {
      cards,
      look,
      box: this.box,
      chosen,
      places: this.#places,
      asked: cards.some((card) => lawful.has(card)),
      at: this.at,
      label: words.hand,
      hinted: (context!.hint?.move as {card?: Card} | undefined)?.card ?? null,
      lawful: (card) => lawful.has(card),
      name: (card) =>
        (card === chosen && panelWords
          ? panelWords.onceMore
          : lawful.has(card)
            ? words.mayPlay
            : words.mayNot)(words.card(card)),
      tap: (card, event) => this.tap(card, event as PointerEvent),
    };
  }

  /** The cards that the visitor may play now. */
  private playable(): ReadonlySet<Card | undefined> {
    const moves = this.tag('visitor') ? this.game.moves(this.context!.view) : [];
    return new Set(moves.map((move) => (move as {card?: Card}).card));
  }

  private tap(card: Card, {pointerType, detail}: PointerEvent): void {
    this.at = card;
    this.note = null;
    const way = this.word('confirm');
    // A click of the keyboard has no detail: Enter on a focused card is sure enough. Not every browser tells a click's pointer.
    const touch =
      detail > 0 &&
      (pointerType ? pointerType === 'touch' : matchMedia('(pointer: coarse)').matches) &&
      this.offsetWidth < NARROW;
    const twice = (way === 'always' || (way !== 'never' && touch)) && this.chosen !== card;
    // A card that may not be played is not picked up: the chart says at once why.
    if (twice && this.playable().has(card)) this.chosen = card;
    else {
      this.chosen = null;
      this.play(this.cardMove(card));
    }
    this.requestUpdate();
  }
}
