import {expect} from '@open-wc/testing';
import {wholeOf} from '@quinola/table';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import type {WhistMove, WhistTable, WhistView} from '@quinola/whist';
import {until} from '@quinola/testing/wait.js';
import {
  first,
  forget,
  handOf,
  movesOf,
  quickTable,
  saidBy,
  seen,
  settled,
  sheetOf,
} from '../test-support/table.js';

/** A match in which the visitor first draws a card equal to another, then the lowest: he chooses his seat and deals. */
const SEED = 'evening 8';

/** Eight points for S and N, E deals: S holds two honours, N the third. */
const AT_EIGHT =
  'S:AK32.432.432.432 W:654.AKQ.A65.A765 N:Q87.T98.T987.T98 E:JT9.J765.KQJ.KQJ dealer=E turnup=JS score=8-3';
/** The same, but N holds two. */
const PARTNER_AT_EIGHT =
  'S:Q32.5432.432.432 W:654.AKQ.A65.A765 N:AK87.T98.T98.T98 E:JT9.J76.KQJ7.KQJ dealer=E turnup=JS score=8-3';

const focused = (table: WhistTable): HTMLElement | null =>
  table.shadowRoot!.activeElement as HTMLElement | null;

/** How a person operates a part of a sheet. */
type Activate = (table: WhistTable, part: HTMLElement) => Promise<void>;

const pointer: Activate = async (_table, part) => {
  part.scrollIntoView({block: 'nearest'});
  const {left, top, width, height} = part.getBoundingClientRect();
  await sendMouse({type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)]});
};

/** By Tab and Enter alone; the table has moved the focus to the sheet. */
const keys: Activate = async (table, part) => {
  for (let stop = 0; stop < 70 && focused(table) !== part; stop++) await sendKeys({press: 'Tab'});
  expect(focused(table) === part, `Tab does not lead to “${part.textContent}”`).to.equal(true);
  await sendKeys({press: 'Enter'});
};

