import {expect} from '@open-wc/testing';
import type {TableErrorEvent} from '../../table/src/index.js';
import {waitUntil} from '../../table/test-support/wait.js';
import {tags} from '../src/tags.js';
import {watchTables} from '../src/watch.js';

describe('the loader', () => {
  it('tells the page of a table whose script cannot be fetched, and leaves what stands between its tags', async () => {
    const [tag] = tags as [string];
    const table = document.createElement(tag);
    table.textContent = 'No table yet.';
    const told: unknown[] = [];
    const hear = (event: Event): void => {
      const {target, code, about} = event as TableErrorEvent;
      told.push([target, code, about]);
    };
    document.addEventListener('quinola-error', hear);
    document.body.append(table);
    const stop = watchTables(() => Promise.reject(new TypeError('offline')));
    await waitUntil(() => told.length, 'nothing was told');
    expect(told).to.deep.equal([[table, 'no-module', {name: tag}]]);
    expect(table.textContent).to.equal('No table yet.');
    stop();
    document.removeEventListener('quinola-error', hear);
    table.remove();
  });
});
