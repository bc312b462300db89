import {expect} from '@open-wc/testing';
import type {ThinkerQuestion} from '@quinola/chart';
import {
  anyPlayer,
  anyToyMove,
  cardTurn,
  playUntil,
  takeAway,
  bareTable,
} from '@quinola/testing/toy/bare-table.js';
import {toy} from '@quinola/testing/toy/game.js';
import {until} from '@quinola/testing/wait.js';
import type {AnyTable} from '../src/any-table.js';
import {restartDeal} from '../src/restart-deal.js';
import type {ToyMove, ToyView} from '@quinola/testing/toy/types.js';

describe('the match at a table', () => {
  afterEach(takeAway);

  it('starts by itself with the players in the attributes', async () => {
    const table = bareTable({set: {seats: undefined as never, level: 'novice, master', names: 'Ann, Bea'}});
    await until(() => table.context, 'no match');
    expect(table.context!.players.map(({name, kind, level}) => [name, kind, level])).to.deep.equal([
      ['Ann', 'visitor', 'book'],
      ['Bea', 'opponent', 'master'],
      [table.words.names[2], 'opponent', 'novice'],
    ]);
    expect(table.seats).to.deep.equal(['visitor', 'master', 'novice']);
  });

  it('waits for the visitor if he is to start it', async () => {
    const table = bareTable({set: {reveal: 'interaction'}});
    await table.whole();
    await until(() => table.shadowRoot!.querySelector('.front button'), 'no button');
    expect(table.context).to.equal(null);
    table.shadowRoot!.querySelector<HTMLElement>('.front button')!.click();
    await until(() => table.context, 'no match');
  });

  it('reports whether a move is lawful, and fires an event before it is made', async () => {
    const table = bareTable();
    await cardTurn(table);
    const {hand, count} = {...table.view!, ...table.context!};
    expect(table.play({type: 'CUT', index: 1})).to.equal(false);
    expect(table.context!.refusal).to.not.equal(null);
    const held: ToyMove[] = [];
    const hold = (event: Event & {readonly move: unknown}): void => {
      held.push(event.move as ToyMove);
      event.preventDefault();
    };
    table.addEventListener('quinola-before-move', hold);
    expect(table.play({type: 'CUT', index: 1})).to.equal(false);
    expect(held, 'of what is refused the page is not told').to.deep.equal([]);
    table.note = null;
    const move = anyToyMove(table.view!);
    expect(table.play(move), 'it is lawful, though it is held back').to.equal(true);
    expect([held, table.context!.count, table.note]).to.deep.equal([[move], count, null]);
    table.removeEventListener('quinola-before-move', hold);
    expect(table.play(move)).to.equal(true);
    expect(table.view!.hand.length).to.be.below(hand.length);
  });

  it('asks the rules once about each card of the visitor’s, be it played or refused', async () => {
    const table = bareTable();
    await cardTurn(table);
    const {refusal} = toy;
    const asked: ToyMove[] = [];
    toy.refusal = (view, move) => {
      if (view.player === table.view!.player) asked.push(move);
      return refusal(view, move);
    };
    try {
      const card = anyToyMove(table.view!);
      expect(table.play(card)).to.equal(true);
      expect(asked).to.deep.equal([card]);
      await playUntil(table, () => table.tag('visitor'));
      asked.length = 0;
      expect(table.play(card)).to.equal(false);
      expect(asked).to.deep.equal([card]);
    } finally {
      toy.refusal = refusal;
    }
  });

  it('continues when the table is moved, and from the record when it was removed', async () => {
    const table = bareTable();
    await cardTurn(table);
    const {actor} = table;
    const {count} = table.context!;
    const place = document.createElement('div');
    document.body.append(place);
    place.append(table);
    await table.updateComplete;
    expect(table.actor).to.equal(actor);
    table.remove();
    await Promise.resolve();
    expect(actor!.getSnapshot().status).to.equal('stopped');
    place.append(table);
    expect(table.actor).to.not.equal(actor);
    expect(table.context!.count).to.equal(count);
  });

  it('is continued by the book player when a player function fails', async () => {
    const asked: ThinkerQuestion[] = [];
    const table = bareTable({
      set: {
        thinker: {
          choose(question) {
            asked.push(question);
            return Promise.resolve({move: anyToyMove(question.view as ToyView)});
          },
        },
        seats: ['visitor', () => Promise.reject(new Error('lost')), anyPlayer],
      },
    });
    await cardTurn(table);
    expect(asked.length).to.be.above(0);
    expect(asked.every(({player}) => player === 1)).to.equal(true);
  });

  it('accepts new players while it runs', async () => {
    const table = bareTable();
    await cardTurn(table);
    table.settings.change({names: ['A', 'B', 'C']});
    table.match.takePlayers();
    expect(table.context!.players.map(({name}) => name)).to.deep.equal(['A', 'B', 'C']);
  });

  it('continues a record that the page sets, and reports what it cannot read', async () => {
    const table = bareTable({set: {undoable: true}});
    await cardTurn(table);
    const {record} = (await table.save())!;
    const {count} = table.context!;
    await playUntil(table, () => table.context!.count > count + 3);
    const codes: string[] = [];
    table.addEventListener('quinola-error', ({code}) => codes.push(code));
    table.record = record;
    await until(() => table.context!.count <= count, 'it does not go back');
    table.record = {game: 'another'};
    await until(() => codes.length, 'nothing is said');
    expect(table.context!.count).to.be.above(0);
  });

  it('deals the same cards again, in the middle of a deal and when it has just ended', async () => {
    const table = bareTable({attributes: {undo: ''}});
    await cardTurn(table);
    const {hand} = table.view!;
    const again = async (): Promise<void> => {
      const {nth} = table.match;
      restartDeal(table as unknown as AnyTable);
      await until(() => table.match.nth > nth, 'nothing is dealt');
      await cardTurn(table);
      expect(table.view!.hand).to.deep.equal(hand);
    };
    table.play({type: 'PLAY', card: hand[0]!});
    await again();
    await playUntil(table, () => table.tag('sheet'));
    await again();
  });
});
