import {expect, fixture, html} from '@open-wc/testing';
import {wholeOf} from '@quinola/table';
import {patienceNamed, registerPatience, type PatienceMove, type PatienceTable} from '@quinola/patience';
import {until} from '@quinola/testing/wait.js';
import {
  actionButton,
  forget,
  lucie,
  movesMade,
  pileOf,
  quickTable,
  settled,
  sheetOf,
  solutionOf,
} from '../test-support/table.js';
import {TWELFTH} from '../test-support/twelfth.js';

/** The accessible name of a pile. */
const nameOf = (table: PatienceTable, pile: string): string =>
  pileOf(table, pile).querySelector('.vh')!.textContent;

/** Presses the button of a sheet with this label. */
const choose = (table: PatienceTable, text: string): void =>
  [...sheetOf(table)!.querySelectorAll('button')].find(({textContent}) => textContent === text)!.click();

describe('<patience-table>', () => {
  afterEach(() => forget('quinola:test'));

  it('says where a card lies and where it can go', async () => {
    const table = await lucie();
    expect(nameOf(table, 'fans.2')).to.equal(
      'Two of hearts, third fan, goes on three of hearts or to the foundation',
    );
    const marriage = table.moves().find(({type}) => type === 'marry') as {from: string; to: string};
    expect(nameOf(table, marriage.from)).to.match(/, goes (to|on) .* of /);
    pileOf(table, marriage.from).click();
    await table.updateComplete;
    expect(nameOf(table, marriage.to)).to.match(/, takes the /);
  });

  it('takes back every move and redoes them all', async () => {
    const {record, moves} = await solutionOf('clock');
    const table = await quickTable({game: 'clock'}, record);
    for (const move of moves.slice(0, 30)) table.play(move);
    const {piles} = table.view!;
    for (let i = 0; i < 30; i++) table.undo();
    expect(table.context!.canUndo).to.equal(false);
    for (let i = 0; i < 30; i++) table.redo();
    expect(table.view!.piles).to.deep.equal(piles);
    expect(table.ahead).to.deep.equal([]);
  });

  it('at a strict table takes nothing back, and a touched card must be moved', async () => {
    const table = await lucie({strict: ''});
    const marriage = table.moves().find(({type}) => type === 'marry') as {from: string; to: string};
    pileOf(table, marriage.from).click();
    table.shadowRoot!.querySelector<HTMLElement>('.board')!.click();
    expect(table.picked).to.equal(marriage.from);
    // No other card is taken instead.
    await table.updateComplete;
    table.shadowRoot!.querySelector<HTMLElement>('.pile.from:not(.goal, .picked)')!.click();
    expect(table.picked).to.equal(marriage.from);
    table.play({type: 'marry', ...marriage});
    expect(table.context!.canUndo).to.equal(false);
  });

  it('reports an unknown game, and lays out the first', async () => {
    const codes: string[] = [];
    const page = await fixture(
      html`<div @quinola-error=${({code}: {code: string}) => codes.push(code)}></div>`,
    );
    const table = document.createElement('patience-table');
    table.setAttribute('game', 'sultan');
    table.pace = 'none';
    page.append(table);
    await until(() => table.context && table.message, 'nothing is said');
    expect(codes).to.deep.equal(['unknown-value']);
    expect(table.message!.text).to.contain('sultan');
    expect(table.view!.options.game).to.equal('la-belle-lucie');
  });

  it('takes the options of a game from one attribute', async () => {
    const table = await quickTable({game: 'la-belle-lucie', options: 'redeals=1 redealWhen=stuck'});
    expect(table.view!.options).to.deep.equal({game: 'la-belle-lucie', redeals: 1, redealWhen: 'stuck'});
  });

  it('takes back and does again what was played before and after a re-deal, with the same cards', async () => {
    const table = await quickTable({game: 'la-belle-lucie', seed: 's', undo: ''});
    const looks = [JSON.stringify(table.view)];
    const then = async (act: () => unknown): Promise<string> => {
      act();
      await settled(table);
      return JSON.stringify(table.view);
    };
    const move = (kind: PatienceMove['type']): boolean =>
      table.play(table.moves().find(({type}) => type === kind)!);
    for (const kind of ['play', 'redeal', 'play'] as const) looks.push(await then(() => move(kind)));
    expect(new Set(looks)).to.have.property('size', 4);
    const back: string[] = [];
    for (let taken = 0; taken < 3; taken++) back.unshift(await then(() => table.undo()));
    expect(back).to.deep.equal(looks.slice(0, 3));
    const again: string[] = [];
    for (let done = 0; done < 3; done++) again.push(await then(() => table.redo()));
    expect(again).to.deep.equal(looks.slice(1));
  });

  it('advises a move with the book’s reason', async () => {
    const table = await lucie();
    table.hint();
    await until(() => sheetOf(table)?.querySelector('.body b + p, .body p + p'), 'no advice');
    expect(sheetOf(table)!.textContent, 'no id of the house is shown').not.to.match(/[a-z]\.\d/);
    expect(table.shadowRoot!.querySelector('.pile.hinted')).to.not.equal(null);
  });

  it('closes the inquiry panel when the solution it shows is complete, without praise', async () => {
    const {record, moves} = await solutionOf('la-belle-lucie');
    const table = await quickTable({game: 'la-belle-lucie'}, record);
    for (const move of moves.slice(0, -2)) table.play(move);
    await table.open('inquiry');
    const press = (): void => sheetOf(table)!.querySelector<HTMLButtonElement>('footer .first')!.click();
    press();
    await until(() => sheetOf(table)?.querySelector('[role="status"]'), 'no answer');
    for (let i = 0; i < 2; i++) {
      press();
      await settled(table);
    }
    await until(
      () => sheetOf(table)?.textContent.includes('not counted'),
      'the inquiry panel covers the end',
    );
    expect(sheetOf(table)!.querySelector('.wheel')).to.equal(null);
    expect(table.view!.won).to.equal(true);
  });

  it('uses the book’s own words for advice and for the end, in the language of the book', async () => {
    const {record, moves} = await solutionOf('la-belle-lucie');
    const table = await quickTable({game: 'la-belle-lucie', lang: 'ru'}, record);
    expect(table.shadowRoot!.querySelector<HTMLElement>('.tools .button')!.title).to.equal('Совѣтъ');
    for (const move of moves) table.play(move);
    await until(() => sheetOf(table)?.querySelector('.came-out'), 'it does not end');
    expect(sheetOf(table)!.querySelector<HTMLElement>('.came-out')!.title).to.equal('Пасьянсъ вышелъ');
  });

  it('asks the solver about a patience that the page added', async () => {
    if (!patienceNamed(TWELFTH.id)) registerPatience(TWELFTH);
    const table = await quickTable({game: TWELFTH.id, lang: 'pl'});
    expect(table.called).to.equal('The Twelfth');
    const failed: string[] = [];
    table.addEventListener('quinola-error', ({code}) => failed.push(code));
    await table.open('inquiry');
    sheetOf(table)!.querySelector<HTMLButtonElement>('footer .first')!.click();
    await until(
      () => sheetOf(table)?.querySelector('[role="status"], progress[value]:not([value="0"])'),
      'no answer',
    );
    expect(failed).to.deep.equal([]);
  });

  it('deals a named deal, and finds a solvable one where the lists are for other options', async () => {
    const table = await quickTable({game: 'fifteen', options: 'rescueWhen=noMove'});
    await table.open('named');
    sheetOf(table)!.querySelector('input')!.value = 'bench 8';
    sheetOf(table)!.querySelector('form')!.requestSubmit();
    await until(() => wholeOf(table).record.seed === 'bench 8', 'another deal');
    await table.open('menu');
    choose(table, 'A deal that comes out');
    await until(() => table.message, 'none is found');
    expect(table.message!.text).to.match(/^A deal that comes out: .*one/);
    expect(wholeOf(table).record.seed).to.not.equal('bench 8');
    expect(sheetOf(table)).to.equal(null);
  });

  it('shows statistics of this browser, which can be erased', async () => {
    const {record, moves} = await solutionOf('la-belle-lucie');
    const table = await quickTable({game: 'la-belle-lucie'}, record);
    for (const move of moves) table.play(move);
    await until(() => sheetOf(table), 'it does not end');
    await table.open('statistics');
    expect(
      [...sheetOf(table)!.querySelectorAll('tbody td')].map(({textContent}) => textContent),
    ).to.deep.equal(['1', '1', '56 moves']);
    choose(table, 'Erase them');
    expect(localStorage.getItem('quinola-patience')).to.equal(null);
  });

  it('lays out the Salic Law automatically until a card fits', async () => {
    const table = await quickTable({game: 'salic-law'});
    actionButton(table, 'on')!.click();
    await until(() => table.moves().some(({type}) => type === 'play'), 'it stops too soon');
    expect(movesMade(table).length).to.be.above(1);
  });

  it('says in one line what can be done', async () => {
    const table = await lucie();
    const line = (): string => table.shadowRoot!.querySelector('[part=prompt]')!.textContent.trim();
    expect(line()).to.match(/ fits? on a foundation: .*two of hearts/);
    pileOf(table, 'fans.2').click();
    await table.updateComplete;
    expect(line()).to.equal('Two of hearts: choose one of the lit places for it');
  });
});
