import type {Actor, GameRecord, Happening, MoveLike, RecordedMove} from '@quinola/play';

/** What every event of a table has in common: it bubbles, and crosses shadow roots. */
abstract class TableEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
  }
}

/** Before a move of the visitor, and only his; `preventDefault()` holds it back. */
export class BeforeMoveEvent extends TableEvent {
  static readonly type = 'quinola-before-move';
  constructor(readonly move: MoveLike) {
    super(BeforeMoveEvent.type, true);
  }
}

/** After any move: the move, who made it, and what came of it as far as this table's viewer may see it. */
export class MoveEvent extends TableEvent {
  static readonly type = 'quinola-move';
  readonly by: Actor;
  constructor(readonly made: RecordedMove, readonly happened: readonly Happening[]) {
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
  constructor(readonly record: GameRecord, readonly worth: readonly number[]) {
    super(OverEvent.type);
  }
}

/** Something could not be read or done; the table goes on with its defaults. */
export class TableErrorEvent extends TableEvent {
  static readonly type = 'quinola-error';
  /**
   * @param code stable key of the message
   * @param about what the message names
   * @param cause the error behind it, if one was thrown
   */
  constructor(readonly code: string, readonly about: Readonly<Record<string, string | number>> = {}, readonly cause?: unknown) {
    super(TableErrorEvent.type);
  }
}

declare global {
  interface HTMLElementEventMap {
    'quinola-before-move': BeforeMoveEvent;
    'quinola-move': MoveEvent;
    'quinola-deal': DealEvent;
    'quinola-trick': TrickEvent;
    'quinola-score': ScoreEvent;
    'quinola-over': OverEvent;
    'quinola-error': TableErrorEvent;
  }
}
