import {endsDeal, firstWithRole, type ChartProfile, type Role} from '@quinola/chart';
import type {Happening, Player} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How many sentences the log holds. */
const SENTENCES = 8;

/** What the announcer needs of its table. */
export interface AnnouncerHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  readonly context: {readonly decidesSince: number; readonly happened: readonly Happening[]} | null;
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
  /** Since which move count the visitor's last announced decision was his. */
  #toldAt = -1;
  /** Sentences that wait until the log exists. */
  #waiting: (readonly [text: string, player: Player | null])[] = [];

  /** @param spoken called with each sentence, and the player whose call or card it is, if it is one's */
  constructor(
    private readonly host: AnnouncerHost,
    private readonly game: AnnouncedGame,
    private readonly spoken?: (text: string, player: Player | null) => void,
  ) {
    host.addController(this);
  }

  /** Announces sentences. Each becomes a new line of the log, so a repeated sentence is read again. */
  say(...texts: readonly (string | null)[]): void {
    this.tell(null, ...texts);
  }

  /** Announces what a player has called or played. @param player `null`: nobody’s */
  tell(player: Player | null, ...texts: readonly (string | null)[]): void {
    for (const text of texts) if (text) this.#waiting.push([text, player]);
    this.#flush();
  }

  hostUpdated(): void {
    this.#flush();
  }

  #flush(): void {
    const log = this.host.renderRoot.querySelector('[role="log"]');
    if (!log) return;
    for (const [text, player] of this.#waiting.splice(0)) {
      this.spoken?.(text, player);
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

  /** Whether the visitor's present decision has been announced. */
  get isUpToDate(): boolean {
    return this.#toldAt === this.host.context?.decidesSince;
  }

  /** Called after each step of the match: announces the visitor's turn once. */
  matchChanged(): void {
    const {host} = this;
    if (!host.context || this.isUpToDate || !host.tag('visitor')) return;
    this.#toldAt = host.context.decidesSince;
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
