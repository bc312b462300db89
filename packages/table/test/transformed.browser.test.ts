import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';
import {moveCards, notePlaces} from '../src/card-travel.js';
import {placeTip} from '../src/glossary/tip.js';
import {pointFinger} from '../src/lesson/pointing.js';
import {LocalSpace} from '../src/local-space.js';

// A page may enlarge, shrink or turn what its table stands in.

const PLACES = [
  'zoom: 2',
  'zoom: 0.8; transform: scale(1.5)',
  'transform: scale(0.5)',
  'rotate: 90deg',
  'direction: rtl',
  'transform: rotate(-30deg) scale(1.3, 0.7)',
] as const;

type Spot = readonly [x: number, y: number];

function place(style: string): HTMLElement {
  const made = document.createElement('div');
  made.className = 'place';
  made.setAttribute('style', `position: absolute; left: 150px; top: 150px; width: 500px; ${style}`);
  document.body.append(made);
  return made;
}

const middleOf = (element: Element): Spot => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** How far apart two spots are. */
const apart = (one: Spot, other: Spot): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** One step of a pointer that was pressed on an element. */
const pointer = (element: Element, type: string, [x, y]: Spot): boolean =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerId: 1,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: y,
    }),
  );

const picture = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(go));

async function tableIn(style: string): Promise<[table: BareTable, card: HTMLElement]> {
  const table = bareTable({place: place(style), attributes: {style: 'height: 400px'}});
  await cardTurn(table);
  return [table, table.shadowRoot!.querySelector<HTMLElement>('.hand .card:not(.away)')!];
}

