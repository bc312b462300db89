import {expect} from '@open-wc/testing';
import type {BankPlan} from '@quinola/table';
import {PACK, RANKS, type BankMove} from '@quinola/testing/bank-toy/game.js';
import {BankToyTable} from '@quinola/testing/bank-toy/table.js';
import {faultsAtSizes, resize} from '@quinola/testing/fit.js';
import {key} from '@quinola/testing/visitor.js';
import {until} from '@quinola/testing/wait.js';
import {emulateMedia, executeServerCommand, sendMouse, setViewport} from '@web/test-runner-commands';

customElements.define('bank-toy-table', BankToyTable);

/** The same with cards before the players, as games have it that deal some, and nothing in the middle of the table. */
class BankHandsTable extends BankToyTable {
  override plan(): BankPlan {
    const {heaps, places: _places, ...plan} = super.plan();
    return {
      ...plan,
      pack: heaps![1]!,
      before: (seat) => ({
        ...plan.before(seat),
        cards: seat === 1 ? ['TC', '5H', '9D'] : seat === 0 ? ['8D', 'KS', '3H'] : [null, null, null],
        label: seat === 1 ? '24, over' : 'three cards',
        over: seat === 1,
      }),
      counts: {label: 'you have', value: 15},
      stake: {label: 'your stake', value: 3},
    };
  }
}
customElements.define('bank-hands-table', BankHandsTable);

/** The same, at which somebody has said something. */
class TalkTable extends BankToyTable {
  override plan(): BankPlan {
    return {
      ...super.plan(),
      talk: [
        {who: {name: 'You', you: true}, text: 'Point of five.'},
        {who: {name: 'Constance', you: false}, text: 'What do they make?'},
        {who: {name: 'You', you: true}, text: 'Forty-eight.', counts: '+5'},
        {
          who: {name: 'Constance', you: false},
          text: 'A third.',
          shown: {cards: ['QH', 'JH', 'TH'], label: 'queen, knave, ten of hearts'},
        },
      ],
    };
  }
}
customElements.define('talk-table', TalkTable);

interface Seated {
  readonly players?: number;
  readonly seat?: number;
  readonly tag?: 'bank-toy-table' | 'bank-hands-table' | 'talk-table';
  /** Moves that were made before. */
  readonly moves?: readonly {readonly by: number; readonly move: BankMove}[];
  readonly pace?: string;
}

/** A table at which an ace loses and a two wins first; the visitor is to act. */
async function tableWith({
  players = 3,
  seat = 0,
  tag = 'bank-toy-table',
  moves = [],
  pace = 'none',
}: Seated = {}): Promise<BankToyTable> {
  const box = document.createElement('div');
  const table = document.createElement(tag) as BankToyTable;
  Object.assign(table, {pace, nostorage: true, seat});
  table.style.height = '100%';
  const first = ['AS', '2S', '3S', '2H'];
  table.record = {
    format: 'quinola-record/1',
    game: 'bank',
    options: {players, deals: 1},
    players: Array.from({length: players}, (_, player) => ({
      name: player === seat ? 'You' : `Player ${player}`,
      kind: player === seat ? 'visitor' : 'book',
    })),
    moves: [
      {
        by: 'chance',
        move: {type: 'SHUFFLE', pack: [...first, ...PACK.cards.filter((card) => !first.includes(card))]},
      },
      ...moves,
    ],
  };
  box.append(table);
  document.body.append(box);
  await until(() => table.tag('visitor'), 'nobody is asked');
  await table.whole();
  await setViewport({width: 800, height: 800});
  await resize(box, '390x664');
  return table;
}

const all = (table: BankToyTable, what: string): HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(what),
];
const placeAt = (table: BankToyTable, rank: string): HTMLElement =>
  all(table, `[data-place="place:${rank}"]`)[0]!;
const touch = async (table: BankToyTable, rank: string): Promise<void> => {
  placeAt(table, rank).click();
  await table.updateComplete;
};
const buttons = (table: BankToyTable): readonly string[] =>
  all(table, '.asked button').map(({textContent}) => textContent.trim());
