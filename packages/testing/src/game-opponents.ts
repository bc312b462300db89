import type {Player} from '@quinola/play';
import type {TestedOpponents} from './game-suite/tested-opponents.js';

/** The opponents of a game, asked as its table asks them. */
export interface GameOpponents extends TestedOpponents {
  /** The partner of the view's player: a visitor's partner makes no deliberate mistakes. */
  partners(view: unknown): readonly Player[];
}
