import {expect} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import '@quinola/testing/registry/sampled-tables.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {asked, makeMove, movesOf} from '@quinola/testing/visitor/moves.js';
import {
  errors,
  frames,
  FIRST,
  leave,
  until,
  visit,
  Visitor,
  type PublicTable,
} from '@quinola/testing/visitor.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

/** The memory of a page after a garbage collection. */
interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  /** In bytes. */
  readonly heap: number;
}

/** Bytes that may remain of each removed table, for what the engine stores about the code. */
const GROWTH = 4000;

describe('in the page', () => {
  // Tables below each other are all in view: one out of view pauses.
  before(() => setViewport({width: 1000, height: 3000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
    scrollTo(0, 0);
  });

  for (const tag of sampledTags) {
    it(`3 a moved tag keeps its match; removed and inserted again it continues from the record: ${tag}`, async () => {
      const table = await asked(
        await visit(`<div><${tag} seed="moved" pace="none"></${tag}></div>`, {wait: 'whole'}),
      );
      const {element} = table;
      await makeMove(table);
      const {seed, moves} = table.record;
      const other = document.createElement('section');
      element.parentElement!.after(other);
      other.append(element);
      expect(table.record.moves, 'moved').to.deep.equal(moves);
      await makeMove(table);
      const later = table.record.moves;
      element.remove();
      await frames();
      other.append(element);
      await asked(table);
      expect(table.record.moves.slice(0, later.length), 'returned').to.deep.equal(later);
      expect(table.record.seed).to.equal(seed);
      await makeMove(table);
    });

    it(`4 a clone is a table of its own: ${tag}`, async () => {
      const table = await asked(
        await visit(`<div><${tag} seed="cloned" pace="none"></${tag}></div>`, {wait: 'whole'}),
      );
      await makeMove(table);
      const {moves} = table.record;
      const clone = table.element.cloneNode(true) as PublicTable;
      table.element.after(clone);
      const other = await asked(new Visitor(clone));
      expect(other.record.moves.length).to.be.below(moves.length);
      await makeMove(other);
      expect(table.record.moves.slice(0, moves.length)).to.deep.equal(moves);
    });

    it(`4 nothing leaks when it is removed: ${tag}`, async () => {
      const gone: WeakRef<object>[] = [];
      /** A table is inserted, used, and removed in a function of its own, whose variables are released. */
      const live = async (
        attributes: string,
        use: (element: PublicTable) => Promise<void>,
      ): Promise<void> => {
        const element = document.createElement(tag) as PublicTable;
        for (const attribute of `pace=none seed=gone ${attributes}`.trim().split(' ')) {
          const [name, value = ''] = attribute.split('=');
          element.setAttribute(name!, value);
        }
        document.body.append(element);
        await use(element);
        gone.push(new WeakRef<object>(element), new WeakRef<object>(element.shadowRoot!));
        if (element.view) gone.push(new WeakRef<object>(element.view));
        element.remove();
      };
      const play = async (element: PublicTable): Promise<void> => {
        // No `until` here: its timer would keep the table alive for a while.
        while (!element.record || !movesOf({element} as Visitor).length) await frames();
        element.play(movesOf({element} as Visitor)[0]!);
        await frames();
      };
      const lives: readonly [attributes: string, use: (element: PublicTable) => Promise<void>][] = [
        ['', () => Promise.resolve()],
        ['reveal=interaction', () => frames() as Promise<void>],
        ['', play],
        ['persist=gone lang=pl theme=night', play],
        ['autoplay pace=quick', () => frames() as Promise<void>],
      ];
      const freed = async (): Promise<Memory> => {
        let memory: Memory;
        await until(async () => {
          await frames();
          memory = await executeServerCommand<Memory, undefined>('collect-garbage');
          return gone.every((one) => !one.deref());
        }, `a <${tag}> is still held`);
        return memory!;
      };
      const all = async (rounds: number): Promise<Memory> => {
        for (let round = 0; round < rounds; round++)
          for (const [attributes, use] of lives) await live(attributes, use);
        return freed();
      };
      // Objects that exist once per page are created by the first table.
      const [warm, rounds] = window.long ? [4, 36] : [1, 1];
      const before = await all(warm);
      const after = await all(rounds);
      // One object for all may have been created meanwhile, but not one for each.
      expect(
        (after.listeners - before.listeners) / (rounds * lives.length),
        'listeners for each',
      ).to.be.below(1);
      // A few tables take less memory than the code that the browser has compiled meanwhile.
      if (window.long) {
        expect(after.nodes).to.be.at.most(before.nodes);
        expect((after.heap - before.heap) / (rounds * lives.length), 'bytes for each').to.be.below(GROWTH);
      }
    }).timeout(window.long ? 900_000 : 120_000);
  }

  it('5 off the screen it pauses and says so, continues when visible, and keeps a visitor’s own pause', async () => {
    const table = await visit(
      `<${FIRST} autoplay pace="quick" seed="far" style="margin-top: 9000px"></${FIRST}>`,
      {wait: 'nothing'},
    );
    const {element} = table;
    await until(() => element.record, 'the table is never whole');
    /** The menu line that is offered: to pause, or to resume. */
    const offered = async (line: string): Promise<void> => {
      await table.menu();
      await until(() => table.hasMenuLine(line), `no “${line}” in the menu`);
      table.press('Close', table.panel()!);
      await until(() => !table.panel('Menu'), 'the menu stays');
    };
    await offered('Go on playing');
    const {length} = table.record.moves;
    element.scrollIntoView();
    await until(() => table.record.moves.length > length, 'it does not go on');
    scrollTo(0, 0);
    await offered('Go on playing');
    // A new match that starts out of view waits as well.
    await element.restart('another');
    await offered('Go on playing');
    element.scrollIntoView();
    await offered('Pause');
    await table.fromMenu('Pause');
    const said = await until(() => table.alert(), 'nothing says that it pauses');
    expect(table.text(said)).to.contain('Pause');
    expect(table.allByRole('button', /(?:)/, said).map(nameOf)).to.deep.equal(['Go on playing']);
    const paused = table.record.moves.length;
    scrollTo(0, 0);
    await frames();
    element.scrollIntoView();
    await frames();
    await offered('Go on playing');
    expect(table.record.moves.length).to.equal(paused);
    table.press('Go on playing', table.alert()!);
    await until(() => table.record.moves.length > paused && !table.alert(), 'it does not go on');
  });

  it('10 a property set by a script is reflected in the attribute, and read from it', async () => {
    for (const tag of sampledTags) {
      const table = await visit(`<${tag} pace="none" seed="a test"></${tag}>`, {wait: 'whole'});
      const felt = table.part('felt')[0]!;
      const colour = (): string => getComputedStyle(felt).getPropertyValue('--quinola-felt');
      const usual = colour();
      Object.assign(table.element, {theme: 'night', share: true});
      await until(() => colour() !== usual, `<${tag}> looks the same`);
      expect([table.element.getAttribute('theme'), table.element.hasAttribute('share')]).to.deep.equal([
        'night',
        true,
      ]);
      const {events: reported, stop} = errors();
      Object.assign(table.element, {back: 'plaid'});
      await until(() => table.alert(), 'nothing is said');
      stop();
      expect(reported.map(({code, about}) => [code, about])).to.deep.equal([
        ['unknown-value', {name: 'back', value: 'plaid'}],
      ]);
      leave();
    }
  });
});
