import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/whist/define.js';
import {first, leave, until} from '@quinola/testing/visitor.js';
import {whist} from '../../test-support/visit.js';

describe('opponents', () => {
  before(() => setViewport({width: 900, height: 1600}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
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
});
