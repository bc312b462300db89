import type {TableEmitted} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TableFeatures} from '../features.js';
import type {GameFeatures} from '../game-features.js';
import {kitWords, wordsIn, type LanguageCode} from '../language.js';
import type {KitPanelWords} from '../strings.js';

/** What the loader needs of the table for which it fetches. */
export interface FeatureLoaderHost extends ReactiveControllerHost {
  readonly code: LanguageCode;
  panelWords: KitPanelWords | null;
  /** Puts the page's words among those that have just come. */
  relabel(): Promise<void>;
  readonly features: TableFeatures | null;
}

/** The parts that are fetched. */
export interface FeatureParts {
  /** Fetches what the game adds, and the game's words of panels. */
  load(code: LanguageCode): Promise<GameFeatures>;
  /** Puts the features into the table, where there are none yet. */
  install(Features: typeof TableFeatures, game: GameFeatures): void;
  /** Settles when the table has the words of its language for the first cards. */
  wordsReady(): Promise<void>;
  failed(error: unknown): void;
}

/**
 * Fetches the {@linkcode TableFeatures} after the first cards are shown, and holds until then whatever is asked of them. What
 * could not be fetched is asked for again with the next request, which helps in some browsers: others remember until the page
 * is reloaded that a module could not be had.
 */
export class FeatureLoader implements ReactiveController {
  #loading: Promise<unknown> | null = null;
  /** What the statechart emitted before the features came. */
  #emitted: TableEmitted[] = [];

  constructor(
    private readonly host: FeatureLoaderHost,
    private readonly parts: FeatureParts,
  ) {
    host.addController(this);
  }

  /** Fetches what is not there yet, in a task of its own, so that the first cards go before it. Never rejects. */
  load(): Promise<unknown> {
    return (this.#loading ??= new Promise((go) => setTimeout(go))
      .then(() => this.#fetch())
      .catch((error: unknown) => {
        this.#loading = null;
        this.parts.failed(error);
      }));
  }

  /** Fetches the words of another language, if any have been fetched. */
  async reload(): Promise<void> {
    if (!this.host.features) return;
    this.#loading = null;
    await this.load();
  }

  /** Asks something of the features: now, or as soon as they are there. */
  with(use: (features: TableFeatures) => unknown): void {
    const {host} = this;
    if (host.features) use(host.features);
    else void this.load().then(() => host.features && use(host.features));
  }

  /** Passes on what the statechart emits, in order, now or as soon as the features are there. */
  emitted(emitted: TableEmitted): void {
    if (this.host.features) this.host.features.emitted(emitted);
    else this.#emitted.push(emitted);
  }

  hostConnected(): void {
    void this.load();
  }

  async #fetch(): Promise<void> {
    const {host, parts} = this;
    const {code} = host;
    try {
      const [{TableFeatures}, game, panelWords] = await Promise.all([
        import('../features.js'),
        parts.load(code),
        wordsIn(kitWords.panels, code),
      ]);
      host.panelWords = panelWords;
      await host.relabel();
      parts.install(TableFeatures, game);
      this.#emitted.splice(0).forEach((emitted) => this.emitted(emitted));
    } catch (error) {
      // If only the words failed, the table has switched to another language and does not need these.
      await parts.wordsReady();
      if (code === host.code) throw error;
    }
    if (code !== host.code) await this.#fetch();
  }
}
