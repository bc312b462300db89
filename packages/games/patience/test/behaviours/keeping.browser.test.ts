import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import {setViewport} from '@web/test-runner-commands';
import {frames, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** Removes a table, as when the page is left. */
async function removeTable({element}: Visitor): Promise<void> {
  element.remove();
  await frames();
}

describe('saved matches', () => {
  before(() => setViewport({width: 900, height: 2400}));
  after(() => setViewport({width: 800, height: 600}));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('14 moves taken back in a patience can be redone after a reload', async () => {
    const clock = (): Promise<Visitor> =>
      visit('<patience-table pace="none" game="clock" seed="a test" persist="here"></patience-table>', {
        wait: 'whole',
      });
    const piles = ({view}: Visitor): unknown => view['piles'];
    const before = await clock();
    for (let turns = 0; turns < 3; turns++) before.element.play({type: 'turn'});
    const whole = piles(before);
    before.element.undo();
    before.element.undo();
    const taken = piles(before);
    await removeTable(before);
    const after = await clock();
    expect(piles(after)).to.deep.equal(taken);
    for (let turns = 0; turns < 2; turns++) (await until(() => after.button('Do it again'))).click();
    await until(() => JSON.stringify(piles(after)) === JSON.stringify(whole), 'it is not made again');
    await until(() => !after.hasButton('Do it again'), 'there is more than was taken back');
  });
});
