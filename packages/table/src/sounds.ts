// Sounds of the card table, made in code: short, quiet, and slightly different each time as real ones are. Each starts at once
// and cleans up after itself; the caller makes sure that the visitor wants sound.

/** Where sounds go: any audio context, or one that renders to a buffer. */
type Audio = BaseAudioContext;

/** The maximum gain, from 0 to 1. */
const LOUD = 0.3;

/** One second of noise, cached by context; the sounds of paper and felt use parts of it. */
const noises = new WeakMap<Audio, AudioBuffer>();

function noiseOf(audio: Audio): AudioBuffer {
  let noise = noises.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    // A generator of its own, so that sounds do not consume random numbers of the match.
    let seed = 22222;
    for (let i = 0; i < samples.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      samples[i] = seed / 2147483648;
    }
    noises.set(audio, noise);
  }
  return noise;
}

/** A loudness that rises at once and fades away. */
function fading(audio: Audio, at: number, loud: number, attack: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

/** A brush of paper: filtered noise. */
function brush(
  audio: Audio,
  at: number,
  {
    loud,
    pitch,
    width,
    attack,
    length,
  }: Readonly<Record<'loud' | 'pitch' | 'width' | 'attack' | 'length', number>>,
): void {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch * 1.25, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + length);
  filter.Q.value = width;
  source.connect(filter).connect(fading(audio, at, loud, attack, length));
  // A different piece of the noise each time.
  source.start(at, (at * 7.31) % 0.5, length);
}

/** A tone that fades. */
function tone(audio: Audio, at: number, pitch: number, loud: number, length: number): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.connect(fading(audio, at, loud, 0.002, length));
  source.start(at);
  source.stop(at + length);
}

/**
 * A card laid on felt: a brush of paper and a soft tap, some 0.15 s.
 * @param audio a running context
 * @param at when, in seconds of the context's clock; at once if left out
 */
export function cardSound(audio: BaseAudioContext, at = audio.currentTime): void {
  brush(audio, at, {loud: LOUD * 0.8, pitch: 2600, width: 0.7, attack: 0.012, length: 0.09});
  brush(audio, at + 0.05, {loud: LOUD, pitch: 320, width: 0.9, attack: 0.003, length: 0.09});
}

/**
 * A riffle of the pack, two dozen cards in some 0.7 s, and the pack knocked square.
 * @param audio a running context
 * @param at when, in seconds of the context's clock; at once if left out
 */
export function shuffleSound(audio: BaseAudioContext, at = audio.currentTime): void {
  for (let i = 0; i < 24; i++) {
    // Slow at first, fastest in the middle.
    const when = at + 0.3 * (1 - Math.cos((i / 23) * Math.PI));
    brush(audio, when, {
      loud: LOUD * (0.28 + 0.14 * Math.sin((i / 23) * Math.PI)),
      pitch: 1900 + (i % 5) * 240,
      width: 1.1,
      attack: 0.002,
      length: 0.035,
    });
  }
  brush(audio, at + 0.66, {loud: LOUD * 0.8, pitch: 420, width: 0.8, attack: 0.003, length: 0.1});
}

/**
 * A counter of brass set on the table: a click and two tones, some 0.25 s.
 * @param audio a running context
 * @param at when, in seconds of the context's clock; at once if left out
 */
export function counterSound(audio: BaseAudioContext, at = audio.currentTime): void {
  brush(audio, at, {loud: LOUD * 0.6, pitch: 3400, width: 1.4, attack: 0.001, length: 0.025});
  tone(audio, at, 2350, LOUD * 0.22, 0.22);
  tone(audio, at, 3790, LOUD * 0.12, 0.14);
  tone(audio, at + 0.045, 2350, LOUD * 0.08, 0.16);
}
