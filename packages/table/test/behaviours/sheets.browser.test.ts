import {expect} from '@open-wc/testing';
import {emulateMedia, sendMouse} from '@web/test-runner-commands';
import {elementsIn, nameOf, roleOf} from '@quinola/testing/visitor/aria.js';
import {lookOf, middleOf, seenText, textsIn} from '@quinola/testing/visitor/looks.js';
import {first, frames, key, leave, until, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, boundToFollow, playUntil, visitToy} from './at-toy.js';

type Move = {readonly type: string};

afterEach(async () => {
  leave();
  localStorage.clear();
  await emulateMedia({media: 'screen'});
});

describe('a sheet whose text is there in another language only', () => {
  it('9 says in which, of the rules', async () => {
    const table = await visitToy('lang="pl"');
    await table.openFromMenu('Zasady');
    await until(() => table.text(table.panel()).includes('(po angielsku)'), 'the rules do not say it');
  });
});

describe('the replay of a deal', () => {
  it('34 tells of a card that the visitor has chosen that he has', async () => {
    const table = await atToy();
    await playUntil(table, () => table.panel('Deal 1'));
    await table.openFromMenu('Replay');
    const text = (): string => table.text(table.panel(/^Replay/));
    await until(() => text().includes('Card 0 of 15'));
    for (let card = 1; card <= 3; card++) {
      table.press('Next card');
      await until(() => text().includes(`Card ${card} of 15`));
      if (text().includes('You chose this card yourself.')) return;
    }
    expect.fail('none of three cards of a trick is the visitor’s');
  });

  it('34 shows a finished deal again card by card, with all hands', async () => {
    const table = await atToy();
    await playUntil(table, () => table.panel('Deal 1'));
    await table.openFromMenu('Replay');
    await until(() => table.panel(/^Replay: Deal 1/));
    const text = (): string => table.text(table.panel(/^Replay/));
    expect(text()).to.contain('Card 0 of 15');
    const names = ['You', 'Leopold', 'Constance'];
    for (const name of names) expect(text(), 'all hands').to.contain(name);
    const pips = (): number =>
      text()
        .replace(/Card \d+ of \d+/, '')
        .match(/\b[AKQJ](?= )/g)!.length;
    expect(pips()).to.be.at.least(15);
    for (let card = 1; card < 4; card++) {
      table.press('Next card');
      await until(() => text().includes(`Card ${card} of 15`));
    }
    const laid = (): string[] =>
      [...elementsIn(table.panel()!)]
        .filter((one) => /^(img|button)$/.test(roleOf(one) ?? '') && /^\w+: .* of /.test(nameOf(one)))
        .map(nameOf);
    expect(laid()).to.have.length(3);
    expect(laid().filter((card) => card.endsWith(', winning'))).to.have.length(1);
    await expect(table.panel()!).to.be.accessible();
    // Pressing a card of another player goes back to where it was played.
    const at = laid().findIndex((name) => !name.startsWith('You'));
    table.press(laid()[at]!, table.panel()!);
    await until(() => text().includes(`Card ${at + 1} of 15`));
    table.press('Previous card');
    await until(() => text().includes(`Card ${at} of 15`));
  });
});

