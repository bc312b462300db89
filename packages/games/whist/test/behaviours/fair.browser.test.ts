import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {randomFrom} from '@quinola/cards';
import '@quinola/whist/define.js';
import {whist as game, type WhistMove} from '@quinola/whist/rules.js';
import {
  errors,
  first,
  frames,
  leave,
  listen,
  QUICK,
  until,
  type PublicRecord,
  type Visitor,
} from '../../../../../test/support/visitor.js';
import {whist} from '../../test-support/visit.js';

const PACK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));
const SUITS: Readonly<Record<string, string>> = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};
const RANKS =
  'A ace K king Q queen J knave T ten 9 nine 8 eight 7 seven 6 six 5 five 4 four 3 three 2 two'.split(' ');
const named = (card: string): string => `${RANKS[RANKS.indexOf(card[0]!) + 1]} of ${SUITS[card[1]!]}`;

/** The cards that the visitor has not seen. */
function unseen({view}: Visitor): string[] {
  const known = JSON.stringify(view);
  return PACK.filter((card) => !known.includes(`"${card}"`));
}

/** Ends the session by the menu, in whatever deal it is. */
async function endSession(table: Visitor): Promise<void> {
  await table.openFromMenu('End the session here');
  table.press('Yes', await until(() => table.hasButton('Yes') && table.panel(), 'nothing is asked'));
  await until(() => table.panel(/session is over/i) ?? goOn(table), 'it does not end');
}

/** Goes on from a sheet that can be gone on from. */
function goOn(table: Visitor): false {
  table.byRole('button', 'Go on')?.click();
  return false;
}

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

