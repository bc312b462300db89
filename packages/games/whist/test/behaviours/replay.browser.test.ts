import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {elementsIn, nameOf, roleOf} from '@quinola/testing/visitor/aria.js';
import {textBox} from '@quinola/testing/visitor/looks.js';
import {leave, QUICK, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** The partner calls at eight, and the visitor's side wins. */
const CALLED =
  'S:Q32.5432.432.432 W:654.AKQ.A65.A765 N:AK87.T98.T98.T98 E:JT9.J76.KQJ7.KQJ dealer=E turnup=JS score=8-3';

/** The visitor leads, and makes two of the three tricks that are left for certain. */
const CLAIM = 'S:A.A.2. W:2.3.4. N:4.4.5. E:5.5.6. trump=S leader=S tricks=5-5';

const whist = (attributes: string, seats?: readonly unknown[]): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, seats && {seats});

/** Opens the replay of the deal that has just been scored. */
async function replay(table: Visitor): Promise<() => string> {
  await table.playUntil(() => table.panel('Deal 1'));
  table.press('Replay');
  await until(() => table.panel(/^Replay: Deal 1/));
  return () => table.text(table.panel(/^Replay/));
}

describe('the replay of a deal', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('34 shows a finished deal again card by card, with all hands', async () => {
    const table = await whist('seed="a test"', QUICK);
    const own = table.hand();
    const text = await replay(table);
    expect(text()).to.contain('Card 0 of 52');
    const names = ['You', 'Leopold', 'Constance', 'Gerold'];
    for (const name of names) expect(text(), 'all four hands').to.contain(name);
    const pips = (): number =>
      text()
        .replace(/Card \d+ of \d+/, '')
        .match(/\b(10|[2-9AKQJ])(?= )/g)!.length;
    expect(pips()).to.be.at.least(52);
    expect(own).to.have.length(13);
    for (let card = 1; card < 5; card++) {
      table.press('Next card');
      await until(() => text().includes(`Card ${card} of 52`));
    }
    const laid = (): string[] =>
      [...elementsIn(table.panel()!)]
        .filter((one) => /^(img|button)$/.test(roleOf(one) ?? '') && /^\w+: .* of /.test(nameOf(one)))
        .map(nameOf);
    expect(laid()).to.have.length(4);
    expect(laid().filter((card) => card.endsWith(', winning'))).to.have.length(1);
    await expect(table.panel()!).to.be.accessible();
    // The visitor's hand stands below the others, as at the table.
    const tops = names.map((name) => textBox(table.panel()!, new RegExp(`^${name}$`))!.top);
    expect(tops.indexOf(Math.max(...tops))).to.equal(0);
    // Pressing a card of another player goes back to where it was played.
    const at = laid().findIndex((name) => !name.startsWith('You'));
    table.press(laid()[at]!, table.panel()!);
    await until(() => text().includes(`Card ${at + 1} of 52`));
    table.press('Previous card');
    await until(() => text().includes(`Card ${at} of 52`));
  });

  it('34 says who called for honours, and by which maxim', async () => {
    const table = await whist(`seed="a test" deal="${CALLED}"`);
    await table.openFromMenu('Play this deal out for me');
    const text = await replay(table);
    for (const card of [1, 2]) {
      table.press('Next card');
      // The call came before the third card, and ended the deal.
      await until(() => text().includes(`Card ${card} of 2`));
    }
    expect(text()).to.contain('Constance: I call! Can you answer?');
    await until(() => text().includes('Leitfaden §17 XV'));
  });

  it('34 says how a claim was answered, and why', async () => {
    const table = await whist(`etiquette="strict" seed="a test" deal="${CLAIM}"`);
    table.press('Claim the rest', await table.openFromMenu('Claims and faults'));
    table.press('Yes', await until(() => table.panel('Claim the rest')));
    await until(() => table.announced.some((line) => /grants? nothing/.test(line)), 'the claim is granted');
    await table.turn();
    await table.openFromMenu('Play this deal out for me');
    const text = await replay(table);
    await until(() => text().includes('may still take a trick'));
    expect(text()).to.match(/(Leopold|Gerold): Play on, and direct these cards/);
  });

  it('35 shows which cards cost tricks, and which maxims would have found better ones', async () => {
    const table = await whist('seed="lessons"', QUICK);
    const text = await replay(table);
    await until(() => table.byRole('status', /(?:)/, table.panel()!), 'no teacher');
    await until(() => !table.byRole('progressbar'), 'the teacher does not finish');
    const costs = (): string[] => text().match(/The [a-z ]+ cost (a trick|\d+ tricks); [^.]+\./g) ?? [];
    const all = costs();
    expect(all.length).to.be.above(1);
    const lines = table.allByRole('button', /trick \d+/i, table.panel()!).map(nameOf);
    expect(lines).to.have.length(all.length);
    let found = 0;
    for (const [i, cost] of all.entries()) {
      expect(cost).to.match(/; the .* would have kept (it|them)\.$/);
      if (i) {
        table.press('Close');
        await until(() => table.panel('Deal 1'));
        await replay(table);
        await until(() => table.hasButton(lines[0]!, table.panel()!));
      }
      table.allByRole('button', /trick \d+/i, table.panel()!)[i]!.click();
      await until(() => /Card [1-9]\d* of/.test(text()), 'no card');
      expect(text()).to.contain(cost);
      if (/would have found/.test(text())) {
        found++;
        await until(() => /Leitfaden §|Hoyle/.test(text()), 'no maxim');
      } else expect(text()).to.contain('No maxim');
    }
    expect(found).to.be.above(0);
  });

  it('35 says what both books would play', async () => {
    const table = await whist('seed="a test"', QUICK);
    const books = await bothBooks(table);
    await until(() => /Viennese guide|Both books|nothing to choose/.test(books()), 'no answer');
    await expect(table.panel()!).to.be.accessible();
    expect(books()).to.match(/(Viennese guide.* It would play|Both books would play)/);
  });

  it('35 says so where a book has no advice', async () => {
    const silent = await whist('deal="S:7.5.. W:.3..2 N:.A..3 E:..K. trump=S trick=E:AC tricks=6-5"', QUICK);
    const both = await bothBooks(silent);
    await until(() => /Both books are silent here/.test(both()));
    await until(() => /No book speaks of it/.test(both()));
    expect(both()).to.contain('without them one would play the seven of spades');
    leave();

    const one = await whist('deal="S:.AJ.. W:A...K N:.K..4 E:.7..3 trump=H leader=S tricks=6-5"', QUICK);
    const text = await bothBooks(one);
    await until(() => /It is silent here; without it one would play the \w+ of \w+\./.test(text()));
    expect(text()).to.contain('It would play the ace of hearts.').and.to.contain('Leitfaden §');
    expect(text()).not.to.match(/Both books would|No book speaks/);
  });
});

/** Asks both books for advice, and returns the text of the sheet. */
async function bothBooks(table: Visitor): Promise<() => string> {
  table.press('Advice');
  const ask = await until(() => table.byRole('button', 'Ask both books'), 'nobody can be asked');
  ask.click();
  const sheet = await until(() => table.panel('Ask both books'));
  return () => table.text(sheet);
}
