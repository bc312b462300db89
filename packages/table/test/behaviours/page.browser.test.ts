import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {drawnOn, seenText} from '@quinola/testing/visitor/looks.js';
import {click, errors, frames, leave, ready, until, visit, Visitor} from '@quinola/testing/visitor.js';
import {atToy, bidder, SEATS, untilCard, visitToy} from './at-toy.js';

/** The `lang` that a table declares for its content. */
const langOf = (table: Visitor): string => table.part('felt')[0]!.lang;

afterEach(() => {
  leave();
  localStorage.clear();
  scrollTo(0, 0);
});

describe('a table in a page', () => {
  // A tall window, so that all tables are in view: a table out of view pauses.
  before(() => setViewport({width: 1000, height: 3000}));
  after(() => setViewport({width: 800, height: 600}));

  it('9 its language follows its place in the document, even when moved; an unknown language becomes English', async () => {
    const table = await visit(
      '<div lang="de-AT"><toy-table pace="none" seed="a test"></toy-table></div><section lang="pl"></section><section lang="fr"></section>',
      {seats: SEATS, wait: 'whole'},
    );
    const {element} = table;
    const [polish, french] = [...element.parentElement!.parentElement!.querySelectorAll('section')];
    /** The game's own words, where it has no others in English, and those of the kit in the line of the tools. */
    const speaks = async (lang: string, title: string, menu: string): Promise<void> => {
      await until(
        () => langOf(table) === lang && table.hasButton(menu) && table.text().includes(title),
        `it does not speak ${lang}`,
      );
    };
    await speaks('de', 'Spielzeug', 'Menü');
    const {moves} = table.record;
    polish!.append(element);
    await speaks('pl', 'Toy', 'Menu');
    polish!.lang = 'sv';
    await speaks('sv', 'Toy', 'Meny');
    french!.append(element);
    await speaks('en', 'Toy', 'Menu');
    french!.removeAttribute('lang');
    const before = document.documentElement.lang;
    document.documentElement.lang = 'ru';
    try {
      await speaks('ru', 'Toy', 'Меню');
    } finally {
      document.documentElement.lang = before;
    }
    element.lang = 'de';
    await speaks('de', 'Spielzeug', 'Menü');
    expect(table.record.moves, 'the match has gone on').to.deep.equal(moves);
  });

  it('9 words that cannot be fetched are missed once, in English, and fetched when the language changes', async () => {
    const {events: reported, stop} = errors();
    const made = document.createElement('toy-table') as unknown as ToyTable;
    let there = false;
    const own = made as unknown as Record<
      'loadRoomWords' | 'loadFeatures',
      (code: string) => Promise<unknown>
    >;
    for (const name of ['loadRoomWords', 'loadFeatures'] as const) {
      const load = own[name].bind(made);
      own[name] = (code) => (code === 'en' || there ? load(code) : Promise.reject(new Error('offline')));
    }
    Object.assign(made, {pace: 'none', seed: 'a test', seats: SEATS, lang: 'de'});
    document.body.append(made as unknown as Node);
    const late = await untilCard(await ready(new Visitor(made as never), 'whole'));
    expect(langOf(late)).to.equal('en');
    expect(late.text(await until(() => late.alert(), 'nothing is said'))).to.contain(
      'Could not be loaded: the words of this language.',
    );
    expect(nameless(reported)).to.deep.equal([['no-module', 'de']]);
    await late.playCard();
    await late.openFromMenu('Settings');
    there = true;
    made.lang = 'de-AT';
    await until(() => late.panel('Einstellungen') && langOf(late) === 'de', 'no German');
    stop();
    late.element.remove();
  });

  it('10 unknown words and numbers are reported as written in the page, each once', async () => {
    const written = {
      theme: 'casino',
      reveal: 'soon',
      back: 'plaid',
      deals: 'abc',
      seat: '4',
    };
    const attributes = Object.entries(written).map(([name, value]) => `${name}="${value}"`);
    const {events: reported, stop} = errors();
    const table = await visit(`<toy-table pace="none" ${attributes.join(' ')}></toy-table>`, {
      seats: SEATS,
      wait: 'whole',
    });
    stop();
    const named = reported.map(({about}) => [about['name'] ?? about['option'], String(about['value'])]);
    expect(Object.fromEntries(named)).to.deep.equal(written);
    expect(named.length, 'each once').to.equal(Object.keys(written).length);
    expect(table.element.seats[0]).to.equal('visitor');
  });
});

