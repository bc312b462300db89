import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {elementsIn, isWithin, nameOf} from '@quinola/testing/visitor/aria.js';
import {middleOf} from '@quinola/testing/visitor/looks.js';
import {atTable, frames, key, leave, until} from '@quinola/testing/visitor.js';

const cardName = (card: Element | null): string => (card ? nameOf(card).split(',')[0]! : '');

/** All tab stops within an element. */
const stops = (within: Element): HTMLElement[] =>
  [...elementsIn(within)].filter(
    (one): one is HTMLElement =>
      one.checkVisibility() && (one as HTMLElement).tabIndex >= 0 && !(one as HTMLButtonElement).disabled,
  );

describe('the keys of a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('41 move through the hand, which has one tab stop, by arrows, Home, End and the letters of the cards', async () => {
    const table = await atTable();
    const names = table.hand();
    const hand = table.part('hand')[0]!;
    expect(stops(hand)).to.have.length(1);
    expect(cardName(stops(hand)[0]!), 'on a card that may be played').to.equal(
      cardName(table.playable()[0]!),
    );
    stops(hand)[0]!.focus();
    const at = (): string => cardName(table.focused());
    await key('Home');
    expect(at()).to.equal(names[0]);
    await key('ArrowRight');
    expect(at()).to.equal(names[1]);
    await key('End');
    expect(at()).to.equal(names.at(-1));
    await key('ArrowRight');
    expect(at(), 'there is nothing beyond').to.equal(names.at(-1));
    await key('ArrowLeft');
    expect(at()).to.equal(names.at(-2));
    // Letters start from the focus: by suit, by rank, and again for the next.
    await key('Home');
    await key('c');
    expect(at()).to.match(/ of clubs$/);
    const aces = names.filter((name) => name.startsWith('Ace'));
    expect(aces.length).to.be.above(1);
    const met = new Set<string>();
    for (const _ of aces) {
      await key('a');
      met.add(at());
    }
    expect([...met].sort()).to.deep.equal([...aces].sort());
    expect(stops(hand)).to.have.length(1);
  });

  it('41 show their map by ?, open panels, and with nohotkeys ignore letters except those of cards', async () => {
    const table = await atTable();
    const [card] = table.playable();
    card!.focus();
    await key('?');
    const map = await until(() => table.panel('Keys'));
    expect(table.text(map)).to.contain('Home, End to the first card, to the last').and.to.contain('M menu');
    expect(isWithin(table.focused(), map)).to.equal(true);
    await key('Escape');
    await until(() => !table.panel());
    expect(table.focused(), 'the focus is given back').to.equal(card);
    await key('m');
    await until(() => table.panel('Menu'));
    await key('Escape');
    await until(() => !table.panel());

    table.element.setAttribute('nohotkeys', '');
    await frames();
    await key('Home');
    await key('m');
    await key('?');
    await frames();
    expect(table.panel()).to.equal(null);
    await key('h');
    expect(cardName(table.focused())).to.match(/ of hearts$/);
  });

  it('41 play a whole deal, with the focus moving to a neighbour, to the sheet, and back to the hand', async () => {
    const table = await atTable();
    table.playable()[0]!.focus();
    for (let card = 0; card < 13; card++) {
      const names = table.hand();
      for (let tries = 0; !/, may be played/.test(nameOf(table.focused()!)); tries++) {
        expect(tries).to.be.below(14);
        await key(cardName(table.focused()) === names.at(-1) ? 'Home' : 'ArrowRight');
      }
      const played = names.indexOf(cardName(table.focused()));
      await key('Enter');
      await until(() => table.panel() || (table.hand().length < names.length && table.playable().length));
      if (table.panel()) break;
      const at = cardName(table.focused());
      expect([names[played - 1], names[played + 1]], 'a neighbour has the focus').to.include(at);
    }
    const sheet = await until(() => table.panel('Deal 1'));
    await until(() => table.focused() === sheet, 'the sheet has not the focus');
    for (let tabs = 0; !(table.focused() && nameOf(table.focused()!) === 'Go on'); tabs++) {
      expect(tabs).to.be.below(6);
      await key('Tab');
    }
    await key('Enter');
    await until(() => table.cards().includes(table.focused()!), 'the focus does not come back to the hand');
  });

  it('41 never take the focus from the page, neither at the start nor by a sheet', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    try {
      const table = await atTable();
      expect(document.activeElement).to.equal(input);
      await table.playUntil(() => table.panel('Deal 1'));
      await frames();
      expect(document.activeElement).to.equal(input);
    } finally {
      input.remove();
    }
  });
});

describe('what a table says', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('42 is announced twice if it happens twice', async () => {
    const table = await atTable();
    const wrong = table.cards().find((card) => /, not now/.test(nameOf(card)))!;
    const announcements = (): number =>
      table.announced.filter((line) => /^You have \w+: you must follow\.$/.test(line)).length;
    wrong.click();
    await until(() => announcements() === 1);
    wrong.click();
    await until(() => announcements() === 2);
  });
});

describe('a sheet over a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('43 makes what a large one covers inert, and returns the focus', async () => {
    const table = await atTable();
    const [card] = table.playable();
    card!.focus();
    await key('r');
    const sheet = await until(() => table.panel('Rules'));
    expect(table.cards(), 'no card is there for anybody').to.deep.equal([]);
    for (let tabs = 0; tabs < 8; tabs++) {
      await key('Tab');
      const at = table.focused();
      if (!at) break;
      expect(
        table.part('hand').some((hand) => isWithin(at, hand)),
        nameOf(at),
      ).to.equal(false);
    }
    table.button('Close', sheet).focus();
    await key('Enter');
    await until(() => table.cards().length === 13);
    expect(table.focused()).to.equal(card);
  });

  it('43 leaves the hand usable if it is small', async () => {
    const table = await atTable();
    table.press('Advice');
    await until(() => table.panel('Advice'));
    const [card] = table.playable();
    const [x, y] = middleOf(card!.getBoundingClientRect());
    expect(x + y).to.be.above(0);
    await table.click(card!);
    await until(() => table.hand().length === 12);
  });
});
