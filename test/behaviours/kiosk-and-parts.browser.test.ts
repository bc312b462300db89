import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import {executeServerCommand} from '@web/test-runner-commands';
import {tags} from 'quinola';
import {elementsIn, roleOf} from '../support/aria.js';
import {close, openHostile} from '../support/hostile.js';
import {asked, isAsked, movesOf} from '../support/moves.js';
import {seenText} from '../support/visitor-looks.js';
import {
  click,
  first,
  frames,
  leave,
  QUICK,
  storage,
  tablesIn,
  until,
  visit,
  type PublicRecord,
  type Visitor,
} from '../support/visitor.js';

/** The last deal of a session: whoever wins it has won the rubber. */
const LAST =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S score=8-4 games=3';

const STILL_THERE = /^Are you still there\? Touch the table; else it is laid anew\./;

/** The button that lies over a kiosk at which nobody sits. */
const invitation = (table: Visitor): HTMLElement | null => table.byRole('button', 'Sit down to play');

const kiosk = (tag = 'whist-table', attributes = ''): Promise<Visitor> =>
  visit(`<${tag} kiosk="0.5" pace="quick" seed="kiosk" ${attributes}></${tag}>`, {wait: 'whole'});

describe('a table in a kiosk', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  for (const tag of tags) {
    it(`47 asks at a <${tag}> who has gone, then plays by itself, and sits the next visitor down`, async () => {
      const table = await kiosk(tag);
      await until(() => table.heard.some((line) => STILL_THERE.test(line)), 'it does not ask');
      const played = new Set<unknown>();
      table.element.addEventListener('quinola-move', ({by}) => by !== 'chance' && played.add(by));
      await until(() => invitation(table), 'it does not begin anew');
      expect(table.alert()).to.equal(null);
      expect(table.allByRole('button'), 'nothing else is within reach').to.deep.equal([invitation(table)]);
      await until(() => played.has(0), 'nobody plays for the visitor who has gone');
      // From now on a busy machine may take its time.
      table.element.setAttribute('kiosk', '90');
      await click(invitation(table)!);
      await until(() => !invitation(table) && table.allByRole('button').length > 3);
      await until(() => isAsked(table), 'nobody is waited for');
    });
  }

  it('47 waits for whoever touches it, and forgets what he has set', async () => {
    const table = await kiosk();
    await until(() => table.alert(), 'it does not ask');
    await click(table.part('felt')[0]!);
    await until(() => !table.alert());
    expect(invitation(table)).to.equal(null);
    table.press('Menu');
    table.press('Settings', await until(() => table.panel('Menu')));
    const sheet = await until(() => table.panel('Settings'));
    const suits = table.byRole('combobox', 'Suits', sheet) as HTMLSelectElement;
    suits.value = [...suits.options].find(({text}) => text === 'four colours')!.value;
    suits.dispatchEvent(new Event('change', {bubbles: true}));
    await until(() => storage()['quinola-settings']?.includes('four-colour'));
    await until(() => invitation(table), 'it does not begin anew');
    expect(storage()['quinola-settings'] ?? '').not.to.contain('four-colour');
  });

  for (const tag of tags) {
    it(`47 has no way out of a <${tag}>, no browser menu and no dragging, and large targets`, async () => {
      const table = await visit(`<${tag} kiosk share persist="room" pace="none" seed="kiosk"></${tag}>`, {
        wait: 'whole',
      });
      for (const line of ['Menu', 'Settings', 'Rules', 'Keys']) {
        table.press('Menu');
        let sheet = await until(() => table.panel('Menu'));
        if (line === 'Menu')
          expect(table.text(sheet)).not.to.match(
            /Record of the match|Put this table into a page|Kept in this browser/,
          );
        else {
          table.press(line, sheet);
          sheet = await until(() => table.panel(line));
        }
        const ways = [...elementsIn(sheet)].filter((one) =>
          one.matches('a[href], area[href], form[action], input[type="file"], [download]'),
        );
        expect(ways, line).to.deep.equal([]);
        const small = [...elementsIn(sheet)].filter(
          (one): one is HTMLElement =>
            /^(button|combobox)$/.test(roleOf(one) ?? '') && (one as HTMLElement).offsetHeight < 48,
        );
        expect(
          small.map(({textContent}) => textContent),
          line,
        ).to.deep.equal([]);
        table.press('Close', sheet);
        await until(() => !table.panel(line));
      }
      for (const type of ['contextmenu', 'dragstart']) {
        const event = new Event(type, {bubbles: true, cancelable: true, composed: true});
        expect(table.part('card')[0]!.dispatchEvent(event), type).to.equal(false);
      }
    });
  }

  it('47 plays after the network has gone', async () => {
    const {kept, dealt, lost} = await executeServerCommand<
      {kept: number; dealt: string[]; lost: string[]},
      undefined
    >('visit-kiosk');
    expect(kept, 'files that are kept').to.be.above(50);
    expect([...dealt].sort()).to.deep.equal([...tags].sort());
    expect(lost, 'asked for in vain').to.deep.equal([]);
  });
});

