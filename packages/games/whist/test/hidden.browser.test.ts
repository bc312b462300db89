import {expect} from '@open-wc/testing';
import type {Card} from '@quinola/cards';
import {wholeOf} from '@quinola/table';
import {whist, type WhistState, type WhistTable} from '@quinola/whist';
import {first, movesOf, quickTable, settled} from '../test-support/table.js';

/** All strings in a value, at any depth. */
function textsIn(given: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof given === 'string') found.add(given);
  else if (typeof given === 'object' && given !== null && !seen.has(given)) {
    seen.add(given);
    for (const value of Object.values(given)) textsIn(value, found, seen);
  }
  return found;
}

/** The cards of the other players that the visitor has not seen. */
function hiddenCardsOf(table: WhistTable): readonly Card[] {
  const {hands, table: open} = wholeOf(table).state as WhistState;
  return hands
    .flatMap((hand, seat) => (seat === table.view!.seat ? [] : hand))
    .filter((card) => card !== open.turnUp?.remembered);
}

/** The data of a running match that the parts of a table can reach. */
const publicDataOf = (table: WhistTable): readonly unknown[] => [
  table.context,
  table.view,
  table.record,
  table.match.context,
  table.match.value,
  table.opened,
  table.note,
  table.message,
];

describe('the context of a table', () => {
  it('never names a card that its viewer may not know', async () => {
    const table = await quickTable();
    for (let card = 0; card < 6; card++) {
      const hidden = hiddenCardsOf(table);
      expect(hidden.length).to.be.above(10);
      const texts = textsIn(publicDataOf(table));
      expect(hidden.filter((one) => texts.has(one))).to.deep.equal([]);
      expect(texts, 'the seed names the deal').not.to.include('a test');
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
  });

  it('contains neither the state, nor the whole record, nor an opponent’s next move', async () => {
    const {context} = await quickTable();
    for (const name of ['state', 'record', 'seed', 'thought', 'thinker', 'keep', 'holdsBack'])
      expect(context).not.to.have.property(name);
  });

  it('stays the same object until the match changes', async () => {
    const table = await quickTable();
    const {context} = table;
    expect(table.context).to.equal(context);
    table.play(first(table.view!, movesOf(table)));
    expect(table.context).not.to.equal(context);
  });
});

describe('the actor of a table', () => {
  it('lets a page observe the match in the phases of the book', async () => {
    const table = await quickTable();
    const phases: string[] = [];
    table.actor!.subscribe(({context}) => {
      phases.push((context as {turn: {phase: string}}).turn.phase);
    });
    const card = first(table.view!, movesOf(table));
    table.play(card);
    await settled(table);
    expect(phases).to.include('playing.trick');
    const {state} = table.actor!.getSnapshot().context as {state: WhistState};
    expect(whist.view(state, 0), 'it shows all').to.deep.equal(table.view);
    expect(state.hands).to.have.length(4);
  });

  it('is replaced with each match, and is null before the first', async () => {
    const table = await quickTable();
    const {actor} = table;
    await table.restart();
    expect(table.actor).not.to.equal(actor);
    expect(actor!.getSnapshot().status).to.equal('stopped');
    const fresh = document.createElement('whist-table');
    expect(fresh.actor).to.equal(null);
  });
});
