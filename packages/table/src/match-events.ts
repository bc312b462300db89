import type {Actor, GameRecord, Happening, RecordedMove} from '@quinola/play';
import {TableEvent} from './events.js';

/** After any move: the move, who made it, and what came of it as far as this table's viewer may see it. */
export class MoveEvent extends TableEvent {
  static readonly type = 'quinola-move';
  readonly by: Actor;
  constructor(
    readonly made: RecordedMove,
    readonly happened: readonly Happening[],
  ) {
    super(MoveEvent.type);
    this.by = made.by;
  }
}

/** The cards of a new deal lie before the players. */
export class DealEvent extends TableEvent {
  static readonly type = 'quinola-deal';
  constructor(readonly deal: number) {
    super(DealEvent.type);
  }
}

/** A trick was won. */
export class TrickEvent extends TableEvent {
  static readonly type = 'quinola-trick';
  constructor(readonly happening: Happening) {
    super(TrickEvent.type);
  }
}

/** Something was marked: a deal, a game, a rubber. `happening` says which. */
export class ScoreEvent extends TableEvent {
  static readonly type = 'quinola-score';
  constructor(readonly happening: Happening) {
    super(ScoreEvent.type);
  }
}

/** The match is over; `record` is the whole of it. */
export class OverEvent extends TableEvent {
  static readonly type = 'quinola-over';
  constructor(
    readonly record: GameRecord,
    readonly worth: readonly number[],
  ) {
    super(OverEvent.type);
  }
}

declare global {
  interface HTMLElementEventMap {
    'quinola-move': MoveEvent;
    'quinola-deal': DealEvent;
    'quinola-trick': TrickEvent;
    'quinola-score': ScoreEvent;
    'quinola-over': OverEvent;
  }
}
