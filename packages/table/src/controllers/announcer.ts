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

/** What a game says. */
export interface AnnouncedGame {
  /** The sentence for a happening; `null` where nothing need be said. */
  tell(happening: Happening): string | null;
  /** The line that says whose turn it is. */
  status(): string;
}

/** Says what happens to screen readers, and puts it into words for those who see. */
export class Announcer implements ReactiveController {
  /** The count of moves at which the visitor was last told that it is his turn. */
  #toldAt = -1;
  /** What is said while there is no log to say it in. */
  #waiting: string[] = [];

  constructor(
    private readonly host: AnnouncerHost,
    private readonly game: AnnouncedGame,
  ) {
    host.addController(this);
  }

  /** Says something to a screen reader. Each sentence is a new line of the log: said twice, it is heard twice. */
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

  /** A new match begins: its first turn is said whatever was said before. */
  reset(): void {
    this.#toldAt = -1;
  }

  /** Whether the visitor has been told of the position as it is now. */
  get isUpToDate(): boolean {
    return this.#toldAt === this.host.context?.count;
  }

  /** After a step of the match: says once that it is the visitor's turn. */
  matchChanged(): void {
    const {host} = this;
    if (!host.context || this.isUpToDate || !host.tag('visitor')) return;
    this.#toldAt = host.context.count;
    this.say(this.game.status());
  }

  /**
   * What the last move has brought, in words. The end of a deal is left out, as it has its own panel; of a card that was
   * played only what needs a word, as the rest is seen.
   */
  news(): string {
    const {context, profile} = this.host;
    const {happened} = context!;
    const played = firstWithRole(profile, 'played', happened);
    return this.#told(
      happened.filter((one) => !endsDeal(profile, [one]) && (!played || profile.beats[one.type]?.speak)),
    );
  }

  /** What the deal that has just ended has brought, in words. */
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
