import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {lessonRecord, type Lesson} from '@quinola/play';
import '@quinola/boston/define.js';
import {faultsAtSizes, resize} from '@quinola/testing/fit.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';
import {boston} from '../src/boston/rules/index.js';
import {setDeal, type SetDeal} from '../src/kit/contracts/words/lessons/set-deal.js';

const FOUR: Pick<SetDeal, 'hands' | 'highest'> = {
  hands: [
    'KS 5S TH 7H JD 9D 7D 5D AC QC JC 8C 3C',
    'AS JS TS 7S 6S 3S 2S 8H 4H 3H 2H 4C 2C',
    'QS AH KH QH KD 6D 4D 3D 2D TC 9C 7C 6C',
    '9S 8S 4S JH 9H 6H 5H AD QD TD 8D KC 5C',
  ],
  highest: 'D',
};

const THREE: Pick<SetDeal, 'hands' | 'highest' | 'options'> = {
  hands: [
    'KS QS 9S 6S AH KH 9H AD KD QC TC 7C 6C',
    'JS 8S 5S 3S TH 7H 5H 3H 9C 8C 5C 4C 3C',
    'AS TS 7S 4S QH JH 8H 6H 4H QD AC KC JC',
  ],
  highest: 'H',
  options: {players: 3},
};

/** The second hand plays an open misère; where it sits from the visitor's point of view. */
const DEALS: Readonly<Record<string, SetDeal & {readonly at: string}>> = {
  'on the left': {...FOUR, visitor: 0, before: 'pass grande-misere-ouverte pass pass', at: 'w'},
  opposite: {...FOUR, visitor: 3, before: 'pass grande-misere-ouverte pass pass 3C 4C TC', at: 'n'},
  'on the right': {...FOUR, visitor: 2, before: 'pass grande-misere-ouverte pass pass 3C 4C', at: 'e'},
  'on the left of three': {...THREE, visitor: 2, before: 'pass grande-misere-ouverte pass 6C 4C', at: 'w'},
  'on the right of three': {...THREE, visitor: 0, before: 'pass grande-misere-ouverte pass', at: 'e'},
};

const SIZES = ['360x640', '390x664', '640x360', '844x390', '768x1024', '1280x720', '1920x1080', '1080x1920'];

interface Table extends HTMLElement {
  record: unknown;
}

/** The open hand of a table: how much is seen of each of its cards, whether it has a name, and the place of the seat that is nearest to it. */
function openHand({shadowRoot}: Table): {
  readonly seen: readonly number[];
  readonly indexed: boolean;
  readonly nearest: string;
  readonly named: boolean;
} {
  const root = shadowRoot!;
  const cards = [...root.querySelectorAll('.opened .card')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const seen = boxes.slice(1).map(({left}, i) => left - boxes[i]!.left);
  const strip = root.querySelector('.opened > div')!.getBoundingClientRect();
  // From box to box, not from middle to middle.
  const apart = (seat: Element): number => {
    const box = seat.querySelector('.figure')!.getBoundingClientRect();
    const gap = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);
    return Math.hypot(
      gap(strip.left, strip.right, box.left, box.right),
      gap(strip.top, strip.bottom, box.top, box.bottom),
    );
  };
  const seats = [...root.querySelectorAll('[part~=seat]')].sort((a, b) => apart(a) - apart(b));
  return {
    seen,
    indexed: cards.every((card) => card.querySelector('text')),
    named: root.querySelector('.opened b')!.getBoundingClientRect().width > 0,
    nearest: /at-(\w+)/.exec(seats[0]!.className)![1]!,
  };
}

describe('the cards of an open misère', () => {
  afterEach(leave);

  for (const [where, {at, ...deal}] of Object.entries(DEALS))
    it(`lie before their player ${where}, and each can be told`, async () => {
      await setViewport({width: 1920, height: 1920});
      const {seats: _, ...set} = setDeal(deal);
      const lesson: Lesson = {
        ...set,
        format: 'quinola-lesson/1',
        id: 'open',
        game: 'boston',
        title: 'Open',
        steps: [],
        end: {say: 'End'},
      };
      const names = ['You', 'Leopold', 'Constance', 'Gerold'].slice(0, deal.hands.length);
      const players = deal.options?.players ?? 4;
      const {element} = await visit(
        `<boston-table lang="en" players="${players}" deals="1" indices="none" pace="none" nostorage style="height: 100%"></boston-table>`,
        {wait: 'whole'},
      );
      const table = element as unknown as Table;
      table.record = lessonRecord(boston, lesson, names as never);
      await until(() => table.shadowRoot!.querySelector('.opened') && table.matches(':state(visitor)'));
      expect(await faultsAtSizes(table as never, SIZES)).to.deep.equal([]);
      for (const size of SIZES) {
        await resize(table.parentElement!, size);
        const {seen, indexed, nearest, named} = openHand(table);
        expect(Math.min(...seen), `${size}: of a card is seen`).to.be.at.least(11);
        expect(indexed, `${size}: with its index`).to.equal(true);
        expect(named || nearest === at, `${size}: it is told whose they are`).to.equal(true);
      }
    });
});