describe('fair play', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('19 the record of a running deal holds what was seen and no seed; afterwards all chance can be verified', async () => {
    const {events: heard, stop} = listen<{made: {move: {type: string}}; happened: object}>('quinola-move');
    const table = await whist('seed="a secret"');
    const holds = (): void => {
      expect(JSON.stringify(table.record)).not.to.contain('a secret');
      // Cards that were drawn for the seats were of another pack.
      const since = <T>(moves: readonly T[], typeOf: (move: T) => string): readonly T[] =>
        moves.slice(moves.findLastIndex((move) => typeOf(move) === 'SHUFFLE'));
      const told = JSON.stringify([
        since(table.record.moves, ({move}) => move.type),
        since(heard, ({made}) => made.move.type).map(({made, happened}) => [made, happened]),
      ]);
      const hidden = unseen(table);
      for (const card of hidden) {
        expect(told.includes(`"${card}"`), `${card} is told`).to.equal(false);
        expect(table.element.shadowRoot!.innerHTML.includes(`"${card}"`), `${card} is drawn`).to.equal(false);
      }
      expect(hidden.length).to.be.above(20);
    };
    holds();
    await table.playCard();
    await table.playCard();
    holds();
    expect(heard.length).to.be.above(5);
    stop();
    // A deal that is over is told whole, the next one is not.
    await table.playUntil(() => table.view['deal'] === 2 && table.hand().length === 12);
    const packs = table.record.moves.filter(({move}) => move.type === 'SHUFFLE').map(({move}) => !!move.pack);
    expect(packs).to.deep.equal([true, false]);
    expect(table.record.seed).to.equal(undefined);
    await endSession(table);
    const {seed, options, moves}: PublicRecord = table.record;
    expect(seed).to.equal('a secret');
    let state = game.start(options as unknown as Parameters<typeof game.start>[0]);
    let draws = 0;
    for (const {by, move, undone} of moves) {
      if (undone) continue;
      if (by === 'chance')
        expect(game.chance(state, randomFrom(`${seed!}#${++draws}`)), `draw ${draws}`).to.deep.equal(move);
      ({state} = game.play(state, by, move as WhistMove));
    }
    expect(draws).to.be.above(2);
  });

  it('20 the reasons of others are told only after the deal', async () => {
    const {events: heard, stop} = listen<{made: {by: unknown; because?: object}}>('quinola-move');
    const table = await whist('seed="house"', {seats: ['visitor', 'book', 'book', 'master']});
    const others = (): readonly {because?: object}[] => table.record.moves.filter(({by}) => by !== 0);
    for (let card = 0; card < 4; card++) {
      await table.playCard();
      expect(others().some(({because}) => because)).to.equal(false);
    }
    // What is said of a card meanwhile names none that is hidden.
    table.press('Why?');
    const why = await until(() => table.panel(), 'nothing is said');
    await until(() => table.text(why).length > 20);
    for (const card of unseen(table)) expect(table.text(why)).not.to.contain(named(card));
    table.press('Close', why);
    await until(() => !table.panel());
    await table.fromMenu('Play this deal out for me');
    await until(() => table.panel() && table.hasButton('Go on'), 'the deal does not end');
    expect(heard.filter(({made}) => made.by !== 0).some(({made}) => made.because)).to.equal(false);
    expect(others().filter(({because}) => because).length).to.be.above(5);
    stop();
  });

  it('21 a link to the deal is withheld while hidden cards hang on its seed', async () => {
    const offered = async (table: Visitor): Promise<readonly boolean[]> => {
      const record = await table.openFromMenu('Game record');
      const link = table.hasButton(/^Copy a link to this/, record);
      table.press('Close', table.panel()!);
      const copy = await table.openFromMenu('Put this table on your page');
      const box = table.byRole('checkbox', /^With (exactly this deal|the cards of this session)/, copy);
      const seed = /seed/.test(table.allByRole('textbox', /(?:)/, copy).map(valueOf).join());
      table.press('Close', table.panel()!);
      await until(() => !table.panel(/^(Record|Put)/));
      return [link, box !== null, seed];
    };
    const valueOf = (field: HTMLElement): string => (field as HTMLTextAreaElement).value;
    const table = await whist('share seed=""');
    expect(await offered(table)).to.deep.equal([false, false, false]);
    await table.playCard();
    expect(await offered(table)).to.deep.equal([false, false, false]);
    await endSession(table);
    expect((await offered(table)).slice(0, 2)).to.deep.equal([true, true]);
    leave();
    // A page that gives the seed keeps no secret.
    expect((await offered(await whist('share seed="given"'))).slice(0, 2)).to.deep.equal([true, true]);
  });

  it('22 an opponent is replaced while he thinks, and what he answers then is nothing any more', async () => {
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

  it('22 asking ends on pause, undo and leaving', async () => {
    const slow = new Thinker();
    const {events: heard, stop} = errors();
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
    expect(heard).to.deep.equal([]);
    stop();
  });

  it('23 the visitor’s partner makes no slips, where another beginner does', async () => {
    const hands = [
      'S:T98.T98.T987.T98',
      'W:76543.765.654.76',
      'AKQJ2.Q432.A3.43',
      '.AKJ.KQJ2.AKQJ52',
    ] as const;
    /** A table at which a player of those who sit north and east leads from the same hand, by one seed after another. */
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
    /** The different cards that are led within so many deals, or until there are two. */
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

  /** Counts the workers of the page, or lets none be made. */
  function workers(allowed: boolean): {made: number; restore(): void} {
    const {Worker: Own} = window;
    const counted = {made: 0, restore: () => void (window.Worker = Own)};
    window.Worker = class extends Own {
      constructor(...given: ConstructorParameters<typeof Own>) {
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
        // A table far off the screen waits.
        table.element.scrollIntoView();
        await until(() => table.playable().length);
        for (let card = 0; card < 2; card++) await table.playCard();
      }
      expect(counted.made).to.equal(1);
    } finally {
      counted.restore();
    }
  });

  it('24 where no worker may run, opponents think in slices on the page’s own thread', async () => {
    const counted = workers(false);
    const {events: heard, stop} = errors();
    // On this page every step takes long: a slice has few of them.
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
      // The page had its turn again and again while one opponent thought.
      expect(slices).to.be.above(30);
      expect([counted.made, heard]).to.deep.equal([0, []]);
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
    it(`25 for a player of the page who ${name} the book plays, and it is reported`, async () => {
      const {events: heard, stop} = errors();
      const table = await whist('seed="a test"', {seats: ['visitor', player, 'book', player]});
      for (let card = 0; card < 2; card++) await table.playCard();
      expect(new Set(heard.map(({code}) => code))).to.deep.equal(new Set(['opponent']));
      for (const seat of [1, 3])
        expect(table.record.moves.some(({by, move}) => by === seat && move.type === 'PLAY')).to.equal(true);
      expect(table.text(table.alert())).to.contain('An opponent could not find a card.');
      stop();
    });
  }
});
