import {expect} from '@open-wc/testing';
import {lessonRecord, type Lesson} from '@quinola/play';
import '@quinola/boston/define.js';
import {resize, faultsAtSizes} from '@quinola/testing/fit.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';
import {boston} from '../src/boston/rules/index.js';

const SIZES = ['360x640', '390x664', '640x360', '844x390', '1280x720', '1080x1920'];

/** Places are drawn, and the first ace falls to the visitor’s left neighbour, so that the visitor cuts. */
const BEGUN: Lesson = {
  format: 'quinola-lesson/1',
  id: 'begun',
  game: 'boston',
  title: 'Begun',
  options: {deals: 1},
  opening: [
    {by: 'chance', type: 'SPREAD', cards: ['AS', 'AH', 'AD', 'AC']},
    ...[0, 1, 2, 3].map((index) => ({by: index, type: 'DRAW', index})),
    {by: 'chance', type: 'TURN_UP', cards: ['KS', '7D', '3C', 'QH', 'JD', 'AH']},
  ],
  steps: [],
  end: {say: 'End'},
};

describe('what comes before the cards, at a table that takes its time', () => {
  afterEach(leave);

  it('shows which cards were turned up until the first ace and which colours it made; the visitor cuts', async () => {
    const {element} = await visit(
      '<boston-table lang="en" deals="1" ceremony="full" pace="none" nostorage style="height: 100%"></boston-table>',
      {wait: 'whole'},
    );
    const table = element as unknown as HTMLElement & {record: unknown; view: {turn: {phase: string}}};
    await resize(table.parentElement!, '390x664');
    table.record = lessonRecord(boston, BEGUN, ['You', 'Leopold', 'Constance', 'Gerold'] as never);
    const root = table.shadowRoot!;
    await until(() => table.view.turn.phase === 'dealing.cutting' && root.querySelector('input.cut'));
    expect(root.querySelector('[part~=prompt]')!.textContent).to.contain('cut the pack');
    const turned = [...root.querySelectorAll('.turned > div')].map(
      (one) => one.querySelectorAll('.card').length,
    );
    expect(turned).to.deep.equal([2, 2, 1, 1]);
    expect(root.querySelector('.plaque')!.getAttribute('aria-label')).to.contain('hearts');
    // Buttons are as high as a pointer needs; there is none here.
    const faults = (await faultsAtSizes(table, SIZES)).filter((fault) => !fault.includes('the button'));
    expect(faults).to.deep.equal([]);
    const button = [...root.querySelectorAll<HTMLElement>('.sheet button')].find(
      (one) => one.textContent!.trim() === 'Cut',
    )!;
    button.click();
    await until(() => table.view.turn.phase.startsWith('bidding'));
  });
});
