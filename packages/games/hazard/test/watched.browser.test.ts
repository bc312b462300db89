import {expect} from '@open-wc/testing';
import '@quinola/hazard/faro-define.js';
import {until} from '@quinola/testing/wait.js';

describe('faro that is only watched', () => {
  afterEach(() => document.querySelector('faro-table')?.remove());

  it('shows the stakes of the seat in front, and their cards face down until the cut', async () => {
    const table = document.createElement('faro-table');
    const waits = (): Promise<never> => new Promise(() => undefined);
    Object.assign(table, {pace: 'none', nostorage: true, seat: 'watcher', seats: [waits, waits]});
    table.record = {
      format: 'quinola-record/1',
      game: 'faraon',
      options: {rules: 'page', seats: 1, drawings: 3},
      players: [0, 1].map((i) => ({name: `Player ${i}`, kind: 'book'})),
      moves: [{by: 0, move: {type: 'STAKE', card: '9S', amount: 2}}],
    } as never;
    document.body.append(table);
    const places = (): Element[] => [...(table.shadowRoot?.querySelectorAll('[part~=place]') ?? [])];
    await until(() => places().length, 'nothing lies there');
    expect(places().map(({textContent}) => textContent.replaceAll(/\s+/g, ' ').trim())).to.deep.equal([
      'one card, Caroline 1 1',
    ]);
    expect(table.view!.bets[0]!.map(({on}) => on)).to.deep.equal([null]);
    expect(table.shadowRoot!.querySelectorAll('[part~=place] .back, [part~=place].down')).to.have.length(1);
  });
});
