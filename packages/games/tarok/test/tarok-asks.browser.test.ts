import {expect} from '@open-wc/testing';
import {until} from '@quinola/testing/wait.js';
import {
  buttonOf,
  cardOf,
  inPhase,
  press,
  namedAt,
  handOf,
  movesOf,
  saidBy,
  sheetOf,
  tarokTable,
  playUntil,
} from '../test-support/tarok-table.js';

describe('what <tarok-table> asks', () => {
  afterEach(() => localStorage.removeItem('quinola:tarok test'));

  it('lets the dealer choose three cards, says why others cannot be laid away, and takes one back', async () => {
    const table = await tarokTable();
    await playUntil(table, inPhase(table, 'skat'));
    expect(handOf(table)).to.have.length(28);
    const away = handOf(table).find((button) => button.getAttribute('aria-disabled') === 'true')!;
    await press(table, away);
    expect(saidBy(table).at(-1)).to.match(/may not be laid away/);
    expect(table.shadowRoot!.querySelector('.note')).not.to.equal(null);
    const lay = (): HTMLButtonElement => buttonOf(table.shadowRoot!, 'Lay the Skat');
    for (let chosen = 1; chosen <= 3; chosen++) {
      expect(lay().disabled).to.equal(true);
      await press(
        table,
        handOf(table).find((button) => button.getAttribute('aria-disabled') === 'false')!,
      );
      expect(saidBy(table).at(-1)).to.contain(`${chosen} of 3`);
    }
    await expect(table).to.be.accessible();
    const [one] = table.features!.choosing.cards;
    await press(table, table.shadowRoot!.querySelector<HTMLElement>(`[data-chosen="${one}"]`)!);
    expect(cardOf(table, one!)).not.to.equal(undefined);
    await press(table, cardOf(table, one!));
    const aside = table.features!.choosing.cards;
    await press(table, lay());
    expect(table.view!.skat).to.have.members([...aside]);
  });

  it('proposes what the hand holds, with its value, and announces what remains ticked', async () => {
    const table = await tarokTable();
    await playUntil(
      table,
      () =>
        inPhase(table, 'announcing')() && movesOf(table).filter(({type}) => type === 'ANNOUNCE').length > 1,
    );
    const sheet = await sheetOf(table);
    const rows = [...sheet.querySelectorAll('.classes label')];
    const worth = rows.map((row) => Number(row.querySelector('b')!.textContent));
    const total = worth.reduce((sum, n) => sum + n, 0);
    expect(buttonOf(sheet, `Announce ${total}`)).not.to.equal(undefined);
    await expect(await sheetOf(table)).to.be.accessible();
    rows[0]!.querySelector('input')!.click();
    await table.updateComplete;
    const left = total - worth[0]!;
    await press(table, buttonOf(sheet, left ? `Announce ${left}` : 'Announce nothing'));
    expect(table.view!.announced[table.view!.seat]!.total).to.equal(left);
    expect(saidBy(table).join(' ')).to.match(/You announce /);
  });

  it('puts kings and the Pagat before the players who won them', async () => {
    const table = await tarokTable();
    await playUntil(
      table,
      () => inPhase(table, 'playing.trick')() && table.view!.pieces.some(({card}) => card.startsWith('K')),
    );
    const laid = [...table.shadowRoot!.querySelectorAll('.before')];
    expect(laid.map((one) => one.getAttribute('aria-label')).join(' ')).to.match(/^Before .*king of /);
  });

  it('plays a party of two to its payment', async () => {
    const table = await tarokTable({players: '2'});
    expect(namedAt(table, 'n')).to.equal(table.whoSits(1 - table.view!.seat).name);
    await playUntil(table, () => table.view!.parties.length > 0);
    await playUntil(table, () => table.context!.sheets[0] === 'partyOver');
    const {pay} = table.view!.parties[0]!;
    expect((await sheetOf(table)).textContent).to.contain(`${pay} groszy`);
    expect(
      (await sheetOf(table)).querySelectorAll('.printed .hands > div').length,
      'hands on paper',
    ).to.equal(2);
    await playUntil(table, () => table.tag('over'));
    await until(
      () => table.shadowRoot!.querySelector('.sheet')?.textContent.includes('The session is over'),
      'no end',
    );
  });

  it('plays the draw for seats and the cut by its sheets', async () => {
    const table = await tarokTable({ceremony: 'full'});
    const free = (await sheetOf(table)).querySelector<HTMLButtonElement>('.cards button:not([disabled])')!;
    await press(table, free);
    expect(saidBy(table).join(' ')).to.match(/deals? first/);
    await playUntil(table, inPhase(table, 'playing.trick'));
    expect(table.view!.seats).to.have.length(3);
  });
});
