import type {TableOf} from '@quinola/table';
import type {BostonMachine} from '../machine.js';
import type {BostonHappening, BostonMove, BostonView} from '../rules/index.js';
import type {ContractsPanelWords, ContractsRoomWords} from '../words/types.js';

/** A table of Boston, Tri-Boston or Boston-Whist as its room, asks and panels see it. */
export interface ContractsHost extends TableOf<
  BostonView,
  BostonMove,
  BostonHappening,
  ContractsRoomWords,
  ContractsPanelWords
> {
  readonly machine: () => BostonMachine;
}
