import {type attributeOptions, GameTable, HandController} from '@quinola/table';
import {profile, type BostonMachine} from '../machine.js';
import {
  playersIn,
  sorted,
  type Agreed,
  type BostonGame,
  type BostonHappening,
  type BostonMove,
  type BostonState,
  type BostonView,
} from '../rules/index.js';
import type {ContractsPanelWords, ContractsRoomWords} from '../words/types.js';
import {roomOf} from './room.js';
import {contractsStyles} from './styles.js';

type Own = Pick<ContractsTable['description'], 'words' | 'thinker' | 'features' | 'guide'> & {
  readonly game: BostonGame;
};

/** The base class of the tables of Boston and Boston-Whist. */
export abstract class ContractsTable extends GameTable<
  BostonState,
  BostonView,
  BostonMove,
  Agreed,
  BostonHappening
> {
  static override readonly styles = contractsStyles;

  /** @internal */
  abstract override gameWords: ContractsRoomWords;
  /** @internal All other words; loaded with the features. */
  override gamePanelWords: ContractsPanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<BostonView, BostonMove>(this, {
    cards: () => sorted(this.view?.hand ?? [], this.view?.trump ?? null),
    dealt: 13,
    move: (card) => ({type: 'PLAY', card}),
  });

  /** @internal */
  abstract readonly machine: () => BostonMachine;

  /**
   * What both games are; each adds its own.
   * @param options what is agreed, from the attributes
   */
  protected describeContracts(
    options: ReturnType<typeof attributeOptions<Agreed>>,
    own: Own,
  ): ContractsTable['description'] {
    return this.describe({
      ...own,
      profile,
      machine: () => this.machine(),
      options,
      players: playersIn,
      tools: ['hint', 'why', 'last'],
      room: (look) => roomOf(this, look, this.hand.model(look)),
    });
  }
}
