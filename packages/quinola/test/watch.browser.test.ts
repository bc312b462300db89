import {expect} from '@open-wc/testing';
import type {TableErrorEvent} from '../../table/src/index.js';
import {waitUntil} from '../../table/test-support/wait.js';
import {tags} from '../src/tags.js';
import {watchTables} from '../src/watch.js';

describe('the loader', () => {
  it('tells the page of a table whose script cannot be loaded, and keeps the content between its tags', async () => {
    const [tag] = tags as [string];
    const table = document.createElement(tag);
    table.textContent = 'No table yet.';
    const events: unknown[] = [];
    const hear = (event: Event): void => {
      const {target, code, about} = event as TableErrorEvent;
      events.push([target, code, about]);
    };
    document.addEventListener('quinola-error', hear);
    document.body.append(table);
    const stop = watchTables(() => Promise.reject(new TypeError('offline')));
    await waitUntil(() => events.length, 'nothing was told');
    expect(events).to.deep.equal([[table, 'no-module', {name: tag, part: 'table', file: `${tag}.js`}]]);
    expect(table.firstChild!.textContent).to.equal('No table yet.');
    stop();
    document.removeEventListener('quinola-error', hear);
    table.remove();
  });

  it('tells the visitor in the language of the page, once, and loads it again when he asks for it', async () => {
    const [tag] = tags as [string];
    const place = document.createElement('div');
    place.lang = 'de-AT';
    place.innerHTML = `<${tag}>Noch kein Tisch.</${tag}>`;
    document.body.append(place);
    const asked: number[] = [];
    const stop = watchTables((_, nth) => {
      asked.push(nth);
      return nth < 2 ? Promise.reject(new TypeError('offline')) : Promise.resolve();
    });
    const notes = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('.quinola-lost[role=alert]')];
    for (const nth of [1, 2]) {
      await waitUntil(() => asked.length === nth && notes().length, 'nothing is said');
      expect(notes().map(({textContent}) => textContent)).to.deep.equal([
        'Der Tisch war nicht zu laden. Noch einmal versuchen',
      ]);
      notes()[0]!.querySelector('button')!.click();
    }
    expect([asked, place.textContent]).to.deep.equal([[0, 1, 2], 'Noch kein Tisch.']);
    stop();
    place.remove();
  });
});