describe('a table to be looked at', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('48 plays by itself, and begins again when the session is over', async () => {
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

  it('48 shows a watcher no hand, asks him for nothing, and tells him what is played', async () => {
    const table = await visit('<whist-table seat="watcher" pace="none" seed="a test"></whist-table>', {
      seats: [first, first, first, first],
      wait: 'whole',
    });
    await until(() => table.panel('Deal 1'), 'nobody plays');
    expect(table.cards()).to.deep.equal([]);
    expect(table.view.hand).to.deep.equal([]);
    expect(table.heard.filter((line) => /\bplays the /.test(line))).to.have.length(52);
    expect(table.heard.filter((line) => /\b[Yy]our?\b/.test(line))).to.deep.equal([]);
    expect(table.text(table.panel())).to.contain('South, North').and.to.contain('West, East');
    table.press('Go on');
    await until(() => !table.panel('Deal 1'), 'he cannot go on');
  });

  it('48 begins with reveal="interaction" when the visitor asks for it', async () => {
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

describe('a part of a table that is missing in play', () => {
  afterEach(() => {
    leave();
    close();
    localStorage.clear();
  });

  /** The visitor leads, and has nothing to wait for. */
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
        table.press('Menu');
        table.press(line, await until(() => table.panel('Menu')));
      }
      expect(table.text(await until(() => table.alert(), 'nothing is said'))).to.contain(
        'A part of the table could not be fetched. It may help to load the page again.',
      );
      expect([...new Set(codes())]).to.deep.equal(['no-module']);
      // A sheet whose page is lacking may lie there, and be put away.
      if (table.panel()) table.press('Close', table.panel()!);
      await until(() => table.playable().length, 'no card can be reached');
      table.tapCard('ace of spades');
      await until(() => table.cards().length === 3, 'the card is not played');
    });
  }

  it('49 tells in its order what was played before the page could be told', async () => {
    const told: unknown[] = [];
    const hear = ({made}: HTMLElementEventMap['quinola-move']): void => void told.push(made);
    document.addEventListener('quinola-move', hear as (event: Event) => void);
    try {
      const table = await visit(`<whist-table pace="none" deal="${LEADS}"></whist-table>`, {
        seats: QUICK,
        wait: 'nothing',
      });
      // Nothing but what was promised: the card is tapped as soon as it is shown.
      for (let turns = 0; !table.playable().length && turns < 1000; turns++) await Promise.resolve();
      table.tapCard('ace of spades');
      await asked(table);
      await until(() => movesOf(table).length && table.cards().length === 3);
      const {moves} = table.element.record as PublicRecord;
      expect(moves.length).to.be.above(3);
      expect(told).to.deep.equal(moves);
    } finally {
      document.removeEventListener('quinola-move', hear as (event: Event) => void);
    }
  });
});
