import type {Refusal} from '@quinola/play';
import {
  html,
  nothing,
  type LitElement,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import {unknownWords} from '../attributes.js';
import {TableErrorEvent} from '../events.js';
import type {Message} from '../message.js';
import {choice} from '../panels/sheet.js';
import {LONGEST_SEED} from '../page-calls.js';
import {LONGEST_NAME} from '../players.js';
import type {About, KitPanelWords, Mend} from '../strings.js';

/** So much of a value that is not known is repeated. */
const LONGEST_SHOWN = 60;

/** What messages need of their table. */
export interface MessagesHost extends ReactiveControllerHost, Element {
  readonly panelWords: KitPanelWords | null;
  readonly context: {readonly players: readonly unknown[]} | null;
  message: Message | null;
  fail(code: string, about: About): void;
  open(id: string, about: unknown): Promise<void>;
}

/** What a game provides for messages. */
export interface MessagesGame {
  refusal(refusal: Refusal): string;
  breach?(refusal: Refusal): string;
  /** The values that attributes of this game alone take. */
  readonly attributeWords?: Readonly<Record<string, readonly string[]>>;
}

/**
 * @internal The sentence of an error, unless it is one of records. The rules have a code for every option and every fault of
 * a set position; one sentence serves each kind.
 */
export function sentenceFor(
  code: string,
  errors: KitPanelWords['errors'],
): ((about: About) => string) | undefined {
  return errors[
    /^unknown-/.test(code) && !errors[code] ? 'unknown-value' : /^deal-/.test(code) ? 'bad-deal' : code
  ];
}

/** Names an attribute in an error as the page's author has written it; boolean attributes have no value. */
function withAttributeNames(host: Element, code: string, about: About): About {
  const set = (name: string | number = '', to: unknown = true): string =>
    String((host.constructor as typeof LitElement).elementProperties.get(name)?.attribute ?? name) +
    `: ${String(to)}`.replace(': true', '').replace('false', 'no');
  const {option, value, against} = about;
  return {
    name: set(code.slice(code.indexOf('-') + 1)),
    ...about,
    option: set(option, against && value),
    against: set(against, about['with']),
  };
}

/** The messages of a table: errors, unknown attribute values, the question before a breach. */
export class MessagesController implements ReactiveController {
  /** The attributes and values that were already reported. */
  readonly #complaints = new Set<string>();

  constructor(
    private readonly host: MessagesHost,
    private readonly game: MessagesGame,
  ) {
    host.addController(this);
    this.checkAttributes(host.context?.players.length);
  }

  /** Properties set by script are reflected to attributes by now. */
  hostUpdated(): void {
    this.checkAttributes();
  }

  /**
   * Reports every unknown attribute value, and an unoccupied seat, once; the default is used.
   * @param players how many play, where that is known
   */
  checkAttributes(players?: number): void {
    this.#checkLengths();
    const seat = [...'01234'.slice(0, players), 'watcher'];
    const {host} = this;
    // A tag may name any language, and speaks English where the game does not know it; this is none.
    const lang = host.getAttribute('lang');
    const noLanguage = lang && !/^[a-z]{2,3}(-|$)/i.test(lang) ? [['lang', lang] as const] : [];
    for (const [name, value] of [...noLanguage, ...unknownWords(host, {...this.game.attributeWords, seat})]) {
      if (this.#complaints.has(name + value)) continue;
      this.#complaints.add(name + value);
      host.fail('unknown-value', {name, value: value.slice(0, LONGEST_SHOWN)});
    }
  }

  /** Tells the page, and not the visitor, of texts that are longer than what counts or is shown of them. */
  #checkLengths(): void {
    for (const [name, most, parts] of [
      ['seed', LONGEST_SEED, /$^/],
      ['names', LONGEST_NAME, ','],
    ] as const) {
      const length = Math.max(
        ...(this.host.getAttribute(name) ?? '').split(parts).map((one) => one.trim().length),
      );
      if (length <= most || this.#complaints.has(`${name} ${length}`)) continue;
      this.#complaints.add(`${name} ${length}`);
      this.host.dispatchEvent(new TableErrorEvent('too-long', {name, most}));
    }
  }

  /** Shows the message of an error. */
  explain(code: string, about: About, mend?: Mend): void {
    const {host} = this;
    const words = host.panelWords!;
    const sentence = sentenceFor(code, words.errors) ?? words.recordErrors[code] ?? words.errors['failed']!;
    host.message = {
      text: sentence(withAttributeNames(host, code, about)),
      mend: mend && {text: words[mend.text], act: mend.act},
    };
    host.requestUpdate();
  }

  /** Takes the message away. */
  clear(): void {
    this.host.message = null;
    this.host.requestUpdate();
  }

  /** Asks whether a move against the rules is meant. @returns the question */
  async askAboutBreach(refusal: Refusal, then: () => void): Promise<string> {
    const text = this.game.breach?.(refusal) ?? this.game.refusal(refusal);
    await this.host.open('ask', {text, then});
    return text;
  }

  /** A message with its buttons. The notice of a pause is shown as long as it lasts. */
  view({text, left, mend}: Message): TemplateResult {
    const words = this.host.panelWords!;
    return html`<span>${text}${left === undefined ? nothing : html` <b aria-hidden="true">${left}</b>`}</span
      >${
        mend
          ? choice(mend.text, () => {
              this.clear();
              mend.act();
            })
          : nothing
      }<button
        type="button"
        part="button"
        class="button"
        aria-label=${words.close}
        @click=${() => this.clear()}
        ?hidden=${text === words.pause}
      >
        ×
      </button>`;
  }
}
