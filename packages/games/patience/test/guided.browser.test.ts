import {expect, fixture, html} from '@open-wc/testing';
import type {PatienceTable} from '@quinola/patience';
import {until} from '@quinola/testing/wait.js';
import {forget, settled} from '../test-support/table.js';

const noteOf = (table: PatienceTable): HTMLElement | null =>
  table.shadowRoot!.querySelector('[part~="lesson"]');

/** A table with default attributes. */
async function plainTable(game: string): Promise<PatienceTable> {
  const table = await fixture<PatienceTable>(
    html`<patience-table pace="none" game=${game}></patience-table>`,
  );
  await table.whole();
  await settled(table);
  return table;
}

const offered = (table: PatienceTable): Promise<unknown> =>
  until(() => noteOf(table)?.textContent.includes('New to this game?'), 'nothing is offered');

/** Presses the button with this label. */
const press = (table: PatienceTable, text: string): void =>
  [...table.shadowRoot!.querySelectorAll('button')]
    .find((button) => button.textContent.trim() === text)!
    .click();

describe('the guided deal of a patience', () => {
  beforeEach(() => forget());
  afterEach(() => forget());

  it('is offered at the first visit of each game, until the visitor plays or declines', async () => {
    const clock = await plainTable('clock');
    await offered(clock);
    clock.play(clock.moves().find(({type}) => type === 'play')!);
    await until(() => !noteOf(clock), 'it is still offered');
    await clock.updateComplete;
    expect(noteOf(await plainTable('clock'))).to.equal(null);
    const shah = await plainTable('shah');
    await offered(shah);
    press(shah, 'No, thank you');
    await until(() => !noteOf(shah), 'it is still offered');
    await shah.updateComplete;
    expect(noteOf(await plainTable('shah'))).to.equal(null);
  });

  it('belongs to the current patience, on the table and in the list', async () => {
    const table = await plainTable('windmill');
    await offered(table);
    await table.open('lessons');
    const list = table.shadowRoot!.querySelector('.sheet')!.textContent;
    expect(list).to.include('The Windmill').and.not.include('The Shah');
    await table.close();
    press(table, 'Show me how');
    await until(() => noteOf(table)?.textContent.includes('1 of 12'), 'it does not begin');
    // Its layout is not that of a trick-taking game: on a telephone the cards get the height that the note leaves.
    table.style.cssText = 'width: 390px; height: 664px';
    await settled(table);
    const {height} = table.shadowRoot!.querySelector('.board')!.getBoundingClientRect();
    expect(height).to.be.above(300);
  });
});
