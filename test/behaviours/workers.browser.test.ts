import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {sampled} from '@quinola/testing/registry/sampled.js';
import '@quinola/testing/registry/sampled-tables.js';
import {errors, first, leave, until, visit} from '@quinola/testing/visitor.js';
import {asked, makeMove} from '@quinola/testing/visitor/moves.js';

/** The most moves of the visitor until a master has had to search. */
const MOST_MOVES = 20;

/** Counts the workers of the page, how many it has at once and how many it has had, or forbids them. */
function workers(allowed: boolean): {made: number; most: number; restore(): void} {
  const {Worker: OriginalWorker} = window;
  const counted = {made: 0, most: 0, restore: () => void (window.Worker = OriginalWorker)};
  const alive = new Set<Worker>();
  window.Worker = class extends OriginalWorker {
    constructor(...given: ConstructorParameters<typeof OriginalWorker>) {
      if (!allowed) throw new DOMException('refused', 'SecurityError');
      super(...given);
      alive.add(this);
      counted.made++;
      counted.most = Math.max(counted.most, alive.size);
    }

    override terminate(): void {
      alive.delete(this);
      super.terminate();
    }
  };
  return counted;
}

describe('opponents that think', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  for (const {tag, seats, room} of sampled.filter((game) => Math.max(...game.seats) > 1)) {
    it(`24 share one worker, however many tables a page has of <${tag}>`, async () => {
      const counted = workers(true);
      try {
        const levels = ['book', 'novice', 'book'];
        const tables = await Promise.all(
          levels.map((level, nth) =>
            visit(`<${tag} pace="none" seed="${nth}" level="${level}"></${tag}>`, {wait: 'whole'}),
          ),
        );
        for (const table of tables) {
          // A table far outside the viewport pauses.
          table.element.scrollIntoView();
          await asked(table);
          for (let moves = 0; moves < 3; moves++) await makeMove(table);
        }
        // Where several act at once, a visitor may move before the others have been asked.
        await until(() => counted.made, 'nobody thinks in a worker');
        // One that does not answer for seconds, as on a machine with much else to do, is replaced.
        expect(counted.most).to.equal(1);
      } finally {
        counted.restore();
      }
    });

    // Against a bank a master counts, at once: there is nothing to cut into slices.
    if (room === 'bank') continue;
    it(`24 think in slices on the main thread of <${tag}> where workers are forbidden`, async () => {
      const counted = workers(false);
      const {events: reported, stop} = errors();
      // On this page every step takes as long as any other, on every machine, and a time slice has few of them.
      const own = performance.now.bind(performance);
      let now = own();
      performance.now = () => (now += 3);
      let slices = 0;
      const tick = (): void => {
        slices++;
        timer = setTimeout(tick);
      };
      let timer = setTimeout(tick);
      try {
        const others = Array.from({length: seats[0]! - 2}, () => first);
        const table = await asked(
          await visit(`<${tag} pace="none" seed="slices"></${tag}>`, {
            seats: ['visitor', ...others, 'master'],
            wait: 'whole',
          }),
        );
        // The main thread is free again and again while an opponent thinks.
        slices = 0;
        for (let moves = 0; slices < 15; moves++) {
          expect(moves).to.be.below(MOST_MOVES);
          slices = 0;
          await makeMove(table);
        }
        expect([counted.made, reported]).to.deep.equal([0, []]);
      } finally {
        clearTimeout(timer);
        performance.now = own;
        counted.restore();
        stop();
      }
    });
  }
});