describe('a table in a place that the page has transformed', () => {
  afterEach(async () => {
    await takeAway();
    for (const one of document.querySelectorAll('.place, .banner')) one.remove();
    scrollTo(0, 0);
  });

  for (const style of PLACES) {
    it(`keeps a dragged card under the pointer (${style})`, async () => {
      const [, card] = await tableIn(style);
      // The card is 6 % larger while it is held: from its middle that moves nothing.
      const from = middleOf(card);
      const before = card.getBoundingClientRect();
      pointer(card, 'pointerdown', from);
      for (const [dx, dy] of [
        [12, -9],
        [80, 40],
        [-60, -110],
      ] as const) {
        const to: Spot = [from[0] + dx, from[1] + dy];
        pointer(card, 'pointermove', to);
        expect(apart(middleOf(card), to), `${dx}, ${dy}`).to.be.below(1.5);
      }
      pointer(card, 'pointercancel', from);
      await Promise.all(card.getAnimations().map((one) => one.finished));
      const after = card.getBoundingClientRect();
      expect(apart([before.x, before.y], [after.x, after.y])).to.be.below(0.5);
    });

    it(`takes upwards, and a drop on the trick, as its visitor sees them (${style})`, async () => {
      const [table, card] = await tableIn(style);
      const hand = card.dataset['card']!;
      const space = new LocalSpace(card.parentElement!);
      const from = middleOf(card);
      // Where the pointer is when it has gone up by more than the height of a card, as the table sees it.
      const up: Spot = [0, -1.2 * card.offsetHeight];
      const [ox, oy] = space.at(...from);
      const units: Spot[] = [
        [1, 0],
        [0, 1],
      ]
        .map(([x, y]) => space.at(from[0] + x!, from[1] + y!))
        .map(([x, y]) => [x - ox, y - oy]);
      const [[a, c], [b, d]] = units as [Spot, Spot];
      const size = a * d - b * c;
      const to: Spot = [from[0] + (d * up[0] - b * up[1]) / size, from[1] + (a * up[1] - c * up[0]) / size];
      space.leave();
      pointer(card, 'pointerdown', from);
      pointer(card, 'pointermove', to);
      await picture();
      await picture();
      pointer(card, 'pointermove', to);
      pointer(card, 'pointerup', to);
      await until(() => !table.view!.hand.includes(hand), 'the card is not played');
    });

    it(`lets a card fly from where it lay (${style})`, () => {
      const room = place(style);
      room.innerHTML = `<div class="air" style="position: absolute; inset: 0"></div>
        <b data-card="AS" style="position: absolute; left: 300px; top: 200px; width: 50px; height: 70px"></b>
        <b data-card="KS" data-from="n" style="position: absolute; left: 0; top: 0; width: 50px; height: 70px"></b>
        <i data-seat="n" style="position: absolute; left: 450px; top: 90px; width: 20px; height: 20px"></i>`;
      const [played, won] = [...room.querySelectorAll<HTMLElement>('b')] as [HTMLElement, HTMLElement];
      const from = middleOf(played);
      const trick = middleOf(won);
      const before = notePlaces(room);
      played.dataset['from'] = 's';
      Object.assign(played.style, {left: '20px', top: '40px'});
      won.remove();
      moveCards(room, before, 60_000, 'n', null);
      const start = (flying: HTMLElement): Spot => {
        for (const one of flying.getAnimations()) {
          one.pause();
          one.currentTime = 0;
        }
        return middleOf(flying);
      };
      expect(apart(start(played), from), 'it starts elsewhere').to.be.below(1);
      const ghost = room.querySelector<HTMLElement>('.air b')!;
      Object.assign(ghost.style, {width: '50px', height: `${50 * 1.53}px`});
      expect(apart(start(ghost), trick), 'the trick starts elsewhere').to.be.below(1);
      for (const one of ghost.getAnimations()) one.currentTime = 59_999;
      expect(apart(middleOf(ghost), middleOf(room.querySelector('i')!)), 'it goes elsewhere').to.be.below(2);
    });

    it(`points at a card, and explains a word, where they stand (${style})`, () => {
      const room = place(style);
      room.innerHTML = `<div class="room" style="position: absolute; inset: 0; height: 400px">
          <ul><li><b class="card" style="position: absolute; left: 200px; top: 250px; width: 50px; height: 70px"></b></li></ul>
          <i class="finger" style="position: absolute; left: 0; top: 0; width: 30px; height: 60px"></i>
          <s style="position: absolute; left: 340px; top: 120px; width: 60px; height: 20px"></s>
          <em style="position: absolute; left: 0; top: 0; width: 140px; height: 40px"></em>
        </div>`;
      const found = (selector: string): HTMLElement => room.querySelector<HTMLElement>(selector)!;
      const frame = found('.room');
      pointFinger(found('.finger'), frame, [found('.card')]);
      const space = new LocalSpace(frame);
      const [card, finger] = [found('.card'), found('.finger')].map((one) => space.boxOf(one));
      expect([finger!.left - card!.left, card!.top - finger!.top].map(Math.round)).to.deep.equal([28, 37]);
      placeTip(found('em'), frame, found('s').getBoundingClientRect(), space);
      const [word, tip] = [found('s'), found('em')].map((one) => space.boxOf(one));
      // In the middle above the word, as near as the turned box of the word lets it.
      expect(Math.round(word!.left - tip!.left)).to.equal(40);
      expect(word!.top - tip!.bottom).to.be.within(5.5, style.includes('-30deg') ? 60 : 6.5);
      space.leave();
    });
  }

  it('keeps a dragged card under a pointer that rests while the page moves below it', async () => {
    const [, card] = await tableIn('height: 3000px');
    const from = middleOf(card);
    const to: Spot = [from[0] + 20, from[1] - 40];
    pointer(card, 'pointerdown', from);
    pointer(card, 'pointermove', to);
    const under = async (): Promise<void> => {
      await picture();
      await picture();
      expect(apart(middleOf(card), to)).to.be.below(1.5);
    };
    scrollBy(0, 90);
    await under();
    const banner = document.createElement('div');
    banner.className = 'banner';
    banner.style.height = '70px';
    document.body.prepend(banner);
    (card.getRootNode() as ShadowRoot).host.closest<HTMLElement>('.place')!.style.top = '220px';
    await under();
    pointer(card, 'pointercancel', to);
  });
});
