import {expect} from '@open-wc/testing';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {first, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

describe('a table of tarok', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  const table = (tag: string, attributes: string): Promise<Visitor> =>
    visit(`<${tag} pace="none" ${attributes}></${tag}>`, {seats: ['visitor', first, first], wait: 'whole'});

  it('38 counts packet by packet, which can be skipped, and shows the accounts', async () => {
    const tarok = await table('tarok-table', 'deals="1" seed="a test"');
    const laid = await tarok.openFromMenu('Play this deal out for me');
    expect(nameOf(laid)).to.equal('Kings and Pagat');
    tarok.press('Go on');
    const count = await until(() => tarok.panel('The count'));
    for (const packet of [1, 2]) {
      tarok.press('Next packet', count);
      await until(() => tarok.text(tarok.panel()).includes(`Packet ${packet} of`));
    }
    await expect(tarok.panel()!).to.be.accessible();
    tarok.press('Skip');
    await until(() => tarok.hasButton('Go on') && !tarok.hasButton('Skip'));
    const sums = tarok.text(tarok.panel()).match(/(You|Leopold|Constance): (\d+)/g)!;
    expect(sums.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).to.equal(78);
    tarok.press('Go on');
    const accounts = await until(() => tarok.panel(/who pays whom/));
    expect(tarok.allByRole('rowheader', undefined, accounts).map(nameOf)).to.deep.equal([
      'Announcements',
      'Pagat and ultimo',
      'Kings and Pagat',
      'Cards, above or below 26',
      'Total',
    ]);
  });

  it('38 gives the book’s reasons for the cards laid away', async () => {
    const tarok = await visit('<tarok-table pace="none" seed="c"></tarok-table>', {wait: 'whole'});
    await until(() => tarok.allByRole('button', /may be chosen$/).length);
    tarok.press('Advice');
    const advice = (): string => tarok.text(tarok.panel('Advice'));
    await until(() => /Tarok-ombre, article \d|§|Szkat/.test(advice()), 'no reason');
    const cards = tarok
      .allByRole('button', /may be chosen$/)
      .map((card) => nameOf(card).split(',')[0]!.toLowerCase())
      .filter((card) => advice().includes(card));
    expect(cards, advice()).to.have.length(3);
    expect(advice()).to.contain('Void a suit, to trump what is led in it.');
  });

  it('38 keeps forehand’s cards face down until he looks at them', async () => {
    const ombre = await table('tarok-ombre-table', 'ceremony="full" deals="open" seed="a test"');
    ombre.press('Card 1 from the left', await until(() => ombre.panel('Drawing for seats')));
    const bidding = await until(() => ombre.panel('Bidding'));
    expect(ombre.text(bidding)).to.contain('Your cards lie face down.');
    const covered = (): HTMLElement | null => ombre.byRole('img', 'You: 25 cards');
    expect(covered()?.offsetWidth).to.be.above(100);
    expect(ombre.cards()).to.deep.equal([]);
    expect(JSON.stringify(ombre.view['hand'])).to.equal('[]');
    ombre.press('Look at the cards');
    await until(() => ombre.cards().length === 25);
    expect(covered()).to.equal(null);
  });

  it('38 shows the reversed order of red pips', async () => {
    const tarok = await table('tarok-table', 'seed="a test"');
    const sheet = await tarok.openFromMenu('Order of the cards');
    const rows = tarok.allByRole('row', undefined, sheet).map((row) => tarok.text(row));
    expect(rows).to.have.length(5);
    expect(rows.find((row) => row.startsWith('hearts'))).to.match(/K\W*5 Q\W*4 .* A 2 3 4 5 6 7 8 9 10$/);
    expect(rows.find((row) => row.startsWith('spades'))).to.match(/ 10 9 8 7 6 5 4 3 2 A$/);
  });

  it('38 shows the order of red pips in a strip on a table with room for it', async () => {
    const tarok = await table('tarok-table', 'seed="a test"');
    const strip = (): HTMLElement[] => tarok.allByRole('img', /Q, N, J/);
    tarok.element.style.cssText = 'width: 390px; height: 664px';
    await until(() => !strip().length, 'it takes room from a small table');
    tarok.element.style.cssText = 'width: 1100px; height: 700px';
    await until(() => strip().length === 2, 'no strip');
    expect(strip().map(nameOf)).to.deep.equal([
      'spades, clubs: K, Q, N, J, 10, 9, 8, 7, 6, 5, 4, 3, 2, A',
      'hearts, diamonds: K, Q, N, J, A, 2, 3, 4, 5, 6, 7, 8, 9, 10',
    ]);
  });
});
