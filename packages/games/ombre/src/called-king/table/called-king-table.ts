import type {Suit} from '@quinola/cards';
import type {Ink} from '@quinola/faces';
import {
  GameTable,
  HandController,
  handStyles,
  optionsFromAttributes,
  poolStyles,
  trickStyles,
  type CardLook,
  type Tool,
} from '@quinola/table';
import type {PropertyDeclarations, TemplateResult} from 'lit';
import {sorted} from '../../kit/index.js';
import type {
  CalledKingGame,
  CalledKingHappening,
  CalledKingMove,
  CalledKingOptions,
  CalledKingState,
  CalledKingView,
} from '../index.js';
import {profile, type CalledKingMachine} from '../machine.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../strings.js';
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
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    poolStyles,
    calledKingStyles,
  ];

  static override readonly properties: PropertyDeclarations = {
    tours: {type: Number},
    favourites: {type: Number},
    beteBy: {attribute: 'bete-by'},
    delices: {},
    volePricing: {attribute: 'vole-pricing'},
    packets: {},
    missedVoleMatadors: {attribute: 'missed-vole-matadors'},
    lookAtTricks: {attribute: 'look-at-tricks'},
  };

  declare tours: number | null;
  declare favourites: number | null;
  declare beteBy: string | null;
  declare delices: string | null;
  declare volePricing: string | null;
  declare packets: string | null;
  declare missedVoleMatadors: string | null;
  declare lookAtTricks: string | null;

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

  abstract override readonly game: CalledKingGame;
  override readonly profile = profile;
  override readonly backInk: Ink = 'red';
  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];
  /** @internal */
  abstract override readonly machine: () => CalledKingMachine;
  /** @internal The number of players. */
  abstract readonly size: number;
  /** @internal The options of the game, with defaults for those not given. */
  protected abstract readonly optionsOf: (given?: Partial<CalledKingOptions>) => CalledKingOptions;

  protected override usualOptions(): CalledKingOptions {
    return this.optionsOf();
  }

  protected override readOptions(): CalledKingOptions {
    return this.optionsOf(optionsFromAttributes(this, this.usualOptions()));
  }

  protected override playersFor(): number {
    return this.size;
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}