const press = async (table: BankToyTable, label: string): Promise<void> => {
  all(table, '.asked button')
    .find(({textContent}) => textContent.trim() === label)!
    .click();
  await table.updateComplete;
};
const said = (table: BankToyTable): string => all(table, '[role=log] p').at(-1)?.textContent ?? '';
/** What the visitor has on each rank. */
const stakes = (table: BankToyTable): string =>
  table.view!.stakes[table.view!.player]!.map((amount, i) => (amount ? `${RANKS[i]}${amount}` : '')).join('');
const own = (table: BankToyTable): readonly BankMove[] =>
  table.record!.moves.filter(({by}) => by === table.view!.player).map(({move}) => move as BankMove);
const middleOf = (element: Element): [number, number] => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
async function drag(from: Element, to: [number, number]): Promise<void> {
  await sendMouse({type: 'move', position: middleOf(from)});
  await sendMouse({type: 'down'});
  await sendMouse({type: 'move', position: to});
  await sendMouse({type: 'up'});
}

describe('stakes in a bank room', () => {
  afterEach(() => document.body.replaceChildren());

  it('are prepared by a touch, changed, and laid by a second touch or the button', async () => {
    const table = await tableWith();
    expect(buttons(table)).to.deep.equal([]);
    await touch(table, '3');
    expect(buttons(table)).to.deep.equal(['−', '+', 'Stake 1: three']);
    expect(said(table)).to.equal('Three: 1.');
    await press(table, '+');
    await press(table, '+');
    expect(buttons(table)[2]).to.equal('Stake 3: three');
    expect(stakes(table)).to.equal('');
    await expect(table).to.be.accessible();
    await press(table, 'Stake 3: three');
    expect(stakes(table)).to.equal('33');
    await touch(table, '5');
    await touch(table, '5');
    expect(stakes(table)).to.equal('3351');
    expect(buttons(table)).to.deep.equal(['Draw']);
  });

  it('are changed and taken back until all is said', async () => {
    const table = await tableWith({moves: [{by: 0, move: {type: 'STAKE', place: '3', amount: 2}}]});
    await touch(table, '3');
    // What lies there already is not laid again.
    expect(buttons(table)).to.deep.equal(['−', '+', 'Draw']);
    await press(table, '+');
    await press(table, 'Stake 3: three');
    expect(stakes(table)).to.equal('33');
    await touch(table, '3');
    for (let less = 0; less < 3; less++) await press(table, '−');
    await press(table, 'Take it back');
    expect(stakes(table)).to.equal('');
    await touch(table, '4');
    await touch(table, '4');
    await press(table, 'Draw');
    expect(own(table).at(-1)).to.deep.equal({type: 'DONE'});
  });

  it('are kept as they are prepared while others stake', async () => {
    const table = await tableWith();
    table.seats = ['visitor', () => new Promise(() => undefined), 'book'];
    await table.restart();
    await until(() => table.tag('visitor'));
    await table.updateComplete;
    await touch(table, '6');
    await press(table, '+');
    table.match.send({type: 'MOVE', by: 1, move: {type: 'STAKE', place: 'A', amount: 1}} as never);
    await table.updateComplete;
    expect(buttons(table)[2]).to.equal('Stake 2: six');
  });

  it('are laid by keys: arrows lead from place to place and change the amount, Enter lays it, Delete takes it back', async () => {
    const table = await tableWith();
    expect(all(table, '.places [tabindex="0"]')).to.have.lengthOf(1);
    placeAt(table, 'A').focus();
    for (const one of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Enter']) {
      await key(one);
      await table.updateComplete;
    }
    expect(stakes(table)).to.equal('32');
    await key('Delete');
    await table.updateComplete;
    expect(stakes(table)).to.equal('');
    for (const one of ['ArrowUp', 'End', 'Enter']) {
      await key(one);
      await table.updateComplete;
    }
    expect(stakes(table)).to.equal('35');
  });

  it('have an amount that is a number to screen readers, changed by its keys', async () => {
    const table = await tableWith();
    await touch(table, '2');
    const [amount] = all(table, '[role=spinbutton]');
    amount!.focus();
    for (const one of ['ArrowUp', 'PageUp', 'ArrowDown']) {
      await key(one);
      await table.updateComplete;
    }
    expect(amount!.getAttribute('aria-valuenow')).to.equal('4');
    await key('Enter');
    await table.updateComplete;
    expect(stakes(table)).to.equal('24');
  });

  it('are dragged: onto a place, to another one, and off the table', async () => {
    const table = await tableWith();
    await touch(table, '2');
    await press(table, '+');
    await drag(all(table, '.amount [data-staked]')[0]!, middleOf(placeAt(table, '4')));
    await table.updateComplete;
    expect(stakes(table)).to.equal('42');
    await drag(placeAt(table, '4').querySelector('[data-staked]')!, middleOf(placeAt(table, '6')));
    await table.updateComplete;
    expect(stakes(table)).to.equal('62');
    await drag(
      placeAt(table, '6').querySelector('[data-staked]')!,
      middleOf(all(table, '[part=prompt]')[0]!),
    );
    await table.updateComplete;
    expect(stakes(table)).to.equal('');
    expect(all(table, '.held-stake, .aimed')).to.have.lengthOf(0);
  });

  it('say who has staked what, and show the advice on the place and as its amount', async () => {
    const table = await tableWith({moves: [{by: 1, move: {type: 'STAKE', place: '5', amount: 4}}]});
    const nameOf = (rank: string): string => placeAt(table, rank).querySelector('.vh')!.textContent;
    expect(nameOf('5')).to.equal('five, Leopold 4');
    expect(nameOf('6')).to.equal('six, nothing staked');
    table.hint();
    await until(() => all(table, '.places .hinted').length, 'no advice');
    expect(all(table, '.places .hinted').map(({dataset}) => dataset['place'])).to.deep.equal(['place:A']);
    await table.close();
    await touch(table, 'A');
    expect(all(table, '.asked .hinted').map(({textContent}) => textContent.trim())).to.deep.equal([
      'Stake 1: ace',
    ]);
  });

  it('travel as coins, and so does what is paid', async () => {
    await emulateMedia({reducedMotion: 'no-preference'});
    const table = await tableWith({pace: 'quick'});
    let most = 0;
    const watch = new MutationObserver(() => {
      most = Math.max(most, all(table, '.flying').length);
    });
    watch.observe(table.shadowRoot!, {childList: true, subtree: true});
    table.play({type: 'STAKE', place: '2', amount: 3});
    await until(() => most > 0, 'no coin travels');
    watch.disconnect();
    await until(() => !all(table, '.flying').length, 'a coin stays');
  });
});

