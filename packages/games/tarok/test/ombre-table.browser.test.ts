import {expect} from '@open-wc/testing';
import type {TarokOmbreMove} from '@quinola/tarok/ombre.js';
import {until} from '@quinola/testing/wait.js';
import {
  allGames,
  buttonOf,
  handOf,
  movesOf,
  ombreTable,
  saidBy,
  settled,
  sheetOf,
} from '../test-support/ombre-table.js';

type Table = Awaited<ReturnType<typeof ombreTable>>;

const press = async (table: Table, button: HTMLElement): Promise<void> => {
  button.click();
  await settled(table);
};

/** The visitor bids a game, asks for all he can, gives his lowest cards for it, and begins to play. */
async function playing(table: Table, game: string): Promise<void> {
  await press(table, buttonOf(await allGames(table), game));
  while (table.context!.turn.phase !== 'playing.trick') {
    const moves = movesOf(table);
    table.play(moves.find(({type}) => type === 'STOP_DEMANDING') ?? moves[0]!);
    await settled(table);
  }
}

describe('the table of Tarok-ombre', () => {
  it('takes every option from an attribute', async () => {
    const old = await ombreTable({
      deals: 'open',
      'forehand-consolation': '0',
      'forehand-may-pass': '',
      'play-tre': '',
      'loss-tariff': 'game-only',
      'remis-pays': '',
      'tout-adds-points': '',
      'tout-takes-skat': 'no',
      'tout-with-sky': 'except-sky-trick',
      'sky-limit': 'before-last-three',
      'sky-led': 'free',
    });
    expect(old.view!.options).to.deep.include({
      manner: 'old',
      deals: 'open',
      forehandConsolation: 0,
      forehandMayPass: true,
      playTre: true,
      lossTariff: 'game-only',
      remisPays: true,
      toutAddsPoints: true,
      toutTakesSkat: false,
      toutWithSky: 'except-sky-trick',
      skyLimit: 'before-last-three',
      skyLed: 'free',
    });
    const fresh = await ombreTable({manner: 'new', 'tout-uno-new': '500', 'tout-with-sky': 'no'});
    expect(fresh.view!.options).to.deep.include({manner: 'new', toutUnoNew: 500, toutWithSky: 'no'});
  });

  it('starts with a set deal in which the game is already named', async () => {
    const table = await ombreTable({
      deal: 'S:SK,21,20,19,18,17,16,15,14,13.KQN.KQN.KQN.KQNJT9 W:12,11,10,9,8,7,6,5,4,3,2.JT98.JA23.JA23.87 skat=6C,5C,4C game=due player=S',
    });
    expect([table.view!.turn.phase, table.view!.contract]).to.deep.equal(['asking.demanding', 'due']);
    expect((await sheetOf(table)).querySelectorAll('.palette button')).to.have.length(19);
  });

  it('reports an unknown option', async () => {
    const table = await ombreTable();
    const codes: string[] = [];
    table.addEventListener('quinola-error', ({code}) => codes.push(code));
    table.setAttribute('loss-tariff', 'half');
    await until(() => codes.length > 0, 'no error');
    expect(codes).to.deep.equal(['unknown-lossTariff']);
  });

  it('shows first the games that the hand can make, and how often', async () => {
    const table = await ombreTable({
      deal: 'S:SK,21,20,19,18,17,16,15,14,13.KQN.KQN.KQN.KQNJT9 W:12,11,10,9,8,7,6,5,4,3,2.JT98.JA23.JA23.87 skat=6C,5C,4C',
    });
    const rungs = (): HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>('.auction .rung')];
    await until(() => rungs().length > 0, 'no game is likely');
    expect(rungs().length).to.be.at.most(3);
    for (const rung of rungs())
      expect(rung.textContent).to.match(/made (\d+ times in ten|nearly every time)/);
    await expect(table).to.be.accessible();
  });

  it('shows the ladder of games, with the cards that each asks for and what it costs', async () => {
    const table = await ombreTable();
    const sheet = await allGames(table);
    const rungs = [...sheet.querySelectorAll<HTMLElement>('.rung')];
    expect(rungs.map((rung) => rung.querySelector('b')!.textContent)).to.deep.equal([
      'a Tre',
      'a Due',
      'a Uno',
      'Solo',
    ]);
    expect(rungs[1]!.textContent)
      .to.contain('two cards')
      .and.to.contain('20')
      .and.to.contain('2 for each point');
    expect(buttonOf(sheet, 'Pass'), 'forehand does not pass').to.equal(undefined);
    expect(handOf(table)).to.have.length(25);
    await expect(table).to.be.accessible();
  });

  it('asks for a card from the palette, says why one is not available, and gives another in exchange', async () => {
    const table = await ombreTable();
    await press(table, buttonOf(await allGames(table), 'a Due'));
    expect(table.view!.declarer).to.equal(table.view!.seat);
    const sheet = await sheetOf(table);
    await table.updateComplete;
    const cards = [...sheet.querySelectorAll<HTMLButtonElement>('.palette button')];
    expect(cards).to.have.length(19);
    await expect(table).to.be.accessible();

    const own = cards.find((card) => card.title === 'king of hearts')!;
    expect(own.getAttribute('aria-disabled')).to.equal('true');
    await press(table, own);
    expect((await sheetOf(table)).querySelector('.no')!.textContent).to.equal(
      'You hold the king of hearts yourself.',
    );

    await press(
      table,
      cards.find((card) => card.title === 'king of diamonds')!,
    );
    expect(table.view!.hand).to.include('KD');
    expect(table.shadowRoot!.querySelector('.status')!.textContent).to.contain('choose a card to give');
    await press(
      table,
      handOf(table).find((card) => card.dataset['card'] === 'KD')!,
    );
    expect(saidBy(table).at(-1)).to.equal('Not the king of diamonds: you have just been given it.');
    await press(
      table,
      handOf(table).find((card) => card.dataset['card'] === '9S')!,
    );
    expect(saidBy(table).join(' ')).to.contain('You give').and.to.contain('the nine of spades for it.');
    expect(handOf(table)).to.have.length(25);
  });

  it('plays a deal to its count and its payment', async () => {
    const table = await ombreTable({deals: '1'});
    await playing(table, 'a Uno');
    while (!table.tag('sheet')) {
      table.play(movesOf(table)[0]!);
      await settled(table);
    }
    expect(table.context!.sheets[0]).to.equal('layingOut');
    expect(saidBy(table).join(' ')).to.match(/You (win|lose) a Uno with \d+ points\. You (get|pay)/);
    await press(table, buttonOf(await sheetOf(table), 'Go on'));
    await table.updateComplete;
    await press(table, buttonOf(await sheetOf(table), 'Next packet'));
    expect((await sheetOf(table)).querySelectorAll('.packet .card').length).to.be.greaterThan(2);
    await press(table, buttonOf(await sheetOf(table), 'Skip'));
    const [own, theirs] = table.view!.lastDeal!.points;
    expect(own + theirs).to.equal(78);
    expect((await sheetOf(table)).textContent)
      .to.contain(String(own))
      .and.to.contain(String(theirs));
    await expect(table).to.be.accessible();
    await press(table, buttonOf(await sheetOf(table), 'Go on'));
    expect((await sheetOf(table)).textContent).to.contain('a Uno');
    expect((await sheetOf(table)).querySelector('table:last-of-type th')!.textContent).to.equal('You');
    await press(table, buttonOf(await sheetOf(table), 'Go on'));
    await table.updateComplete;
    expect(table.tag('over')).to.equal(true);
    expect((await sheetOf(table)).textContent).to.contain('The session is over');
  });

  it('lets the declarer of the new manner take three cards and lay three away', async () => {
    const table = await ombreTable({manner: 'new'});
    await press(table, buttonOf(await allGames(table), 'Solo'));
    expect(table.context!.turn.phase).to.equal('skat');
    expect(handOf(table)).to.have.length(28);
    expect(table.shadowRoot!.querySelector('.status')!.textContent).to.contain('You have taken');
    await press(
      table,
      handOf(table).find((card) => card.dataset['card']!.startsWith('K'))!,
    );
    expect(saidBy(table).at(-1)).to.equal('A king may not be laid away.');
    const skat = (movesOf(table)[0] as TarokOmbreMove & {readonly cards: readonly string[]}).cards;
    for (const card of skat)
      await press(
        table,
        handOf(table).find(({dataset}) => dataset['card'] === card)!,
      );
    await press(table, table.shadowRoot!.querySelector<HTMLButtonElement>('.tray .press')!);
    expect(table.context!.turn.phase).to.equal('playing.trick');
    expect(handOf(table)).to.have.length(25);
  });

  it('can be bid and played with the keyboard alone, and a bid can be taken back', async () => {
    const table = await ombreTable({undo: ''});
    const root = table.shadowRoot!;
    buttonOf(await allGames(table), 'a Uno').focus();
    (root.activeElement as HTMLElement).click();
    await settled(table);
    expect(table.view!.contract).to.equal('uno');
    table.undo();
    await settled(table);
    expect(table.view!.contract).to.equal(null);
    await playing(table, 'Solo');
    handOf(table)
      .find((card) => card.tabIndex === 0)!
      .focus();
    const key = (name: string): boolean =>
      root.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', {key: name, bubbles: true, composed: true}),
      );
    key('End');
    await table.updateComplete;
    expect((root.activeElement as HTMLElement).dataset['card']).to.equal(
      handOf(table).at(-1)!.dataset['card'],
    );
    key('s');
    await table.updateComplete;
    const card = (root.activeElement as HTMLElement).dataset['card']!;
    expect(card.endsWith('S')).to.equal(true);
    (root.activeElement as HTMLElement).click();
    await settled(table);
    expect(table.view!.hand).not.to.include(card);
  });

  it('announces the bidding to a screen reader', async () => {
    const table = await ombreTable();
    await press(table, buttonOf(await allGames(table), 'a Due'));
    const said = saidBy(table).join(' ');
    expect(said)
      .to.contain('You say a Due.')
      .and.to.contain('Leopold passes.')
      .and.to.contain('You play a Due against the two others.');
  });
});
