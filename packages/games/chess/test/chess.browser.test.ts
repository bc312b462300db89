import {expect} from '@open-wc/testing';
import {sendMouse, setViewport} from '@web/test-runner-commands';
import {describeTable} from '@quinola/testing/table-suite.js';
import {asked, movesOf} from '@quinola/testing/visitor/moves.js';
import {
  click,
  drag,
  first,
  frames,
  leave,
  until,
  visit,
  type PublicTable,
  type Visitor,
} from '@quinola/testing/visitor.js';

/** What is written of the moves of the running game. */
const line = ({element}: Visitor): readonly string[] =>
  (element.view as unknown as {readonly line: readonly {readonly san: string}[]}).line.map(({san}) => san);

/** A table without delays, with a visitor and another; whole, and the visitor is asked. */
async function at(attributes: string, other: unknown): Promise<Visitor> {
  const markup = `<chess-table pace="none" ${attributes}></chess-table>`;
  return asked(await visit(markup, {seats: ['visitor', other], wait: 'whole'}));
}

/** Types a text at the board, as by keys. */
function type(table: Visitor, text: string): void {
  const square = table.part('square')[0]!;
  for (const key of text)
    square.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
    );
}

type Spot = readonly [x: number, y: number];

const middleOf = (element: Element): Spot => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** What a square shows, and the man on it. */
const squareOf = (table: Visitor, name: string): HTMLElement =>
  table.part('square').find((one) => one.dataset['square'] === name)!;
const manOn = (table: Visitor, name: string): HTMLElement =>
  squareOf(table, name).querySelector<HTMLElement>('[part=piece]')!;

