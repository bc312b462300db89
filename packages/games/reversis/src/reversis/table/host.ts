import type {TableOf} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {ReversisHappening, ReversisMove, ReversisView} from '../rules/index.js';
import type {ReversisPanelWords, ReversisRoomWords} from '../words/types.js';

/** The table as its room, asks and panels see it. */
export interface ReversisHost extends TableOf<
  ReversisView,
  ReversisMove,
  ReversisHappening,
  ReversisRoomWords,
  ReversisPanelWords
> {
  /** The basket with its contents; there with the features. */
  readonly basket: ((jettons: number) => TemplateResult) | null;
}
