import {expect} from '@open-wc/testing';
import type {TableErrorEvent} from '@quinola/table';
import {frames, until} from '@quinola/testing/wait.js';
import {untilThere} from '../src/lost.js';
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
    await until(() => events.length, 'nothing was told');
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
    let asked = 0;
    const stop = watchTables(() =>
      ++asked < 3 ? Promise.reject(new TypeError('offline')) : Promise.resolve(),
    );
    const notes = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('.quinola-lost[role=alert]')];
    for (const nth of [1, 2]) {
      await until(() => asked === nth && notes().length, 'nothing is said');
      expect(notes().map(({textContent}) => textContent)).to.deep.equal([
        'Der Tisch war nicht zu laden. Noch einmal versuchen',
      ]);
      notes()[0]!.querySelector('button')!.click();
    }
    await until(() => asked === 3 && !notes().length, 'it is not loaded again');
    expect(place.textContent).to.equal('Noch kein Tisch.');
    stop();
    place.remove();
  });

  it('asks again for the next table where nobody could be told that the first was not loaded', async () => {
    const [tag] = tags as [string];
    let fail: (error: Error) => void = () => undefined;
    let asked = 0;
    const stop = watchTables(() => {
      asked++;
      return new Promise((_, reject) => (fail = reject));
    });
    for (const nth of [1, 2]) {
      const table = document.createElement(tag);
      document.body.append(table);
      await until(() => asked === nth, 'it is not asked for');
      table.remove();
      fail(new TypeError('offline'));
      await frames(); // the loader has heard of it
    }
    stop();
  });
});

describe('what a table needs before its first cards', () => {
  it('is told to be missing by one note, whoever waits for it, and comes to all of them', async () => {
    const [tag] = tags as [string];
    const table = document.createElement(tag);
    document.body.append(table);
    let isOnline = false;
    const files: unknown[] = [];
    table.addEventListener('quinola-error', (event) => files.push((event as TableErrorEvent).about['file']));
    const load = (): Promise<string> =>
      isOnline
        ? Promise.resolve('there')
        : Promise.reject(Object.assign(new Error('offline'), {file: 'room-1.js'}));
    const both = Promise.all([untilThere(tag, load), untilThere(tag, load)]);
    await until(() => files.length === 2, 'nothing is told');
    expect(files).to.deep.equal(['room-1.js', 'room-1.js']);
    isOnline = true;
    expect(table.querySelectorAll('.quinola-lost').length).to.equal(1);
    table.querySelector('button')!.click();
    expect(await both).to.deep.equal(['there', 'there']);
    expect(table.childElementCount).to.equal(0);
    table.remove();
  });

  it('fails for who asked for it where no table is on the page', async () => {
    const failed = await untilThere(tags[0]!, () => Promise.reject(new Error('offline'))).catch(String);
    expect(failed).to.equal('Error: offline');
  });
});
