import {expect} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import {tags} from 'quinola';
import {nameOf} from '../support/aria.js';
import {asked, makeMove, movesOf} from '../support/moves.js';
import {
  errors,
  frames,
  leave,
  QUICK,
  until,
  visit,
  Visitor,
  whist,
  type PublicTable,
} from '../support/visitor.js';

declare global {
  interface Window {
    /** Whether this is the long run. */
    readonly long: boolean;
  }
}

/** What a page holds after all garbage has been collected. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

/** Bytes that a page may keep of each table that has gone, for what the engine learns of the code. */
const GROWTH = 4000;

/** The language in which a table says that it speaks. */
const langOf = (table: Visitor): string => table.part('felt')[0]!.lang;

describe('in the page', () => {
  // Tables below each other are all in sight: one out of sight stands still.
  before(() => setViewport({width: 1000, height: 3000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
    scrollTo(0, 0);
  });

  for (const tag of tags) {
    it(`3 a moved tag keeps its match; removed and returned it goes on from the record: ${tag}`, async () => {
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
      /** A table comes, is used, and goes, in a function of its own whose variables go too. */
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
        // No `until` within: its timer would hold the table for a while longer.
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
      const freed = async (): Promise<Held> => {
        let held: Held;
        await until(async () => {
          await frames();
          held = await executeServerCommand<Held, undefined>('collect-garbage');
          return gone.every((one) => !one.deref());
        }, `a <${tag}> is still held`);
        return held!;
      };
      const all = async (rounds: number): Promise<Held> => {
        for (let round = 0; round < rounds; round++)
          for (const [attributes, use] of lives) await live(attributes, use);
        return freed();
      };
      // What is made once for a page is made by the first.
      const [warm, rounds] = window.long ? [4, 36] : [1, 1];
      const before = await all(warm);
      const after = await all(rounds);
      // One for all may have come meanwhile, but none for each.
      expect(
        (after.listeners - before.listeners) / (rounds * lives.length),
        'listeners for each',
      ).to.be.below(1);
      // A few tables weigh less than the code that the browser has compiled meanwhile.
      if (window.long) {
        expect(after.nodes).to.be.at.most(before.nodes);
        expect((after.heap - before.heap) / (rounds * lives.length), 'bytes for each').to.be.below(GROWTH);
      }
    }).timeout(window.long ? 900_000 : 40_000);
  }

  it('5 off the screen it pauses and says so, goes on when it is seen, and a visitor’s own pause stays', async () => {
    const table = await visit(
      '<whist-table autoplay pace="quick" seed="far" style="margin-top: 9000px"></whist-table>',
      {wait: 'nothing'},
    );
    const {element} = table;
    await until(() => element.record, 'the table is never whole');
    /** What the menu offers: to pause, or, where the table pauses, to go on. */
    const offered = async (line: string): Promise<void> => {
      table.press('Menu');
      await until(
        () => table.panel('Menu') && table.hasButton(line, table.panel()!),
        `no “${line}” in the menu`,
      );
      table.press('Close', table.panel()!);
      await until(() => !table.panel('Menu'), 'the menu stays');
    };
    await offered('Go on playing');
    const {length} = table.record.moves;
    element.scrollIntoView();
    await until(() => table.record.moves.length > length, 'it does not go on');
    scrollTo(0, 0);
    await offered('Go on playing');
    // A new match begun out of sight waits as well.
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

  it('9 the language follows the place and its moves; one that is lacking falls to English', async () => {
    const table = await visit(
      '<div lang="de-AT"><whist-table pace="none" seed="a test"></whist-table></div><section lang="pl"></section><section lang="fr"></section>',
      {seats: QUICK, wait: 'whole'},
    );
    const {element} = table;
    const [polish, french] = [...element.parentElement!.parentElement!.querySelectorAll('section')];
    const speaks = async (lang: string, words: RegExp): Promise<void> => {
      await until(() => words.test(table.text()) && langOf(table) === lang, `it does not speak ${lang}`);
    };
    await speaks('de', /nach dem Wiener|nach dem .*Leitfaden/);
    const {moves} = table.record;
    polish!.append(element);
    await speaks('pl', /podręcznika/);
    polish!.lang = 'sv';
    await speaks('sv', /handledningen/);
    french!.append(element);
    await speaks('en', /after the Viennese/);
    french!.removeAttribute('lang');
    const before = document.documentElement.lang;
    document.documentElement.lang = 'ru';
    try {
      await speaks('ru', /[а-я]{4}/);
    } finally {
      document.documentElement.lang = before;
    }
    element.lang = 'de';
    await speaks('de', /nach dem/);
    expect(table.record.moves, 'the match has gone on').to.deep.equal(moves);
  });

  it('10 unknown words and numbers are named as the page wrote them, each once', async () => {
    const written = {
      theme: 'casino',
      reveal: 'soon',
      back: 'plaid',
      memory: 'elephant',
      school: 'hoyle cavendish',
      rubbers: 'abc',
      seat: '4',
    };
    const attributes = Object.entries(written).map(([name, value]) => `${name}="${value}"`);
    const {heard, stop} = errors();
    const table = await whist(`rules="warsaw" ${attributes.join(' ')}`);
    stop();
    const named = heard.map(({about}) => [about['name'] ?? about['option'], String(about['value'])]);
    expect(Object.fromEntries(named)).to.deep.equal({...written, school: 'cavendish'});
    expect(named.length, 'each once').to.equal(Object.keys(written).length);
    expect(table.element.seats[0]).to.equal('visitor');
  });

  it('10 options that exclude each other are named as the page set them, and the usual ones are played', async () => {
    const said = async (attributes: string): Promise<string> => {
      const table = await whist(`etiquette="strict" ${attributes}`);
      const alert = await until(() => table.alert(), 'nothing is said');
      expect(table.view.options['etiquette']).to.equal('relaxed');
      await expect(table.element).to.be.accessible();
      const text = table.text(alert);
      leave();
      return text;
    };
    expect(await said('rules="warsaw" throw-over="yes"')).to.contain(
      '“throw-over” and “rules: warsaw” exclude each other; the table plays by the usual options.',
    );
    expect(await said('game-levels="double-only"')).to.contain(
      '“game-levels: double-only” and “rules: vienna-1834” exclude each other; the table plays by the usual options.',
    );
    expect(await said('middle-tie="chance"')).to.contain(
      '“chance” is no value of “middle-tie”; the table takes what is usual.',
    );
    expect(await said('table="five" lady="9"')).to.contain('“9” for “lady”: a number from 0 to 4 is wanted.');
    expect(await said('rules="nowhere"')).to.contain('“nowhere” is no value of “rules”');
  });

  it('10 what a script sets as a property stands in the attribute, and is read as one', async () => {
    for (const tag of tags) {
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
      const {heard, stop} = errors();
      Object.assign(table.element, {back: 'plaid'});
      await until(() => table.alert(), 'nothing is said');
      stop();
      expect(heard.map(({code, about}) => [code, about])).to.deep.equal([
        ['unknown-value', {name: 'back', value: 'plaid'}],
      ]);
      leave();
    }
  });
});
