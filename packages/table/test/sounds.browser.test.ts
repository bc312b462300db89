import {expect} from '@open-wc/testing';
import {cardSound, counterSound, shuffleSound} from '../src/sounds.js';

const RATE = 44100;

/** Properties of a sound: its peak, and when it begins and ends, in seconds. */
interface SoundProperties {
  readonly peak: number;
  readonly begins: number;
  readonly ends: number;
}

async function render(play: (audio: BaseAudioContext) => void): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, 2 * RATE, RATE);
  play(audio);
  return (await audio.startRendering()).getChannelData(0);
}

function analysed(samples: Float32Array): SoundProperties {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const audible = (sample: number): boolean => Math.abs(sample) > 0.001;
  return {
    peak,
    begins: samples.findIndex(audible) / RATE,
    ends: samples.findLastIndex(audible) / RATE,
  };
}

/** Each sound with its maximal length, in seconds. */
const SOUNDS = [
  ['a card', cardSound, 0.2],
  ['a shuffle', shuffleSound, 0.8],
  ['a counter', counterSound, 0.3],
] as const;

describe('sounds', () => {
  for (const [name, play, longest] of SOUNDS) {
    it(`${name}: audible at once, quiet, not clipped, short`, async () => {
      const {peak, begins, ends} = analysed(await render(play));
      expect(peak).to.be.within(0.03, 0.35);
      expect(begins).to.be.below(0.02);
      expect(ends).to.be.within(0.05, longest);
    });
  }

  it('start at the given time', async () => {
    for (const [name, play] of SOUNDS) {
      const {begins} = analysed(await render((audio) => play(audio, 0.5)));
      expect(begins, name).to.be.within(0.5, 0.52);
    }
  });

  it('do not clip when many are played at once', async () => {
    const {peak} = analysed(
      await render((audio) => {
        cardSound(audio);
        shuffleSound(audio);
        counterSound(audio);
      }),
    );
    expect(peak).to.be.below(1);
  });

  it('do not use the random numbers of a match', async () => {
    const {random} = Math;
    Math.random = () => expect.fail('chance was used');
    try {
      for (const [, play] of SOUNDS) await render(play);
    } finally {
      Math.random = random;
    }
  });

  it('vary from one to the next', async () => {
    const [first, second] = await Promise.all(
      [0.1, 0.4].map((at) => render((audio) => cardSound(audio, at))),
    );
    const piece = (samples: Float32Array, from: number): number[] => [
      ...samples.slice(from * RATE, from * RATE + 2000),
    ];
    expect(piece(first!, 0.1)).not.to.deep.equal(piece(second!, 0.4));
  });
});
