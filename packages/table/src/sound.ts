import {happenedAs, type Manner, type Role} from '@quinola/chart';
import type {Happening} from '@quinola/play';

/** What the sounds of a table read of it. */
export interface SoundHost {
  /** The attribute: the page asks for sound. */
  readonly sound: boolean;
  readonly settings: {readonly sound?: boolean};
  readonly manner: Pick<Manner<never>, Role>;
}

/**
 * The sounds of a table: a card laid, a pack shuffled, a counter set down. There are none until the page's `sound` or the
 * visitor asks for them; the drawing of waves is fetched with the first. A browser that lets nothing sound before the page is
 * touched is silent until then.
 */
export class Sound {
  #audio: AudioContext | null = null;

  constructor(private readonly host: SoundHost) {}

  /** What the visitor has set counts before what the page asks for. */
  get isOn(): boolean {
    return this.host.settings.sound ?? this.host.sound;
  }

  /** Lets a move be heard. */
  async of(happened: readonly Happening[]): Promise<void> {
    if (!this.isOn || typeof AudioContext !== 'function') return;
    const {manner} = this.host;
    const dealt = happenedAs(manner, 'dealt', happened);
    const played = happenedAs(manner, 'played', happened);
    if (!dealt && !played) return;
    try {
      const {cardSound, shuffleSound} = await import('./sounds.js');
      const audio = (this.#audio ??= new AudioContext());
      if (audio.state === 'suspended') await audio.resume();
      (dealt ? shuffleSound : cardSound)(audio);
    } catch {
      // A page without sound is played all the same.
    }
  }

  /** Gives the sound card back. */
  end(): void {
    void this.#audio?.close().catch(() => undefined);
    this.#audio = null;
  }
}
