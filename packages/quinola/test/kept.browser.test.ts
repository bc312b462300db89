import {expect} from '@open-wc/testing';
import type {GameRecord, MoveLike} from '@quinola/play';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';
import {opened, root, seated} from '../test-support/seated.js';

/** What is kept, but for whose it is. */
const gist = (kept: string | null): object => ({
  ...(JSON.parse(kept ?? '{}') as object),
  owner: 0,
  revision: 0,
});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const tag of tags) {
  describe(`what a <${tag}> keeps`, () => {
    it('is listed in its menu, and erased there', async () => {
      localStorage.setItem('another page', 'of the same origin');
      const table = await seated(tag, 'persist="here"');
      table.service!.change({suits: 'four-colour'});
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const menu = await opened(table, 'menu');
      [...menu.querySelectorAll('button')].find((button) => button.textContent === table.more!.kept)!.click();
      await waitUntil(
        () => table.opened?.id === 'kept' && root(table).querySelector('.sheet ul'),
        'it is not listed',
      );
      const sheet = root(table).querySelector<HTMLElement>('.sheet')!;
      expect([...sheet.querySelectorAll('li small')].map((key) => key.textContent)).to.deep.equal([
        'quinola-settings',
        'quinola:here',
      ]);
      expect(sheet.textContent).to.contain(table.service!.panels.words!.keptMatch('here'));
      await expect(sheet).to.be.accessible();
      sheet.querySelector<HTMLElement>('footer button')!.click();
      await table.updateComplete;
      expect(Object.keys(localStorage)).to.deep.equal(['another page']);
      expect(root(table).querySelector('.sheet')!.textContent).to.contain(
        table.service!.panels.words!.keptNothing,
      );
      expect(table.settings).to.deep.equal({});
    });

    it('is left as it is when another version has kept it, and put aside when the visitor wants that', async () => {
      const record = {format: 'quinola-record/1', game: 'none', options: {}, players: [], moves: []};
      const old = [
        {format: 'quinola-kept/0', moves: [1, 2, 3]},
        {format: 'quinola-kept/1', owner: null, revision: 7, record: {...record, format: 'quinola-record/0'}},
        {format: 'quinola-kept/2', owner: null, revision: 7, record: {...record, format: 'quinola-record/2'}},
        {format: 'quinola-kept/1', owner: null, revision: 7, record},
      ].map((kept) => JSON.stringify(kept));
      for (const kept of old) {
        localStorage.setItem('quinola:old', kept);
        const table = await seated(tag, 'persist="old"');
        await waitUntil(
          () =>
            root(table)
              .querySelector('.message')
              ?.textContent.includes(table.service!.panels.words?.setAside ?? '-'),
          'it does not say so',
        );
        expect(root(table).querySelector('.message')!.textContent).to.contain(
          table.service!.panels.words!.recordErrors['kept-broken']!(),
        );
        expect(gist(localStorage.getItem('quinola:old'))).to.deep.equal(gist(kept));
        root(table).querySelector<HTMLElement>('.message .button')!.click();
        expect(gist(localStorage.getItem('quinola:old.broken-1'))).to.deep.equal(gist(kept));
        table.remove();
        localStorage.clear();
      }
    });

    it('is put aside as well where its options or its moves are none of the game', async () => {
      const before = await seated(tag, 'persist="wrong"');
      await waitUntil(
        () => localStorage.getItem('quinola:wrong') && before.tag('visitor'),
        'nothing is kept',
      );
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:wrong')!) as {
        record: GameRecord<MoveLike, object>;
      };
      const {record} = kept;
      // Tables take either in turn, in the long run both.
      const wrongs = [
        {options: {...record.options, more: 1}},
        {moves: [...record.moves, {by: 0, move: {type: 'NO_MOVE'}}]},
      ];
      for (const wrong of wrongs.filter((_, nth) => window.long || nth === tags.indexOf(tag) % 2)) {
        const text = JSON.stringify({...kept, owner: null, record: {...record, ...wrong}});
        localStorage.setItem('quinola:wrong', text);
        const table = await seated(tag, 'persist="wrong"');
        await waitUntil(
          () =>
            root(table)
              .querySelector('.message')
              ?.textContent.includes(table.service!.panels.words?.setAside ?? '-'),
          'it does not say so',
        );
        await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
        expect(gist(localStorage.getItem('quinola:wrong'))).to.deep.equal(gist(text));
        root(table).querySelector<HTMLElement>('.message .button')!.click();
        expect(gist(localStorage.getItem('quinola:wrong.broken-1'))).to.deep.equal(gist(text));
        table.remove();
        localStorage.clear();
      }
    });

    it('is gone on with where the version that kept it knew fewer options', async () => {
      const before = await seated(tag, 'persist="older"');
      await waitUntil(
        () => localStorage.getItem('quinola:older') && before.tag('visitor'),
        'nothing is kept',
      );
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:older')!) as {
        record: GameRecord<MoveLike, {game?: string}>;
      };
      const {game} = kept.record.options;
      localStorage.setItem(
        'quinola:older',
        JSON.stringify({...kept, owner: null, record: {...kept.record, options: game ? {game} : {}}}),
      );
      const table = await seated(tag, 'persist="older" seed="another"');
      await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
      expect(table.context!.record.moves).to.deep.equal(kept.record.moves);
      expect(root(table).querySelector('.message')).to.equal(null);
    });

    it('is gone on with after a tab that was ended without a word, and left to one that still plays it', async () => {
      const before = await seated(tag, 'persist="ended"');
      await waitUntil(
        () => localStorage.getItem('quinola:ended') && before.tag('visitor'),
        'nothing is kept',
      );
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:ended')!) as {record: GameRecord<MoveLike>};
      localStorage.setItem('quinola:ended', JSON.stringify({...kept, owner: 'quinola other'}));
      const after = await seated(tag, 'persist="ended" seed="another"');
      await waitUntil(() => after.tag('visitor'), 'nobody is waited for');
      expect(after.context!.record.moves).to.deep.equal(kept.record.moves);
      expect(root(after).querySelector('.message')).to.equal(null);
      after.remove();
      let close = (): void => undefined;
      const playing = new Promise<void>((resolve) => {
        close = resolve;
      });
      const lock = navigator.locks.request('quinola other', () => playing);
      const text = JSON.stringify({...kept, owner: 'quinola other'});
      localStorage.setItem('quinola:ended', text);
      const third = await seated(tag, 'persist="ended" seed="another"');
      await waitUntil(
        () =>
          root(third)
            .querySelector('.message')
            ?.textContent.includes(third.service!.panels.words?.takeOver ?? '-'),
        'it does not say so',
      );
      await waitUntil(() => third.tag('visitor'), 'nobody is waited for');
      expect(localStorage.getItem('quinola:ended')).to.equal(text);
      close();
      await lock;
    });

    it('is gone on with when the browser shows the page again that it had kept whole', async () => {
      const table = await seated(tag, 'persist="here"');
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const {record} = table.context!;
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      await waitUntil(() => table.context!.record !== record, 'it is not gone on with');
      expect(table.context!.record.seed).to.equal(record.seed);
      await waitUntil(
        () => !localStorage.getItem('quinola:here')!.includes('"owner":null'),
        'nobody keeps it',
      );
      // The next page finds it free.
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: false}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
    });
  });
}
