import {TableErrorEvent} from '../events.js';
import type {About, KitPanelWords, KitRoomWords, PartName} from '../strings.js';
import type {Message} from '../message.js';

/** What the notice of missing files needs of its table. */
export interface MissingHost extends EventTarget {
  readonly words: Pick<KitRoomWords, 'lost' | 'tryAgain'>;
  readonly panelWords: Pick<KitPanelWords, 'parts' | 'notLoaded'> | null;
  message: Message | null;
  requestUpdate(): void;
}

/** The name of the file that an import could not fetch; browsers and bundlers put its address into the message, if anywhere. */
function fileOf(error: unknown): string | undefined {
  return /[^/\s?#"'()]+\.m?js\b/.exec(error instanceof Error ? error.message : '')?.[0];
}

/**
 * Says which parts of a table could not be fetched, and offers to fetch them again: one notice and one button for all of them.
 * What needs a part either waits for it ({@linkcode fetch}), or goes on without and says how to come back to it
 * ({@linkcode tell}).
 */
export class Missing {
  /** What is to be tried again, by the parts that are missing. */
  readonly #parts = new Map<PartName, (() => unknown)[]>();
  #notice: Message | null = null;

  constructor(private readonly host: MissingHost) {}

  /**
   * Tells page and visitor that a part is missing.
   * @param again fetches it once more, when the visitor asks for it
   */
  tell(part: PartName, error: unknown, again: () => unknown, about: About = {}): void {
    const file = fileOf(error);
    this.host.dispatchEvent(new TableErrorEvent('no-module', {part, ...(file && {file}), ...about}, error));
    this.#parts.set(part, [...(this.#parts.get(part) ?? []), again]);
    this.show();
  }

  /** A part has come by another way than by this notice. */
  found(part: PartName): void {
    if (this.#parts.delete(part)) this.show();
  }

  /**
   * Fetches a part. Where it cannot be fetched the result waits until the visitor tries again: whatever uses it then goes on as
   * if it had come at once.
   */
  async fetch<T>(part: PartName, load: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        await new Promise<void>((again) => {
          this.tell(part, error, again);
        });
      }
    }
  }

  /** Shows the notice, in the words that there are by now, or takes it away if nothing is missing any more. */
  show(): void {
    const {host} = this;
    const {words, panelWords} = host;
    const parts = [...this.#parts.keys()];
    if (parts.length) {
      const named = panelWords?.notLoaded(parts.map((part) => panelWords.parts[part]));
      host.message = {
        text: named ?? words.lost,
        mend: {text: words.tryAgain, act: () => this.#tryAgain()},
      };
    } else if (host.message === this.#notice) host.message = null;
    this.#notice = host.message;
    host.requestUpdate();
  }

  #tryAgain(): void {
    const all = [...this.#parts.values()].flat();
    this.#parts.clear();
    this.show();
    for (const again of all) again();
  }
}
