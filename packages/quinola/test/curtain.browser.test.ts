import {expect} from '@open-wc/testing';
import {listed} from '@quinola/play';
import {sampled} from '../../../test/support/sampled.js';
import {waitUntil} from '../../table/test-support/wait.js';
import {root, seated} from '../test-support/seated.js';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const {tag, seats} of sampled.filter((game) => Math.max(...game.seats) > 1)) {
  it(`a <${tag}> has a curtain between one visitor and the next`, async () => {
    const table = await seated(tag, 'level="novice" names="Ann, Bea, Cat, Dan, Eve"');
    const count = table.context!.players.length;
    expect(seats).to.include(count);
    table.pace = 'none';
    table.seats = Array.from({length: count}, () => 'visitor' as const);
    await table.restart();
    const curtain = (): HTMLElement | null => root(table).querySelector('.sheet.curtain');
    const seen = new Set<number>();
    await waitUntil(
      () => {
        if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
        if (curtain()) {
          expect([table.context!.viewer, table.tag('visitor')]).to.deep.equal(['watcher', false]);
          expect(root(table).querySelectorAll('[part=hand] [part=card]').length).to.equal(0);
          seen.add(table.match.nextVisitor!);
          curtain()!.querySelector<HTMLElement>('footer button')!.click();
        } else if (table.tag('visitor')) {
          const [move] = listed(table.game, table.view);
          if (move) table.play(move);
        }
        return seen.size === count;
      },
      'somebody never comes',
      {timeout: 20_000},
    );
  });
}
