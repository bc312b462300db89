import type {Pace} from '@quinola/chart';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {CardLook} from '../card.js';
import {paceOf, readSettings, SETTINGS_KEY, type Settings} from '../settings.js';
import type {Store} from '../store.js';

/** Matches in which a visitor sees marked corners wherever the cards are large. */
const FIRST_MATCHES = 3;

/** A setting with an attribute for the page and a choice for the visitor. */
export type SettingName = 'pace' | 'suits' | 'figures' | 'indices' | 'confirm' | 'obvious';

/** What the settings need of their table: the page's attributes, and the match that a new pace affects. */
export interface SettingsHost extends ReactiveControllerHost, Readonly<Record<SettingName, string | null>> {
  readonly autoplay: boolean;
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly match: {send(event: {readonly type: 'SET_PACE'; readonly pace: Pace}): void};
}

/** The visitor's settings. They take precedence over the page's, and apply to all tables of the origin. */
export class SettingsController implements ReactiveController {
  #current: Settings | null = null;
  /** What could not be stored. */
  #unsaved: Partial<Settings> = {};
  #pace = '';

  constructor(private readonly host: SettingsHost) {
    host.addController(this);
  }

  /** The visitor's settings; unset ones are absent. */
  get current(): Settings {
    return (this.#current ??= readSettings(this.host.store));
  }

  set current(settings: Settings) {
    this.#current = settings;
  }

  /** Reads the stored settings again. */
  reread(): void {
    this.#current = null;
    this.host.requestUpdate();
  }

  /** The effective value of a setting: the visitor's or the page's; `null` if neither is set. */
  get(name: SettingName): string | null {
    return this.current[name] ?? this.host[name];
  }

  /** The theme, or the language, that the visitor has chosen instead of the page's; the page's where he has not. */
  instead(what: 'themes' | 'languages', page: string): string {
    const chosen = this.current[what];
    return chosen && Object.hasOwn(chosen, page) ? chosen[page]! : page;
  }

  /** Chooses a theme or a language instead of the page's. */
  choose(what: 'themes' | 'languages', page: string, chosen: string): void {
    this.change((now) => ({[what]: {...now[what], [page]: chosen}}));
  }

  /** The effective pace. */
  get pace(): Pace {
    return paceOf(this.get('pace'), !this.host.autoplay, this.get('obvious'));
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

  /** Changes settings of the visitor, and stores them if storage is available. */
  change(settings: Partial<Settings> | ((now: Settings) => Partial<Settings>)): void {
    const {store} = this.host;
    // Other tables, in other tabs too, may have stored something since this one has read it.
    if (store.read(SETTINGS_KEY)) this.current = {...readSettings(store), ...this.#unsaved};
    const changed = typeof settings === 'function' ? settings(this.current) : settings;
    this.current = {...this.current, ...changed};
    const text = JSON.stringify(this.current);
    store.write(SETTINGS_KEY, text);
    this.#unsaved = store.read(SETTINGS_KEY) === text ? {} : {...this.#unsaved, ...changed};
    this.host.requestUpdate();
  }

  /** Resets the visitor's settings, as a kiosk does between two visitors. Stored values are erased elsewhere. */
  forget(): void {
    this.current = this.#unsaved = {};
    this.host.requestUpdate();
  }

  /** Passes a changed pace on to the running match. */
  hostUpdate(): void {
    const {pace} = this;
    const written = JSON.stringify(pace);
    if (this.#pace === written) return;
    this.#pace = written;
    this.host.match.send({type: 'SET_PACE', pace});
  }
}
