import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {TarokMove, TarokView} from '@quinola/tarok';
import {until} from '@quinola/testing/wait.js';
import {
  buttonOf,
  inPhase,
  handOf,
  movesOf,
  namedAt,
  settled,
  sheetOf,
  tarokTable,
  playUntil,
} from '../test-support/tarok-table.js';

describe('<tarok-table>', () => {
  afterEach(() => localStorage.removeItem('quinola:tarok test'));

  it('shows a hand of twenty-five in the order of the book, taroks first and red pips reversed', async () => {
    const table = await tarokTable();
    await playUntil(table, inPhase(table, 'playing.trick'));
    const cards = handOf(table).map(({dataset}) => dataset['card']!);
    expect(cards).to.have.length(25);
    const taroks = cards.filter((card) => /^(T\d|SK)/.test(card));
    expect(cards.slice(0, taroks.length)).to.deep.equal(taroks);
    const reds = cards.filter((card) => /^[2-9]H$/.test(card)).map((card) => Number(card[0]));
    expect(reds).to.deep.equal([...reds].sort((a, b) => a - b));
    await expect(table).to.be.accessible();
  });

  it('seats the next player to the right', async () => {
    const table = await tarokTable();
    const {seat} = table.view!;
    expect(namedAt(table, 'e')).to.equal(table.whoSits((seat + 1) % 3).name);
    expect(namedAt(table, 'w')).to.equal(table.whoSits((seat + 2) % 3).name);
  });

  for (const [width, lang, pot] of [
    [320, 'de', false],
    [320, 'ru', true],
    [390, 'ru', true],
  ] as const) {
    it(`wraps no name on the papers at ${width} px${pot ? ' with the pot beside them' : ''}`, async () => {
      const table = await tarokTable({...(pot && {pot: ''}), lang});
      // The page has margins.
      table.parentElement!.style.width = `${width - 16}px`;
      await playUntil(table, inPhase(table, 'playing.trick'));
      for (const name of table.shadowRoot!.querySelectorAll<HTMLElement>('.tally b')) {
        const words = document.createRange();
        words.selectNodeContents(name);
        expect(words.getClientRects().length, name.textContent).to.equal(1);
      }
    });
  }

  it('takes every option from an attribute', async () => {
    const trois = await tarokTable({
      deals: 'open',
      'matador-series': 'both',
      'announce-pagat-with-taroks': '',
      'announce-pagat-in-skat': '',
      'sky-led': 'free',
      'pagat-accounting': 'cumulative',
      'pagat-tie': 'nextInTurn',
      'card-flow': 'each',
      'king-ultimo': '15',
      stichfrei: '',
      pot: '',
      'pot-stake': '20',
    });
    expect(trois.view!.options).to.deep.include({
      deals: 'open',
      matadorSeries: 'both',
      announcePagatWithTaroks: true,
      announcePagatInSkat: true,
      skyLed: 'free',
      pagatAccounting: 'cumulative',
      pagatTie: 'nextInTurn',
      cardFlow: 'each',
      kingUltimo: 15,
      stichfrei: true,
      pot: true,
      potStake: 20,
    });
    const deux = await tarokTable({
      players: '2',
      parties: '2',
      target: '150',
      'double-below': '70',
      'party-stake': '0',
      'point-value': '3',
      'captor-scores': 'no',
      'pair-empty': '0',
    });
    expect(deux.view!.options).to.deep.include({
      players: 2,
      parties: 2,
      target: 150,
      doubleBelow: 70,
      partyStake: 0,
      pointValue: 3,
      captorScores: false,
      pairEmpty: 0,
    });
  });

  it('starts with a set deal, and says so if it cannot be read', async () => {
    const hands =
      'S:SK,21,20,19,18,17,16,15,14,13.KQN.KQN.KQN.KQNJT9 E:12,11,10,9,8,7,6,5,4,3,2.JT98.JA23.JA23.87654';
    const table = await tarokTable({deal: `${hands} dealer=E`});
    expect(table.view!.dealer).to.equal(1);
    expect(table.view!.hand).to.include.members(['SK', 'T21', 'KS', 'NC']).and.to.have.length(25);
    const codes: string[] = [];
    table.addEventListener('quinola-error', ({code}) => codes.push(code));
    table.deal = hands.replace('SK', '22');
    await until(() => codes.length > 0, 'no error');
    await settled(table);
    expect(codes).to.deep.equal(['deal-hand']);
    expect(table.view!.options.deal).to.equal(null);
  });

  for (const players of ['3', '2'] as const) {
    it(`shows every drawn card from the first on, with ${players} players`, async () => {
      const table = await tarokTable({ceremony: 'full', players});
      let draw: (() => void) | null = null;
      const patient = (view: TarokView): Promise<TarokMove> =>
        new Promise((resolve) => void (draw = () => resolve(movesOf({view})[0]!)));
      table.seats = ['visitor', patient, ...(players === '2' ? [] : [patient])];
      (await sheetOf(table)).querySelector<HTMLButtonElement>('.cards button, .spread button')!.click();
      await until(() => draw, 'nobody else draws');
      await table.updateComplete;
      const sheet = await sheetOf(table);
      expect(sheet.querySelectorAll('figure [role="img"]'), 'the visitor’s own card is shown').to.have.length(
        1,
      );
      expect(sheet.textContent).to.contain('You draw');
      expect(
        sheet.querySelectorAll('button:not([disabled])'),
        'it is not the visitor who draws',
      ).to.have.length(0);
      draw!();
      await until(
        () => sheet.querySelectorAll('figure [role="img"]').length === 2 || table.view!.seats.length,
        'nothing lies there',
      );
    });
  }

  it('moves focus from the settlement to the next hand, however long dealing takes', async () => {
    const table = await tarokTable({deals: 'open', ceremony: 'full'});
    const root = table.shadowRoot!;
    await playUntil(
      table,
      () => table.context!.sheets[0] === 'settling' && table.view!.seats[table.view!.dealer] === 0,
    );
    table.setAttribute('pace', 'quick');
    await table.updateComplete;
    buttonOf(await sheetOf(table), 'Go on').focus();
    await sendKeys({press: 'Enter'});
    await until(inPhase(table, 'skat'), 'no next deal');
    await until(() => root.activeElement?.closest('.hand'), 'focus is lost');
  });

  it('continues an unfinished game', async () => {
    const table = await tarokTable({persist: 'tarok test'});
    await playUntil(table, () => inPhase(table, 'playing.trick')() && table.view!.tricks.length === 4);
    const {hand} = table.view!;
    table.remove();
    const again = await tarokTable({persist: 'tarok test'});
    expect(again.view!.hand).to.deep.equal(hand);
    expect(again.view!.tricks).to.have.length(4);
  });

  for (const [lang, words] of [
    ['de', /Sie sind an der Reihe|Sie spielen aus/],
    ['pl', /Twoja kolej/],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      const table = await tarokTable({lang});
      await playUntil(table, inPhase(table, 'playing.trick'));
      await until(() => words.test(table.shadowRoot!.querySelector('.status')!.textContent), 'other words');
    });
  }
});
