import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {longCommand} from '@quinola/testing/long-command.js';
import {elementsIn, isThere, roleOf} from '@quinola/testing/visitor/aria.js';
import {isAsked} from '@quinola/testing/visitor/moves.js';
import {click, FIRST, leave, storage, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

const STILL_THERE = /^Are you still there\? Touch the table to go on, or a new game will start\./;

/** The button that covers a kiosk while nobody plays. */
const invitation = (table: Visitor): HTMLElement | null => table.byRole('button', 'Sit down to play');

const kiosk = (tag = FIRST, attributes = ''): Promise<Visitor> =>
  visit(`<${tag} kiosk="0.5" pace="quick" seed="kiosk" ${attributes}></${tag}>`, {wait: 'whole'});

describe('a table in a kiosk', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  for (const tag of sampledTags) {
    it(`47 asks at a <${tag}> whether anybody is there, then plays by itself, and seats the next visitor`, async () => {
      const table = await kiosk(tag);
      await until(() => table.announced.some((line) => STILL_THERE.test(line)), 'it does not ask');
      const played = new Set<unknown>();
      table.element.addEventListener('quinola-move', ({by}) => by !== 'chance' && played.add(by));
      await until(() => invitation(table), 'it does not begin anew');
      expect(table.alert()).to.equal(null);
      expect(table.allByRole('button'), 'nothing else is within reach').to.deep.equal([invitation(table)]);
      await until(() => played.has(0), 'nobody plays for the visitor who has gone');
      // From here on a busy machine may be slow.
      table.element.setAttribute('kiosk', '90');
      await click(invitation(table)!);
      await until(() => !invitation(table) && table.allByRole('button').length > 3);
      await until(() => isAsked(table), 'nobody is waited for');
    });
  }

  it('47 waits for anybody who touches it, and resets his settings', async () => {
    const table = await kiosk();
    await until(() => table.alert(), 'it does not ask');
    await click(table.part('felt')[0]!);
    await until(() => !table.alert());
    expect(invitation(table)).to.equal(null);
    const idle = table.element.getAttribute('kiosk')!;
    // A busy machine may be slow, until the settings are changed.
    table.element.setAttribute('kiosk', '90');
    await click(table.part('felt')[0]!);
    const sheet = await table.openFromMenu('Settings');
    const suits = table.byRole('combobox', 'Suits', sheet) as HTMLSelectElement;
    suits.value = [...suits.options].find(({text}) => text === 'four colours')!.value;
    suits.dispatchEvent(new Event('change', {bubbles: true}));
    await until(() => storage()['quinola-settings']?.includes('four-colour'));
    table.element.setAttribute('kiosk', idle);
    await click(sheet);
    await until(() => invitation(table), 'it does not begin anew');
    expect(storage()['quinola-settings'] ?? '').not.to.contain('four-colour');
  });

  for (const tag of sampledTags) {
    it(`47 has no links out of a <${tag}>, no context menu and no dragging, and large targets`, async () => {
      const table = await visit(`<${tag} kiosk share persist="room" pace="none" seed="kiosk"></${tag}>`, {
        wait: 'whole',
      });
      for (const line of ['Menu', 'Settings', 'Rules', 'Keys']) {
        const sheet = await (line === 'Menu' ? table.menu() : table.openFromMenu(line));
        const out = /Game record|Put this table on your page|Saved in this browser/;
        if (line === 'Menu') expect(await table.hasMenuLine(out)).to.equal(false);
        const exits = [...elementsIn(sheet)].filter((one) =>
          one.matches('a[href], area[href], form[action], input[type="file"], [download]'),
        );
        expect(exits, line).to.deep.equal([]);
        const small = [...elementsIn(sheet)].filter(
          (one): one is HTMLElement =>
            /^(button|combobox)$/.test(roleOf(one) ?? '') &&
            isThere(one) &&
            (one as HTMLElement).offsetHeight < 48,
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
        const thing = ['card', 'piece', 'place'].flatMap((name) => table.part(name))[0]!;
        expect(thing.dispatchEvent(event), type).to.equal(false);
      }
    });
  }

  it('47 plays after the network is gone', async () => {
    const {kept, dealt, lost} = await longCommand<{kept: number; dealt: string[]; lost: string[]}>(
      'visit-kiosk',
      sampledTags,
    );
    expect(kept, 'files that are kept').to.be.above(50);
    expect([...dealt].sort()).to.deep.equal([...sampledTags].sort());
    expect(lost, 'asked for in vain').to.deep.equal([]);
  }).timeout(180_000);
});
