import type {Player} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {LanguageCode} from '../language.js';

/** What the voice needs of its table. */
export interface VoiceHost extends ReactiveControllerHost {
  /** The attribute: the page asks for speech. */
  readonly voice: boolean;
  /** What the visitor has set. */
  readonly settings: {readonly current: {readonly voice?: boolean}};
  /** The language that the table speaks. */
  readonly code: LanguageCode;
}

/** The pitches of the players' voices, from 0 to 2; the table itself speaks at 1. */
const PITCHES = [1, 0.8, 1.25, 0.9, 1.15, 0.7] as const;

/** The browser's own speech; absent in some frames and web views. */
const speech = (): SpeechSynthesis | undefined =>
  (globalThis as {speechSynthesis?: SpeechSynthesis}).speechSynthesis;

/**
 * Says aloud what is announced, with the browser's own speech, in the table's language; nothing until the page's `voice` or the
 * visitor asks for it. Each player keeps a voice and a pitch of his own. Only voices that need no network are taken, so that nothing
 * that is said at a table leaves the device; where there is none for the language, nothing is said.
 */
export class VoiceController implements ReactiveController {
  /** What is being said or waits for it; browsers forget the ends of what nobody holds. */
  readonly #waiting = new Set<SpeechSynthesisUtterance>();

  constructor(private readonly host: VoiceHost) {
    host.addController(this);
    // Browsers fetch their list of voices when it is first asked for, and have it some time later.
    speech()?.getVoices();
  }

  /** Whether this browser has a voice for it at all. */
  static get isThere(): boolean {
    return speech() !== undefined;
  }

  /** What the visitor has set counts before what the page asks for. */
  get isOn(): boolean {
    return this.host.settings.current.voice ?? this.host.voice;
  }

  /**
   * Says a sentence after those that wait.
   * @param player whose call or card it is; `null` for what the table says itself
   */
  say(text: string, player: Player | null): void {
    const browser = speech();
    if (!this.isOn || !browser) return;
    const {code} = this.host;
    const voices = browser
      .getVoices()
      .filter(({lang, localService}) => localService && lang.toLowerCase().startsWith(code));
    const voice = voices[(player === null ? 0 : player + 1) % voices.length];
    // Left to itself a browser may take a voice that needs a network.
    if (!voice) return;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.pitch = player === null ? 1 : PITCHES[player % PITCHES.length]!;
    said.onend = said.onerror = () => this.#waiting.delete(said);
    this.#waiting.add(said);
    browser.speak(said);
  }

  /** Is silent at once. */
  stop(): void {
    // Other tables of the page may speak too: they are interrupted only if this one speaks.
    if (this.#waiting.size) speech()!.cancel();
    this.#waiting.clear();
  }

  hostUpdated(): void {
    if (!this.isOn) this.stop();
  }

  hostDisconnected(): void {
    this.stop();
  }
}
