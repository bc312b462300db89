import {expect} from '@open-wc/testing';
import {listed} from '@quinola/play';
import {wholeOf, type AnyTable} from '@quinola/table';
import {leave, until, visit} from '../visitor.js';
import type {RegisteredTable} from './registered.js';

const whole = (table: AnyTable) => wholeOf(table).record;

const may = (table: AnyTable): boolean =>
  table.tag('visitor') && [...listed(table.game, table.view)].length > 0;

/** A table without delays. */
async function still(tag: string, attributes = ''): Promise<AnyTable> {
  const {element} = await visit(`<${tag} pace="none" seed="saved" level="novice" ${attributes}></${tag}>`, {
    wait: 'whole',
  });
  return element as unknown as AnyTable;
}

/** Waits until the visitor is asked; a deal may be so short that its sheet lies before him. */
const asked = (table: AnyTable): Promise<unknown> =>
  until(() => {
    if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
    return may(table);
  }, 'nobody is asked');

/** Makes so many moves of the visitor, always the first offered. */
async function play(table: AnyTable, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await asked(table);
    const [move] = listed(table.game, table.view);
    expect(table.play(move!)).to.equal(true);
  }
  await asked(table);
}

/** A save after a round trip through wherever the page stored it. */
const saved = async (table: AnyTable): Promise<never> =>
  JSON.parse(JSON.stringify(await table.save())) as never;

/** A match that the page saves in the middle of a deal, and restores at another table. */
export function describeSaving({tag}: RegisteredTable): void {
  describe('its match, saved in the middle of a deal', () => {
    afterEach(leave);
    it('continues exactly there at another table, with the moves that were taken back', async () => {
      const first = await still(tag, 'undo');
      await play(first, 4);
      first.undo();
      await asked(first);
      const save = await saved(first);
      const second = await still(tag, 'undo');
      await second.restart('another');
      expect(await second.restore(save)).to.equal(true);
      await asked(second);
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
      const note = ({shadowRoot}: AnyTable): string | undefined =>
        shadowRoot!.querySelector('.lesson')?.textContent.replace(/\s+/g, ' ');
      const taught = await still(tag, `lesson="${lesson.id}"`);
      await until(() => note(taught), 'no lesson begins');
      const begun = note(taught);
      taught.shadowRoot!.querySelector<HTMLElement>('.tools button:nth-of-type(2)')!.click();
      await until(() => note(taught) !== begun, 'the lesson does not go on');
      const save = await saved(taught);
      expect(await first.restore(save)).to.equal(true);
      await first.updateComplete;
      expect(note(first)).to.equal(note(taught));
      expect(whole(first)).to.deep.equal(whole(taught));
    });
  });
}
