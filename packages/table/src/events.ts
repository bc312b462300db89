import type {MoveLike} from '@quinola/play';

/** The base of every event of a table: it bubbles, and crosses shadow roots. */
export abstract class TableEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
  }
}

/** Fired before each move of the visitor only; `preventDefault()` prevents it. */
export class BeforeMoveEvent extends TableEvent {
  static readonly type = 'quinola-before-move';
  constructor(readonly move: MoveLike) {
    super(BeforeMoveEvent.type, true);
  }
}

/** Something could not be read or done; the table continues with its defaults. */
export class TableErrorEvent extends TableEvent {
  static readonly type = 'quinola-error';
  /**
   * @param code stable key of the message
   * @param about values for the message
   * @param cause the error behind it, if one was thrown
   */
  constructor(
    readonly code: string,
    readonly about: Readonly<Record<string, string | number>> = {},
    readonly cause?: unknown,
  ) {
    super(TableErrorEvent.type);
  }
}

declare global {
  interface HTMLElementEventMap {
    'quinola-before-move': BeforeMoveEvent;
    'quinola-error': TableErrorEvent;
  }
}
