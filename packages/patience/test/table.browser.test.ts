import {expect, fixture, html, nextFrame, waitUntil} from '@open-wc/testing';
import {executeServerCommand, sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import {PATIENCES, dealOfTheDay, formatMove, patienceNamed, registerPatience, type PatienceMove, type PatienceTable} from '@quinola/patience';
import {deedOf, forget, pileOf, quickTable, settled, sheetOf, solutionOf} from '../test-support/table.js';
import {TWELFTH} from '../test-support/twelfth.js';

const focused = (table: PatienceTable): HTMLElement | null => table.shadowRoot!.activeElement as HTMLElement | null;
const saidBy = (table: PatienceTable): string[] => [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);
const movesMade = (table: PatienceTable): string[] => table.context!.record.moves.filter(({by, undone}) => by === 0 && !undone).map(({move}) => formatMove(move));

/** The deal of the document, at whose beginning a deuce goes on its ace. */
async function lucie(attributes: Readonly<Record<string, string>> = {}): Promise<PatienceTable> {
  return quickTable({game: 'la-belle-lucie', ...attributes}, (await solutionOf('la-belle-lucie')).record);
}

/** What a pile is called for those who do not see it. */
const nameOf = (table: PatienceTable, pile: string): string => pileOf(table, pile).querySelector('.vh')!.textContent;

/** Which pile an arrow leads to from another. */
function arrows(table: PatienceTable): Map<string, Map<string, string>> {
  const ways = new Map<string, Map<string, string>>();
  for (const pile of table.shadowRoot!.querySelectorAll<HTMLElement>('.pile')) {
    const from = new Map<string, string>();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      pile.focus();
      pile.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true}));
      const to = focused(table)!.dataset['pile']!;
      if (to !== pile.dataset['pile']) from.set(key, to);
    }
    ways.set(pile.dataset['pile']!, from);
  }
  return ways;
}

/** The arrows that lead from a pile to another; `null` where none do. */
function wayTo(ways: ReturnType<typeof arrows>, from: string, to: string): string[] | null {
  const seen = new Map<string, string[]>([[from, []]]);
  for (const [at, path] of seen) {
    if (at === to) return path;
    for (const [key, next] of ways.get(at)!) if (!seen.has(next)) seen.set(next, [...path, key]);
  }
  return null;
}

