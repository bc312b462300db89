import {expect} from '@open-wc/testing';
import type {Happening} from '@quinola/play';
import {Sound, type SoundHost} from '../src/sound.js';

const manner: SoundHost['manner'] = {dealt: 'dealt', played: 'played', won: 'won'};
const dealt: readonly Happening[] = [{type: 'dealt', dealer: 0} as Happening];
const card = [{type: 'played', seat: 0, card: 'AS'}];

/** Counts the audio contexts that are opened meanwhile. */
async function opened(act: () => Promise<void>): Promise<number> {
  const Real = window.AudioContext;
  let count = 0;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      count++;
    }
    // Without a touch of the page it would wait for ever.
    override resume(): Promise<void> {
      return Promise.resolve();
    }
  };
  try {
    await act();
  } finally {
    window.AudioContext = Real;
  }
  return count;
}

describe('the sounds of a table', () => {
  it('are off until the page or the visitor asks for them', async () => {
    const silent = new Sound({sound: false, settings: {}, manner});
    expect(await opened(() => silent.of(card))).to.equal(0);
    const asked = new Sound({sound: true, settings: {}, manner});
    expect(await opened(() => asked.of(card))).to.equal(1);
    asked.end();
    const set = new Sound({sound: false, settings: {sound: true}, manner});
    expect(await opened(() => set.of(card))).to.equal(1);
    set.end();
  });

  it('are off where the visitor has set them off, whatever the page asks for', async () => {
    const sound = new Sound({sound: true, settings: {sound: false}, manner});
    expect(await opened(() => sound.of(card))).to.equal(0);
  });

  it('open one audio context for all', async () => {
    const sound = new Sound({sound: true, settings: {}, manner});
    const count = await opened(async () => {
      await sound.of(card);
      await sound.of(dealt);
      await sound.of([{type: 'called'}]);
    });
    expect(count).to.equal(1);
    sound.end();
  });
});
