import {expect} from '@open-wc/testing';
import {list} from '../packages/quinola/tools/list.js';
import '../packages/quinola/tools/tables.js';
import {setViewport} from '@web/test-runner-commands';
import {nameOf, roleOf} from './support/aria.js';
import {asked} from './support/moves.js';
import {sampled} from './support/sampled.js';
import {key, leave, until, visit, type Visitor} from './support/visitor.js';

/** The maximum of keys in a session; an endless session fails by it. */
const MOST_KEYS = 1500;

/** The maximum of lines in a group of the menu. */
const MOST_LINES = 7;

/** The visible texts of the menu, one group after the other if they are shown one at a time. */
async function menuViews(table: Visitor): Promise<HTMLElement[][]> {
  await table.menu();
  const views: HTMLElement[][] = [];
  await table.eachGroup(() => {
    views.push(table.menuLines());
    return false;
  });
  // The first group is visible before any is chosen.
  return views.length > 1 ? views.slice(1) : views;
}

/** The names of the menu lines that open something. */
async function menuLines(table: Visitor): Promise<string[]> {
  const lines = (await menuViews(table)).flat().filter((line) => roleOf(line) === 'button');
  table.press('Close', table.panel('Menu')!);
  await until(() => !table.panel('Menu'));
  return lines.map(nameOf);
}

/** Boxes in which the menu must be fully visible, in px. */
const SIZES = [
  [360, 640],
  [640, 360],
  [1280, 720],
] as const;

