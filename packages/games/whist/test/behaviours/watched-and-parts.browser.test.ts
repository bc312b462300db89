import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {close, openHostile} from '../../../../../test/support/hostile.js';
import {asked, movesOf} from '../../../../../test/support/moves.js';
import {seenText} from '../../../../../test/support/visitor-looks.js';
import {
  click,
  first,
  frames,
  leave,
  QUICK,
  tablesIn,
  until,
  visit,
  type PublicRecord,
  type Visitor,
} from '../../../../../test/support/visitor.js';

/** The last deal of a session: whoever wins it has won the rubber. */
const LAST =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S score=8-4 games=3';

describe('a table for watching', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('48 plays by itself, and starts again when the session is over', async () => {
    let over = 0;
    const count = (): void => void over++;
    document.addEventListener('quinola-over', count as (event: Event) => void);
    try {
      const table = await visit(`<whist-table autoplay pace="none" deal="${LAST}"></whist-table>`, {
        seats: [first, first, first, first],
        wait: 'whole',
      });
      await until(() => over > 1, 'it does not begin again');
      expect(table.playable()).to.deep.equal([]);
    } finally {
      document.removeEventListener('quinola-over', count as (event: Event) => void);
    }
  });

  it('48 shows a watcher no hand, asks him nothing, and announces what is played', async () => {
    const table = await visit('<whist-table seat="watcher" pace="none" seed="a test"></whist-table>', {
      seats: [first, first, first, first],
      wait: 'whole',
    });
    await until(() => table.panel('Deal 1'), 'nobody plays');
    expect(table.cards()).to.deep.equal([]);
    expect(table.view.hand).to.deep.equal([]);
    expect(table.announced.filter((line) => /\bplays the /.test(line))).to.have.length(52);
    expect(table.announced.filter((line) => /\b[Yy]our?\b/.test(line))).to.deep.equal([]);
    expect(table.text(table.panel())).to.contain('South, North').and.to.contain('West, East');
    table.press('Go on');
    await until(() => !table.panel('Deal 1'), 'he cannot go on');
  });

  it('48 with reveal="interaction" starts when the visitor asks for it', async () => {
    const table = await visit(
      '<whist-table reveal="interaction" pace="none"><p>A table of 1834.</p></whist-table>',
      {wait: 'nothing'},
    );
    await until(() => table.hasButton('Sit down to play'));
    expect(seenText(table.element)).to.contain('A table of 1834.');
    await frames();
    expect([table.element.view, table.element.record]).to.deep.equal([null, null]);
    await click(table.button('Sit down to play'));
    await table.turn();
    expect(table.cards()).to.have.length(13);
    expect(seenText(table.element)).not.to.contain('A table of 1834.');
  });
});

describe('a part of a table that cannot be loaded during play', () => {
  afterEach(() => {
    leave();
    close();
    localStorage.clear();
  });

  /** The visitor leads at once. */
  const LEADS = 'S:AKQ.A.. W:32.3.2. N:54.4.3. E:76.5.4. trump=S leader=S tricks=5-4';

  for (const [part, words, line] of [
    ['all that is fetched beside the first card', 'Play this deal out for me', null],
    ['a panel', 'The highest trump takes the trick (', 'Rules'],
  ] as const) {
    it(`49 is named, and the card stays playable: ${part}`, async () => {
      const lacking = `${location.origin}/lacking/${encodeURIComponent(words)}/dist/cdn`;
      const page = await openHostile(
        `<script>
          window.codes = [];
          addEventListener('quinola-error', ({code}) => codes.push(code));
        </script><script type="module" src="${lacking}/whist-table.js"></script>`,
        `<whist-table pace="none" deal="${LEADS}"></whist-table>`,
      );
      const codes = (): string[] => (page.window as unknown as {codes: string[]}).codes;
      await page.window.customElements.whenDefined('whist-table');
      const [table] = tablesIn(page.document) as [Visitor];
      await until(() => table.playable().length);
      if (line) {
        expect(table.alert()).to.equal(null);
        await table.fromMenu(line);
      }
      expect(table.text(await until(() => table.alert(), 'nothing is said'))).to.contain(
        line ? 'Could not be loaded: the rules.' : 'Part of the table could not be loaded.',
      );
      expect([...new Set(codes())]).to.deep.equal(['no-module']);
      // A sheet whose content cannot be loaded may open, and be closed.
      if (table.panel()) table.press('Close', table.panel()!);
      await until(() => table.playable().length, 'no card can be reached');
      table.tapCard('ace of spades');
      await until(() => table.cards().length === 3, 'the card is not played');
    });
  }

  it('49 delays events until it is loaded, then reports them in order', async () => {
    const reported: unknown[] = [];
    const record = ({made}: HTMLElementEventMap['quinola-move']): void => void reported.push(made);
    document.addEventListener('quinola-move', record as (event: Event) => void);
    try {
      const table = await visit(`<whist-table pace="none" deal="${LEADS}"></whist-table>`, {
        seats: QUICK,
        wait: 'nothing',
      });
      // The card is tapped as soon as it is shown, as the documentation allows.
      await until(() => table.playable().length);
      table.tapCard('ace of spades');
      await asked(table);
      await until(() => movesOf(table).length && table.cards().length === 3);
      const {moves} = table.element.record as PublicRecord;
      expect(moves.length).to.be.above(3);
      expect(reported).to.deep.equal(moves);
    } finally {
      document.removeEventListener('quinola-move', record as (event: Event) => void);
    }
  });
});
