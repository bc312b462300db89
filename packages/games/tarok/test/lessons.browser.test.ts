import {expect} from '@open-wc/testing';
import {waitUntil} from '../../../table/test-support/wait.js';
import {saidBy, settled, tarokTable} from '../test-support/tarok-table.js';

type Table = Awaited<ReturnType<typeof tarokTable>>;

const noteOf = (table: Table): HTMLElement | null => table.shadowRoot!.querySelector('[part~="lesson"]');
const told = (table: Table): string => noteOf(table)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const sheetOf = (table: Table): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
const says = (table: Table, text: string): Promise<void> =>
  waitUntil(() => told(table).includes(text), `not said: ${text}`);

/** A button of the lesson by what it says. */
function press(table: Table, text: string): void {
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('button')]
    .find((button) => button.textContent.trim() === text)!
    .click();
}

async function taught(lesson: string, lang = 'en'): Promise<Table> {
  const table = await tarokTable({lang});
  await table.whole();
  table.lesson = lesson;
  await table.restart();
  await settled(table);
  await waitUntil(() => noteOf(table), 'no note');
  return table;
}

describe('lessons at a Tarok table', () => {
  it('are offered as guided deals, and apart from them as problems of the book', async () => {
    const table = await tarokTable();
    await table.open('lessons');
    await waitUntil(() => sheetOf(table)?.querySelector('.group'), 'no list');
    const [guides, problems] = [...sheetOf(table)!.querySelectorAll('.group')].map(
      (heading) => heading.nextElementSibling!.textContent,
    );
    expect(guides).to.include('Tarok in seven tricks');
    expect(problems).to.include('Three figures without the king').and.not.include('seven tricks');
    await expect(table).to.be.accessible();
  });

  it('ask a problem, show the book’s answer, and tell where it stands', async () => {
    const table = await taught('pagat-at-once');
    expect(told(table)).to.include('Which do you play?');
    // A tarok is no suit that could be followed.
    expect(table.shadowRoot!.querySelector('[part~="prompt"]')!.textContent).to.include('must play a tarok');
    table.play({type: 'PLAY', card: 'T9'});
    await says(table, 'no tarok left when kings are played');
    press(table, 'Take back');
    await says(table, 'Which do you play?');
    await settled(table);
    press(table, 'Show the answer');
    await says(table, 'hint 8');
    expect(saidBy(table).join(' ')).to.include('It was lost anyway.');
    expect(told(table)).to.include('Go on: The same, with three kings');
  });

  it('hold what the game asks next until the visitor plays on', async () => {
    const table = await taught('half-a-cavalry');
    press(table, 'Show the answer');
    await says(table, 'hint 4');
    expect(table.context!.turn.phase).to.equal('announcing');
    expect(sheetOf(table)).to.equal(null);
    press(table, 'Play on');
    await waitUntil(() => sheetOf(table)?.textContent.includes('half a skized cavalry'), 'nothing asked');
    expect(noteOf(table)).to.equal(null);
    press(table, 'Back');
    await says(table, 'Which three cards');
  });

  it('say their last words before the sheets of the deal come', async () => {
    const table = await taught('pocket', 'pl');
    for (let step = 1; step <= 10; step++) {
      await says(table, `${step} z 10`);
      press(table, step < 4 ? 'Dalej' : 'Pomiń');
    }
    await says(table, 'czterdzieści pięć punktów');
    expect(sheetOf(table)).to.equal(null);
    press(table, 'Zobacz rozliczenie');
    await waitUntil(() => sheetOf(table), 'no sheet');
  });
});