describeTable('chess', () => {
  afterEach(leave);

  it('draws a drag in the very next picture', async () => {
    const table = await at('', first);
    const [x, y] = middleOf(manOn(table, 'e2'));
    await drag([x, y], [x, y - 20]);
    await until(() => manOn(table, 'e2').matches('.held'), 'he is not held');
    /** How far the man lies from the pointer in the picture that follows each of its movements. */
    const behind: number[] = [];
    const onMove = ({clientX, clientY}: PointerEvent): void => {
      requestAnimationFrame(() => {
        const [manX, manY] = middleOf(manOn(table, 'e2'));
        behind.push(Math.hypot(manX - clientX, manY - clientY));
      });
    };
    addEventListener('pointermove', onMove);
    for (const away of [30, 60, 90])
      await sendMouse({type: 'move', position: [Math.round(x) + away, Math.round(y) - away]});
    await until(() => behind.length > 2, 'the pointer does not move');
    removeEventListener('pointermove', onMove);
    await sendMouse({type: 'up'});
    // The pointer goes by whole pixels.
    expect(Math.max(...behind)).to.be.below(2);
  });

  it('draws nothing at an idle board', async () => {
    const table = await at('', first);
    type(table, 'e4');
    await until(() => line(table).length === 2 && movesOf(table).length, 'it is not played');
    // The last that comes of it are the words that are explained to a screen reader.
    await until(
      () => table.byRole('group', 'Words explained')?.querySelector('[tabindex]'),
      'no words are explained',
    );
    await frames();
    const {element} = table;
    const drawn: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const {target, type: kind, attributeName} of changes)
        drawn.push(`${target.nodeName} ${attributeName ?? kind}`);
    });
    const everything = {subtree: true, childList: true, attributes: true, characterData: true};
    for (const root of [element, element.shadowRoot!]) watch.observe(root, everything);
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      drawn.push('a frame is asked for');
      return ask(callback);
    };
    for (let pictures = 0; pictures < 60; pictures++) {
      for (const {playState} of [...document.getAnimations(), ...element.shadowRoot!.getAnimations()])
        if (playState === 'running') drawn.push('something is moved');
      await new Promise((go) => ask(go));
    }
    window.requestAnimationFrame = ask;
    watch.disconnect();
    expect([...new Set(drawn)]).to.deep.equal([]);
  });

  it('takes moves that are typed, and says why it takes none', async () => {
    const table = await at('seed="typed"', first);
    type(table, 'Nf3');
    await until(() => line(table)[0] === 'Nf3' && movesOf(table).length, 'it is not played');
    type(table, 'e2');
    await until(() => table.part('prompt').some((one) => one.textContent.includes('e2')), 'it is not shown');
    type(table, 'e4');
    await until(() => line(table)[2] === 'e4' && movesOf(table).length, 'it is not played');
    type(table, 'Nd5');
    await until(() => table.announced.some((text) => text.includes('Nd5')), 'nothing is said');
    expect(line(table).length).to.equal(4);
  });

  it('is turned, set with other men, and looked back at, while the game goes on; or it is played on from there', async () => {
    const table = await at('', first);
    for (const [nth, text] of ['e4', 'd3'].entries()) {
      type(table, text);
      await until(() => line(table).length === 2 * nth + 2 && movesOf(table).length, `${text} is not played`);
    }
    const before = line(table);
    const chess = table.element as PublicTable & {turned: boolean; men: string};
    chess.turned = true;
    chess.men = 'print';
    await until(() => table.part('square').at(0)!.getBoundingClientRect().top > 100, 'it is not turned');
    const standing = (square: string): number =>
      table
        .part('square')
        .find((one) => one.dataset['square'] === square)!
        .querySelectorAll('[part=piece]').length;
    await click(table.byRole('button', 'e4')!);
    await until(() => standing('e4') && !standing('d3'), 'it is not looked back at');
    expect(line(table)).to.deep.equal(before);
    await click(table.byRole('button', 'Play on from here')!);
    await until(
      () => line(table)[0] === 'e4' && line(table).length === 2 && movesOf(table).length,
      'it does not go on',
    );
  });

  it('takes moves that are typed while an advice is read', async () => {
    const table = await at('', first);
    await click(table.byRole('button', 'Advice')!);
    await until(() => table.panel(), 'no advice is given');
    type(table, 'e4');
    await until(() => line(table)[0] === 'e4', 'it is not played');
  });

  it('leaves the board where it is when an advice is given, where the table is wide', async () => {
    await setViewport({width: 1280, height: 720});
    const table = await at('style="height: 100vh"', first);
    const before = middleOf(squareOf(table, 'a1'));
    await click(table.byRole('button', 'Advice')!);
    await until(() => table.panel(), 'no advice is given');
    await frames();
    expect(middleOf(squareOf(table, 'a1'))).to.deep.equal(before);
    await setViewport({width: 800, height: 600});
  });

  it('does not tell at a strict table what is to be said: half the game is won by a mate that nobody announces', async () => {
    const fen = 'fen="6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1" strict-etiquette="yes"';
    const table = await at(fen, first);
    type(table, 'd1d8');
    const answer = (name: string): HTMLElement | null => table.byRole('button', name);
    await until(() => answer('Mate!'), 'he is not asked');
    expect(table.byRole('button', 'Rd8#')).to.equal(null);
    expect(table.byRole('button', 'Rd8')).not.to.equal(null);
    await click(answer('Nothing')!);
    await until(() => table.panel(), 'no sheet is laid');
    expect(table.text(table.panel()!)).to.contain('only half the game');
  });

  it('keeps the move that is looked back at in sight, where the list of moves scrolls', async () => {
    await setViewport({width: 390, height: 664});
    const table = await at('safety-draws="no" style="height: 100vh"', first);
    for (let moves = 0; moves < 10; moves++) {
      type(table, moves % 2 ? 'Ng1' : 'Nf3');
      await until(
        () => line(table).length === 2 * moves + 2 && movesOf(table).length,
        `${moves} is not played`,
      );
    }
    const [list] = table.part('moves');
    expect(list!.scrollHeight, 'the list does not scroll').to.be.above(list!.clientHeight);
    await click(table.allByRole('button', 'Nf3', list)[0]!);
    for (let left = 17; left > 1; left--) {
      await click(table.byRole('button', 'Back')!);
      await frames();
      const shown = list!.querySelector('[aria-pressed=true]')!.getBoundingClientRect();
      const {top, bottom} = list!.getBoundingClientRect();
      expect(shown.top, `${left}`).to.be.at.least(top - 1);
      expect(shown.bottom, `${left}`).to.be.at.most(bottom + 1);
    }
    await setViewport({width: 800, height: 600});
  });

  it('is whole in a square of 320 px, with squares that a finger finds', async () => {
    await setViewport({width: 320, height: 320});
    const table = await at('guide="off" style="position: fixed; inset: 0"', first);
    const {clientHeight, scrollHeight} = table.element;
    expect(scrollHeight).to.equal(clientHeight);
    const parts = ['square', 'piece', 'prompt'].flatMap((name) => table.part(name));
    for (const one of [...parts, table.byRole('button', 'Menu')!]) {
      const {left, top, right, bottom} = one.getBoundingClientRect();
      const isWhole = Math.min(left, top) >= 0 && Math.max(right, bottom) <= 320;
      expect(isWhole, `${one.textContent.trim()} ${[left, top, right, bottom].join(' ')}`).to.equal(true);
    }
    expect(squareOf(table, 'a1').offsetWidth).to.be.at.least(24);
    await setViewport({width: 800, height: 600});
  });

  it('keeps the size of the board from step to step of a lesson, where the table is tall', async () => {
    await setViewport({width: 390, height: 664});
    const table = await at('lesson="first-game" style="height: 100vh"', first);
    const sizes = new Set<number>();
    const lesson = () => table.element.shadowRoot!.querySelector('.lesson');
    for (let step = 1; step < 6; step++) {
      const title = `${step} of 10`;
      await until(() => lesson()?.textContent.includes(title), `${title} is not reached`);
      await frames();
      sizes.add(squareOf(table, 'a1').offsetWidth);
      const go = await until(() => table.byRole('button', step > 1 ? 'Skip' : 'Next'), 'nothing leads on');
      await click(go);
    }
    await setViewport({width: 800, height: 600});
    expect([...sizes]).to.have.lengthOf(1);
  });

  it('lets the board of a finished game be looked at, and its moves be walked', async () => {
    const table = await at('fen="6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"', first);
    type(table, 'd1d8');
    await until(() => table.panel(), 'no sheet is laid');
    await click(table.byRole('button', 'Look at the board', table.panel()!)!);
    await until(() => !table.panel(), 'the sheet stays');
    expect(table.part('prompt')[0]!.textContent).to.contain('Mate');
    await click(table.byRole('button', 'Back')!);
    await until(() => squareOf(table, 'd1').querySelector('[part=piece]'), 'it is not looked back at');
    await click(table.byRole('button', 'On')!);
    await until(() => squareOf(table, 'd8').querySelector('[part=piece]'), 'it is not walked on');
    expect(table.panel()).to.equal(null);
    await click(table.byRole('button', 'New session')!);
    await until(() => !line(table).length && movesOf(table).length, 'no other game begins');
  });

  it('gives diagram, position and game to copy', async () => {
    const table = await at('', first);
    const sheet = await table.openFromMenu('Copy game and position');
    const [diagram, position, game] = table.allByRole('textbox', /(?:)/, sheet) as HTMLTextAreaElement[];
    expect(diagram!.value).to.contain('1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖');
    expect(position!.value).to.match(/^rnbqkbnr\/pppppppp\/.* w KQkq - 0 1$/);
    expect(game!.value).to.contain('[Result "*"]');
    await click(table.byRole('button', 'Copy', sheet)!);
    // Whether the browser allows it or not, he is told.
    await until(
      () => table.announced.some((text) => /^Copied\.|copy it yourself/.test(text)),
      'nothing is said',
    );
  });

  it('is shared by two visitors without a curtain, and stays as it lies', async () => {
    const table = await at('names="Ann, Bea"', 'visitor');
    const lower = (): string | null => table.part('square').at(-1)!.getAttribute('data-square');
    const before = lower();
    for (const [nth, text] of ['e4', 'e5', 'Nf3'].entries()) {
      type(table, text);
      await until(() => line(table).length === nth + 1 && movesOf(table).length, `${text} is not played`);
      expect([table.panel(), lower()]).to.deep.equal([null, before]);
    }
  });
});
