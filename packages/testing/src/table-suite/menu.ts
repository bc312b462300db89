import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {nameOf, roleOf} from '../visitor/aria.js';
import {asked} from '../visitor/moves.js';
import {frames, leave, until, visit, type Visitor} from '../visitor.js';
import type {RegisteredTable} from './registered.js';

/** The maximum of lines in a group of the menu. */
const MOST_LINES = 7;

/** Boxes in which the menu must be fully visible, in px. */
const SIZES = [
  [360, 640],
  [640, 360],
  [1280, 720],
] as const;

const tableOf = async (tag: string): Promise<Visitor> =>
  asked(await visit(`<${tag} pace="none" seed="menu" undo></${tag}>`, {wait: 'whole'}));

/** Closes the open sheet of a name. */
async function closed(table: Visitor, name: string): Promise<void> {
  table.press('Close', table.panel(name)!);
  // A question of the game itself may be shown in the same place.
  await until(() => !table.panel(name), `${name} does not close`);
}

/** What is wrong with the open menu: groups that scroll, have too many lines, or lines without a name. */
async function faultsOf(table: Visitor, menu: HTMLElement, names: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  await table.eachGroup(() => {
    const body = menu.querySelector('.body')!;
    if (body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1)
      faults.push(`${body.scrollWidth}x${body.scrollHeight} in ${body.clientWidth}x${body.clientHeight}`);
    for (const group of table.allByRole('group', undefined, menu)) {
      names.add(nameOf(group));
      const lines = table.menuLines().filter((line) => group.contains(line));
      if (!lines.length || lines.length > MOST_LINES)
        faults.push(`${nameOf(group)} has ${lines.length} lines`);
      if (lines.some((line) => !nameOf(line))) faults.push(`${nameOf(group)} has a line without a name`);
    }
    return false;
  });
  return faults;
}

/** The names of the menu's lines that open something. */
async function linesOf(table: Visitor): Promise<string[]> {
  await table.menu();
  const lines = new Set<string>();
  await table.eachGroup(() => {
    for (const line of table.menuLines()) if (roleOf(line) === 'button') lines.add(nameOf(line));
    return false;
  });
  await closed(table, 'Menu');
  return [...lines];
}

/** The effect of a menu line: the sheet that it opens, or `null` if it acts at once. */
async function follow(table: Visitor, line: string): Promise<HTMLElement | null> {
  await table.fromMenu(line);
  await until(() => !table.panel('Menu'), `the menu does not go after ${line}`);
  // A sheet may have to be fetched.
  const {opened} = table.element as unknown as {readonly opened: object | null};
  return opened && until(() => table.panel(), `no sheet comes of ${line}`);
}

/** The menu of a table: seen whole on every screen, and each of its lines followed. */
export function describeMenu({tag}: RegisteredTable): void {
  describe('its menu', () => {
    after(() => setViewport({width: 800, height: 600}));
    afterEach(leave);

    it('has four groups, each line with its name, visible without scrolling on every screen', async () => {
      const table = await tableOf(tag);
      const found: Record<string, string[]> = {};
      for (const [width, height] of SIZES) {
        await setViewport({width, height});
        table.element.style.height = `${height}px`;
        await frames();
        const names = new Set<string>();
        const faults = await faultsOf(table, await table.menu(), names);
        expect([...names].sort()).to.deep.equal(['For your page', 'Game', 'Help', 'Look']);
        if (faults.length) found[`${width}x${height}`] = faults;
        await closed(table, 'Menu');
      }
      expect(found).to.deep.equal({});
    });

    it('has an effect for each line; each sheet can be read, passes axe, and is closed again', async () => {
      let table = await tableOf(tag);
      const lines = await linesOf(table);
      expect(lines.length).to.be.above(8);
      for (const line of lines) {
        const sheet = await follow(table, line);
        if (!sheet || !table.hasButton('Close', sheet)) {
          // It has changed the match, or asks for confirmation.
          leave();
          table = await tableOf(tag);
          continue;
        }
        const name = nameOf(sheet);
        expect(name, line).not.to.equal('');
        await until(() => table.text(sheet).length > 20, `${line} has nothing to read`);
        await expect(sheet).to.be.accessible();
        await closed(table, name);
      }
    });
  });
}
