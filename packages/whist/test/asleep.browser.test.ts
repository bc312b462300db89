import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';

/** A table that plays by itself, far below what is seen of the page. */
async function farTable(): Promise<WhistTable> {
  const table = document.createElement('whist-table');
  Object.entries({autoplay: '', pace: 'quick', seed: 'far'}).forEach(([name, value]) =>
    table.setAttribute(name, value),
  );
  table.style.marginTop = '5000px';
  document.body.append(table);
  await table.whole();
  return table;
}

const isStill = (table: WhistTable): boolean => table.tag('paused');

describe('a table far off the screen', () => {
  afterEach(() => {
    document.querySelector('whist-table')?.remove();
    scrollTo(0, 0);
  });

  it('stands still from the beginning, goes on when it is come to, and stands still when it is left', async () => {
    const table = await farTable();
    await waitUntil(() => isStill(table), 'it plays unseen');
    const {count} = table.context!;
    table.scrollIntoView();
    await waitUntil(() => !isStill(table) && table.context!.count > count, 'it does not go on');
    scrollTo(0, 0);
    await waitUntil(() => isStill(table), 'it plays on unseen');
  });

  it('stands still when a new match is begun there', async () => {
    const table = await farTable();
    await waitUntil(() => isStill(table), 'it plays unseen');
    await table.restart('another');
    await waitUntil(() => isStill(table), 'its new match goes on unseen');
    table.scrollIntoView();
    await waitUntil(() => !isStill(table), 'it does not go on');
  });

  it('says that it is paused, until it goes on or another match is begun', async () => {
    const table = await farTable();
    table.scrollIntoView();
    await waitUntil(() => table.context && !isStill(table), 'it does not begin');
    const pause = async (): Promise<HTMLElement> => {
      await table.open('menu');
      [...table.shadowRoot!.querySelectorAll<HTMLElement>('.sheet button')]
        .find(({textContent}) => textContent === table.more!.pause)!
        .click();
      await table.updateComplete;
      expect(isStill(table)).to.equal(true);
      return table.shadowRoot!.querySelector<HTMLElement>('.message')!;
    };
    const said = await pause();
    expect(said.querySelector('span')!.textContent).to.equal(table.more!.pause);
    expect(
      [...said.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map(({textContent}) => textContent),
      'the line goes with the pause alone',
    ).to.deep.equal([table.more!.resume]);
    said.querySelector('button')!.click();
    await waitUntil(
      () => !isStill(table) && !table.shadowRoot!.querySelector('.message'),
      'it does not go on',
    );
    await pause();
    await table.restart('another');
    await waitUntil(
      () => !isStill(table) && !table.shadowRoot!.querySelector('.message'),
      'its new match stands still',
    );
  });

  it('is left paused by one who has paused it', async () => {
    const table = await farTable();
    table.scrollIntoView();
    await waitUntil(() => table.context && !isStill(table), 'it does not begin');
    table.joined.send({type: 'PAUSE'});
    scrollTo(0, 0);
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    table.scrollIntoView();
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    expect(isStill(table)).to.equal(true);
  });
});
