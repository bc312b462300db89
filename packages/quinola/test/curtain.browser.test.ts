import {expect} from '@open-wc/testing';
import {listed} from '@quinola/play';
import {sampled} from '@quinola/testing/registry/sampled.js';
import {until} from '@quinola/testing/wait.js';
import {root, seated} from './seated.js';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const {tag, seats} of sampled.filter((game) => Math.max(...game.seats) > 1)) {
  it(`a <${tag}> has a curtain between one visitor and the next, where it hides anything`, async () => {
    const table = await seated(tag, 'level="novice" names="Ann, Bea, Cat, Dan, Eve"');
    const count = table.context!.players.length;
    expect(seats).to.include(count);
    table.pace = 'none';
    table.seats = Array.from({length: count}, () => 'visitor' as const);
    await table.restart();
    const curtain = (): HTMLElement | null => root(table).querySelector('.sheet.curtain');
    const seen = new Set<number>();
    let made = 0;
    await until(() => {
      if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
      if (curtain()) {
        expect(table.game.openMoves, 'nothing is hidden').not.to.equal(true);
        expect([table.context!.viewer, table.tag('visitor')]).to.deep.equal(['watcher', false]);
        const shown = [...root(table).querySelectorAll<HTMLElement>('[part=hand] [part=card]')];
        const open = JSON.stringify(table.view);
        const secret = shown.filter(({dataset}) => !open.includes(`"${dataset['card']}"`));
        expect(secret, 'cards of the one who has left').to.deep.equal([]);
        seen.add(table.match.nextVisitor!);
        curtain()!.querySelector<HTMLElement>('footer button')!.click();
      } else if (table.tag('visitor')) {
        if (table.game.openMoves) seen.add(table.context!.viewer as number);
        // Who always took the first might stake for ever; to list them all takes long where cards are laid away.
        const [next] = listed(table.game, table.view);
        const move = ++made % 8 ? next : [...listed(table.game, table.view)].at(-1);
        if (move) table.play(move);
      }
      return seen.size === count;
    }, 'somebody never comes');
  });
}
