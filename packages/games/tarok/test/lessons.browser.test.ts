import {expect} from '@open-wc/testing';
import {until} from '@quinola/testing/wait.js';
import {saidBy, settled, tarokTable} from '../test-support/tarok-table.js';

type Table = Awaited<ReturnType<typeof tarokTable>>;

const noteOf = (table: Table): HTMLElement | null => table.shadowRoot!.querySelector('[part~="lesson"]');
const noteText = (table: Table): string => noteOf(table)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const sheetOf = (table: Table): HTMLElement | null => table.shadowRoot!.querySelector('.sheet');
const says = (table: Table, text: string): Promise<unknown> =>
  until(() => noteText(table).includes(text), `not said: ${text}`);

/** Presses the button of the lesson with this label. */
function press(table: Table, text: string): void {
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('button')]
    .find((button) => button.textContent.trim() === text)!
    .click();
}

/** The label of the button that continues the lesson. */
const nextLabelOf = (table: Table): string =>
  table.shadowRoot!.querySelectorAll('.tools .button')[1]!.textContent.trim();

async function lessonTable(lesson: string, lang = 'en'): Promise<Table> {
  const table = await tarokTable({lang});
  await table.whole();
  table.lesson = lesson;
  await table.restart();
  await settled(table);
  await until(() => noteOf(table), 'no note');
  return table;
}

