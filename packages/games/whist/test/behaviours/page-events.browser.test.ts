import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {nameOf} from '../../../../../test/support/aria.js';
import {markupOf} from '../../../../../test/support/visitor-looks.js';
import {leave, QUICK, until, visit, type Visitor} from '../../../../../test/support/visitor.js';

type Move = {readonly type: string; readonly card?: string};

const whist = (attributes: string, seats: readonly unknown[] = QUICK, wait?: 'whole'): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats, ...(wait && {wait})});

describe('what the page learns about whist', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('31 lets the page hold back a move of the visitor', async () => {
    const table = await whist('seed="a test"');
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

  it('31 tells the page everything in order, from the deal to the end', async () => {
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
        unannounced ||= JSON.stringify(made!.move) !== own.shift();
    };
    for (const type of types) document.addEventListener(type, record);
    try {
      const table = await visit(
        '<whist-table reveal="interaction" pace="none" seed="a test"></whist-table>',
        {
          seats: QUICK,
          wait: 'nothing',
        },
      );
      await until(() => table.hasButton('Sit down to play'));
      expect(reported).to.deep.equal([]);
      table.press('Sit down to play');
      await table.turn();
      await table.playUntil(() => reported.includes('score'));
      const line = reported.filter((one) => one !== 'before-move').join(' ');
      expect(line).to.match(/^(move )+deal (move )?((card ){4}trick ){12}(card ){4}trick (move )*score$/);
      // Moves that the short ceremony makes for the visitor have no `quinola-before-move`, because he does not decide them.
      expect([unannounced, own], 'each card of his was announced before').to.deep.equal([false, []]);
    } finally {
      for (const type of types) document.removeEventListener(type, record);
    }
  });

  it('31 hides the secret moves of chance and other players from events, record and document', async () => {
    const reported: string[] = [];
    // Cards drawn for seats are open, and go back into the pack.
    const record = ({made, happened}: HTMLElementEventMap['quinola-move']): void =>
      void (made.move.type === 'DRAW' || reported.push(JSON.stringify([made, happened])));
    document.addEventListener('quinola-move', record as (event: Event) => void);
    const table = await whist('seed="a test"');
    document.removeEventListener('quinola-move', record as (event: Event) => void);
    expect(reported.length).to.be.above(2);
    const lawful = JSON.stringify(table.view);
    const hidden = [...'SHDC']
      .flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit))
      .filter((card) => !lawful.includes(card));
    expect(hidden.length).to.be.above(30);
    for (const [where, text] of Object.entries({
      'the events': reported.join(),
      'the record': JSON.stringify(table.record),
      'the document': markupOf(table.element),
    })) {
      expect(
        hidden.filter((card) => text.includes(`"${card}"`)),
        where,
      ).to.deep.equal([]);
    }
  });
});
