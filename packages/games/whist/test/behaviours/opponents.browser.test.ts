import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/whist/define.js';
import {errors, first, frames, leave, QUICK, until} from '../../../../../test/support/visitor.js';
import {whist} from '../../test-support/visit.js';

/** A player of the page whose answers are given by the test. */
class Thinker {
  readonly asked: {view: unknown; moves: readonly {type: string}[]; answer(move: unknown): void}[] = [];
  readonly play = (view: unknown, moves: readonly {type: string}[]): Promise<unknown> =>
    new Promise((answer) => this.asked.push({view, moves, answer}));
  /** Answers a question, however late, and waits until that could have had an effect. */
  async answer(at: number): Promise<void> {
    const {moves, answer} = this.asked[at]!;
    answer(first(null, moves));
    await frames();
  }
}

describe('opponents', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('22 an opponent can be replaced while he thinks, and his late answer is ignored', async () => {
    const slow = new Thinker();
    const table = await whist('seed="a test"', {
      seats: ['visitor', slow.play, slow.play, slow.play],
      wait: 'whole',
    });
    await until(() => slow.asked.length === 1, 'nobody is asked');
    table.element.seats = QUICK;
    await table.turn();
    await table.playCard();
    const {moves} = table.record;
    await slow.answer(0);
    expect(table.record.moves).to.deep.equal(moves);
    expect(slow.asked.length).to.equal(1);
    await table.playCard();
  });

  it('22 pause, undo and leaving cancel the question to an opponent', async () => {
    const slow = new Thinker();
    const {events: reported, stop} = errors();
    const table = await whist('seed="a test" undo', {
      seats: ['visitor', slow.play, slow.play, slow.play],
      wait: 'whole',
    });
    /** Lets the others answer until the visitor is asked. */
    const turn = async (): Promise<void> => {
      for (let at = slow.asked.length - 1; !table.playable().length; at++) {
        await until(() => slow.asked.length > at || table.playable().length);
        if (!table.playable().length) await slow.answer(at);
      }
    };
    await until(() => slow.asked.length === 1, 'nobody is asked');
    const {moves} = table.record;
    await table.fromMenu('Pause');
    await until(() => table.alert());
    await slow.answer(0);
    expect(table.record.moves, 'while it is paused').to.deep.equal(moves);
    table.press('Go on playing', table.alert()!);
    await until(() => slow.asked.length === 2, 'he is not asked again');
    await slow.answer(1);
    expect(table.record.moves.length).to.be.above(moves.length);
    await turn();
    const asked = slow.asked.length;
    table.tapCard();
    await until(() => slow.asked.length > asked, 'nobody is asked');
    table.element.undo();
    await until(() => table.hand().length === 13 && table.playable().length, 'nothing is taken back');
    const taken = table.record.moves;
    await slow.answer(asked);
    expect(table.record.moves, 'after it was taken back').to.deep.equal(taken);
    table.tapCard();
    await until(() => slow.asked.length > asked + 1, 'nobody is asked');
    const played = table.record.moves;
    const {parentElement} = table.element;
    table.element.remove();
    await frames();
    await slow.answer(asked + 1);
    parentElement!.append(table.element);
    await until(() => slow.asked.length > asked + 2, 'he is not asked when the table comes back');
    expect(table.record.moves, 'while it was away').to.deep.equal(played);
    await turn();
    expect(reported).to.deep.equal([]);
    stop();
  });

  it('23 the visitor’s partner makes no slips, although other beginners do', async () => {
    const hands = [
      'S:T98.T98.T987.T98',
      'W:76543.765.654.76',
      'AKQJ2.Q432.A3.43',
      '.AKJ.KQJ2.AKQJ52',
    ] as const;
    /** Cards led by north or east from the same hand, with one seed after another. */
    const leads = async function* (seat: 'N' | 'E'): AsyncGenerator<string> {
      const [south, west, led, rest] = hands;
      const deal = `${south} ${west} ${seat === 'N' ? `N:${led} E:${rest}` : `N:${rest} E:${led}`}`;
      const table = await whist(`seed="0" deal="${deal} trump=D leader=${seat}"`, {
        seats: ['visitor', first, seat === 'N' ? 'novice' : first, seat === 'E' ? 'novice' : first],
        wait: 'whole',
      });
      const trick = (): readonly {card: string}[] => table.view['trick'] as readonly {card: string}[];
      for (let seed = 1; ; seed++) {
        yield (await until(() => trick()[0])).card;
        await table.element.restart(`${seed}`);
      }
    };
    /** The different cards led in up to so many deals; stops at two. */
    const found = async (seat: 'N' | 'E', most: number): Promise<readonly string[]> => {
      const cards = new Set<string>();
      let deals = 0;
      for await (const card of leads(seat)) {
        cards.add(card);
        if (++deals === most || cards.size > 1) break;
      }
      leave();
      return [...cards];
    };
    expect(await found('E', 300))
      .to.include('KS')
      .and.to.have.length(2);
    expect(await found('N', 40)).to.deep.equal(['KS']);
  });

  /** Counts the workers that the page creates, or forbids them. */
  function workers(allowed: boolean): {made: number; restore(): void} {
    const {Worker: OriginalWorker} = window;
    const counted = {made: 0, restore: () => void (window.Worker = OriginalWorker)};
    window.Worker = class extends OriginalWorker {
      constructor(...given: ConstructorParameters<typeof OriginalWorker>) {
        if (!allowed) throw new DOMException('refused', 'SecurityError');
        super(...given);
        counted.made++;
      }
    };
    return counted;
  }

  it('24 the tables of a page share one worker', async () => {
    const counted = workers(true);
    try {
      const levels = ['book', 'novice', 'book'];
      const tables = await Promise.all(
        levels.map((level) =>
          whist(`seed="${level}" level="${level}"`, {seats: ['visitor', level, level, level]}),
        ),
      );
      for (const table of tables) {
        // A table far outside the viewport pauses.
        table.element.scrollIntoView();
        await until(() => table.playable().length);
        for (let card = 0; card < 2; card++) await table.playCard();
      }
      expect(counted.made).to.equal(1);
    } finally {
      counted.restore();
    }
  });

  it('24 where workers are forbidden, opponents think in slices on the main thread', async () => {
    const counted = workers(false);
    const {events: reported, stop} = errors();
    // On this page every step takes long, so that a time slice has few of them.
    const own = performance.now.bind(performance);
    let late = 0;
    performance.now = () => own() + (late += 3);
    let slices = 0;
    const tick = (): void => {
      slices++;
      timer = setTimeout(tick);
    };
    let timer = setTimeout(tick);
    try {
      const table = await whist('seed="a test"', {seats: ['visitor', first, first, 'master']});
      slices = 0;
      await table.playCard();
      // The main thread was free again and again while an opponent thought.
      expect(slices).to.be.above(30);
      expect([counted.made, reported]).to.deep.equal([0, []]);
    } finally {
      clearTimeout(timer);
      performance.now = own;
      counted.restore();
      stop();
    }
  });

  for (const [name, player] of [
    [
      'throws',
      () => {
        throw new Error('at a loss');
      },
    ],
    ['rejects', () => Promise.reject(new Error('at a loss'))],
    ['plays what he may not', () => ({type: 'PLAY', card: 'ZZ'})],
    ['answers nonsense', () => 7],
    ['is silent', () => undefined],
  ] as const) {
    it(`25 the book replaces a page’s own player who ${name}, and an error is reported`, async () => {
      const {events: reported, stop} = errors();
      const table = await whist('seed="a test"', {seats: ['visitor', player, 'book', player]});
      for (let card = 0; card < 2; card++) await table.playCard();
      expect(new Set(reported.map(({code}) => code))).to.deep.equal(new Set(['opponent']));
      for (const seat of [1, 3])
        expect(table.record.moves.some(({by, move}) => by === seat && move.type === 'PLAY')).to.equal(true);
      expect(table.text(table.alert())).to.contain('An opponent could not find a card.');
      stop();
    });
  }
});
