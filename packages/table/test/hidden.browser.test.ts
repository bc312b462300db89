import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, playUntil, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {toy, TOY_PACK} from '@quinola/testing/toy/game.js';
import type {ToyState} from '@quinola/testing/toy/types.js';
import {wholeOf} from '../src/index.js';

/** All strings in a value, at any depth. */
function textsIn(given: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof given === 'string') found.add(given);
  else if (typeof given === 'object' && given !== null && !seen.has(given)) {
    seen.add(given);
    for (const value of Object.values(given)) textsIn(value, found, seen);
  }
  return found;
}

/** The cards that the visitor has not seen: those of the others, and the one aside. */
function hiddenCardsOf(table: BareTable): readonly string[] {
  const {hands, aside} = wholeOf(table).state as ToyState;
  return [...hands.filter((_, seat) => seat !== table.view!.seat).flat(), ...aside];
}

/** The data of a running match that the parts of a table can reach. */
const publicDataOf = (table: BareTable): readonly unknown[] => [
  table.context,
  table.view,
  {...table.record, moves: table.record!.moves.filter(({move}) => move.type !== 'DRAW')},
  table.match.context,
  table.match.value,
  table.opened,
  table.note,
  table.message,
];

describe('the context of a table', () => {
  afterEach(takeAway);

  it('never names a card that its viewer may not know', async () => {
    const table = bareTable();
    await cardTurn(table);
    for (let cards = 0; cards < 3; cards++) {
      const hidden = hiddenCardsOf(table);
      expect(hidden.length).to.be.above(3);
      // Cards drawn for seats were open, and went back into the pack.
      const texts = textsIn(publicDataOf(table));
      expect(hidden.filter((one) => texts.has(one))).to.deep.equal([]);
      expect(texts, 'the seed names the deal').not.to.include('a test');
      const {count} = table.context!;
      await playUntil(table, () => table.context!.count > count && table.tag('visitor'));
    }
  });

  it('contains neither the state, nor the whole record, nor an opponent’s next move', async () => {
    const table = bareTable();
    await cardTurn(table);
    for (const name of ['state', 'record', 'seed', 'thought', 'thinker', 'keep', 'holdsBack'])
      expect(table.context).not.to.have.property(name);
  });

  it('stays the same object until the match changes', async () => {
    const table = bareTable();
    await cardTurn(table);
    const {context} = table;
    expect(table.context).to.equal(context);
    table.play([...toy.moves(table.view!)].find((move) => 'type' in move && move.type === 'PLAY') as never);
    expect(table.context).not.to.equal(context);
  });
});

describe('the actor of a table', () => {
  afterEach(takeAway);

  it('lets a page observe the match in the phases of the book', async () => {
    const table = bareTable();
    await cardTurn(table);
    const phases = new Set<string>();
    table.actor!.subscribe(({context}) => {
      phases.add((context as {turn: {phase: string}}).turn.phase);
    });
    const {count} = table.context!;
    await playUntil(table, () => table.context!.count > count && table.tag('visitor'));
    expect([...phases]).to.include('playing.trick');
    const {state} = table.actor!.getSnapshot().context as {state: ToyState};
    expect(toy.view(state, 0), 'it shows all').to.deep.equal(table.view);
    expect(TOY_PACK.cards.length).to.be.above(state.hands.flat().length);
  });

  it('is replaced with each match, and is null before the first', async () => {
    const table = bareTable();
    await cardTurn(table);
    const {actor} = table;
    await table.restart();
    expect(table.actor).not.to.equal(actor);
    expect(actor!.getSnapshot().status).to.equal('stopped');
    const fresh = document.createElement('bare-table') as BareTable;
    expect(fresh.actor).to.equal(null);
  });
});
