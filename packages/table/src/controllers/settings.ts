import type {Pace} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {CardLook} from '../card.js';
import {paceOf, readSettings, SETTINGS_KEY, type Settings} from '../settings.js';
import type {Store} from '../store.js';

/** Matches in which a visitor sees marked corners wherever the cards are large. */
const FIRST_MATCHES = 3;

/** A setting that the page makes by an attribute, and the visitor for himself. */
export type SettingName = 'pace' | 'suits' | 'figures' | 'indices' | 'confirm';

/** What the settings need of their table: what the page has set, and whom a new pace concerns. */
export interface SettingsHost extends ReactiveControllerHost, Readonly<Record<SettingName, string | null>> {
  readonly autoplay: boolean;
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly match: {send(event: {readonly type: 'SET_PACE'; readonly pace: Pace}): void};
}

/** What the visitor has set for himself; it goes before what the page has set, and holds at every table of the page's origin. */
export class SettingsController implements ReactiveController {
  #current: Settings | null = null;
  #pace = '';

  constructor(private readonly host: SettingsHost) {
    host.addController(this);
  }

  /** What the visitor has set; what he has not is absent. */
  get current(): Settings {
    return (this.#current ??= readSettings(this.host.store));
  }

  set current(settings: Settings) {
    this.#current = settings;
  }

  /** Takes what is kept now where the table keeps things. */
  reread(): void {
    this.#current = null;
    this.host.requestUpdate();
  }

  /** A setting as it holds now: the visitor's, or the page's; `null` where neither has set it. */
  get(name: SettingName): string | null {
    return this.current[name] ?? this.host[name];
  }

  /** The theme, or the language, that the visitor has chosen instead of the page's; the page's where he has not. */
  instead(of: 'themes' | 'languages', page: string): string {
    return this.current[of]?.[page] ?? page;
  }

  /** Chooses a theme or a language instead of the page's. */
  choose(of: 'themes' | 'languages', page: string, chosen: string): void {
    this.change({[of]: {...this.current[of], [page]: chosen}});
  }

  /** The pace as it holds now. */
  get pace(): Pace {
    return paceOf(this.get('pace'), !this.host.autoplay);
  }

  /**
   * How cards are shown by these settings.
   * @param small whether the cards are so small that their corners need marks
   */
  look(small: boolean): Pick<CardLook, 'corner' | 'double' | 'four'> {
    const indices = this.get('indices');
    return {
      corner:
        indices === 'corner' ||
        (indices !== 'none' && (small || (this.current.matches ?? 0) <= FIRST_MATCHES)),
      double: this.get('figures') === 'double',
      four: this.get('suits') === 'four-colour',
    };
  }

  /** Sets something for the visitor; kept where the page may keep anything. */
  change(settings: Partial<Settings>): void {
    this.current = {...this.current, ...settings};
    this.host.store.write(SETTINGS_KEY, JSON.stringify(this.current));
    this.host.requestUpdate();
  }

  /** Forgets what the visitor has set, as a table in a museum does between two visitors. What is kept is erased elsewhere. */
  forget(): void {
    this.current = {};
    this.host.requestUpdate();
  }

  /** Tells a running match of a new pace, whoever has set it. */
  hostUpdate(): void {
    const {pace} = this;
    const written = JSON.stringify(pace);
    if (this.#pace === written) return;
    this.#pace = written;
    this.host.match.send({type: 'SET_PACE', pace});
  }
}