const buttons = (table: WhistTable): HTMLButtonElement[] => [
  ...(sheetOf(table)?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
];
const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement | undefined =>
  buttons(table).find((button) => text.test(button.textContent.trim()));

/** Waits until the rules are in a phase and the visitor is asked about it by a sheet of this title. */
const asked = (table: WhistTable, phase: string, title: RegExp): Promise<void> =>
  seen(
    table,
    () =>
      table.context!.turn.phase === phase &&
      table.tag('visitor') &&
      sheetOf(table)?.ariaLabel?.match(title) &&
      buttons(table).length,
  );

/** Presses a part, and waits until the game has continued. */
async function press(table: WhistTable, activate: Activate, part: HTMLElement): Promise<void> {
  const {count} = table.context!;
  await activate(table, part);
  await seen(table, () => table.context!.count > count);
}

/** Starts to operate the table: a keyboard user first moves the focus there, and must never lose it afterwards. */
async function prepare(table: WhistTable, activate: Activate): Promise<void> {
  await setViewport({width: 1000, height: 900});
  if (activate === keys) table.shadowRoot!.querySelector<HTMLElement>('[part~=toolbar] button')!.focus();
}

for (const [name, activate] of [
  ['pointer', pointer],
  ['keys', keys],
] as const) {
  describe(`the ceremony of a whist table, by ${name}`, () => {
    afterEach(() => forget());

    it('the visitor calls at eight, gets an answer, and wins the game', async () => {
      const table = await quickTable({deal: AT_EIGHT, seed: ''});
      await prepare(table, activate);
      await asked(table, 'playing.trick', /has eight points/);
      expect(sheetOf(table)!.textContent).to.contain('You hold two honours');
      await press(table, activate, buttonOf(table, /Can you answer/)!);
      await seen(table, () => table.view!.lastDeal?.byCall);
      expect(wholeOf(table).record.moves.map(({by, move}) => `${by} ${move.type}`)).to.include.members([
        '0 CALL',
        '2 ANSWER',
      ]);
      await until(() => buttonOf(table, /Go on/), 'no sheet of the deal');
      expect(table.view!.games.at(-1)).to.include({winner: 0, byCall: true});
    });

    it('the visitor answers his partner’s call', async () => {
      const calls = (view: WhistView, moves: readonly WhistMove[]): WhistMove =>
        moves.find(({type}) => type === 'CALL') ?? first(view, moves);
      const table = await quickTable({deal: PARTNER_AT_EIGHT, seed: ''});
      table.seats = ['visitor', first, calls, first];
      await prepare(table, activate);
      await settled(table);
      const card = handOf(table).find((button) => button.getAttribute('aria-disabled') === 'false')!;
      card.focus();
      await press(table, activate === keys ? keys : pointer, card);
      await asked(table, 'playing.asked', /has eight points/);
      expect(sheetOf(table)!.textContent).to.match(/asks whether you hold an honour/);
      await press(table, activate, buttonOf(table, /^Yes/)!);
      await seen(table, () => table.view!.lastDeal?.byCall);
    });
  });
}

// By keys alone: behaviour 29.
describe('the draw and the cut at a whist table, by pointer', () => {
  afterEach(() => forget());

  it('the visitor draws, draws again, chooses a seat and a pack, and deals', async () => {
    const table = await quickTable({ceremony: 'full', seed: SEED});
    await prepare(table, pointer);

    await asked(table, 'cutting.drawing', /Drawing for partners/);
    expect(buttons(table).length, 'the whole pack is spread').to.equal(52);
    await press(table, pointer, buttons(table)[0]!);

    await asked(table, 'cutting.redrawing', /Drawing for partners/);
    const drawn = [...sheetOf(table)!.querySelectorAll('figure')];
    expect(drawn.length, 'the four cards lie open').to.equal(4);
    expect(
      new Set(
        drawn.map((figure) => figure.querySelector<HTMLElement>('.card')!.ariaLabel!.replace(/ of .*/, '')),
      ).size,
      'no two are equal',
    ).to.be.below(4);
    expect(saidBy(table).join(' ')).to.match(/draw again/);
    expect(buttons(table).length).to.equal(48);
    await press(table, pointer, buttons(table)[0]!);

    await asked(table, 'cutting.seating', /Drawing for partners/);
    const seats = buttons(table);
    expect(seats.length).to.equal(4);
    await press(table, pointer, seats[1]!);
    expect(table.view!.seats.indexOf(0)).to.be.at.least(0);

    await asked(table, 'preparing.choosePack', /Whist/);
    await press(table, pointer, buttonOf(table, /blue/)!);
    expect(table.view!.packs.inUse).to.equal('blue');

    // Another has cut; the visitor has dealt and turned up a card.
    await seen(table, () => handOf(table).length === 13);
    expect(table.shadowRoot!.querySelector('.pack-blue'), 'the backs are blue').not.to.equal(null);
    expect(table.view!.seats[table.view!.dealer]).to.equal(0);
    await settled(table);
    expect(table.view!.hand).to.contain(table.view!.turnUp!.remembered);

    // The next deal is dealt on the visitor's left: he cuts.
    while (!table.tag('sheet')) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    await until(() => buttonOf(table, /Go on/), 'no sheet of the deal');
    await pointer(table, buttonOf(table, /Go on/)!);

    for (const again of [1, 2]) {
      await asked(table, 'preparing.packCut', /Cut the pack/);
      await press(table, pointer, buttonOf(table, /Refuse the cut/)!);
      await seen(table, () => table.view!.packs.thrownOver === again);
    }
    await asked(table, 'preparing.packCut', /Cut the pack/);
    expect(buttonOf(table, /Refuse the cut/), 'only twice').to.equal(undefined);
    const range = sheetOf(table)!.querySelector<HTMLInputElement>('input[type="range"]')!;
    const {left, top, width, height} = range.getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(left + width / 4), Math.round(top + height / 2)]});
    expect(range.valueAsNumber).to.be.within(10, 18);
    const place = range.valueAsNumber;
    await press(table, pointer, sheetOf(table)!.querySelector<HTMLElement>('footer .first')!);
    const cuts = wholeOf<WhistView, WhistMove>(table).record.moves.flatMap(({by, move}) =>
      by === 0 && move.type === 'CUT' ? [move.index] : [],
    );
    expect(cuts).to.deep.equal([place]);

    await seen(table, () => handOf(table).length === 13);
    const {turnUp} = table.view!;
    await seen(table, () => table.shadowRoot!.querySelector('.up .card, .up [role="img"]'));
    expect(turnUp!.open, 'the turn-up lies open').to.be.a('string');
  });
});
