import {expect} from '@open-wc/testing';
import type {ReactiveController} from 'lit';
import {until} from '@quinola/testing/wait.js';
import {BendingController} from '../src/rooms/bank/bending.js';
import {StakeDragging} from '../src/rooms/bank/stake-dragging.js';
import {bankLaterStyles} from '../src/rooms/bank/styles-later.js';

// A stake and a corner are dragged as cards are: wherever the page has put the table, and whatever comes between.

type Spot = readonly [x: number, y: number];

const middleOf = (element: Element): Spot => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

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

const apart = ([x, y]: Spot, [toX, toY]: Spot): number => Math.hypot(x - toX, y - toY);

/** What ends a drag without anything being laid. */
const BETWEEN: Readonly<Record<string, () => unknown>> = {
  'Escape is pressed': () => dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', cancelable: true})),
  'the visitor goes to another window': () => dispatchEvent(new Event('blur')),
  'the page opens a modal dialog': () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  },
};

describe('dragging in a bank room', () => {
  let host: HTMLElement;
  let root: ShadowRoot;
  let dropped: (string | null)[][];
  let bent: number;
  const closing: (() => void)[] = [];

  beforeEach(() => {
    host = document.createElement('div');
    root = host.attachShadow({mode: 'open'});
    root.innerHTML = `<style>${bankLaterStyles.cssText} .card {position: absolute; width: 80px; height: 120px}
        .one {left: 20px} .two {left: 200px}</style>
      <div style="position: relative; width: 400px; height: 200px">
        <div class="air" style="position: absolute; inset: 0; pointer-events: none"></div>
        <div class="places"><div class="card one" data-place="1"><b data-staked="own">3</b><button class="bend"></button></div>
          <div class="card two" data-place="2"></div></div>
      </div>`;
    document.body.append(host);
    dropped = [];
    bent = 0;
    const stakes = new StakeDragging(root, {
      canDrag: () => true,
      drop: (...places) => dropped.push(places),
    });
    const bends = new BendingController({
      shadowRoot: root,
      addController: (controller: ReactiveController) => controller.hostConnected?.(),
      removeController: () => null,
      requestUpdate: () => null,
      updateComplete: Promise.resolve(true),
    });
    root.querySelector('.bend')!.addEventListener('click', () => bent++);
    closing.push(
      () => stakes.close(),
      () => bends.hostDisconnected(),
    );
  });

  afterEach(() => {
    for (const close of closing.splice(0)) close();
    host.remove();
    for (const one of document.querySelectorAll('.long, dialog')) one.remove();
    scrollTo(0, 0);
  });

  const found = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector)!;

  for (const [what, happens] of Object.entries(BETWEEN)) {
    it(`lays no stake if meanwhile ${what}`, () => {
      const stake = found('[data-staked]');
      const to = middleOf(found('.two'));
      pointer(stake, 'pointerdown', middleOf(stake));
      pointer(stake, 'pointermove', to);
      expect(found('.held-stake')).to.not.equal(null);
      happens();
      pointer(stake, 'pointerup', to);
      expect(dropped).to.deep.equal([]);
      expect(found('.held-stake')).to.equal(null);
    });

    it(`bends no corner if meanwhile ${what}`, () => {
      const corner = found('.bend');
      const to = middleOf(found('.one'));
      pointer(corner, 'pointerdown', middleOf(corner));
      pointer(corner, 'pointermove', to);
      happens();
      pointer(corner, 'pointerup', to);
      expect(bent).to.equal(0);
    });
  }

  it('keeps a stake under a pointer that rests while the page scrolls', async () => {
    const long = document.createElement('div');
    long.className = 'long';
    long.style.height = '3000px';
    document.body.append(long);
    const stake = found('[data-staked]');
    pointer(stake, 'pointerdown', middleOf(stake));
    const to = middleOf(found('.two'));
    pointer(stake, 'pointermove', to);
    const before = middleOf(found('.held-stake'));
    scrollBy(0, 40);
    await until(() => scrollY === 40);
    await until(() => apart(middleOf(found('.held-stake')), before) < 1, 'it has gone with the page');
    pointer(stake, 'pointerup', to);
    expect(dropped).to.deep.equal([['1', '2']]);
  });

  for (const style of ['zoom: 2', 'rotate: 90deg', 'transform: scale(0.5)'])
    it(`bends a corner from the middle of the way on (${style})`, () => {
      host.setAttribute('style', style);
      const corner = found('.bend');
      const [x, y] = middleOf(corner);
      const [toX, toY] = middleOf(found('.one'));
      for (const [way, count] of [
        [0.4, 0],
        [0.6, 1],
      ] as const) {
        const to: Spot = [x + (toX - x) * way, y + (toY - y) * way];
        pointer(corner, 'pointerdown', [x, y]);
        pointer(corner, 'pointermove', to);
        pointer(corner, 'pointerup', to);
        expect(bent, String(way)).to.equal(count);
      }
    });

  it('lets two fingers enlarge the page from a stake and from a corner', () => {
    for (const selector of ['[data-staked]', '.bend'])
      expect(getComputedStyle(found(selector)).touchAction).to.equal('pinch-zoom');
  });
});
