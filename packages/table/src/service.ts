import type {Card} from '@quinola/cards';
import {endsDeal, happenedAs, HELD_BACK, type SentMove, type TableEmitted} from '@quinola/chart';
import type {GameRecord, Refusal} from '@quinola/play';
import {html, nothing, type LitElement, type PropertyValues, type TemplateResult} from 'lit';
import type {AnyTable} from './any-table.js';
import {isNewMatch, unknownWords} from './attributes.js';
import {companyOf} from './company.js';
import {courtsByAndBy} from './courts.js';
import {Focus} from './focus.js';
import type {GameService} from './game-service.js';
import {MoveEvent} from './happenings.js';
import {wishOf, type Wish} from './keys.js';
import type {Kiosk} from './kiosk.js';
import {languageOf} from './language.js';
import {Panels} from './panels.js';
import {choice} from './panels/sheet.js';
import {SETTINGS_KEY, type Settings} from './settings.js';
import {Sound} from './sound.js';
import type {About, KitPanelWords, MendWord} from './strings.js';
import {laterStyles} from './styles/later.js';
import {places, travel} from './travel.js';
import {openRecord} from './whole.js';

/** One clear message, and what may be done about it. */
export interface Message {
  readonly text: string;
  /** Seconds that are left, to be seen; not said again and again. */
  readonly left?: number | undefined;
  readonly mend?: {readonly text: string; readonly act: () => void} | undefined;
}

/** How many sentences the announcer holds. */
const SENTENCES = 8;

/**
 * @internal The sentence of an error, unless it is one of records. The rules have a code for every option and every fault of a set
 * position; one sentence serves each kind.
 */
export function sentenceFor(
  code: string,
  errors: KitPanelWords['errors'],
): ((about: About) => string) | undefined {
  return errors[
    /^unknown-/.test(code) && !errors[code] ? 'unknown-value' : /^deal-/.test(code) ? 'bad-deal' : code
  ];
}

/** What a sentence names, as the page's author sets it: by attributes, whose mere presence says that something is on. */
function asWritten(table: AnyTable, code: string, about: About): About {
  const set = (name: string | number = '', to: unknown = true): string =>
    String((table.constructor as typeof LitElement).elementProperties.get(name)?.attribute ?? name) +
    `: ${String(to)}`.replace(': true', '').replace('false', 'no');
  const {option, value, against} = about;
  return {
    name: set(code.slice(code.indexOf('-') + 1)),
    ...about,
    option: set(option, against && value),
    against: set(against, about['with']),
  };
}

/**
 * Everything at a table that is not needed to show and to play its first card, fetched while that is shown: panels and
 * messages, keys and focus, what is said, what is told to the page, how cards travel, and sleep out of sight.
 */
