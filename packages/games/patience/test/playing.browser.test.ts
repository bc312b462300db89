import {expect, nextFrame} from '@open-wc/testing';
import {beyond, wholeOf} from '@quinola/table';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import {PATIENCES, formatMove, type PatienceMove, type PatienceTable} from '@quinola/patience';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {until} from '@quinola/testing/wait.js';
import type {Carry} from '../src/patience/rules/index.js';
import {carriesOf} from '../src/patience/table/ways.js';
import {
  actionButton,
  forget,
  lucie,
  movesMade,
  pileOf,
  quickTable,
  settled,
  sheetOf,
  solutionOf,
} from '../test-support/table.js';

const focused = (table: PatienceTable): string =>
  (table.shadowRoot!.activeElement as HTMLElement).dataset['pile']!;
const saidBy = (table: PatienceTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map((line) => line.textContent);
const topOf = (table: PatienceTable, pile: string): HTMLElement =>
  pileOf(table, pile).querySelector('.card:last-of-type') ?? pileOf(table, pile);
const middle = (element: Element): [number, number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** The arrow keys that lead from the focused pile to another. */
function pathTo(table: PatienceTable, to: string): string[] {
  const piles = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.pile')];
  const spots = piles.map(
    ({style}) => [Number(style.getPropertyValue('--x')), Number(style.getPropertyValue('--y'))] as const,
  );
  const paths = new Map<number, string[]>([
    [piles.findIndex(({dataset}) => dataset['pile'] === focused(table)), []],
  ]);
  for (const [at, path] of paths) {
    if (piles[at]!.dataset['pile'] === to) return path;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = beyond(spots, spots[at]!, key);
      if (next >= 0 && !paths.has(next)) paths.set(next, [...path, key]);
    }
  }
  throw new Error(`no path to ${to}`);
}

/** The action of the button that makes a move, if it has one. */
function actionFor(table: PatienceTable, {type}: PatienceMove): string {
  if (type !== 'next') return type;
  return ['card', 'circle', 'row'].find((action) => actionButton(table, action)) ?? type;
}

/** The kind of a move for somebody who taps: from one kind of pile to another, or a button. */
function kindOf(table: PatienceTable, move: PatienceMove): string {
  return 'from' in move
    ? `${move.type} ${move.from.split('.')[0]!} ${move.to.split('.')[0]!}`
    : `${move.type} ${table.view!.step}`;
}

/** Makes a move by tapping. */
async function tap(table: PatienceTable, move: PatienceMove): Promise<void> {
  await table.updateComplete;
  if (move.type === 'rescue') {
    actionButton(table, 'rescue')!.click();
    await until(() => sheetOf(table), 'nothing is asked');
    sheetOf(table)!.querySelector<HTMLButtonElement>('.choices button')!.click();
  } else if ('from' in move) {
    pileOf(table, move.from).click();
    await table.updateComplete;
    // A vacant place is filled with the first tap.
    if (table.picked === move.from) pileOf(table, move.to).click();
  } else actionButton(table, actionFor(table, move))!.click();
}

describe('playing at a <patience-table>', () => {
  afterEach(() => forget());

  // The meaning of taps is tested for every move of complete games in `picking.test.ts`.
  for (const {id} of PATIENCES) {
    it(`solves a game by taps, with each kind of move: ${id}`, async () => {
      const {record, moves} = await solutionOf(id);
      // Narrow as a telephone: small cards are drawn sooner.
      const table = await quickTable({game: id, style: 'width:390px'}, record);
      const root = table.shadowRoot!;
      root.querySelector('.layout')!.scrollIntoView({block: 'center'});
      expect(
        [...root.querySelectorAll<HTMLElement>('.pile.from')]
          .map(({dataset}) => dataset['pile']!)
          .filter(
            (pile) =>
              root.elementFromPoint(...middle(topOf(table, pile)))?.closest<HTMLElement>('.pile')?.dataset[
                'pile'
              ] !== pile,
          ),
        'cards that may move and are not reached in their middle',
      ).to.deep.equal([]);
      const tapped = new Set<string>();
      for (const [nth, move] of moves.entries()) {
        const kind = kindOf(table, move);
        if (tapped.has(kind) && nth < moves.length - 1) table.play(move);
        else await tap(table, move);
        tapped.add(kind);
        expect(
          wholeOf(table).record.moves.filter(({by}) => by === 0).length,
          `${formatMove(move)} ${table.note?.text ?? ''}`,
        ).to.equal(nth + 1);
      }
      await settled(table);
      expect(movesMade(table)).to.deep.equal(moves.map(formatMove));
      expect(table.view!.won).to.equal(true);
      await until(() => sheetOf(table), 'nobody says so');
      expect(sheetOf(table)!.textContent).to.contain('has come out');
      expect(sheetOf(table)!.querySelectorAll('.wheel .card').length % 52, 'a wheel of whole packs').to.equal(
        0,
      );
    });
  }

  describe('keyboard', () => {
    it('plays a game to its end: arrows move, Enter picks and places, Escape cancels', async () => {
      const {record, moves} = await solutionOf('la-belle-lucie');
      const table = await quickTable({game: 'la-belle-lucie'}, record);
      for (const move of moves.slice(0, -2)) table.play(move);
      await table.updateComplete;
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await sendKeys({press: key});
      };
      const [first, last] = moves.slice(-2) as [Carry, Carry];
      pileOf(table, first.to).focus();
      await press(...pathTo(table, first.from), 'Enter');
      expect(table.picked).to.equal(first.from);
      await press('Escape');
      expect(table.picked).to.equal(null);
      await press('Enter', ...pathTo(table, first.to), 'Enter');
      // Enter pressed twice sends a card to its foundation.
      await press(...pathTo(table, last.from), 'Enter', 'Enter');
      expect(movesMade(table)).to.deep.equal(moves.map(formatMove));
      expect(table.view!.won).to.equal(true);
    });

    it('works the same after the language has changed', async () => {
      const table = await lucie();
      table.lang = 'de';
      await until(() => table.panelWords!.close === 'Schließen', 'no German');
      const piles = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.pile')];
      piles[0]!.focus();
      const goal = piles[piles.length >> 1]!.dataset['pile']!;
      for (const key of pathTo(table, goal)) await sendKeys({press: key});
      expect(focused(table)).to.equal(goal);
    });

    it('has letters to turn, take back, redo and mark what can move', async () => {
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

  it('opens the sheet of the end each time that a deal comes out, as often as it is played', async () => {
    const {moves} = await solutionOf('la-belle-lucie');
    const table = await lucie();
    const playToTheEnd = async (): Promise<void> => {
      for (const one of moves) {
        table.play(one);
        await settled(table);
      }
      await until(() => sheetOf(table)?.querySelector('.wheel'), 'the end is not shown');
    };
    await playToTheEnd();
    const press = (text: string): void =>
      [...sheetOf(table)!.querySelectorAll<HTMLElement>('button')]
        .find((one) => one.textContent.trim() === text)!
        .click();
    press(table.gamePanelWords!.again);
    await until(() => !table.view!.won, 'it is not dealt again');
    await settled(table);
    await playToTheEnd();
  });

  describe('pointer', () => {
    it('moves a card by two taps if there is only one place for it', async () => {
      const table = await lucie();
      const carries = carriesOf(table.moves());
      const only = carries.find(
        ({from, type}) => type !== 'play' && carries.filter((carry) => carry.from === from).length === 1,
      )!;
      pileOf(table, only.from).click();
      pileOf(table, only.from).click();
      expect(movesMade(table)).to.deep.equal([formatMove(only)]);
    });

    it('moves all cards to the foundations by one button or key, as soon as nothing else is left to do', async () => {
      const {record, moves} = await solutionOf('la-belle-lucie');
      for (const press of [
        (table: PatienceTable) => actionButton(table, 'home')!.click(),
        () => sendKeys({press: 'h'}),
      ]) {
        const table = await quickTable({game: 'la-belle-lucie'}, record);
        expect(actionButton(table, 'home'), 'at the beginning').to.equal(null);
        for (const move of moves) {
          if (actionButton(table, 'home')) break;
          table.play(move);
          await table.updateComplete;
        }
        expect(table.view!.won).to.equal(false);
        pileOf(table, 'fans.0').focus();
        press(table);
        await until(() => table.view!.won, 'the cards do not go to the foundations');
        await until(() => sheetOf(table)?.querySelector('.wheel'), 'the end is not shown');
        table.remove();
      }
    });

    it('shows what a pile takes when the pointer rests on it or it has focus', async () => {
      const table = await lucie();
      const prompt = (): string => table.shadowRoot!.querySelector('[part~=prompt]')!.textContent.trim();
      const usual = prompt();
      await sendMouse({type: 'move', position: middle(pileOf(table, 'aces.1'))});
      await until(() => prompt().startsWith('Takes'), 'it says nothing');
      expect(prompt()).to.match(/^Takes: \w+ of \w+$/);
      await sendMouse({type: 'move', position: [0, 0]});
      await until(() => prompt() === usual, 'it goes on saying it');
      await sendKeys({press: 'Tab'});
      pileOf(table, 'aces.2').focus();
      await until(() => /^Takes: \w+ of \w+$/.test(prompt()), 'it says nothing to the keys');
    });

    it('plays a card to its foundation by two taps', async () => {
      const table = await lucie();
      pileOf(table, 'fans.2').click();
      pileOf(table, 'fans.2').click();
      expect(movesMade(table)).to.deep.equal(['play fans.2>aces.1']);
    });

    it('is done with a double or triple click once it has made a move', async () => {
      const table = await lucie();
      for (const detail of [1, 2, 3, 4]) {
        pileOf(table, 'fans.2').dispatchEvent(new MouseEvent('click', {bubbles: true, detail}));
        await settled(table);
      }
      expect([movesMade(table), table.picked]).to.deep.equal([['play fans.2>aces.1'], null]);
    });

    it('marks the card just dealt, says what is asked, and plays it by a tap on its foundation', async () => {
      const table = await quickTable({game: 'four-corners', seed: 'bench 0'});
      const marked = (mark: string): (string | undefined)[] =>
        [...table.shadowRoot!.querySelectorAll<HTMLElement>(`.pile.${mark}`)].map(
          ({dataset}) => dataset['pile'],
        );
      const line = (): string => table.shadowRoot!.querySelector('.status')!.textContent.trim();
      expect([marked('picked'), marked('goal')]).to.deep.equal([['right.2'], ['kings.2']]);
      expect(line()).to.equal('You may play the card just dealt, or leave it.');
      pileOf(table, 'kings.2').click();
      await settled(table);
      expect(movesMade(table)).to.deep.equal(['play right.2>kings.2']);
      while (table.moves().some(({type}) => type === 'leave')) {
        table.play({type: 'leave'});
        await settled(table);
      }
      expect(marked('picked')).to.deep.equal([]);
      expect(line()).to.not.contain('fallen');
    });

    it('does not redraw while a card is dragged, and shows all changes when it is dropped', async () => {
      const table = await lucie();
      const marked = (): boolean => table.shadowRoot!.querySelector('.layout')!.matches('.shows');
      const [x, y] = middle(topOf(table, 'fans.2'));
      await drag([x, y], [x + 20, y]);
      await until(() => pileOf(table, 'fans.2').matches('.picked'), 'what is picked up does not show');
      table.show();
      await nextFrame();
      expect(marked()).to.equal(false);
      await sendMouse({type: 'up'});
      expect(marked()).to.equal(true);
      expect(pileOf(table, 'fans.2').matches('.picked')).to.equal(false);
    });

    it('shows the next card in its place when one was dragged away', async () => {
      const {record, moves} = await solutionOf('windmill');
      const table = await quickTable({game: 'windmill'}, record);
      const drawn = moves.findIndex((move) => move.type === 'play' && move.from.startsWith('sails'));
      for (const move of moves.slice(0, drawn)) table.play(move);
      await table.updateComplete;
      const {from, to} = moves[drawn] as {from: string; to: string};
      await drag(middle(topOf(table, from)), middle(topOf(table, to)));
      await sendMouse({type: 'up'});
      expect(movesMade(table).length).to.equal(drawn + 1);
      expect(
        topOf(table, from)
          .getAnimations()
          .filter((one) => one instanceof CSSTransition),
      ).to.deep.equal([]);
      expect(getComputedStyle(topOf(table, from)).translate).to.equal('none');
    });

    it('says why a card cannot go where it is tapped', async () => {
      const table = await lucie();
      pileOf(table, 'fans.2').click();
      await table.updateComplete;
      const other = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.fans,.pile')].find(
        (pile) =>
          pile.dataset['pile'] !== 'fans.2' &&
          !pile.classList.contains('from') &&
          !pile.classList.contains('goal'),
      )!;
      other.click();
      await table.updateComplete;
      expect(table.shadowRoot!.querySelector('.status')!.textContent.trim()).to.equal(
        'It does not fit there.',
      );
      expect(saidBy(table).at(-1)).to.equal('It does not fit there.');
    });
  });
});