const middle = (element: Element): [number, number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const topOf = (table: PatienceTable, pile: string): Element => pileOf(table, pile).querySelector('.card:last-of-type') ?? pileOf(table, pile);

describe('<patience-table>', () => {
  afterEach(async () => {
    forget('quinola:test');
    await setViewport({width: 800, height: 600});
  });

  it('has nothing that axe objects to, whatever is laid out', async () => {
    for (const {id} of PATIENCES) {
      const table = await quickTable({game: id});
      // Their colours are the same: what axe looks at longest, it need see once.
      await expect(table).to.be.accessible(id === PATIENCES[0]!.id ? {} : {ignoredRules: ['color-contrast']});
      // The page is looked through as a whole each time.
      table.remove();
    }
  }).timeout(60_000);

  it('has nothing that axe objects to in its panels', async () => {
    const table = await lucie();
    for (const panel of ['menu', 'games', 'goal', 'inquiry', 'statistics', 'rules', 'settings', 'keys']) {
      await table.open(panel);
      expect(sheetOf(table), panel).to.not.equal(null);
      await expect(sheetOf(table)!).to.be.accessible();
      await table.close();
    }
  }).timeout(60_000);

  it('says of a card where it lies and where it may go', async () => {
    const table = await lucie();
    expect(nameOf(table, 'fans.2')).to.equal('Two of hearts, third fan, goes on three of hearts or to the foundation');
    const marriage = table.moves().find(({type}) => type === 'marry') as {from: string; to: string};
    expect(nameOf(table, marriage.from)).to.match(/, goes (to|on) .* of /);
    pileOf(table, marriage.from).click();
    await table.updateComplete;
    expect(nameOf(table, marriage.to)).to.match(/, takes the /);
  });

  describe('keys', () => {
    for (const {id} of PATIENCES) {
      it(`reach every pile of ${id} by arrows`, async () => {
        const table = await quickTable({game: id});
        const ways = arrows(table);
        const start = table.stop;
        expect([...ways.keys()].filter((pile) => !wayTo(ways, start, pile))).to.deep.equal([]);
      });
    }

    it('play a whole game: the arrows go, Enter picks and lays, Escape lets go', async () => {
      const {record, moves} = await solutionOf('la-belle-lucie');
      const table = await quickTable({game: 'la-belle-lucie'}, record);
      const ways = arrows(table);
      const go = async (to: string): Promise<void> => {
        for (const press of wayTo(ways, focused(table)!.dataset['pile']!, to)!) await sendKeys({press});
      };
      pileOf(table, 'fans.0').focus();
      await go((moves[0] as {from: string}).from);
      await sendKeys({press: 'Enter'});
      expect(table.picked).to.equal((moves[0] as {from: string}).from);
      await sendKeys({press: 'Escape'});
      expect(table.picked).to.equal(null);
      for (const move of moves) {
        if (!('from' in move)) continue;
        await go(move.from);
        await sendKeys({press: 'Enter'});
        await go(move.to);
        await sendKeys({press: 'Enter'});
      }
      expect(movesMade(table)).to.deep.equal(moves.map(formatMove));
      expect(table.view!.won).to.equal(true);
    }).timeout(60_000);

    it('turn, take back, make again and mark what may move by letters', async () => {
      const table = await quickTable({game: 'clock'});
      pileOf(table, 'stock').focus();
      await sendKeys({press: 'p'});
      expect(movesMade(table)).to.deep.equal(['turn']);
      await sendKeys({press: 'u'});
      expect(movesMade(table)).to.deep.equal([]);
      await sendKeys({press: 'y'});
      expect(movesMade(table)).to.deep.equal(['turn']);
      await sendKeys({press: 'f'});
      await table.updateComplete;
      expect(table.shadowRoot!.querySelector('.layout.shows')).to.not.equal(null);
    });
  });

  describe('pointer', () => {
    it('plays a card to its foundation by two taps', async () => {
      const table = await lucie();
      pileOf(table, 'fans.2').click();
      pileOf(table, 'fans.2').click();
      expect(movesMade(table)).to.deep.equal(['play fans.2>aces.1']);
    });

    it('reaches every card that may move in its middle', async () => {
      for (const {id} of PATIENCES) {
        const table = await quickTable({game: id});
        const missed = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.pile.from')].map(({dataset}) => dataset['pile']!).filter((pile) => {
          const card = topOf(table, pile);
          card.scrollIntoView({block: 'center'});
          return table.shadowRoot!.elementFromPoint(...middle(card))?.closest<HTMLElement>('.pile')?.dataset['pile'] !== pile;
        });
        expect(missed, id).to.deep.equal([]);
        table.remove();
      }
    });

    it('drags a card, moving nothing but it, and lays it where it is let go', async () => {
      const table = await lucie();
      const card = topOf(table, 'fans.2') as HTMLElement;
      await sendMouse({type: 'move', position: middle(card)});
      await sendMouse({type: 'down'});
      const [x, y] = middle(topOf(table, 'aces.1'));
      await sendMouse({type: 'move', position: [x - 40, y + 20]});
      expect(card.style.translate).to.match(/px/);
      expect(table.view!.piles['fans.2']!.at(-1)).to.equal('2H');
      await sendMouse({type: 'move', position: [x, y]});
      await sendMouse({type: 'up'});
      await settled(table);
      expect(movesMade(table)).to.deep.equal(['play fans.2>aces.1']);
      await sendMouse({type: 'move', position: [0, 0]});
    });

    it('shows the next card in its place when one was dragged away', async () => {
      const {record, moves} = await solutionOf('windmill');
      const table = await quickTable({game: 'windmill'}, record);
      const drawn = moves.findIndex((move) => move.type === 'play' && move.from.startsWith('sails'));
      for (const move of moves.slice(0, drawn)) table.play(move);
      await table.updateComplete;
      const {from, to} = moves[drawn] as {from: string; to: string};
      await sendMouse({type: 'move', position: middle(topOf(table, from))});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: middle(topOf(table, to))});
      await sendMouse({type: 'up'});
      expect(movesMade(table).length).to.equal(drawn + 1);
      expect(topOf(table, from).getAnimations().filter((one) => one instanceof CSSTransition)).to.deep.equal([]);
      expect(getComputedStyle(topOf(table, from)).translate).to.equal('none');
    });

    it('gives a card back that is let go where it does not fit', async () => {
      const table = await lucie();
      const card = topOf(table, 'fans.2') as HTMLElement;
      await sendMouse({type: 'move', position: middle(card)});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: [4, 4]});
      await sendMouse({type: 'up'});
      await settled(table);
      expect(movesMade(table)).to.deep.equal([]);
      expect((topOf(table, 'fans.2') as HTMLElement).style.translate).to.equal('');
      expect(table.picked).to.equal(null);
    });

    it('drags by touch, also a card of which the browser has not yet heard that it may be dragged', async () => {
      const table = await lucie();
      const [from, to] = [middle(topOf(table, 'fans.2')), middle(topOf(table, 'aces.1'))];
      // As it is until the next picture is shown.
      (topOf(table, 'fans.2') as HTMLElement).style.touchAction = 'manipulation';
      await nextFrame();
      await executeServerCommand('touch', [['touchStart', from], ['touchMove', [to[0] - 30, to[1]]], ['touchMove', to], ['touchEnd']]);
      await settled(table);
      expect(movesMade(table)).to.deep.equal(['play fans.2>aces.1']);
    });

    it('calls a drag off at Escape, at a second finger and when the browser does, and lets the next one go', async () => {
      const table = await lucie();
      const [from, to] = [middle(topOf(table, 'fans.2')), middle(topOf(table, 'aces.1'))];
      const held: boolean[] = [];
      const isHeld = (): boolean => topOf(table, 'fans.2').classList.contains('held');
      table.shadowRoot!.addEventListener('pointermove', () => held.push(isHeld()));
      const lies = (): void => {
        expect(held).to.contain(true);
        expect(isHeld()).to.equal(false);
        expect((topOf(table, 'fans.2') as HTMLElement).style.translate).to.equal('');
        expect(table.picked).to.equal(null);
        expect(movesMade(table)).to.deep.equal([]);
        held.length = 0;
      };
      await sendMouse({type: 'move', position: from});
      await sendMouse({type: 'down'});
      await sendMouse({type: 'move', position: to});
      await sendKeys({press: 'Escape'});
      expect(isHeld()).to.equal(false);
      // Let go over its own pile it is not picked either.
      await sendMouse({type: 'move', position: from});
      await sendMouse({type: 'up'});
      lies();
      const drag = [['touchStart', from], ['touchMove', [to[0] - 30, to[1]]], ['touchMove', to]];
      await executeServerCommand('touch', [...drag, ['touchStart', to, [to[0] + 60, to[1]]], ['touchEnd']]);
      lies();
      await executeServerCommand('touch', [...drag, ['touchCancel']]);
      lies();
      await executeServerCommand('touch', [...drag, ['touchEnd']]);
      await settled(table);
      expect(movesMade(table)).to.deep.equal(['play fans.2>aces.1']);
    });

    it('says why a card does not go where it is tapped', async () => {
      const table = await lucie();
      pileOf(table, 'fans.2').click();
      await table.updateComplete;
      const other = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.fans,.pile')].find((pile) =>
        pile.dataset['pile'] !== 'fans.2' && !pile.classList.contains('from') && !pile.classList.contains('goal'))!;
      other.click();
      await table.updateComplete;
      expect(table.shadowRoot!.querySelector('.status')!.textContent).to.equal('It does not fit there.');
      expect(saidBy(table).at(-1)).to.equal('It does not fit there.');
    });
  });

  it('takes back to the first card and makes all again', async () => {
    const {record, moves} = await solutionOf('clock');
    const table = await quickTable({game: 'clock'}, record);
    for (const move of moves.slice(0, 30)) table.play(move);
    const {piles} = table.view!;
    for (let i = 0; i < 30; i++) table.undo();
    expect(table.context!.canUndo).to.equal(false);
    for (let i = 0; i < 30; i++) table.redo();
    expect(table.view!.piles).to.deep.equal(piles);
    expect(table.later!.ahead()).to.deep.equal([]);
  });

  it('at a strict table takes nothing back, and a card touched is moved', async () => {
    const table = await lucie({strict: ''});
    const marriage = table.moves().find(({type}) => type === 'marry') as {from: string; to: string};
    pileOf(table, marriage.from).click();
    table.shadowRoot!.querySelector<HTMLElement>('.board')!.click();
    expect(table.picked).to.equal(marriage.from);
    table.play({type: 'marry', ...marriage});
    expect(table.context!.canUndo).to.equal(false);
  });

  it('goes on after a reload where it was left', async () => {
    const attributes = {game: 'windmill', persist: 'test'};
    const table = await quickTable(attributes);
    table.play({type: 'turn'});
    await settled(table);
    const {piles} = table.view!;
    table.remove();
    await new Promise((go) => setTimeout(go));
    expect((await quickTable(attributes)).view!.piles).to.deep.equal(piles);
  });

  it('makes again after a reload what was taken back before it', async () => {
    const attributes = {game: 'clock', persist: 'test'};
    const table = await quickTable(attributes);
    for (let i = 0; i < 3; i++) table.play({type: 'turn'});
    await settled(table);
    const {piles} = table.view!;
    table.undo();
    table.undo();
    table.remove();
    await new Promise((go) => setTimeout(go));
    const again = await quickTable(attributes);
    expect(again.view!.piles['talon']!.length).to.equal(1);
    deedOf(again, 'redo')!.click();
    again.redo();
    expect(again.view!.piles).to.deep.equal(piles);
    expect(again.later!.ahead()).to.deep.equal([]);
    await again.updateComplete;
    expect(deedOf(again, 'redo')).to.equal(null);
  });

  it('says that it does not know a game, and lays out the first', async () => {
    const told: string[] = [];
    const page = await fixture(html`<div @quinola-error=${({code}: {code: string}) => told.push(code)}></div>`);
    const table = document.createElement('patience-table');
    table.setAttribute('game', 'sultan');
    table.pace = 'none';
    page.append(table);
    await waitUntil(() => table.context && table.message, 'nothing is said', {timeout: 5000});
    expect(told).to.deep.equal(['unknown-value']);
    expect(table.message!.text).to.contain('sultan');
    expect(table.view!.options.game).to.equal('la-belle-lucie');
  });

  it('takes the options of a game in one attribute', async () => {
    const table = await quickTable({game: 'la-belle-lucie', options: 'redeals=1 redealWhen=stuck'});
    expect(table.view!.options).to.deep.equal({game: 'la-belle-lucie', redeals: 1, redealWhen: 'stuck'});
  });

  it('deals the deal of the day to everybody alike', async () => {
    const day = dealOfTheDay('clock', new Date(2026, 1, 3));
    expect(day).to.equal('clock 2026-02-03');
    const table = await fixture<PatienceTable>(html`<patience-table game="clock" daily pace="none"></patience-table>`);
    await waitUntil(() => table.context, 'it does not begin', {timeout: 5000});
    expect(table.context!.record.seed).to.match(/^clock \d{4}-\d\d-\d\d$/);
    // But whoever asks for a new deal gets one.
    await table.open('menu');
    [...sheetOf(table)!.querySelectorAll('button')].find(({textContent}) => textContent === 'New deal')!.click();
    await waitUntil(() => !table.context!.record.seed!.startsWith('clock'), 'the same again');
  });

  it('deals today’s deal, and gives up that of another day only when it is told to', async () => {
    const earlier = dealOfTheDay('clock', new Date(2026, 1, 3)), today = dealOfTheDay('clock', new Date());
    const left = async (...moves: readonly PatienceMove[]): Promise<PatienceTable> => {
      forget('quinola:test');
      const table = await quickTable({game: 'clock', persist: 'test', seed: earlier});
      for (const move of moves) table.play(move);
      await settled(table);
      table.remove();
      await new Promise((go) => setTimeout(go));
      return quickTable({game: 'clock', persist: 'test', seed: '', daily: ''});
    };
    const untouched = await left();
    await waitUntil(() => untouched.context!.record.seed === today, 'it is yesterday still');
    const begun = await left({type: 'turn'});
    await waitUntil(() => sheetOf(begun), 'nothing is asked');
    expect(movesMade(begun)).to.deep.equal(['turn']);
    expect(sheetOf(begun)!.textContent).to.contain('February 3');
    const [goOn, anew] = sheetOf(begun)!.querySelectorAll<HTMLButtonElement>('footer button');
    goOn!.click();
    await begun.updateComplete;
    expect(sheetOf(begun)).to.equal(null);
    expect(begun.context!.record.seed).to.equal(earlier);
    anew!.click();
    await waitUntil(() => begun.context!.record.seed === today, 'it is yesterday still');
  });

  it('advises a move with the book’s reason', async () => {
    const table = await lucie();
    table.hint();
    await waitUntil(() => sheetOf(table)?.querySelector('.source'), 'no advice', {timeout: 20_000});
    expect(sheetOf(table)!.querySelector('.source')!.textContent).to.match(/^lucie\.\d/);
    expect(table.shadowRoot!.querySelector('.pile.hinted')).to.not.equal(null);
  }).timeout(30_000);

  it('finds out whether it can come out, and shows a way', async () => {
    const table = await quickTable({game: 'fifteen', seed: 'bench 8'});
    await table.open('inquiry');
    const press = (): void => sheetOf(table)!.querySelector<HTMLButtonElement>('footer .first')!.click();
    press();
    await waitUntil(() => sheetOf(table)?.querySelector('[role="status"]'), 'no answer', {timeout: 30_000});
    expect(sheetOf(table)!.querySelector('[role="status"]')!.textContent).to.equal('Yes: it can come out.');
    for (let i = 0; i < 3; i++) {
      press();
      await settled(table);
    }
    expect(movesMade(table).length).to.equal(3);
  }).timeout(40_000);

  it('asks the solver of a patience that the page has added', async () => {
    if (!patienceNamed(TWELFTH.id)) registerPatience(TWELFTH);
    const table = await quickTable({game: TWELFTH.id, lang: 'pl'});
    expect(table.called).to.equal('The Twelfth');
    const failed: string[] = [];
    table.addEventListener('quinola-error', ({code}) => failed.push(code));
    await table.open('inquiry');
    sheetOf(table)!.querySelector<HTMLButtonElement>('footer .first')!.click();
    await waitUntil(() => sheetOf(table)?.querySelector('[role="status"], progress[value]:not([value="0"])'), 'no answer', {timeout: 30_000});
    expect(failed).to.deep.equal([]);
  }).timeout(40_000);

  it('deals a deal that is proved to come out', async () => {
    const table = await quickTable({game: 'shah'});
    await table.open('menu');
    [...sheetOf(table)!.querySelectorAll('button')].find(({textContent}) => textContent === 'A deal that comes out')!.click();
    await waitUntil(() => /^shah \d+$/.test(table.context?.record.seed ?? ''), 'no such deal', {timeout: 5000});
  });

  it('counts the games in this browser, to be erased', async () => {
    const {record, moves} = await solutionOf('la-belle-lucie');
    const table = await quickTable({game: 'la-belle-lucie'}, record);
    for (const move of moves) table.play(move);
    await waitUntil(() => sheetOf(table), 'it does not end');
    await table.open('statistics');
    expect([...sheetOf(table)!.querySelectorAll('tbody td')].map(({textContent}) => textContent)).to.deep.equal(['1', '1', '56 moves']);
    [...sheetOf(table)!.querySelectorAll('button')].find(({textContent}) => textContent === 'Erase them')!.click();
    expect(localStorage.getItem('quinola-patience')).to.equal(null);
  });

  it('lays the Salic Law out by itself till something fits', async () => {
    const table = await quickTable({game: 'salic-law'});
    deedOf(table, 'on')!.click();
    await waitUntil(() => table.moves().some(({type}) => type === 'play'), 'it stops too soon', {timeout: 5000});
    expect(movesMade(table).length).to.be.above(1);
  });

  it('follows the width of its place, and leaves all of it to the cards on a telephone', async () => {
    const box = await fixture<HTMLElement>(html`<div style="margin:-8px;width:760px"></div>`);
    const table = await quickTable({game: 'blockade'});
    box.append(table);
    // What observes its own size and changes it meanwhile is an error of the page, and fails here. How wide cards are in these rooms `layouts.test.ts` tells of every patience.
    for (const [width, left, least] of [[600, 576, 28], [390, 374, 28], [320, 304, 24]] as const) {
      box.style.width = `${width}px`;
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      await table.updateComplete;
      expect(table.shadowRoot!.querySelector('.board')!.clientWidth, `room at ${width}`).to.equal(left);
      expect(pileOf(table, 'aces.0').offsetWidth, `card at ${width}`).to.be.at.least(least);
    }
  });
});