export class Service {
  readonly focus: Focus;
  readonly panels: Panels;
  readonly sound: Sound;
  readonly #complaints = new Set<string>();
  #panel: string | null = null;
  #told = -1;
  #shown = '';
  /** Whether the table is out of sight, and whether its chart was made to stand still for that. */
  #away = false;
  #asleep = false;
  #kiosk: Promise<Kiosk> | null = null;
  /** What a kiosk adds to the table; `null` at any other. */
  kiosk: Kiosk | null = null;
  readonly #sight = new IntersectionObserver(
    (entries) => {
      this.#away = !entries.at(-1)!.isIntersecting;
      this.rest();
    },
    {rootMargin: '200px'},
  );

  /** @param game what the game adds, for panels to ask */
  constructor(
    private readonly table: AnyTable,
    readonly game: GameService,
  ) {
    this.focus = new Focus(table);
    this.sound = new Sound(table);
    this.panels = new Panels(table, game.panels, game.wanted, this.focus);
    // Only that this was missing can have been said before.
    table.message = null;
    table.adopt(laterStyles, ...game.styles);
    table.renderRoot.addEventListener('keydown', (event) => this.key(event as KeyboardEvent));
    // Not at first: the words of the place are there, or could not be had.
    const follow = (): void => {
      if (table.service && languageOf(table) !== table.code) void table.takeLanguage();
    };
    const language = new MutationObserver(follow);
    table.addController({
      // A table far off the screen stands still; one in a page follows the language of what holds it, wherever it is moved.
      hostConnected: () => {
        this.#sight.observe(table);
        language.observe(document, {subtree: true, attributeFilter: ['lang']});
        follow();
      },
      hostDisconnected: () => {
        this.sound.end();
        this.#sight.disconnect();
        language.disconnect();
      },
    });
    table.requestUpdate();
    this.complain(table.context?.players.length);
    this.takeKiosk();
    import('@quinola/faces/company.js').then(
      ({silhouette, silhouetteBox}) => {
        table.company = companyOf(silhouette, silhouetteBox);
        table.requestUpdate();
        // Without them ovals stand for the players.
      },
      () => null,
    );
    table.loadCourts().then(
      (courts) => courtsByAndBy(courts, table),
      (error: unknown) => table.fail('no-module', {}, undefined, error),
    );
  }

  /** A match of so many players begins. */
  begun(players: number): void {
    const {table} = this;
    this.complain(players);
    this.#told = -1;
    this.#asleep = false;
    // What stood still is no more.
    if (table.message?.text === table.panelWords!.pause) table.message = null;
  }

  /** Keeps what the visitor has set, where the page may. */
  change(settings: Partial<Settings>): void {
    const {table} = this;
    table.settings = {...table.settings, ...settings};
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(table.settings));
    } catch {
      // Then they last as long as the table.
    }
    table.requestUpdate();
  }

  /** The pace that has just been set. */
  takePace(): void {
    this.table.joined.send({type: 'SET_PACE', pace: this.table.paceNow()});
  }

  /** Attributes have changed: most begin a new match. */
  changed(properties: PropertyValues): void {
    const names = [...properties.keys()].map(String);
    // What a script sets stands in its attribute once the table is drawn.
    void this.table.updateComplete.then(() => this.complain());
    if (names.includes('pace')) this.takePace();
    if (names.includes('kiosk')) this.takeKiosk();
    if (names.includes('theme')) void this.table.takeTheme();
    if (isNewMatch(names)) void this.table.restart();
  }

  /** Becomes a table in a room where visitors come and go, or is one no more. */
  private takeKiosk(): void {
    const {table} = this;
    if (table.kiosk) {
      this.#kiosk ??= import('./kiosk.js').then(({Kiosk}) => (this.kiosk = new Kiosk(table)));
      this.#kiosk.catch((error: unknown) => table.fail('no-module', {}, undefined, error));
    } else {
      void this.#kiosk?.then((kiosk) => kiosk.end());
      this.#kiosk = this.kiosk = null;
    }
  }

  /** Says once of every word set that the table does not know, or a seat at which nobody sits, that it takes the usual one. */
  private complain(players?: number): void {
    for (const [name, value] of unknownWords(this.table, {
      ...this.game.words,
      seat: [...'01234'.slice(0, players), 'watcher'],
    })) {
      if (this.#complaints.has(name + value)) continue;
      this.#complaints.add(name + value);
      this.table.fail('unknown-value', {name, value});
    }
  }

  /** A table out of sight stands still, whether its match had begun when it went out of sight or begins there. */
  private rest(): void {
    const {table} = this;
    if (this.#away === this.#asleep || !table.context || (this.#away && table.tag('paused'))) return;
    this.#asleep = this.#away;
    table.joined.send({type: this.#away ? 'PAUSE' : 'RESUME'});
  }

  // What is said and told.

  /** Says something to a screen reader. */
  say(...texts: readonly (string | null)[]): void {
    const log = this.table.renderRoot.querySelector('[role="log"]');
    for (const text of texts) {
      if (!log || !text) continue;
      const line = document.createElement('p');
      line.textContent = text;
      log.append(line);
      while (log.children.length > SENTENCES) log.firstElementChild!.remove();
    }
  }

  /**
   * What the last move has brought, in words; nothing of the end of a deal, which has its sheet, and of a card played only
   * what is worth a word: the rest is seen.
   */
  news(): string {
    const {context, manner} = this.table;
    const {happened} = context!;
    const played = happenedAs(manner, 'played', happened);
    const told = happened.filter(
      (one) => !endsDeal(manner, [one]) && (!played || manner.beats[one.type]?.speak),
    );
    return told
      .map((one) => this.game.tell(one))
      .filter(Boolean)
      .join(' ');
  }

  /** What the deal that has just ended has brought, in words. */
  dealTold(): string {
    const {context, manner} = this.table;
    const told = context!.happened.filter(({type}) => manner.dealEnds.includes(type));
    return told
      .map((one) => this.game.tell(one))
      .filter(Boolean)
      .join(' ');
  }

  /** What the chart emits becomes events for the page, sentences and messages. */
  heard(emitted: TableEmitted): void {
    const {table, game} = this;
    if (emitted.type === 'moved') {
      const {made, happened} = emitted;
      table.dispatchEvent(new MoveEvent(made, happened));
      void this.sound.of(happened);
      for (const happening of happened) {
        const event = game.eventOf(happening);
        if (event) table.dispatchEvent(event);
      }
      this.say(...happened.map((happening) => game.tell(happening)));
    } else if (emitted.type === 'refused') this.refused(emitted.move, emitted.refusal);
    else if (emitted.type === 'failed') {
      const {code, error} = emitted;
      const isLoss = code === 'opponent' || code === 'advice';
      const mend = {text: 'resume', act: () => table.joined.send({type: 'RESUME'})} as const;
      table.fail(code, {}, table.tag('failed') ? mend : undefined, error);
      // Said last, for it asks what is to become of what is kept.
      if (!isLoss) table.kept?.keeper.markBroken();
    } else this.say(table.panelWords!.takenBack);
    table.requestUpdate();
  }

  /** The chart has refused a move. */
  private refused({meant, ...move}: SentMove, refusal: Refusal): void {
    const {table, game} = this;
    if (refusal.reason === HELD_BACK) return;
    // What is against the rules and yet possible is done only by one who means it, and means this: the others may play on
    // while he is asked, and then it is lawful, or another breach.
    if (refusal.breach && refusal.reason !== meant) {
      this.doubt(refusal, () => table.play(move, refusal.reason));
      return;
    }
    const text = game.refusal(refusal);
    table.note = {card: (move as {card?: Card}).card ?? '', text};
    this.say(text);
  }

  /** The chart has made a step. */
  stepped(): void {
    this.rest();
    const {table} = this;
    const {context} = table;
    if (!context) return;
    if (table.autoplay && table.tag('over'))
      setTimeout(() => table.isConnected && table.tag('over') && void table.restart(), context.pace.sheet);
    const {opened} = table;
    // Advice lies there as long as it is sought or stands.
    if (opened?.id === 'why' && opened.about === undefined && !table.tag('hinting', 'hinted'))
      this.panels.drop();
    if (!context.refusal && this.#told !== context.count) table.note = null;
    if (table.tag('visitor') && this.#told !== context.count) {
      this.#told = context.count;
      this.say(this.game.status());
    }
  }

  /** Lays an error's message on the table. */
  explain(code: string, about: About, mend?: {readonly text: MendWord; readonly act: () => void}): void {
    const {table} = this;
    const words = table.panelWords!;
    const say = sentenceFor(code, words.errors) ?? words.recordErrors[code] ?? words.errors['failed']!;
    table.message = {
      text: say(asWritten(table, code, about)),
      mend: mend && {text: words[mend.text], act: mend.act},
    };
    table.requestUpdate();
  }

  /** Asks whether something against the rules is meant. */
  doubt(refusal: Refusal, then: () => void): void {
    const text = this.game.breach?.(refusal) ?? this.game.refusal(refusal);
    void this.panels.open('ask', {text, then}).then(() => this.say(text));
  }

  /** What a message says, and its buttons. That a table is paused is said as long as it is. */
  notice({text, left, mend}: Message): TemplateResult {
    const close = (): void => {
      this.table.message = null;
      this.table.requestUpdate();
    };
    return html`<span>${text}${left === undefined ? nothing : html` <b aria-hidden="true">${left}</b>`}</span
      >${
        mend
          ? choice(mend.text, () => {
              close();
              mend.act();
            })
          : nothing
      }<button
        type="button"
        class="button"
        aria-label=${this.table.panelWords!.close}
        @click=${close}
        ?hidden=${text === this.table.panelWords!.pause}
      >
        ×
      </button>`;
  }

  /** The record as the viewer may have it. */
  record(): GameRecord | null {
    return this.table.context && openRecord(this.table);
  }

  // Keys, buttons and travel.

  /** Does what a key or a button of the table wishes. */
  act(wish: Wish): void {
    const {table} = this;
    if (this.game.act?.(wish)) return;
    if (wish === 'hint') table.hint();
    else if (wish === 'undo') table.undo();
    else void table.open(wish, wish === 'why' ? 'last' : undefined);
  }

  private key(event: KeyboardEvent): void {
    const {table} = this;
    const card = this.focus.card;
    const hands = table.hands();
    const wish = wishOf(
      event,
      hands.find((cards) => card && cards.includes(card)) ?? hands[0] ?? [],
      card,
      this.game.keys,
    );
    if (!wish || (table.nohotkeys && typeof wish === 'string' && wish !== 'close')) return;
    if (typeof wish === 'object') {
      if (table.opened) return;
      table.at = wish.to;
      table.requestUpdate();
      void table.updateComplete.then(() => this.focus.onHand(wish.to));
    } else if (wish === 'close') {
      if (!table.opened && !table.note && !table.chosen) return;
      table.note = table.chosen = null;
      table.requestUpdate();
      void this.panels.close();
    } else this.act(wish);
    event.preventDefault();
  }

  /**
   * Before the table is drawn anew: notes where the cards lie and what has the focus.
   * @returns what is to be done after it
   */
  before(): () => void {
    const {table, focus, panels} = this;
    const root = table.shadowRoot!;
    const {count, pace} = table.context!;
    const shown = `${count}${table.tag('travel')}${table.tag('gather')}`;
    const lay = pace.travel && shown !== this.#shown ? places(root) : null;
    const fly = lay && this.game.travels?.(pace.travel);
    this.#shown = shown;
    const within = root.activeElement;
    const left = focus.leave();
    return () => {
      left();
      if (fly) fly();
      else if (lay) travel(root, lay, pace.travel, ...this.game.ways());
      const panel = panels.now();
      // What had the focus was drawn away, as the button of a sheet on which the next is laid.
      if (within && !root.activeElement) {
        if (panel) focus.onSheet();
        else focus.onHand();
      }
      // What a large sheet covers is out of reach; beside a small one the hand is played.
      const room = root.querySelector<HTMLElement>('.room');
      const covered = root.querySelector('.sheet:not(.small)') !== null;
      for (const part of room?.children ?? [])
        if (part instanceof HTMLElement) part.inert = covered && !part.matches('.cover');
      // Who waited at the table while cards were dealt goes to them.
      if (room && root.activeElement === room && !panel && table.tag('visitor')) focus.onHand();
      // What the game itself lays open takes the focus only from within the table.
      if (panel !== this.#panel && !table.opened && within)
        void table.updateComplete.then(() => (panel ? focus.onSheet() : focus.onHand()));
      this.#panel = panel;
    };
  }
}
