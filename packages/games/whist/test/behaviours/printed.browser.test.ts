import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {seenText} from '@quinola/testing/visitor/looks.js';
import {leave, QUICK, until, visit, type Visit, type Visitor} from '@quinola/testing/visitor.js';

/** South can claim the remaining tricks. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

const whist = (attributes = 'seed="a test"', more: Visit = {}): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats: QUICK, ...more});

afterEach(async () => {
  leave();
  localStorage.clear();
  await emulateMedia({media: 'screen'});
  await executeServerCommand('force-colours', null);
});

describe('a printed table', () => {
  /** Buttons that are printed, other than cards of the hand. */
  const pressed = (table: Visitor): string[] =>
    table
      .allByRole('button')
      .filter(
        (button) =>
          !button.part.contains('card') && !button.part.contains('pile') && button.getClientRects().length,
      )
      .map(nameOf);

  it('46 shows all four hands as dealt and the accounts after a deal, black on white', async () => {
    const table = await whist(`deal="${CERTAIN} score=8-4 games=3"`);
    let sheet = await table.openFromMenu(/^Lay your cards down/);
    expect(seenText(sheet)).not.to.contain('Leopold');
    await emulateMedia({media: 'print'});
    for (const [title, accounts] of [
      ['Deal 1', /Tricks 13 \(\+7\) 0 \(\+0\)/],
      ['Rubber 1', /We|They/],
    ] as const) {
      expect(nameOf(sheet)).to.equal(title);
      const paper = seenText(sheet);
      for (const hand of [
        'Constance – 9 8 7 6 5 10 9 8 7 10 9 8 7',
        'Leopold – A K Q J 10 A K Q J A K Q J',
        'Gerold – 4 3 2 6 5 4 3 2 6 5 4 3 2',
        'You A K Q J 10 9 8 7 6 5 4 3 2 – – –',
      ])
        expect(paper, title).to.contain(hand);
      expect(paper).to.match(accounts);
      expect(pressed(table)).to.deep.equal([]);
      const {color, backgroundColor} = getComputedStyle(sheet);
      expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      if (title === 'Rubber 1') break;
      await emulateMedia({media: 'screen'});
      table.press('Go on');
      sheet = await until(() => table.panel('Rubber 1'));
      await emulateMedia({media: 'print'});
    }
  });
});
