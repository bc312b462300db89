import '@quinola/testing/toy/define-table.js';
import {expect} from '@open-wc/testing';
import {leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import {makeMove} from '@quinola/testing/visitor/moves.js';
import {playUntil, SEATS} from './behaviours/at-toy.js';
import {dayNow} from '../src/daily/day.js';

const TODAY = `toy knocking=false ${dayNow()}`;
const KEY = 'quinola-daily:toy';

/** What is read of the element. */
interface Told {
  readonly view: {
    readonly hand: readonly string[];
    readonly lastDeal: {readonly net: readonly number[]} | null;
  };
}
const told = ({element}: Visitor): Told => element as unknown as Told;

const toy = (attributes: string): Promise<Visitor> =>
  visit(`<toy-table pace="none" knocking="no" ${attributes}></toy-table>`, {
    seats: SEATS,
    wait: 'whole',
  });

/** Moves until the cards lie there. */
async function dealt(table: Visitor): Promise<readonly string[]> {
  await until(() => told(table).view?.hand.length, 'nothing is dealt');
  return told(table).view.hand;
}

/** Plays the deal out, and reads its sheet. */
async function playOut(table: Visitor): Promise<HTMLElement> {
  await dealt(table);
  const sheet = (): HTMLElement | null => table.panel('The deal of the day');
  await playUntil(table, sheet);
  await until(() => !/…/.test(table.text(sheet()!)), 'the others do not come to an end');
  return sheet()!;
}

describe('the deal of the day', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('is the same for everybody who has the same options, however places would be drawn', async () => {
    const hand = await dealt(await toy('daily'));
    leave();
    const other = await toy('daily ceremony="full"');
    expect(await dealt(other)).to.deep.equal(hand);
    leave();
    // The seed of today by its name is no secret.
    expect(await dealt(await toy(`seed="${TODAY}"`))).to.deep.equal(hand);
    leave();
    expect(await dealt(await toy('daily deals="1"'))).not.to.deep.equal(hand);
  });

  it('gives way to a seed of the page', async () => {
    const hand = await dealt(await toy('seed="a test"'));
    leave();
    expect(await dealt(await toy('seed="a test" daily'))).to.deep.equal(hand);
  });

  it('is shown beside what three by the book and a master have reached, and kept in a diary', async () => {
    const table = await toy('daily');
    const hand = await dealt(table);
    const sheet = await playOut(table);
    const rows = [...sheet.querySelectorAll('table')[0]!.querySelectorAll('tr')];
    expect(rows.map((row) => table.text(row.querySelector('th')!))).to.deep.equal([
      'You',
      'The book (1)',
      'The book (2)',
      'The book (3)',
      'The master',
    ]);
    for (const row of rows) expect(table.text(row.querySelector('td')!)).to.match(/^([+−]\d+|0)$/);
    const [entry] = Object.values(JSON.parse(localStorage.getItem(KEY)!) as Record<string, {day: string}>);
    expect(entry!.day).to.equal(dayNow());
    const text = table.byRole('textbox', 'Your result as a text', sheet) as HTMLTextAreaElement;
    expect(text.value).to.match(/^.+, \d+ \w+: ([+−]\d+|0), the book ([+−]\d+|0)$/);
    // Closed, the session goes on.
    table.press('Close', sheet);
    await until(() => !table.panel('The deal of the day'), 'it does not close');
    leave();

    // On another table the diary is read, and today may be dealt.
    const later = await toy('seed="a test"');
    const own = await later.openFromMenu('The deal of the day');
    await until(() => /Your days/.test(later.text(own)), 'the diary is not read');
    later.press('Today’s deal', own);
    await until(() => told(later).view?.hand.join() === hand.join(), 'today’s is not dealt');
  });

  it('counts once: who plays it again does not change his result', async () => {
    const table = await toy('daily');
    await playOut(table);
    const kept = localStorage.getItem(KEY);
    leave();
    localStorage.setItem(KEY, kept!.replace(/"reached":-?\d+/, '"reached":99'));
    const sheet = await playOut(await toy('daily'));
    expect(sheet.textContent).to.contain('+99');
  });

  it('lasts as long as its table where nothing can be kept', async () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const table = await toy('daily');
      expect(table.text(await playOut(table))).to.contain('The master');
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('takes the place of another day’s only where that is over, not begun, or given up', async () => {
    const hand = await dealt(await toy('daily'));
    leave();
    const earlier = 'seed="toy knocking=false 2026-02-03" persist="here"';
    await dealt(await toy(earlier));
    leave();
    const untouched = await toy('daily persist="here"');
    await until(() => told(untouched).view?.hand.join() === hand.join(), 'it is another day still');
    leave();
    localStorage.clear();

    const begun = await toy(earlier);
    await dealt(begun);
    await makeMove(begun);
    const left = told(begun).view.hand;
    leave();
    const back = await toy('daily persist="here"');
    const question = await until(() => back.panel('The deal of the day'), 'nothing is asked');
    expect(back.text(question)).to.contain('The deal of 3 February is not finished yet');
    expect(told(back).view.hand).to.deep.equal(left);
    back.press('Today’s deal', question);
    await until(() => told(back).view?.hand.join() === hand.join(), 'today’s is not dealt');
  });
});
