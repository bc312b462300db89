import type {TableEmitted} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {TableFeatures} from '../features.js';
import type {GameFeatures} from '../game-features.js';
import {kitWords, wordsIn, type LanguageCode} from '../language.js';
import type {KitPanelWords} from '../strings.js';
import type {LanguageController} from './language.js';
import type {Missing} from './missing.js';

/** What the loader needs of its table. */
export interface FeatureLoaderHost extends ReactiveControllerHost {
  readonly code: LanguageCode;
  panelWords: KitPanelWords | null;
  features: TableFeatures | null;
  readonly language: Pick<LanguageController, 'ready' | 'relabel'>;
  readonly missing: Pick<Missing, 'found' | 'tell'>;
  /** Fetches what the game adds, and the game's words of panels. */
  loadFeatures(code: LanguageCode): Promise<GameFeatures>;
}

/**
 * Fetches the {@linkcode TableFeatures} after the first cards are shown, and queues calls to them until then. A failed fetch is
 * repeated with the next request.
 */
export class FeatureLoader implements ReactiveController {
  #loading: Promise<unknown> | null = null;
  /** What the statechart emitted before the features came. */
  #emitted: TableEmitted[] = [];

  constructor(private readonly host: FeatureLoaderHost) {
    host.addController(this);
  }

  /** Fetches what is missing, in a separate task, so that the first cards are drawn before. Never rejects. */
  load(): Promise<unknown> {
    return (this.#loading ??= new Promise((go) => setTimeout(go))
      .then(() => this.#fetch())
      .catch((error: unknown) => {
        this.#loading = null;
        this.host.missing.tell('table', error, () => this.load());
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
    const {host} = this;
    const {code} = host;
    try {
      const [{TableFeatures}, game, panelWords] = await Promise.all([
        import('../features.js'),
        host.loadFeatures(code),
        wordsIn(kitWords.panels, code),
      ]);
      host.panelWords = panelWords;
      await host.language.relabel();
      host.features ??= new TableFeatures(host as unknown as AnyTable, game);
      host.missing.found('table');
      this.#emitted.splice(0).forEach((emitted) => this.emitted(emitted));
    } catch (error) {
      // If only the words failed, the table has switched to another language and does not need these.
      await host.language.ready;
      if (code === host.code) throw error;
    }
    if (code !== host.code) await this.#fetch();
  }
}
