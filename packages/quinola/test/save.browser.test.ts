import {expect} from '@open-wc/testing';
import {listed} from '@quinola/play';
import {wholeOf, type AnyTable} from '@quinola/table';
import {sampled} from '../../../test/support/sampled.js';
import {waitUntil} from '../../table/test-support/wait.js';
import {root, seated} from '../test-support/seated.js';

const whole = (table: AnyTable) => wholeOf(table).record;

const may = (table: AnyTable): boolean =>
  table.tag('visitor') && [...listed(table.game, table.view)].length > 0;

/** A table without delays except for its visitor. */
async function still(tag: string, attributes = ''): Promise<AnyTable> {
  const table = await seated(tag, `level="novice" ${attributes}`);
  table.pace = 'none';
  return table;
}

/** Makes so many moves of the visitor, always the first offered. */
async function play(table: AnyTable, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await waitUntil(() => {
      if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
      return may(table);
    }, 'nobody is waited for');
    const [move] = listed(table.game, table.view);
    expect(table.play(move!)).to.equal(true);
  }
  await waitUntil(() => may(table), 'nobody is waited for');
}

/** A save after a round trip through wherever the page stored it. */
const saved = async (table: AnyTable): Promise<object> =>
  JSON.parse(JSON.stringify(await table.save())) as object;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const {tag} of sampled) {
  describe(`a <${tag}> that is saved in the middle of a deal`, () => {
    it('continues exactly there at another table, with the moves that were taken back', async () => {
      const first = await still(tag, 'undo');
      await play(first, 4);
      first.undo();
      await waitUntil(() => may(first), 'nobody is waited for');
      const save = await saved(first);
      const second = await still(tag, 'undo');
      await second.restart('another');
      expect(await second.restore(save as never)).to.equal(true);
      await waitUntil(() => may(second), 'nobody is waited for');
      expect([whole(second), second.view]).to.deep.equal([whole(first), first.view]);
      expect(second.context!.canUndo).to.equal(first.context!.canUndo);
      const {redo} = second as {readonly redo?: () => void};
      if (redo) {
        const [again] = whole(first).moves.filter(({undone}) => undone);
        redo.call(second);
        expect(whole(second).moves.at(-1)!.move).to.deep.equal(again!.move);
      }
      const {length} = whole(second).moves;
      await play(second, 1);
      expect(whole(second).moves.length).to.be.above(length);
    });

    it('continues within its lesson, if it has one', async () => {
      const first = await still(tag);
      const [lesson] = first.features!.game.lessons ?? [];
      if (!lesson) return;
      const note = (table: AnyTable): string | undefined =>
        root(table).querySelector('.lesson')?.textContent.replace(/\s+/g, ' ');
      const taught = await still(tag, `lesson="${lesson.id}"`);
      const begun = note(taught);
      root(taught).querySelector<HTMLElement>('.tools button:nth-of-type(2)')!.click();
      await waitUntil(() => note(taught) !== begun, 'the lesson does not go on');
      const save = await saved(taught);
      expect(await first.restore(save as never)).to.equal(true);
      await first.updateComplete;
      expect(note(first)).to.equal(note(taught));
      expect(whole(first)).to.deep.equal(whole(taught));
    });
  });
}
