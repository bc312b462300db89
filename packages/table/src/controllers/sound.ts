import {firstWithRole, playedCard, type ChartProfile, type Role} from '@quinola/chart';
import type {Happening} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Missing} from './missing.js';

/** What sounds need of their table. */
export interface SoundHost extends ReactiveControllerHost {
  /** The attribute: the page asks for sound. */
  readonly sound: boolean;
  /** What the visitor has set. */
  readonly settings: {readonly current: {readonly sound?: boolean}};
  readonly profile: Pick<ChartProfile<never>, Role>;
  readonly missing: Pick<Missing, 'fetch'>;
}

/**
 * The sounds of a table: a card laid, a pack shuffled, a counter set down. There are none until the page's `sound` or the
 * visitor asks for them; the drawing of waves is fetched with the first. A browser that lets nothing sound before the page is
 * touched is silent until then.
 */
export class SoundController implements ReactiveController {
  #audio: AudioContext | null = null;
  #isFetching = false;

  constructor(private readonly host: SoundHost) {
    host.addController(this);
  }

  /** What the visitor has set counts before what the page asks for. */
  get isOn(): boolean {
    return this.host.settings.current.sound ?? this.host.sound;
  }

  /** Plays what came of a move. Never rejects. */
  async play(happened: readonly Happening[]): Promise<void> {
    if (!this.isOn || typeof AudioContext !== 'function') return;
    const {profile, missing} = this.host;
    const dealt = firstWithRole(profile, 'dealt', happened);
    const played = playedCard(profile, happened);
    // What would sound while the waves are still being fetched stays silent: it must not all sound at once when they come, nor
    // be reported as missing again and again.
    if ((!dealt && !played) || this.#isFetching) return;
    this.#isFetching = true;
    const {cardSound, shuffleSound} = await missing.fetch('sounds', () => import('../sounds.js'));
    this.#isFetching = false;
    try {
      const audio = (this.#audio ??= new AudioContext());
      if (audio.state === 'suspended') await audio.resume();
      (dealt ? shuffleSound : cardSound)(audio);
    } catch {
      // Play goes on without sound.
    }
  }

  /** Releases the audio device. */
  hostDisconnected(): void {
    void this.#audio?.close().catch(() => undefined);
    this.#audio = null;
  }
}
