import type {TableEmitted} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TableFeatures} from '../features.js';
import type {GameFeatures} from '../game-features.js';
import {kitWords, wordsIn, type LanguageCode} from '../language.js';
import type {KitPanelWords} from '../strings.js';

/** What the loader needs of its table. */
export interface FeatureLoaderHost extends ReactiveControllerHost {
  readonly code: LanguageCode;
  panelWords: KitPanelWords | null;
  /** Puts the page's words among those that have just come. */
  relabel(): Promise<void>;
  readonly features: TableFeatures | null;
}

/** What is fetched, and the callbacks for it. */
export interface FeatureParts {
  /** Fetches what the game adds, and the game's words of panels. */
  load(code: LanguageCode): Promise<GameFeatures>;
  /** Puts the features into the table, where there are none yet. */
  install(Features: typeof TableFeatures, game: GameFeatures): void;
  /** Settles when the table has the words of its language for the first cards. */
  wordsReady(): Promise<void>;
  /** All is there. */
  found(): void;
  failed(error: unknown): void;
}

/**
 * Fetches the {@linkcode TableFeatures} after the first cards are shown, and queues calls to them until then. A failed fetch is
 * repeated with the next request.
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

  /** Fetches what is missing, in a separate task, so that the first cards are drawn before. Never rejects. */
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

  /** Calls back with the features, now or as soon as they are loaded. */
  with(use: (features: TableFeatures) => unknown): void {
    const {host} = this;
    if (host.features) use(host.features);
    else void this.load().then(() => host.features && use(host.features));
  }

  /** Forwards events of the statechart, in order, now or as soon as the features are loaded. */
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
      parts.found();
      this.#emitted.splice(0).forEach((emitted) => this.emitted(emitted));
    } catch (error) {
      // If only the words failed, the table has switched to another language and does not need these.
      await parts.wordsReady();
      if (code === host.code) throw error;
    }
    if (code !== host.code) await this.#fetch();
  }
}
