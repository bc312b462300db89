import {expect} from '@open-wc/testing';
import {FRENCH_52} from '@quinola/cards';
import '@quinola/hazard/faro-define.js';
import {key} from '@quinola/testing/visitor.js';
import {until} from '@quinola/testing/wait.js';
import {sendMouse} from '@web/test-runner-commands';
import type {FaroTable} from '../src/faro/table/faro-table.js';

/** The pack of the bank: the nine of spades is drawn second, and lies left. */
const FIRST = ['2C', '9S'];
const PACK = [...FIRST, ...FRENCH_52.cards.filter((card) => !FIRST.includes(card))];
const made = (staked: readonly string[]): readonly object[] => [
  ...staked.map((card) => ({by: 0, move: {type: 'STAKE', card, amount: 2}})),
  {by: 0, move: {type: 'READY'}},
  {by: 'chance', move: {type: 'SHUFFLE', pack: [PACK.at(-1), ...PACK.slice(0, -1)]}},
  {by: 0, move: {type: 'CUT', index: 1}},
  {by: 1, move: {type: 'DRAW_ALL'}},
];

/** A table at which the visitor, the only punter, has won with the nine of spades. */
async function wonTable(...others: readonly string[]): Promise<FaroTable> {
  const table = document.createElement('faro-table');
  Object.assign(table, {pace: 'none', nostorage: true});
  table.record = {
    format: 'quinola-record/1',
    game: 'faraon',
    options: {rules: 'page', seats: 1, drawings: 3},
    players: ['visitor', 'book'].map((kind, i) => ({name: `Player ${i}`, kind})),
    moves: made(['9S', ...others]),
  } as never;
  document.body.append(table);
  await until(() => table.view?.turn.phase === 'deciding' && cornerOf(table), 'nothing has won');
  return table;
}

const cornerOf = (table: FaroTable): HTMLElement | null => table.shadowRoot!.querySelector('.bend');
const middleOf = (element: Element): [number, number] => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const corners = (table: FaroTable): number | undefined => table.view!.bets[0]![0]?.corners;

describe('the corner of a card of faro that has won', () => {
  afterEach(() => document.querySelector('faro-table')?.remove());

  it('is bent by hand', async () => {
    const table = await wonTable();
    const corner = cornerOf(table)!;
    const to = middleOf(corner.parentElement!);
    await sendMouse({type: 'move', position: middleOf(corner)});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: to});
    await sendMouse({type: 'up'});
    await until(() => table.view!.turn.phase !== 'deciding', 'nothing was answered');
    expect(corners(table)).to.equal(1);
  });

  it('is bent by a key', async () => {
    const table = await wonTable();
    cornerOf(table)!.focus();
    await key('Enter');
    await until(() => table.view!.turn.phase !== 'deciding', 'nothing was answered');
    expect(corners(table)).to.equal(1);
  });
});

describe('the ladders below the cards of a punter', () => {
  afterEach(() => document.querySelector('faro-table')?.remove());

  it('stand apart on a phone', async () => {
    const table = await wonTable('TS', 'JS', 'QS', 'KS');
    table.style.cssText = 'display: block; width: 390px; height: 664px';
    await table.updateComplete;
    const steps = [...table.shadowRoot!.querySelectorAll('.ladder')].map((ladder) =>
      [...ladder.children].map((step) => step.getBoundingClientRect()),
    );
    expect(steps).to.have.length(5);
    for (const [i, next] of steps.slice(1).entries())
      expect(next[0]!.left - steps[i]!.at(-1)!.right, `${i}`).to.be.above(4);
    expect(steps.at(-1)!.at(-1)!.right).to.be.at.most(table.getBoundingClientRect().right);
  });
});
