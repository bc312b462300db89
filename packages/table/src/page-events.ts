import {TableEvent} from './events.js';

/** A panel was opened or closed, by the visitor, the page or the game itself. */
export class PanelEvent extends TableEvent {
  static readonly type = 'quinola-panel';
  /** @param panel its name: `menu`, `rules`, `score` … */
  constructor(
    readonly panel: string,
    readonly open: boolean,
  ) {
    super(PanelEvent.type);
  }
}

/** The table speaks another language. */
export class LanguageEvent extends TableEvent {
  static readonly type = 'quinola-language';
  constructor(readonly language: string) {
    super(LanguageEvent.type);
  }
}

/** A lesson has begun, has come to another step, or is over or left. */
export class LessonEvent extends TableEvent {
  static readonly type = 'quinola-lesson';
  /**
   * @param lesson its id
   * @param step from 0; as many as there are when it is over
   * @param steps how many there are
   * @param left whether it is played no more
   */
  constructor(
    readonly lesson: string,
    readonly step: number,
    readonly steps: number,
    readonly left: boolean,
  ) {
    super(LessonEvent.type);
  }
}

/** At a kiosk a visitor has begun, or his settings were reset and the invitation is shown again. */
export class KioskEvent extends TableEvent {
  static readonly type = 'quinola-kiosk';
  constructor(readonly what: 'begun' | 'forgotten') {
    super(KioskEvent.type);
  }
}

/** How long a match was played, told when it ends or is left. */
export class TimeEvent extends TableEvent {
  static readonly type = 'quinola-time';
  /** @param seconds in which the page was seen and the match was not paused */
  constructor(readonly seconds: number) {
    super(TimeEvent.type);
  }
}

declare global {
  interface HTMLElementEventMap {
    'quinola-panel': PanelEvent;
    'quinola-language': LanguageEvent;
    'quinola-lesson': LessonEvent;
    'quinola-kiosk': KioskEvent;
    'quinola-time': TimeEvent;
  }
}