describe('the rules panel of a table', () => {
  /** The terms of the rules page with their explanations. */
  const meanings = (table: Visitor): {term: HTMLElement; meaning: HTMLElement}[] =>
    [...elementsIn(table.panel('Rules')!)]
      .filter((one): one is HTMLElement => roleOf(one) === 'tooltip')
      .map((meaning) => ({meaning, term: meaning.parentElement!}));

  /** Whether an element is visible at its middle, and not clipped. */
  const isOpen = (meaning: HTMLElement): boolean => {
    const [x, y] = middleOf(meaning.getBoundingClientRect());
    return (meaning.getRootNode() as ShadowRoot).elementFromPoint(x, y) === meaning;
  };

  async function opened(table: Visitor): Promise<HTMLElement> {
    await table.openFromMenu('Rules');
    await until(() => meanings(table).length, 'no page comes');
    return table.panel('Rules')!;
  }

  it('36 opens at the phase of the game, and keeps its place', async () => {
    const table = await atToy('style="display: block; width: 700px"');
    let play: (() => void) | undefined;
    const slow = (view: unknown, moves: readonly Move[]): Promise<object> =>
      new Promise((go) => (play = () => go(first(view, moves))));
    table.element.seats = ['visitor', slow, slow];
    table.tapCard();
    await until(() => play, 'nobody is asked');
    const sheet = await opened(table);
    const heading = table.byRole('heading', 'The play', sheet)!;
    const fromTop = (): number => heading.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
    await until(() => fromTop() > 0 && fromTop() < 120, 'they open elsewhere');
    expect(scrollY, 'the page stays where it was').to.equal(0);
    // Moves at the table do not scroll the page of rules.
    const before = fromTop();
    const announced = table.announced.length;
    play!();
    await until(() => table.announced.length > announced, 'nobody plays');
    await frames();
    expect(heading.isConnected).to.equal(true);
    expect(Math.abs(fromTop() - before)).to.be.below(2);
  });

  it('36 shows the meaning of a term on focus or pointer, and closes it by Escape before the rules page', async () => {
    const table = await atToy('style="display: block; width: 700px"');
    await opened(table);
    const [{term, meaning}] = meanings(table) as [{term: HTMLElement; meaning: HTMLElement}];
    term.scrollIntoView({block: 'center'});
    expect(isOpen(meaning)).to.equal(false);

    term.focus({preventScroll: true});
    await until(() => isOpen(meaning));
    await key('Escape');
    await until(() => !isOpen(meaning));
    expect(table.panel('Rules'), 'the page still lies there').not.to.equal(null);
    term.blur();

    const word = textsIn(term)[0]!.box;
    await sendMouse({type: 'move', position: middleOf(word)});
    await until(() => isOpen(meaning));
    // It stays open while the pointer is on it.
    const [along, down] = middleOf(word);
    const {bottom} = meaning.getBoundingClientRect();
    for (let y = down; y < bottom; y += 4) await sendMouse({type: 'move', position: [along, Math.round(y)]});
    await frames();
    expect(isOpen(meaning)).to.equal(true);
    await sendMouse({type: 'move', position: [0, 0]});
    await until(() => !isOpen(meaning));

    table.byRole('button', 'Close')!.focus();
    await key('Escape');
    await until(() => !table.panel());
  });
});

describe('a printed table', () => {
  /** Buttons that are printed, other than cards of the hand. */
  const pressed = (table: Visitor): string[] =>
    table
      .allByRole('button')
      .filter((button) => !button.part.contains('card') && button.getClientRects().length)
      .map(nameOf);

  it('46 shows the hand side by side, without cloth, buttons and prompts', async () => {
    const {table} = await boundToFollow();
    const held = table.cards().length;
    await emulateMedia({media: 'print'});
    expect(pressed(table)).to.deep.equal([]);
    expect(table.prompt()).to.equal('');
    expect(getComputedStyle(table.part('felt')[0]!).backgroundImage).to.equal('none');
    // No card is shaded because it cannot be played, and none is moving.
    expect(new Set(table.cards().map(lookOf)).size).to.equal(1);
    const cards = table.cards().map((card) => card.getBoundingClientRect());
    expect(cards).to.have.length(held);
    for (const [i, {top, left}] of cards.entries()) {
      const next = cards[i + 1];
      if (next && Math.abs(next.top - top) < 4) expect(next.left - left, 'a card is covered').to.be.above(60);
    }
  });

  it('46 shows all hands and the accounts after a deal, black on white', async () => {
    const table = await atToy();
    await playUntil(table, () => table.panel('Deal 1'));
    await emulateMedia({media: 'print'});
    const sheet = table.panel('Deal 1')!;
    const paper = seenText(sheet);
    for (const name of ['You', 'Leopold', 'Constance']) expect(paper).to.contain(name);
    expect(pressed(table)).to.deep.equal([]);
    const {color, backgroundColor} = getComputedStyle(sheet);
    expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});
