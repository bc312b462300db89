import {expect} from '@open-wc/testing';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {markupOf} from '@quinola/testing/visitor/looks.js';
import {leave, until} from '@quinola/testing/visitor.js';
import {TOY_PACK} from '@quinola/testing/toy/game.js';
import {atToy, playUntil, untilCard, visitToy} from './at-toy.js';

type Move = {readonly type: string; readonly card?: string};

describe('what a page learns of a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('31 it may hold back a move of the visitor', async () => {
    const table = await atToy();
    const hand = table.hand();
    const {moves} = table.record;
    const held: object[] = [];
    table.element.addEventListener(
      'quinola-before-move',
      (event) => {
        held.push(event.move);
        event.preventDefault();
      },
      {once: true},
    );
    const card = nameOf(table.playable()[0]!).split(',')[0]!;
    table.tapCard(card);
    await until(() => held.length);
    expect(table.hand()).to.deep.equal(hand);
    expect(table.record.moves).to.deep.equal(moves);
    await table.playCard(card);
    expect(table.hand()).not.to.include(card);
  });

  it('31 it hears everything in order, from the deal to the end', async () => {
    const reported: string[] = [];
    const own: string[] = [];
    let unannounced = false;
    const types = ['before-move', 'move', 'deal', 'trick', 'score', 'over'].map((name) => `quinola-${name}`);
    const record = (event: Event): void => {
      const {type, made, move} = event as Event & {made?: {by: unknown; move: Move}; move?: Move};
      reported.push(
        type === 'quinola-move' && made?.move.type === 'PLAY' ? 'card' : type.slice('quinola-'.length),
      );
      if (type === 'quinola-before-move') own.push(JSON.stringify(move));
      if (type === 'quinola-move' && made!.by === 0 && made!.move.type === 'PLAY')
        unannounced ||= JSON.stringify(made!.move) !== own.findLast((one) => one.includes('PLAY'));
    };
    for (const type of types) document.addEventListener(type, record);
    try {
      const table = await visitToy('reveal="interaction" deals="1"', {wait: 'nothing'});
      await until(() => table.hasButton('Sit down to play'));
      expect(reported).to.deep.equal([]);
      table.press('Sit down to play');
      await untilCard(table);
      await playUntil(table, () => reported.includes('over'));
      const line = reported.filter((one) => one !== 'before-move').join(' ');
      expect(line).to.match(/^(move )+deal (move )+((card ){3}trick ){5}score over$/);
      // Moves that the short ceremony makes for the visitor are not his decisions, and have no event before them.
      expect([unannounced, own.some((move) => /DRAW|CUT/.test(move))]).to.deep.equal([false, false]);
    } finally {
      for (const type of types) document.removeEventListener(type, record);
    }
  });

  it('31 it gets no secret move of chance and of others by events, record or document', async () => {
    const reported: string[] = [];
    // Cards drawn for seats are open, and go back into the pack.
    const record = ({made, happened}: HTMLElementEventMap['quinola-move']): void =>
      void (made.move.type === 'DRAW' || reported.push(JSON.stringify([made, happened])));
    document.addEventListener('quinola-move', record as (event: Event) => void);
    const table = await atToy();
    document.removeEventListener('quinola-move', record as (event: Event) => void);
    expect(reported.length).to.be.above(2);
    const lawful = JSON.stringify(table.view);
    const hidden = TOY_PACK.cards.filter((card) => !lawful.includes(card));
    expect(hidden.length).to.be.above(7);
    for (const [where, text] of Object.entries({
      'the events': reported.join(),
      'the record': JSON.stringify(table.record.moves.filter(({move}) => move.type !== 'DRAW')),
      'the document': markupOf(table.element),
    })) {
      expect(
        hidden.filter((card) => text.includes(`"${card}"`)),
        where,
      ).to.deep.equal([]);
    }
  });
});
