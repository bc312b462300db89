import {expect} from '@open-wc/testing';
import {wholeOf} from '@quinola/table';
import {emulateMedia} from '@web/test-runner-commands';
import type {WhistTable} from '@quinola/whist';
import {forget, handOf, quickTable, seen, settled, sheetOf} from '../test-support/table.js';

/** South can claim the remaining tricks: it leads and has only the highest trumps. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement | undefined =>
  [...(sheetOf(table)?.querySelectorAll<HTMLButtonElement>('.button') ?? [])].find((button) =>
    text.test(button.textContent),
  );

describe('other things that a whist table shows', () => {
  afterEach(async () => {
    forget();
    await emulateMedia({media: 'screen'});
  });

  it('shows the deal’s effect on the rubber in the score while the sheets of the deal are open, even before a new game or rubber', async () => {
    const scoreText = async (table: WhistTable): Promise<string> => {
      await table.open('score');
      await seen(table, () =>
        sheetOf(table)?.querySelector('header')?.textContent.includes(table.panelWords!.score),
      );
      const text = sheetOf(table)!.innerText.replace(/\s+/g, ' ');
      await table.close();
      return text;
    };
    for (const [games, rubber] of [
      ['', false],
      ['games=3', true],
    ] as const) {
      const table = await quickTable({deal: `${CERTAIN} score=8-4 ${games}`, seed: ''});
      table.play({type: 'LAY_DOWN'});
      await seen(table, () => table.tag('sheet'));
      for (const _ of table.context!.sheets) {
        const text = await scoreText(table);
        expect(text).to.contain('Rubber 1: We 10, They 4');
        expect(text.match(/Game \d/g)).to.have.length(rubber ? 2 : 1);
        table.match.send({type: 'ACKNOWLEDGE'});
        await settled(table);
      }
      expect(await scoreText(table)).not.to.match(rubber ? /Rubber \d:/ : /We 10/);
    }
  });

  it('offers breaches of the rules in its menu at a strict table, and asks before a card is dropped', async () => {
    const table = await quickTable({etiquette: 'strict'});
    const card = handOf(table)[0]!;
    table.at = card.dataset['card']!;
    await table.open('claims');
    buttonOf(table, /^Let the .* fall$/)!.click();
    await seen(table, () => buttonOf(table, /^Yes$/));
    expect(sheetOf(table)!.textContent).to.contain('lie open');
    buttonOf(table, /^Yes$/)!.click();
    await seen(table, () => wholeOf(table).record.moves.some(({move}) => move.type === 'DROP'));
    await settled(table);
  });
});
