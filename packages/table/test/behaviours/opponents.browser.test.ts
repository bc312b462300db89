import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {errors, first, frames, leave, until, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, SEATS, untilCard, visitToy} from './at-toy.js';

/** A player of the page whose answers are given by the test. */
class Thinker {
  readonly asked: {moves: Parameters<typeof first>[1]; answer(move: unknown): void}[] = [];
  readonly play = (_view: unknown, moves: Parameters<typeof first>[1]): Promise<unknown> =>
    new Promise((answer) => this.asked.push({moves, answer}));
  /** Answers a question, however late, and waits until that could have had an effect. */
  async answer(at: number): Promise<void> {
    const {moves, answer} = this.asked[at]!;
    answer(first(null, moves));
    await frames();
  }
}

/** A table at which cards are played, and whose others now think as long as the test lets them. */
async function slowTable(attributes = ''): Promise<{table: Visitor; slow: Thinker}> {
  const table = await atToy(attributes);
  const slow = new Thinker();
  table.element.seats = ['visitor', slow.play, slow.play];
  return {table, slow};
}

describe('opponents', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('22 one may be replaced while he thinks, and his late answer is ignored', async () => {
    const {table, slow} = await slowTable();
    table.tapCard();
    await until(() => slow.asked.length === 1, 'nobody is asked');
    table.element.seats = SEATS;
    await table.turn();
    const {moves} = table.record;
    await slow.answer(0);
    expect(table.record.moves).to.deep.equal(moves);
    expect(slow.asked.length).to.equal(1);
    await table.playCard();
  });

  it('22 pause, undo and leaving cancel the question to one who thinks', async () => {
    const {events: reported, stop} = errors();
    const {table, slow} = await slowTable('undo');
    const held = table.hand().length;
    table.tapCard();
    await until(() => slow.asked.length === 1, 'nobody is asked');
    const {moves} = table.record;
    await table.fromMenu('Pause');
    await until(() => table.alert());
    await slow.answer(0);
    expect(table.record.moves, 'while it is paused').to.deep.equal(moves);
    table.press('Go on playing', table.alert()!);
    await until(() => slow.asked.length === 2, 'he is not asked again');
    await slow.answer(1);
    expect(table.record.moves.length).to.be.above(moves.length);
    await until(() => slow.asked.length === 3 || table.playable().length, 'nobody is asked next');
    const asked = slow.asked.length;
    table.element.undo();
    await until(() => table.hand().length === held && table.playable().length, 'nothing is taken back');
    const taken = table.record.moves;
    if (asked === 3) await slow.answer(2);
    expect(table.record.moves, 'after it was taken back').to.deep.equal(taken);
    table.tapCard();
    await until(() => slow.asked.length > asked, 'nobody is asked');
    const played = table.record.moves;
    const {parentElement} = table.element;
    table.element.remove();
    await frames();
    await slow.answer(asked);
    parentElement!.append(table.element);
    await until(() => slow.asked.length > asked + 1, 'he is not asked when the table comes back');
    expect(table.record.moves, 'while it was away').to.deep.equal(played);
    expect(reported).to.deep.equal([]);
    stop();
  });

  for (const [name, player] of [
    [
      'throws',
      () => {
        throw new Error('at a loss');
      },
    ],
    ['rejects', () => Promise.reject(new Error('at a loss'))],
    ['plays what he may not', () => ({type: 'PLAY', card: 'ZZ'})],
    ['answers nonsense', () => 7],
    ['is silent', () => undefined],
  ] as const) {
    it(`25 the book replaces a page’s own player who ${name}, and an error is reported`, async () => {
      const {events: reported, stop} = errors();
      const table = await untilCard(await visitToy('', {seats: ['visitor', player, player]}));
      await table.playCard();
      expect(new Set(reported.map(({code}) => code))).to.deep.equal(new Set(['opponent']));
      for (const seat of [1, 2])
        expect(table.record.moves.some(({by, move}) => by === seat && move.type === 'PLAY')).to.equal(true);
      expect(table.text(table.alert())).to.contain('An opponent could not find a card.');
      stop();
    });
  }

  it('that fail are waited for, and asked again when the visitor goes on', async () => {
    const {events: reported, stop} = errors();
    const table = await atToy('', {seats: ['visitor', 'book', 'book']});
    const {thinker} = table.element as unknown as ToyTable;
    const {choose} = thinker;
    thinker.choose = () => Promise.reject(new Error('lost'));
    table.tapCard();
    const alert = await until(() => table.alert(), 'nothing is said');
    expect(new Set(reported.map(({code}) => code))).to.deep.equal(new Set(['opponent']));
    const {length} = table.record.moves;
    thinker.choose = choose;
    table.allByRole('button', /^(?!Close)/, alert)[0]!.click();
    await until(() => table.record.moves.length > length, 'they are not asked again');
    stop();
  });

  it('advise the visitor, or close their sheet and report that they cannot', async () => {
    const {events: reported, stop} = errors();
    const table = await atToy();
    const {thinker} = table.element as unknown as ToyTable;
    const {choose} = thinker;
    thinker.choose = () => Promise.reject(new Error('lost'));
    table.press('Advice');
    await until(() => table.alert(), 'nothing is said');
    expect(reported.map(({code}) => code)).to.deep.equal(['advice']);
    await until(() => !table.panel(), 'the sheet stays');
    expect(table.playable().length, 'the visitor can play').to.be.above(0);
    thinker.choose = choose;
    table.press('Advice');
    await until(() => /It is what toy.chance says/.test(table.text(table.panel('Advice'))), 'no reason');
    stop();
  });
});
