import {expect} from '@open-wc/testing';
import {wholeOf, type TableSave} from '../src/index.js';
import {bareTable, cardTurn, playUntil, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {errorsOf} from './reports.js';
import {until} from '@quinola/testing/wait.js';

/** A save as a page stores it, that is, as text. */
const sent = (save: TableSave | null): TableSave => JSON.parse(JSON.stringify(save)) as TableSave;

const whole = (table: BareTable): TableSave['record'] => wholeOf(table).record;

/** A table in the middle of a deal, with some moves taken back. */
async function midDeal(): Promise<BareTable> {
  const table = bareTable({set: {undoable: true}});
  await cardTurn(table);
  const {count} = table.context!;
  await playUntil(table, () => table.context!.count > count + 3 && table.tag('visitor'));
  table.undo();
  await cardTurn(table);
  return table;
}

describe('a match that is saved', () => {
  afterEach(takeAway);

  it('continues exactly there at another table, in the middle of a deal', async () => {
    const first = await midDeal();
    const save = sent(await first.save());
    expect(save.format).to.equal('quinola-save/1');
    expect(save.record).to.deep.equal(whole(first));
    expect(save.record.moves.some(({undone}) => undone)).to.equal(true);
    const second = bareTable({set: {seed: 'another', undoable: true}});
    // Before anything of it is loaded.
    expect(await second.restore(save)).to.equal(true);
    expect([whole(second), second.view]).to.deep.equal([whole(first), first.view]);
    // Everything continues as it would have: the save includes what is still to be dealt.
    for (const table of [first, second])
      await playUntil(table, () => whole(table).moves.length > save.record.moves.length + 6);
    const {length} = save.record.moves;
    expect(whole(second).moves.slice(0, length + 6)).to.deep.equal(whole(first).moves.slice(0, length + 6));
  });

  it('can be restored at the same table, and is owned by the page only', async () => {
    const table = await midDeal();
    const save = (await table.save())!;
    const before = sent(save);
    await playUntil(table, () => table.context!.count > 20);
    expect(save).to.deep.equal(before);
    expect(await table.restore(save)).to.equal(true);
    expect(whole(table).moves).to.deep.equal(before.record.moves);
  });

  it('has the same sheets open, and no others', async () => {
    const first = bareTable();
    await cardTurn(first);
    await playUntil(first, () => first.tag('sheet'));
    const open = sent(await first.save());
    expect(open.sheets).to.deep.equal(first.context!.sheets);
    first.match.send({type: 'ACKNOWLEDGE'});
    const closed = sent(await first.save());
    const second = bareTable();
    expect(await second.restore(open)).to.equal(true);
    expect(second.tag('sheet')).to.equal(true);
    expect(await second.restore(closed)).to.equal(true);
    expect([second.tag('sheet'), second.context!.sheets]).to.deep.equal([false, []]);
    // A table that is removed from the page and inserted again continues where it was.
    await second.restore(open);
    second.remove();
    await new Promise((go) => setTimeout(go));
    document.body.append(second);
    expect(second.tag('sheet')).to.equal(true);
  });

  it('may be passed as the record, even before the table is defined', async () => {
    const first = await midDeal();
    const save = sent(await first.save());
    const second = bareTable({set: {record: save as never, reveal: 'interaction'}});
    await second.whole();
    expect([second.context, await second.save()]).to.deep.equal([null, null]);
    await second.start();
    expect(whole(second).moves).to.deep.equal(save.record.moves);
  });

  it('starts a table that waits for its visitor', async () => {
    const save = sent(await (await midDeal()).save());
    const table = bareTable({set: {reveal: 'interaction'}});
    expect(await table.restore(save)).to.equal(true);
    expect(table.context!.count).to.be.above(0);
  });

  it('is stored under the key of the table that continues it', async () => {
    const save = sent(await (await midDeal()).save());
    const table = bareTable({set: {persist: 'here'}});
    await cardTurn(table);
    await table.restore(save);
    const {record} = JSON.parse(localStorage.getItem('quinola:here')!) as {record: TableSave['record']};
    expect(record.moves).to.deep.equal(save.record.moves);
  });

  it('is refused if it cannot be read, with one error, and the current match continues', async () => {
    const table = await midDeal();
    const save = sent(await table.save());
    const before = whole(table);
    const {record} = save;
    const moves = [...record.moves, {by: 0, move: {type: 'NONE'}}];
    const tries: readonly [unknown, string][] = [
      [{...save, format: 'quinola-save/2'}, 'other-format'],
      [{...save, record: {...record, game: 'another'}}, 'other-game'],
      [{...save, record: undefined}, 'not-a-record'],
      [{...save, record: {...record, moves}}, 'broken-move'],
      [{...save, record: {...record, options: {deals: 0}}}, 'options'],
      [{...save, lesson: {document: {}, run: {}}}, 'bad-lesson'],
      ['a text', 'not-a-record'],
      [7, 'not-a-record'],
    ];
    for (const [given, code] of tries) {
      const errors = errorsOf(table);
      expect(await table.restore(given as TableSave), code).to.equal(false);
      expect(errors().map((error) => error.code)).to.deep.equal([code]);
      expect(whole(table), code).to.equal(before);
    }
  });

  it('is needed to continue an unfinished deal: the record alone is refused, with its place', async () => {
    const table = await midDeal();
    const errors = errorsOf(table);
    const before = whole(table);
    table.record = JSON.parse(JSON.stringify(table.record));
    await until(() => table.message, 'nothing is said');
    const [{code, about} = {code: '', about: {}}] = errors();
    expect([code, Object.keys(about)]).to.deep.equal(['running-deal', ['deal', 'at']]);
    expect(table.message!.text).to.equal(table.panelWords!.recordErrors['running-deal']!());
    expect(whole(table)).to.equal(before);
  });
});
