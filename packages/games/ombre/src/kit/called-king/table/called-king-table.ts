import type {Suit} from '@quinola/cards';
import {attributeOptions, GameTable, HandController} from '@quinola/table';
import {sorted} from '../../rules/index.js';
import {familyStyles} from '../../table/styles.js';
import type {
  CalledKingGame,
  CalledKingHappening,
  CalledKingMove,
  CalledKingOptions,
  CalledKingState,
  CalledKingView,
} from '../rules/index.js';
import {profile, type CalledKingMachine} from '../machine.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../words/types.js';
import {roomOf} from './room.js';
import {calledKingStyles} from './styles.js';

/** The base class of the tables of Quadrille and Cinquille; they differ only in the number of players, the pack and the title. */
export abstract class CalledKingTable extends GameTable<
  CalledKingState,
  CalledKingView,
  CalledKingMove,
  CalledKingOptions,
  CalledKingHappening
> {
  static override readonly styles = [...familyStyles, calledKingStyles];

  /** @internal */
  abstract override gameWords: CalledKingRoomWords;
  /** @internal All other words; loaded with the features. */
  override gamePanelWords: CalledKingPanelWords | null = null;
  /** @internal The trump suit that the visitor has chosen while he has not yet chosen a card to call, and the deal it is for. */
  naming: {readonly deal: number; readonly trump: Suit} | null = null;

  /** @internal */
  override readonly hand = new HandController<CalledKingView, CalledKingMove>(this, {
    cards: () => sorted(this.view?.hand ?? [], this.view?.trump ?? null),
    move: (card) => ({type: 'PLAY', card}),
  });

  /** @internal */
  abstract readonly machine: () => CalledKingMachine;

  /**
   * What both games are; each adds its own.
   * @param size how many play
   */
  protected describeCalledKing(
    size: number,
    optionsOf: (given?: Partial<CalledKingOptions>) => CalledKingOptions,
    own: {readonly game: CalledKingGame} & Pick<
      CalledKingTable['description'],
      'words' | 'thinker' | 'features' | 'guide'
    >,
  ): CalledKingTable['description'] {
    return this.describe({
      ...own,
      profile,
      machine: () => this.machine(),
      options: attributeOptions(this, optionsOf),
      players: size,
      tools: ['hint', 'why', 'last'],
      room: (look) => roomOf(this, look, this.hand.model(look)),
    });
  }
}