describe('lessons at a Tarok table', () => {
  it('are offered as guided deals, and separately as problems of the book', async () => {
    const table = await tarokTable();
    await table.open('lessons');
    await until(() => sheetOf(table)?.querySelector('.group'), 'no list');
    const [guides, problems] = [...sheetOf(table)!.querySelectorAll('.group')].map(
      (heading) => heading.nextElementSibling!.textContent,
    );
    expect(guides).to.include('Tarok in seven tricks');
    expect(problems).to.include('Three figures without the king').and.not.include('seven tricks');
    await expect(table).to.be.accessible();
  });

  it('ask a problem, show the book’s answer, and say where it is written', async () => {
    const table = await lessonTable('pagat-at-once');
    expect(noteText(table)).to.include('Which do you play?');
    // A tarok was led, so there is no suit to follow.
    expect(table.shadowRoot!.querySelector('[part~="prompt"]')!.textContent).to.include('must play a tarok');
    table.play({type: 'PLAY', card: 'T9'});
    await says(table, 'no tarok left when kings are played');
    press(table, 'Take back');
    await says(table, 'Which do you play?');
    await settled(table);
    press(table, 'Show the answer');
    await says(table, 'hint 8');
    expect(saidBy(table).join(' ')).to.include('It was lost anyway.');
    expect(noteText(table)).to.include('Go on: The same, with three kings');
  });

  it('hold back the game’s next question until the visitor plays on', async () => {
    const table = await lessonTable('half-a-cavalry');
    press(table, 'Show the answer');
    await says(table, 'hint 4');
    expect(table.context!.turn.phase).to.equal('announcing');
    expect(sheetOf(table)).to.equal(null);
    press(table, 'Play on');
    await until(() => sheetOf(table)?.textContent.includes('half a cavalry with Sky'), 'nothing asked');
    expect(noteOf(table)).to.equal(null);
    press(table, 'Back');
    await says(table, 'Which three cards');
  });

  it('leave room on a phone for the question, the trick, and the index of the card they point at', async () => {
    const table = await lessonTable('announcing');
    table.style.cssText = 'width: 390px; height: 574px';
    const one = (selector: string): HTMLElement => table.shadowRoot!.querySelector(selector)!;
    const step = async (at: number): Promise<void> => {
      await says(table, `${at} of 9`);
      await settled(table);
    };
    for (let at = 1; at < 4; at++) {
      await step(at);
      press(table, nextLabelOf(table));
    }
    await step(4);
    const body = one('.sheet .body');
    expect(body.querySelectorAll('label')).to.have.length(2);
    expect(body.scrollHeight, 'a line is hidden').to.be.at.most(body.clientHeight + 1);
    for (let at = 4; at < 8; at++) {
      press(table, nextLabelOf(table));
      await step(at + 1);
    }
    const card = one('.trick .card').getBoundingClientRect();
    expect(card.width).to.be.at.least(40);
    const pointed = one('.hand .card[data-pointed]');
    const finger = one('.finger').getBoundingClientRect();
    expect(finger.top).to.be.above(pointed.getBoundingClientRect().top + 20);
    table.chosen = pointed.dataset['card']!;
    table.requestUpdate();
    await table.updateComplete;
    expect(getComputedStyle(one('.finger')).visibility).to.equal('hidden');
    const word = one('.again').getBoundingClientRect();
    const middle = table.shadowRoot!.elementFromPoint(
      word.left + word.width / 2,
      pointed.getBoundingClientRect().bottom - 4,
    )!;
    expect(middle.closest('li'), 'the card lies under another').to.equal(pointed.closest('li'));
    expect(word.bottom).to.be.below(pointed.getBoundingClientRect().bottom);
    expect(word.top).to.be.above(pointed.getBoundingClientRect().top);
  });

  it('keep a prompt that does not mention the visitor’s own Pagat, and that calls his last card the last', async () => {
    const table = await lessonTable('pocket');
    const line = (): string => table.shadowRoot!.querySelector('[part~="prompt"]')!.textContent;
    for (let step = 1; step <= 4; step++) {
      await says(table, `${step} of 10`);
      press(table, step < 4 ? 'Next' : 'Skip');
    }
    await says(table, '5 of 10');
    await settled(table);
    expect(line()).to.include('lead any card').and.not.include('Pagat').and.not.include('hearts');
    for (let step = 5; step <= 9; step++) {
      await says(table, `${step} of 10`);
      press(table, 'Skip');
    }
    await says(table, '10 of 10');
    await settled(table);
    expect(line()).to.include('play your last card').and.not.include('any card');
  });

  it('show their last words before the sheets of the deal', async () => {
    const table = await lessonTable('pocket', 'pl');
    for (let step = 1; step <= 10; step++) {
      await says(table, `${step} z 10`);
      press(table, step < 4 ? 'Dalej' : 'Pomiń');
    }
    await says(table, 'czterdzieści pięć punktów');
    expect(sheetOf(table)).to.equal(null);
    // Below them, opened by whoever asks: where the hints would have chosen otherwise.
    const differs = noteOf(table)!.querySelector('details')!;
    expect(differs.innerText).to.include('wybrałby inaczej').and.not.include('Pagatem');
    differs.querySelector('summary')!.click();
    await until(() => differs.innerText.includes('Podpowiedzi wzięłyby króla Pagatem'), 'not opened');
    await expect(table).to.be.accessible();
    press(table, 'Zobacz rozliczenie');
    await until(() => sheetOf(table), 'no sheet');
  });

  it('offer the next lesson and the table’s own buttons after their deal is counted', async () => {
    const table = await lessonTable('pocket');
    const buttons = (): string[] =>
      [...table.shadowRoot!.querySelectorAll('.tools .button')].map((button) => button.textContent.trim());
    for (let step = 1; step <= 10; step++) {
      await says(table, `${step} of 10`);
      await settled(table);
      press(table, nextLabelOf(table));
    }
    await says(table, 'See how it counts');
    press(table, 'See how it counts');
    await until(() => sheetOf(table), 'no account');
    expect(noteOf(table)).to.equal(null);
    await until(() => {
      for (const text of ['Skip', 'Go on'])
        if (
          [...(sheetOf(table)?.querySelectorAll('button') ?? [])].some(
            (one) => one.textContent.trim() === text,
          )
        )
          press(table, text);
      return noteOf(table);
    }, 'the next lesson is not offered');
    expect(noteText(table)).to.include('Go on: Skat, announcing, and Sky').and.not.include('forty-five');
    press(table, 'Play on');
    await until(() => !noteOf(table) && buttons().includes('Advice'), 'no buttons of the table');
    expect(buttons()).to.include.members(['Advice', 'Why?', 'Leave', 'Menu']);
  });
});