/** Code and language of what was reported. */
const nameless = (reported: readonly {readonly code: string; readonly about: object}[]): unknown[] =>
  reported.map(({code, about}) => [code, (about as {lang?: string}).lang]);

describe('a table for watching', () => {
  it('48 plays by itself, and starts again when the session is over', async () => {
    let over = 0;
    const count = (): void => void over++;
    document.addEventListener('quinola-over', count as (event: Event) => void);
    try {
      const table = await visitToy('autoplay deals="1"', {seats: [bidder, bidder, bidder]});
      await until(() => over > 1, 'it does not begin again');
      expect(table.playable()).to.deep.equal([]);
    } finally {
      document.removeEventListener('quinola-over', count as (event: Event) => void);
    }
  });

  it('48 shows a watcher no hand, asks him nothing, and announces what is played', async () => {
    const table = await visitToy('seat="watcher"', {seats: [bidder, bidder, bidder]});
    await until(() => table.panel('Deal 1'), 'nobody plays');
    expect(table.cards()).to.deep.equal([]);
    expect(table.view.hand).to.deep.equal([]);
    expect(table.announced.filter((line) => /\bplays the /.test(line))).to.have.length(15);
    expect(table.announced.filter((line) => /\b[Yy]our?\b/.test(line))).to.deep.equal([]);
    table.press('Go on');
    await until(() => !table.panel('Deal 1'), 'he cannot go on');
  });

  it('48 with reveal="interaction" starts when the visitor asks for it', async () => {
    const table = await visit(
      '<toy-table reveal="interaction" pace="none" seed="a test"><p>A table of 1834.</p></toy-table>',
      {wait: 'nothing', seats: SEATS},
    );
    await until(() => table.hasButton('Sit down to play'));
    expect(seenText(table.element)).to.contain('A table of 1834.');
    await frames();
    expect([table.element.view, table.element.record]).to.deep.equal([null, null]);
    await click(table.button('Sit down to play'));
    await untilCard(table);
    expect(table.cards()).to.have.length(5);
    expect(seenText(table.element)).not.to.contain('A table of 1834.');
  });
});

describe('the cards of a table', () => {
  it('45 have corner indices in the first games, later only where cards are small', async () => {
    const marked = (table: Visitor): boolean =>
      table.cards().some((card) => /^ace/i.test(nameOf(card)) && drawnOn(card).length > 0);
    const place = (width: number): Promise<Visitor> => atToy(`style="width: ${width}px"`);
    const first = await place(1200);
    expect(
      first.hand().some((name) => name.startsWith('Ace')),
      'an ace, which has one ink and no figure',
    ).to.equal(true);
    expect(marked(first), 'in the first game').to.equal(true);
    leave();
    localStorage.setItem('quinola-settings', JSON.stringify({matches: 20}));
    const table = await place(160);
    await until(() => marked(table), 'small cards have none');
    table.element.style.width = '1200px';
    await until(() => !marked(table), 'large ones keep them');
  });
});

describe('a table whose session runs on', () => {
  it('puts the three dots of a thinking player in a row', async () => {
    const table = await atToy();
    const silent = (): Promise<never> => new Promise(() => undefined);
    table.element.seats = ['visitor', silent, silent];
    table.tapCard();
    const dots = (): DOMRect[] =>
      [...table.element.shadowRoot!.querySelectorAll('.dots i')].map((dot) => dot.getBoundingClientRect());
    await until(() => dots().length, 'nobody thinks');
    expect(dots().map(({top}) => top)).to.deep.equal(dots().map(() => dots()[0]!.top));
  });

  it('lets the visitor end the session while others think', async () => {
    const table = await atToy();
    const never = (): Promise<never> => new Promise(() => undefined);
    table.element.seats = ['visitor', never, never];
    table.tapCard();
    expect(table.element.play({type: 'STOP'})).to.equal(true);
    await until(() => table.panel(/session is over/), 'it is not over');
  });
});
