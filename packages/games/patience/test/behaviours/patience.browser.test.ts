import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import {isThere, nameOf} from '@quinola/testing/visitor/aria.js';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {lookOf, middleOf} from '@quinola/testing/visitor/looks.js';
import {key, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** A patience without animations. */
const patience = (attributes: string): Promise<Visitor> =>
  visit(`<patience-table pace="none" ${attributes}></patience-table>`, {wait: 'whole'});

/** The accessible names of the piles of a layout, which say what lies there. */
const layout = (table: Visitor): string[] => table.part('pile').map(nameOf);

/** The top card of a pile. */
const top = (place: HTMLElement): HTMLElement =>
  [...place.querySelectorAll<HTMLElement>('[part~=card]')].at(-1) ?? place;

/** The point at which a pointer hits a pile: the middle of its top card. */
const spot = (place: HTMLElement): [x: number, y: number] => middleOf(top(place).getBoundingClientRect());

const made = (table: Visitor): number =>
  table.record.moves.filter(({by, undone}) => by !== 'chance' && !undone).length;

/** Turns a card of the clock. */
async function turn(table: Visitor): Promise<void> {
  const before = layout(table).join();
  table.press('Turn a card');
  await until(() => layout(table).join() !== before);
}

describe('a patience', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('37 is played by dragging, which Escape or a second finger cancels', async () => {
    const table = await patience('game="la-belle-lucie" seed="a test"');
    const two = table.button(/^Two of hearts, tenth fan, goes on three of hearts/);
    const three = table.button(/^Three of hearts, 17th fan/);
    two.scrollIntoView({block: 'center'});
    const layoutBefore = layout(table);
    const [from, to] = [spot(two), spot(three)];
    const isUp = (): boolean => Math.hypot(spot(two)[0] - from[0], spot(two)[1] - from[1]) > 20;
    const isAsBefore = async (how: string): Promise<void> => {
      await until(() => !isUp(), `${how}: it does not go back`);
      expect(layout(table), how).to.deep.equal(layoutBefore);
      expect(made(table), how).to.equal(0);
    };

    await drag(from, to);
    await until(isUp, 'the card does not follow the pointer');
    await key('Escape');
    await isAsBefore('Escape');
    await sendMouse({type: 'move', position: from});
    await sendMouse({type: 'up'});
    await isAsBefore('let go after Escape');

    const gesture = [
      ['touchStart', from],
      ['touchMove', [to[0] - 30, to[1] - 10]],
      ['touchMove', to],
    ];
    let was = false;
    const watch = (): void => void (was ||= isUp());
    table.element.addEventListener('pointermove', watch);
    await executeServerCommand('touch', [...gesture, ['touchStart', to, [to[0] + 60, to[1]]], ['touchEnd']]);
    expect(was, 'the card does not follow the finger').to.equal(true);
    await isAsBefore('a second finger');
    await executeServerCommand('touch', [...gesture, ['touchCancel']]);
    await isAsBefore('called off by the browser');
    table.element.removeEventListener('pointermove', watch);

    await executeServerCommand('touch', [...gesture, ['touchEnd']]);
    await until(() => made(table) === 1, 'it is not laid down');
    expect(table.hasButton(/^Two of hearts, 17th fan/)).to.equal(true);

    // Dropped where it does not fit, it goes back.
    const card = table.button(/^Ten of clubs, 15th fan, goes on knave of clubs/);
    const [x, y] = spot(card);
    await drag([x, y], spot(table.button(/^King of spades, second fan/)));
    await sendMouse({type: 'up'});
    await until(() => Math.hypot(spot(card)[0] - x, spot(card)[1] - y) < 2);
    expect(made(table)).to.equal(1);
  });

  it('37 marks the card that may be rescued, and nothing else', async () => {
    const table = await patience('game="fifteen" seed="bench 24"');
    const cards = table.part('card').filter((card) => isThere(card));
    const usual = new Map<string, HTMLElement[]>();
    for (const card of cards) {
      const look = lookOf(card);
      usual.set(look, [...(usual.get(look) ?? []), card]);
    }
    const marked = [...usual.values()].filter((alike) => alike.length === 1).flat();
    expect(marked).to.have.length(1);
    table.press('Rescue');
    const choices = table.allByRole('button', / of .*\(/, await until(() => table.panel())).map(nameOf);
    expect(choices).to.have.length(1);
    const [, place] = /^ace of diamonds \((.*)\)$/.exec(choices[0]!)!;
    expect(nameOf(marked[0]!.closest('[part~=pile]')!), 'where the mark is').to.contain(place);
  });

  it('37 finds out whether it can be solved, and shows a solution', async () => {
    const table = await patience('game="fifteen" seed="bench 8"');
    const sheet = await table.openFromMenu('Can it still come out?');
    table.press('Can it still come out?', sheet);
    const answer = (): string => table.text(table.panel());
    await until(() => answer().includes('Yes: it can come out.'));
    const [, left] = /(\d+) moves to the end/.exec(answer())!;
    table.press('Show a way');
    for (let moves = 1; moves < 4; moves++) {
      await until(
        () => made(table) === moves && answer().includes(`${Number(left) - moves} moves to the end`),
      );
      table.press('Next move of the way');
    }
  });

  it('37 keeps showing the solution after a redeal, and does not praise moves that the solver made', async () => {
    const table = await patience('game="la-belle-lucie" seed="bench 24"');
    table.press('Look into the pack', await table.openFromMenu('Can it still come out?'));
    await until(() => table.hasButton('Show a way'), 'no solution is found');
    const types = (): string[] => table.record.moves.map(({move}) => move.type);
    const next = /^(Show a way|Next move of the way)$/;
    const end = (): HTMLElement | null => table.panel('The patience has come out');
    while (!end()) {
      const before = made(table);
      table.press(next);
      await until(() => made(table) > before, 'the solution does not continue');
      await until(() => end() ?? table.hasButton(next), `the solution is lost after ${types().at(-1)}`);
    }
    expect(types()).to.include('redeal');
    expect(table.text(end())).to.contain('not counted');
    table.press('Close', end()!);
    expect(table.text(await table.openFromMenu('Your games'))).to.contain('La Belle Lucie 1 0 –');
  });

  it('37 deals a proven solvable deal', async () => {
    const table = await patience('game="shah" seed="a test"');
    const before = layout(table);
    await table.fromMenu('A deal that comes out');
    await until(() => layout(table).join() !== before.join() && !table.panel());
    table.press('Look into the pack', await table.openFromMenu('Can it still come out?'));
    await until(() => table.text(table.panel()).includes('Yes: it can come out.'));
  });

  it('37 deals the deal of the day to everybody, and replaces that of another day only on request', async () => {
    const table = await patience('game="clock" daily');
    await turn(table);
    const today = layout(table);
    leave();
    const other = await patience('game="clock" daily');
    await turn(other);
    expect(layout(other), 'everybody gets the same').to.deep.equal(today);
    // But an explicit request for a new deal is fulfilled.
    other.press('Yes', await other.openFromMenu('New deal'));
    await until(() => !other.panel() && made(other) === 0);
    await turn(other);
    expect(layout(other)).not.to.deep.equal(today);
    leave();

    const attributes = 'game="clock" persist="behaviours"';
    const dealt = layout(await patience(`${attributes} seed="clock 2026-02-03"`)).join();
    leave();
    const untouched = await patience(`${attributes} daily`);
    await until(
      () => layout(untouched).length && layout(untouched).join() !== dealt,
      'it is another day still',
    );
    await turn(untouched);
    expect(layout(untouched), 'nobody has begun that of another day').to.deep.equal(today);
    leave();
    localStorage.clear();

    const earlier = await patience(`${attributes} seed="clock 2026-02-03"`);
    await turn(earlier);
    const left = layout(earlier);
    leave();
    const back = await patience(`${attributes} daily`);
    const question = await until(() => back.panel('The deal of the day'), 'nothing is asked');
    expect(back.text(question)).to.contain('The deal of 3 February is not finished yet');
    expect(layout(back)).to.deep.equal(left);
    back.press('Today’s deal', question);
    await until(() => !back.panel() && made(back) === 0);
    await turn(back);
    expect(layout(back)).to.deep.equal(today);
  });
});
