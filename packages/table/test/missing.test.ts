import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Missing, type MissingHost} from '../src/controllers/missing.js';
import {en} from '../src/strings/en.js';
import {panels} from '../src/strings/en-panels.js';
import type {TableErrorEvent} from '../src/events.js';

class Host extends EventTarget implements MissingHost {
  readonly words = en;
  panelWords: MissingHost['panelWords'] = panels;
  message: MissingHost['message'] = null;
  readonly told: object[] = [];
  requestUpdate = (): void => undefined;
  constructor() {
    super();
    this.addEventListener('quinola-error', (event) => {
      const {code, about} = event as TableErrorEvent;
      this.told.push({code, ...about});
    });
  }
}

const settled = (): Promise<void> => new Promise((go) => setImmediate(go));
const offline = (file: string): Error =>
  new TypeError(`Failed to fetch: https://cdn.example/0.1.0/${file}?again=1`);

describe('what a table could not fetch', () => {
  it('is named to the page by its file, to the visitor in his words, and comes when he tries again', async () => {
    const host = new Host();
    const missing = new Missing(host);
    let isOnline = false;
    const load = (): Promise<string> =>
      isOnline ? Promise.resolve('there') : Promise.reject(offline('courts-1.js'));
    const fetched = missing.fetch('figures', load);
    await settled();
    assert.deepEqual(host.told, [{code: 'no-module', part: 'figures', file: 'courts-1.js'}]);
    assert.equal(host.message?.text, 'Could not be loaded: the pictures on the cards.');
    host.message.mend!.act();
    await settled();
    assert.equal(host.told.length, 2);
    isOnline = true;
    host.message.mend!.act();
    assert.equal(host.message, null);
    assert.equal(await fetched, 'there');
  });

  it('stands in one notice with all else, and one button fetches everything', async () => {
    const host = new Host();
    host.panelWords = null;
    const missing = new Missing(host);
    const again: string[] = [];
    missing.tell('table', new Error('no address'), () => again.push('table'));
    assert.equal(host.message?.text, en.lost);
    assert.deepEqual(host.told, [{code: 'no-module', part: 'table'}]);
    host.panelWords = panels;
    missing.tell('figures', offline('a.js'), () => again.push('figures'));
    missing.tell('figures', offline('a.js'), () => again.push('figures too'));
    assert.equal(host.message.text, 'Could not be loaded: part of the table, the pictures on the cards.');
    missing.found('table');
    assert.equal(host.message.text, 'Could not be loaded: the pictures on the cards.');
    host.message.mend!.act();
    assert.deepEqual([again, host.message], [['figures', 'figures too'], null]);
  });

  it('takes no other message away', () => {
    const host = new Host();
    const missing = new Missing(host);
    missing.tell('theme', offline('a.js'), () => undefined);
    const other = {text: 'another'};
    host.message = other;
    missing.found('theme');
    assert.equal(host.message, other);
  });
});