/** The effect of a menu line: the sheet that it opens, or `null` if it acts at once. */
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
    it(`has an effect for each line of the menu of a <${tag}>, and returns from it`, async () => {
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
          // It has changed the match, or asks for confirmation.
          table = await fresh();
          continue;
        }
        const name = nameOf(sheet);
        expect(name, line).not.to.equal('');
        await until(() => table.text(sheet).length > 20, `${line} has nothing to read`);
        table.press('Close', sheet);
        // A question of the game itself may be shown in the same place.
        await until(() => !table.panel(name), `${line} does not close`);
      }
    });

    for (const [width, height] of SIZES)
      it(`has a menu of four groups at a <${tag}> of ${width} × ${height}, visible without scrolling, each line with its name`, async () => {
        await setViewport({width, height});
        const table = await asked(
          await visit(`<${tag} pace="none" seed="menu" undo style="height: ${height}px"></${tag}>`, {
            wait: 'whole',
          }),
        );
        const menu = await table.menu();
        const cut: string[] = [];
        const names: string[] = [];
        const look = (): false => {
          const body = menu.querySelector('.body')!;
          if (body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1)
            cut.push(
              `${body.scrollWidth} × ${body.scrollHeight} in ${body.clientWidth} × ${body.clientHeight}`,
            );
          for (const group of table.allByRole('group', undefined, menu)) {
            const lines = table.menuLines().filter((line) => group.contains(line));
            expect(lines.length, nameOf(group)).to.be.within(1, MOST_LINES);
            for (const line of lines) expect(nameOf(line)).not.to.equal('');
            if (!names.includes(nameOf(group))) names.push(nameOf(group));
          }
          return false;
        };
        await table.eachGroup(look);
        expect(cut).to.deep.equal([]);
        expect(names.sort()).to.deep.equal(['For your page', 'Game', 'Help', 'Look']);
      });
  }

  it('changes theme, language, pace and strength by its menu, at once and for the next visit', async () => {
    // The first game of the list: a game under construction has one language and one strength.
    const [{tag}] = list.filter(({seats}) => Math.max(...seats) > 1) as [(typeof list)[0]];
    const come = (): Promise<Visitor> => visit(`<${tag} seed="menu"></${tag}>`, {wait: 'whole'});
    const levels = (table: Visitor): readonly unknown[] => table.element.seats;
    const felt = ({element}: Visitor): string => getComputedStyle(element).getPropertyValue('--quinola-felt');
    let table = await come();
    const [usual, record] = [felt(table), table.record.seed];
    const choose = async (label: string, text: string): Promise<void> => {
      const menu = await until(() => table.panel(/^(Menu|Menü)$/));
      await table.eachGroup(() => table.allByRole('combobox', label, menu).length > 0);
      const field = table.byRole('combobox', label, menu) as HTMLSelectElement;
      field.value = [...field.options].find((option) => option.text === text)!.value;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
    await table.menu();
    await choose('Strength', 'masters');
    await until(() => levels(table).includes('master'), 'the opponents play as before');
    await choose('Pace', 'quick');
    await choose('Theme', 'Night');
    await until(() => felt(table) !== usual, 'the theme does not come');
    await choose('Language', 'Deutsch');
    await until(() => table.panel('Menü'), 'the language does not come');
    expect(table.element.getAttribute('theme') ?? table.element.getAttribute('lang')).to.equal(null);
    expect(table.record.seed, 'the same match').to.equal(record);
    const night = felt(table);
    leave();
    table = await come();
    await until(() => table.hasButton('Menü'), 'the language is forgotten');
    expect([felt(table), levels(table)[1]]).to.deep.equal([night, 'master']);
    leave();
    // Attributes set by one page do not concern another.
    table = await visit(`<${tag} seed="menu" lang="pl" theme="plain"></${tag}>`, {wait: 'whole'});
    await until(() => table.hasButton(/^Podpowiedź|^Rada/), 'a Polish page is not Polish');
    expect(felt(table)).not.to.equal(night);
  });

  for (const {tag} of sampled.filter(({seats}) => Math.max(...seats) > 1)) {
    it(`plays a session at a <${tag}> by keys alone`, async () => {
      const table = await asked(
        await visit(
          `<${tag} pace="none" seed="keys" level="novice" rubbers="1" rounds="1" deals="1" tours="1"></${tag}>`,
          {
            wait: 'whole',
          },
        ),
      );
      const isOver = (): boolean =>
        (table.view as unknown as {readonly turn: {readonly over: boolean}}).turn.over;
      const isChoosing = (): boolean => table.nextChoice().length > 0;
      /** What may be played: cards of the hand, or if nobody holds cards, the places that take a move. */
      const open = (): HTMLElement[] =>
        table.part('hand').length
          ? table.playable()
          : table.part('card').filter((place) => place.matches('button:not([aria-disabled=true])'));
      /** The choices on the open sheet, the boldest last. */
      const choices = (): HTMLElement[] =>
        table.panel()
          ? table
              .allByRole('button', /^(?!(Close|Replay|.*take back))/i, table.panel()!)
              .filter(({tabIndex}) => tabIndex >= 0)
          : [];
      /** Presses Tab until the focus is on one of these; an arrow key moves within the hand. */
      const reach = async (targets: () => readonly HTMLElement[]): Promise<void> => {
        for (let steps = 0; steps < 80; steps++) {
          const focus = table.focused();
          if (focus && targets().includes(focus)) return;
          const cards = table.cards();
          const [at, to] = [cards.indexOf(focus!), cards.findIndex((card) => targets().includes(card))];
          await key(at < 0 || to < 0 ? 'Tab' : at < to ? 'ArrowRight' : 'ArrowLeft');
        }
        throw new Error(
          `No key leads to ${targets().map(nameOf).join(' | ')}: ${table.prompt()} ${table.text(table.panel())}`,
        );
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
        const next = (): readonly HTMLElement[] =>
          table.panel() ? choices().slice(-1) : isChoosing() ? table.nextChoice() : open();
        await until(() => next().length, 'nothing is asked');
        await reach(next);
        await key('Enter');
        await until(
          () =>
            isOver() || (stands() !== before && (choices().length > 0 || open().length > 0 || isChoosing())),
          'nothing comes of the key',
        );
      }
      expect(isOver()).to.equal(true);
      expect(keys).to.be.above(3);
    }).timeout(300_000);
  }
});