/** Before the first pair: the visitor has a stake on two, which wins. */
const STAKED = [
  {by: 0, move: {type: 'STAKE', place: '2', amount: 2}},
  {by: 0, move: {type: 'DONE'}},
  {by: 1, move: {type: 'STAKE', place: 'A', amount: 3}},
  {by: 1, move: {type: 'DONE'}},
] as const;

describe('answers in a bank room', () => {
  afterEach(() => document.body.replaceChildren());

  it('are buttons at the line of the turn, and what they mean happens', async () => {
    const table = await tableWith({moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
    expect(buttons(table)).to.deep.equal(['Take the 4', 'Leave it: for 8']);
    // By this a double click is one answer.
    expect(all(table, '.asked button')[1]!.dataset['decision']).to.equal(String(table.context!.decidesSince));
    expect(placeAt(table, '2').textContent).to.contain('wins');
    expect(all(table, '.purse')[0]!.getAttribute('aria-label')).to.equal('31 in the bank');
    await press(table, 'Leave it: for 8');
    await until(() => table.view!.right.length === 2, 'the banker does not draw');
    await table.updateComplete;
    expect(stakes(table)).to.equal('24');
  });

  it('are given by keys, and the next ones lie under the hand', async () => {
    const table = await tableWith({moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
    all(table, '.asked button')[0]!.focus();
    await key('ArrowRight');
    await key('Enter');
    await until(() => table.view!.right.length === 2 && table.tag('visitor'), 'he is not asked again');
    await table.updateComplete;
    expect(table.shadowRoot!.activeElement!.textContent.trim()).to.equal('Take the 8');
    await key('Enter');
    await until(() => own(table).at(-1)!.type === 'TAKE');
  });

  it('are given at the corner of the card: it is dragged over it, springs back before the middle, and a key bends it at once', async () => {
    const won = async (): Promise<readonly [table: BankToyTable, corner: HTMLElement]> => {
      const table = await tableWith({moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
      return [table, all(table, '.bend')[0]!];
    };
    const [table, corner] = await won();
    expect([corner.tagName, corner.getAttribute('aria-label')]).to.deep.equal(['BUTTON', 'Bend a corner']);
    const answered = (): boolean => own(table).some(({type}) => type === 'LEAVE');
    const [x, y] = middleOf(corner);
    const [toX, toY] = middleOf(placeAt(table, '2'));
    await drag(corner, [x + Math.round((toX - x) / 4), y + Math.round((toY - y) / 4)]);
    expect(answered()).to.equal(false);
    await drag(corner, [toX, toY]);
    expect(answered()).to.equal(true);
    table.parentElement!.remove();
    const [other, button] = await won();
    button.focus();
    await key('Enter');
    expect(own(other).some(({type}) => type === 'LEAVE')).to.equal(true);
  });

  it('are the banker’s where the visitor keeps the bank: the pack lies before him, and all others are punters', async () => {
    const table = await tableWith({seat: 2, moves: STAKED});
    expect(buttons(table)).to.deep.equal(['Draw a pair']);
    expect(all(table, '.house .seat')).to.have.lengthOf(0);
    expect(all(table, '.punters .seat')).to.have.lengthOf(2);
    await press(table, 'Draw a pair');
    await until(() => table.view!.right.length === 1);
    await table.updateComplete;
    expect(all(table, '.heap .card[data-card]').map(({dataset}) => dataset['card'])).to.deep.equal([
      '2S',
      'AS',
    ]);
  });

  it('follow a talk, in which cards are shown that were asked for', async () => {
    const table = await tableWith({tag: 'talk-table', moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
    expect(all(table, '.saying').map(({textContent}) => textContent)).to.deep.equal([
      'You: Point of five.',
      'Constance: What do they make?',
      'You: Forty-eight.',
      'Constance: A third.',
    ]);
    expect(all(table, '.own-words')).to.have.lengthOf(2);
    expect(all(table, '.shown')[0]!.getAttribute('aria-label')).to.equal('queen, knave, ten of hearts');
    await expect(table).to.be.accessible();
  });
});

describe('a bank room fits every screen', () => {
  afterEach(() => document.body.replaceChildren());

  const measure = async (table: BankToyTable): Promise<string> => {
    await emulateMedia({reducedMotion: 'reduce'});
    await setViewport({width: 1940, height: 1940});
    await executeServerCommand('fingers', true);
    const faults = await faultsAtSizes(table);
    await executeServerCommand('fingers', false);
    return faults.join('\n');
  };

  for (const players of [2, 4, 7])
    it(`with ${players - 1} punters who stake`, async () => {
      const table = await tableWith({
        players,
        moves: [{by: 0, move: {type: 'STAKE', place: '3', amount: 2}}],
      });
      await touch(table, '5');
      expect(await measure(table)).to.equal('');
    });

  it('when a pair is drawn and answered', async () => {
    const table = await tableWith({moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
    expect(await measure(table)).to.equal('');
  });

  for (const players of [2, 4, 7])
    it(`with cards before ${players - 1} punters`, async () => {
      const table = await tableWith({tag: 'bank-hands-table', players});
      expect(await measure(table)).to.equal('');
      await expect(table).to.be.accessible();
    });

  it('with a talk', async () => {
    const table = await tableWith({tag: 'talk-table', moves: [...STAKED, {by: 2, move: {type: 'DRAW'}}]});
    expect(await measure(table)).to.equal('');
  });
});
