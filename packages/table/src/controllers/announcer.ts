import {endsDeal, firstWithRole, type ChartProfile, type Role} from '@quinola/chart';
import type {Happening} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How many sentences the log holds. */
const SENTENCES = 8;

/** What the announcer needs of its table. */
export interface AnnouncerHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  readonly context: {readonly count: number; readonly happened: readonly Happening[]} | null;
  readonly profile: Pick<ChartProfile<never>, Role | 'beats' | 'dealEnds'>;
  tag(...names: readonly string[]): boolean;
}

/** The sentences of a game. */
export interface AnnouncedGame {
  /** The sentence for a happening; `null` if none is needed. */
  tell(happening: Happening): string | null;
  /** The line that says whose turn it is. */
  status(): string;
}

/** Announces what happens to screen readers, and provides the same sentences for the screen. */
export class Announcer implements ReactiveController {
  /** The move count at which the visitor's turn was last announced. */
  #toldAt = -1;
  /** Sentences that wait until the log exists. */
  #waiting: string[] = [];

  constructor(
    private readonly host: AnnouncerHost,
    private readonly game: AnnouncedGame,
  ) {
    host.addController(this);
  }

  /** Announces sentences. Each becomes a new line of the log, so a repeated sentence is read again. */
  say(...texts: readonly (string | null)[]): void {
    this.#waiting.push(...texts.filter((text): text is string => Boolean(text)));
    this.#flush();
  }

  hostUpdated(): void {
    this.#flush();
  }

  #flush(): void {
    const log = this.host.renderRoot.querySelector('[role="log"]');
    if (!log) return;
    for (const text of this.#waiting.splice(0)) {
      const line = document.createElement('p');
      line.textContent = text;
      log.append(line);
      while (log.children.length > SENTENCES) log.firstElementChild!.remove();
    }
  }

  /** Called when a match begins: its first turn is always announced. */
  reset(): void {
    this.#toldAt = -1;
  }

  /** Whether the current position has been announced. */
  get isUpToDate(): boolean {
    return this.#toldAt === this.host.context?.count;
  }

  /** Called after each step of the match: announces the visitor's turn once. */
  matchChanged(): void {
    const {host} = this;
    if (!host.context || this.isUpToDate || !host.tag('visitor')) return;
    this.#toldAt = host.context.count;
    this.say(this.game.status());
  }

  /**
   * The last move in words. The end of a deal is omitted, because it has its own panel; of a played card only what cannot be seen
   * is said.
   */
  news(): string {
    const {context, profile} = this.host;
    const {happened} = context!;
    const played = firstWithRole(profile, 'played', happened);
    return this.#told(
      happened.filter((one) => !endsDeal(profile, [one]) && (!played || profile.beats[one.type]?.speak)),
    );
  }

  /** The result of the deal that has just ended, in words. */
  dealTold(): string {
    const {context, profile} = this.host;
    return this.#told(context!.happened.filter((one) => endsDeal(profile, [one])));
  }

  #told(happened: readonly Happening[]): string {
    return happened
      .map((one) => this.game.tell(one))
      .filter(Boolean)
      .join(' ');
  }
}
