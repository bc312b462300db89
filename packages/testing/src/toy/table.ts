import {randomFrom, type Card} from '@quinola/cards';
import type {Thinker} from '@quinola/chart';
import {sample, situationOf, type Choice} from '@quinola/play';
import {
  drawRoom,
  GameTable,
  HandController,
  handStyles,
  optionProperties,
  attributeOptions,
  type OptionProperties,
  turnLine,
  type Ask,
  type RoomPlan,
  trickPlan,
  trickStyles,
} from '@quinola/table';
import {html} from 'lit';
import {toy, toyOptions} from './game.js';
import {kitMachine, kitProfile} from './machine.js';
import type {ToyHappening, ToyMove, ToyOptions, ToyState, ToyView} from './types.js';
import {germanRoomWords, panelWords, roomWords, type ToyPanelWords, type ToyRoomWords} from './words.js';

const SEATS = 3;

/**
 * A table of the toy game for tests of the kit: three players bid, one names the trump, all may exchange, five tricks. It has
 * what a game of tricks has of the kit: session, sheets, replay, a rules page, reasons, words in two languages.
 */
export class ToyTable extends GameTable<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, Choice> {
  static override readonly styles = [...GameTable.styles, handStyles, ...trickStyles];
  static override readonly properties = optionProperties(toyOptions.rules);

  /** Its opponents choose by chance, and give one reason for all. */
  thinker: Thinker = {
    choose: ({view, seed}) =>
      Promise.resolve({
        move: sample(toy, view as ToyView, randomFrom(seed)) as ToyMove,
        because: {maxim: 'toy.chance'},
      }),
  };

  override readonly hand = new HandController<ToyView, ToyMove>(this, {
    cards: () => this.view?.hand ?? [],
    move: (card) => ({type: 'PLAY', card}),
  });

  /** What a test asks instead of the game, in any phase. */
  asked: Ask | null = null;

  override gameWords: ToyRoomWords = roomWords;
  override gamePanelWords: ToyPanelWords | null = null;

  protected override readonly description = this.describe({
    game: toy,
    profile: kitProfile,
    machine: () => kitMachine,
    options: attributeOptions(this, toyOptions),
    players: SEATS,
    words: {
      room: {en: () => roomWords, de: () => germanRoomWords},
      panels: {en: () => panelWords},
    },
    thinker: {choose: (question, signal) => this.thinker.choose(question, signal)},
    features: async () => {
      const {toyFeatures} = await import('./features.js');
      return () => toyFeatures(this);
    },
    tools: ['hint', 'why', 'last'],
    guide: 'first-trick',
    room: (look) => drawRoom(this, this.plan, look, this.hand.model(look)),
  });

  /** The line of the turn. */
  get statusLine(): string {
    const {view} = this.context!;
    const bidding = this.panelWords?.asks.yourWord(situationOf(view.auction), true) ?? '';
    return turnLine(this, {bidding}, () => this.gameWords.yourTurn);
  }

  get plan(): RoomPlan {
    const {trump, tricksWon} = this.context!.view;
    return {
      ...trickPlan(this, {trump, strength: (card: Card) => 'JQKA'.indexOf(card[0]!)}),
      score: html`<div class="score many" part="score">
        ${[0, 1, 2].map(
          (seat) =>
            html`<div class="tally">
              <p><b>${this.whoSits(seat).name}</b><strong>${tricksWon[seat]}</strong></p>
            </div>`,
        )}
      </div>`,
      status: this.statusLine,
    };
  }
}

/** The attributes that set what is agreed before the match. */
export interface ToyTable extends OptionProperties<typeof toyOptions> {}
