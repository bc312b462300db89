import {expect} from '@open-wc/testing';
import type {WhistTable} from '@quinola/whist';
import {whist, type WhistMove} from '@quinola/whist/rules.js';
import {first, forget, handOf, movesOf, once, quickTable, settled, sheetOf} from '../test-support/table.js';

/** Plays cards with the given function until the sheet of a deal opens. */
async function playDeal(table: WhistTable, playOne: () => Promise<void>): Promise<void> {
  for (let card = 0; card < 13 && !table.tag('sheet'); card++) {
    await playOne();
    await settled(table);
  }
}

describe('<whist-table>', () => {
  afterEach(() => forget('quinola:test'));

  describe('accessibility', () => {
    it('passes axe while cards are played', async () => {
      await expect(await quickTable()).to.be.accessible();
    });

    it('passes axe in its menu and panels', async () => {
      const table = await quickTable();
      for (const panel of ['menu', 'settings', 'keys', 'score', 'played', 'rules', 'last', 'record']) {
        await table.open(panel);
        await expect(sheetOf(table)!).to.be.accessible();
        await table.close();
      }
      await playDeal(table, async () => void table.play(first(table.view!, movesOf(table))));
      await expect(table).to.be.accessible();
    });
  });

  describe('pointer', () => {
    it('plays a whole deal by clicks', async () => {
      const table = await quickTable();
      await playDeal(table, async () =>
        handOf(table)
          .find((button) => button.getAttribute('aria-disabled') === 'false')!
          .click(),
      );
      expect(table.tag('sheet')).to.equal(true);
    });
  });

  describe('events', () => {
    it('asks the rules only once about each of the visitor’s cards', async () => {
      const table = await quickTable();
      const {refusal} = whist;
      const asked: WhistMove[] = [];
      whist.refusal = (view, move) => {
        if (view.player === table.view!.player) asked.push(move);
        return refusal(view, move);
      };
      try {
        const card = first(table.view!, movesOf(table));
        expect(table.play(card)).to.equal(true);
        expect(asked).to.deep.equal([card]);
        await settled(table);
        const foreign = {type: 'PLAY', card: (card as {card: string}).card} as const;
        expect(table.play(foreign)).to.equal(false);
        expect(asked.filter((move) => JSON.stringify(move) === JSON.stringify(foreign))).to.have.length(2);
        await table.updateComplete;
        expect(table.note?.text).to.contain('not in your hand');
      } finally {
        whist.refusal = refusal;
      }
    });

    it('lets the visitor end the match while opponents think', async () => {
      const table = await quickTable();
      const never = () => new Promise<WhistMove>(() => undefined);
      table.seats = ['visitor', never, never, never];
      table.play(first(table.view!, movesOf(table)));
      expect(table.tag('opponent')).to.equal(true);
      expect(table.play({type: 'STOP'})).to.equal(true);
      expect(table.tag('over')).to.equal(true);
    });

    it('lets the page prevent a lawful move, and asks it about no other', async () => {
      const table = await quickTable();
      const card = first(table.view!, movesOf(table));
      const held: unknown[] = [];
      table.addEventListener('quinola-before-move', (event) => {
        held.push(event.move);
        event.preventDefault();
      });
      const {count} = table.context!;
      expect(table.play({type: 'ANSWER', yes: true})).to.equal(false);
      expect(held).to.deep.equal([]);
      table.note = null;
      expect(table.play(card), 'it is lawful all the same').to.equal(true);
      expect(held).to.deep.equal([card]);
      expect(table.context!.count).to.equal(count);
      expect(table.note, 'and nothing is said of it').to.equal(null);
    });

    it('follows the book of the rules where the school is unknown', async () => {
      const table = await quickTable({rules: 'warsaw', school: 'hoyle cavendish'});
      expect(table.context!.players.map(({school}) => school)).to.deep.equal([
        'hoyle',
        undefined,
        'hoyle',
        undefined,
      ]);
    });

    it('leaves a broken record untouched and says so', async () => {
      const table = await quickTable();
      const reported = once(table, 'quinola-error');
      table.record = {format: 'quinola-record/7'};
      expect((await reported).code).to.equal('other-format');
    });
  });
});
