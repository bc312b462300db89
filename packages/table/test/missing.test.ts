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
  readonly reports: object[] = [];
  requestUpdate = (): void => undefined;
  constructor() {
    super();
    this.addEventListener('quinola-error', (event) => {
      const {code, about} = event as TableErrorEvent;
      this.reports.push({code, ...about});
    });
  }
}

const settled = (): Promise<void> => new Promise((go) => setImmediate(go));
const offline = (file: string): Error =>
  new TypeError(`Failed to fetch: https://cdn.example/0.1.0/${file}?again=1`);

describe('a part that could not be loaded', () => {
  it('is reported to the page by its file, to the visitor in words, and loads when he tries again', async () => {
    const host = new Host();
    const missing = new Missing(host);
    let isOnline = false;
    const load = (): Promise<string> =>
      isOnline ? Promise.resolve('there') : Promise.reject(offline('courts-1.js'));
    const fetched = missing.fetch('figures', load);
    await settled();
    assert.deepEqual(host.reports, [{code: 'no-module', part: 'figures', file: 'courts-1.js'}]);
    assert.equal(host.message?.text, 'Could not be loaded: the pictures on the cards.');
    host.message.mend!.act();
    await settled();
    assert.equal(host.reports.length, 2);
    isOnline = true;
    host.message.mend!.act();
    assert.equal(host.message, null);
    assert.equal(await fetched, 'there');
  });

  it('shares one notice with all others, and one button loads everything', async () => {
    const host = new Host();
    host.panelWords = null;
    const missing = new Missing(host);
    const again: string[] = [];
    missing.tell('table', new Error('no address'), () => again.push('table'));
    assert.equal(host.message?.text, en.lost);
    assert.deepEqual(host.reports, [{code: 'no-module', part: 'table'}]);
    host.panelWords = panels;
    missing.tell('figures', offline('a.js'), () => again.push('figures'));
    missing.tell('figures', offline('a.js'), () => again.push('figures too'));
    assert.equal(host.message.text, 'Could not be loaded: part of the table, the pictures on the cards.');
    missing.found('table');
    assert.equal(host.message.text, 'Could not be loaded: the pictures on the cards.');
    host.message.mend!.act();
    assert.deepEqual([again, host.message], [['figures', 'figures too'], null]);
  });

  it('does not remove other messages', () => {
    const host = new Host();
    const missing = new Missing(host);
    missing.tell('theme', offline('a.js'), () => undefined);
    const other = {text: 'another'};
    host.message = other;
    missing.found('theme');
    assert.equal(host.message, other);
  });
});
