import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {setViewport} from '@web/test-runner-commands';
import {leave, until, atTable} from '@quinola/testing/visitor.js';
import {storedMatch, removeTable} from '@quinola/testing/visitor/stored-match.js';

describe('resuming and taking back', () => {
  before(() => setViewport({width: 900, height: 2400}));
  after(() => setViewport({width: 800, height: 600}));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('14 open sheets and moves taken back are resumed', async () => {
    const before = await atTable('persist="here" undo');
    await before.playCard();
    await before.playCard();
    before.element.undo();
    await before.turn();
    const hand = before.hand();
    const {moves} = before.record;
    expect(moves.some(({undone}) => undone)).to.equal(true);
    await removeTable(before);
    const after = await atTable('persist="here" undo');
    expect(after.hand()).to.deep.equal(hand);
    expect(after.record.moves).to.deep.equal(moves);
    // Decisions made before the reload can be taken back as well.
    after.element.undo();
    await until(() => after.hand().length === 13, 'nothing is taken back');
    await after.playUntil(() => after.panel());
    const sheet = after.text(after.panel());
    await removeTable(after);
    const resumed = await atTable('persist="here" undo');
    expect(resumed.text(resumed.panel())).to.equal(sheet);
    resumed.press('Go on', resumed.panel()!);
    await resumed.turn();
    expect(resumed.hand().length).to.equal(13);
  });

  it('15 taking back deals the same cards again, and hides what was taken back', async () => {
    const table = await atTable('undo');
    const dealt = table.hand();
    await table.playCard();
    await table.playCard();
    const before = table.record.moves;
    while (table.hand().length < 13) {
      const held = table.hand().length;
      table.element.undo();
      await until(() => table.hand().length > held && table.playable().length, 'nothing is taken back');
    }
    expect(table.hand()).to.deep.equal(dealt);
    expect(table.said()).to.include('Taken back.');
    const {moves} = table.record;
    const undone = moves.filter((made) => made.undone);
    expect(undone.length).to.be.above(5);
    for (const {by, move} of undone)
      if (by !== 0) expect(Object.keys(move), `what ${by} had played`).to.deep.equal(['type']);
    const known = JSON.stringify([moves, table.view]);
    const hidden = before
      .slice(moves.length - undone.length)
      .flatMap(({by, move}) => (by !== 0 && move.card ? [move.card] : []));
    expect(hidden.length).to.be.above(3);
    for (const card of hidden) expect(known.includes(`"${card}"`), card).to.equal(false);
    await table.fromMenu('Play this deal again');
    await until(() => !table.panel() && table.playable().length && table.hand().length === 13);
    expect(table.hand()).to.deep.equal(dealt);
  });

  it('16 a running session is discarded only after confirmation', async () => {
    const table = await atTable('persist="here"');
    await table.playCard();
    const {moves} = table.record;
    await table.openFromMenu('New session');
    const question = await until(() => table.hasButton('No') && table.panel());
    expect(table.text(question)).to.contain('The current session will be lost. Start a new one?');
    expect(table.record.moves).to.deep.equal(moves);
    table.press('No', question);
    await until(() => !table.panel(), 'the question stays');
    expect(table.record.moves).to.deep.equal(moves);
    await table.openFromMenu('New session');
    table.press('Yes', await until(() => table.hasButton('Yes') && table.panel()));
    await until(() => table.hand().length === 13 && table.playable().length, 'no new session');
    expect(storedMatch('here').record.moves.length).to.be.below(moves.length);
  });
});
