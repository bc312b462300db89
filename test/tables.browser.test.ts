import {expect} from '@open-wc/testing';
import '../packages/quinola/tools/tables.js';
import {nameOf} from './support/aria.js';
import {asked} from './support/moves.js';
import {sampled} from './support/sampled.js';
import {key, leave, until, visit, type Visitor} from './support/visitor.js';

/** More keys than any session takes; one that goes on for ever fails by it. */
const MOST_KEYS = 1500;

/** The lines of the menu, as they are called. */
async function menuLines(table: Visitor): Promise<string[]> {
  await until(() => table.hasButton('Menu'));
  table.press('Menu');
  const menu = await until(() => table.panel('Menu'), 'the menu does not open');
  const lines = table.allByRole('button', /^(?!Close$)/, menu).map(nameOf);
  table.press('Close', menu);
  await until(() => !table.panel('Menu'));
  return lines;
}

/** What is done by a line of the menu: the sheet that it opens, or `null` where it does something at once. */
async function follow(table: Visitor, line: string): Promise<HTMLElement | null> {
  await table.fromMenu(line);
  await until(() => !table.panel('Menu'), `the menu does not go after ${line}`);
  return table.panel();
}

describe('a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  for (const {tag} of sampled) {
    it(`has something behind each line of the menu of a <${tag}>, and comes back from it`, async () => {
      const fresh = async (): Promise<Visitor> => {
        leave();
        return asked(await visit(`<${tag} pace="none" seed="menu" undo></${tag}>`, {wait: 'whole'}));
      };
      let table = await fresh();
      const lines = await menuLines(table);
      expect(lines.length).to.be.above(8);
      expect(new Set(lines).size, 'two lines are called alike').to.equal(lines.length);
      for (const line of lines) {
        const sheet = await follow(table, line);
        if (!sheet || !table.hasButton('Close', sheet)) {
          // It has changed the match, or asks about it.
          table = await fresh();
          continue;
        }
        const name = nameOf(sheet);
        expect(name, line).not.to.equal('');
        await until(() => table.text(sheet).length > 20, `${line} has nothing to read`);
        table.press('Close', sheet);
        // A question of the game itself may stand where it stood.
        await until(() => !table.panel(name), `${line} does not close`);
      }
    }).timeout(60_000);
  }

  for (const {tag} of sampled.filter(({seats}) => Math.max(...seats) > 1)) {
    it(`plays a session at a <${tag}> by keys alone`, async () => {
      const table = await asked(
        await visit(
          `<${tag} pace="none" seed="keys" level="novice" rubbers="1" rounds="1" deals="1"></${tag}>`,
          {
            wait: 'whole',
          },
        ),
      );
      const isOver = (): boolean =>
        (table.view as unknown as {readonly turn: {readonly over: boolean}}).turn.over;
      const isLaying = (): boolean => table.hasButton(/^Lay the /);
      /** What may be played: cards of the hand, or where nobody holds cards, the places that take a move. */
      const open = (): HTMLElement[] =>
        table.part('hand').length
          ? table.playable()
          : table.part('card').filter((place) => place.matches('button:not([aria-disabled=true])'));
      /** Goes on with Tab until the focus is on one of these; an arrow moves within the hand. */
      const reach = async (wanted: () => readonly HTMLElement[]): Promise<void> => {
        for (let steps = 0; steps < 80; steps++) {
          const focus = table.focused();
          if (focus && wanted().includes(focus)) return;
          const cards = table.cards();
          const [at, to] = [cards.indexOf(focus!), cards.findIndex((card) => wanted().includes(card))];
          await key(at < 0 || to < 0 ? 'Tab' : at < to ? 'ArrowRight' : 'ArrowLeft');
        }
        throw new Error(`No key leads to ${wanted().map(nameOf).join(' | ')}`);
      };
      table.cards()[0]?.focus();
      let keys = 0;
      for (; !isOver() && keys < MOST_KEYS; keys++) {
        const stands = (): string =>
          [
            table.prompt(),
            table.record.moves.length,
            table.text(table.panel()),
            table.announced.length,
          ].join();
        const before = stands();
        const sheet = table.panel();
        if (sheet)
          await reach(() =>
            table
              .allByRole('button', /^(?!(Close|Replay|.*take back))/i, sheet)
              .filter(({tabIndex}) => tabIndex >= 0)
              .slice(-1),
          );
        else if (isLaying()) await reach(() => layable(table));
        else await reach(open);
        await key('Enter');
        await until(
          () =>
            isOver() || (stands() !== before && (table.panel() !== null || open().length > 0 || isLaying())),
          'nothing comes of the key',
        );
      }
      expect(isOver()).to.equal(true);
      expect(keys).to.be.above(3);
    }).timeout(120_000);
  }
});

/** What is reached to lay cards away: the button when enough are chosen, else cards that may be laid. */
function layable(table: Visitor): HTMLElement[] {
  const button = table.button(/^Lay the /);
  return button.matches('[disabled]') ? table.choosable() : [button];
}
