import {expect} from '@open-wc/testing';
import type {Happening} from '@quinola/play';
import {LitElement} from 'lit';
import {SoundController, type SoundHost} from '../src/controllers/sound.js';
import {missingParts} from './reports.js';

const profile: SoundHost['profile'] = {dealt: 'dealt', played: 'played', won: 'won'};
const dealt: readonly Happening[] = [{type: 'dealt', dealer: 0} as Happening];
const card = [{type: 'played', seat: 0, card: 'AS'}];

class SoundingTable extends LitElement {
  sound = false;
  settings: SoundHost['settings'] = {current: {}};
  readonly profile = profile;
  readonly missing = missingParts();
  readonly controller = new SoundController(this);
}
customElements.define('sounding-table', SoundingTable);

/** A table for which page and visitor may turn sound on. */
function tableWith(page: boolean, visitor?: boolean): SoundingTable {
  const table = new SoundingTable();
  table.sound = page;
  table.settings = {current: visitor === undefined ? {} : {sound: visitor}};
  document.body.append(table);
  return table;
}

/** Counts the audio contexts that are created meanwhile. */
async function opened(act: () => Promise<void>): Promise<number> {
  const Real = window.AudioContext;
  let count = 0;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      count++;
    }
    // Without a user gesture it would wait forever.
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
  it('are off until the page or the visitor turns them on', async () => {
    for (const [table, count] of [
      [tableWith(false), 0],
      [tableWith(true), 1],
      [tableWith(false, true), 1],
    ] as const) {
      expect(await opened(() => table.controller.play(card))).to.equal(count);
      table.remove();
    }
  });

  it('are off if the visitor has turned them off, whatever the page says', async () => {
    const table = tableWith(true, false);
    expect(await opened(() => table.controller.play(card))).to.equal(0);
    table.remove();
  });

  it('share one audio context, and use a new one after the table was removed', async () => {
    const table = tableWith(true);
    const count = await opened(async () => {
      await table.controller.play(card);
      await table.controller.play(dealt);
      await table.controller.play([{type: 'called'}]);
    });
    expect(count).to.equal(1);
    table.remove();
    document.body.append(table);
    expect(await opened(() => table.controller.play(card))).to.equal(1);
    table.remove();
  });

  it('are fetched once: what would sound meanwhile is silent, and is not reported again', async () => {
    const table = tableWith(true);
    let fetched = 0;
    let arrive = (): void => undefined;
    table.missing.fetch = async (_part, load) => {
      fetched++;
      await new Promise<void>((go) => (arrive = go));
      return load();
    };
    const count = await opened(async () => {
      const first = table.controller.play(dealt);
      await table.controller.play(card);
      expect(fetched).to.equal(1);
      arrive();
      await first;
      const later = table.controller.play(card);
      arrive();
      await later;
    });
    expect([fetched, count]).to.deep.equal([2, 1]);
    table.remove();
  });
});
