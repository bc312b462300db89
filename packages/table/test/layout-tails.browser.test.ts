import {expect, nextFrame} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import {html, LitElement, type TemplateResult} from 'lit';
import type {MoveLike} from '@quinola/play';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {until} from '@quinola/testing/wait.js';
import {
  LayoutController,
  layoutFeatures,
  layoutRoom,
  layoutStyles,
  type CardLook,
  type LayoutHost,
  type LayoutShape,
} from '../src/index.js';
import {layoutLaterStyles} from '../src/rooms/layout/styles-later.js';
import {cardStyles} from '../src/styles/cards.js';

// Columns of cards, of which several go together: a host with as much of a table as the room asks for.

interface Carry extends MoveLike {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

const SHAPE: LayoutShape = {
  id: 'columns',
  table: {w: 12, h: 6},
  groups: [
    {
      id: 'columns',
      at: Array.from({length: 8}, (_, nth) => ({x: 1 + 1.4 * nth, y: 1})),
      spread: {dx: 0, dy: 0.3, max: 3.4},
    },
  ],
};

const RANKS = [...'KQJT98765432A'];
const LOOK: CardLook = {corner: true, double: true, four: false, rank: (rank) => rank, courts: null};

/** Eight columns of thirteen cards; any number of cards of a column may go to the next one. */
class ColumnsHost extends LitElement implements LayoutHost {
  static override readonly styles = [cardStyles, layoutStyles, layoutLaterStyles];
  readonly box = {width: 700, height: 460};
  readonly back = null;
  readonly backInk = 'red';
  readonly context = null;
  readonly game = {};
  readonly profile = {};
  readonly opened = null;
  readonly panelWords = null;
  note: object | null = null;
  view = {columns: Array.from({length: 8}, (_, nth) => RANKS.map((rank) => rank + 'SHDC'[nth % 4]!))};
  match = {step: '0'};
  readonly made: string[] = [];
  #isHeld = false;
  readonly room = new LayoutController(this, {
    shape: () => SHAPE,
    piles: () =>
      this.view.columns.map((pieces, index) => ({id: `c${index}`, group: 'columns', index, pieces})),
    ask: () => ({
      kind: 'place',
      ways: this.view.columns.flatMap(({length}, nth) =>
        Array.from({length}, (_, below) => {
          const way = {from: `c${nth}`, to: `c${(nth + 1) % 8}`, count: below + 1};
          return {...way, move: {type: 'CARRY', ...way}};
        }),
      ),
    }),
    title: () => 'Columns',
  });

  override firstUpdated(): void {
    layoutFeatures(this.room, {label: ({id}) => id, piece: () => '', goal: (pile) => pile});
  }

  tag = (...names: readonly string[]): boolean => names.includes('visitor');

  play(move: MoveLike): boolean {
    const {from, to, count} = move as Carry;
    this.made.push(`${count} ${from}>${to}`);
    const columns = [...this.view.columns];
    const [start, goal] = [Number(from[1]), Number(to[1])];
    const tail = columns[start]!.slice(-count);
    columns[start] = columns[start]!.slice(0, -count);
    columns[goal] = [...columns[goal]!, ...tail];
    this.view = {columns};
    this.match = {step: String(this.made.length)};
    this.requestUpdate();
    return true;
  }

  holdDrawing(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.performUpdate();
  }

  protected override performUpdate(): void {
    if (!this.#isHeld) super.performUpdate();
  }

  protected override render(): TemplateResult {
    return html`<div class="room" style="position:relative;width:700px;height:460px;display:grid">
      ${layoutRoom(this.room, LOOK, {prompt: ''})}
    </div>`;
  }
}
customElements.define('columns-host', ColumnsHost);

async function columns(): Promise<ColumnsHost> {
  document.body.replaceChildren();
  const host = new ColumnsHost();
  document.body.append(host);
  await host.updateComplete;
  await nextFrame();
  await host.updateComplete;
  return host;
}

const piecesOf = (host: ColumnsHost, pile: string): HTMLElement[] => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[data-pile="${pile}"] .piece`),
];
/** A point on the visible strip of a card, the nth of its column, which opens while the pointer is over it. */
async function strip(host: ColumnsHost, pile: string, nth: number): Promise<[number, number]> {
  const card = piecesOf(host, pile)[nth]!;
  const point = (): [number, number] => {
    const {left, top, width} = card.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + 6)];
  };
  await sendMouse({type: 'move', position: point()});
  await nextFrame();
  return point();
}
const middleOf = (element: Element): [number, number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const held = (host: ColumnsHost): number => host.shadowRoot!.querySelectorAll('.piece.held').length;

describe('a column of which several cards go together', () => {
  it('is taken up from the card that is pressed, all together under the pointer', async () => {
    const host = await columns();
    const from = await strip(host, 'c0', 9);
    const [x] = middleOf(piecesOf(host, 'c1')[12]!);
    await drag(from, [from[0] + 20, from[1]], [x, from[1]]);
    await until(() => held(host) === 4, 'four are not dragged');
    const moved = piecesOf(host, 'c0')
      .slice(-4)
      .map(({style}) => style.translate);
    expect(new Set(moved).size, 'all go the same way').to.equal(1);
    await sendMouse({type: 'up'});
    await host.updateComplete;
    expect([host.made, held(host)]).to.deep.equal([['4 c0>c1'], 0]);
    expect(piecesOf(host, 'c1')).to.have.lengthOf(17);
  });

  it('goes by two taps, as many as were tapped', async () => {
    const host = await columns();
    await sendMouse({type: 'click', position: await strip(host, 'c2', 10)});
    await host.updateComplete;
    expect(host.shadowRoot!.querySelectorAll('.piece[data-up]')).to.have.lengthOf(3);
    await sendMouse({type: 'click', position: await strip(host, 'c3', 11)});
    expect(host.made).to.deep.equal(['3 c2>c3']);
  });

  it('goes by keys, as many as its goal takes', async () => {
    const host = await columns();
    host.shadowRoot!.querySelector<HTMLElement>('[data-pile="c4"]')!.focus();
    for (const press of ['Enter', 'ArrowRight', 'Enter']) await sendKeys({press});
    expect(host.made).to.deep.equal(['13 c4>c5']);
  });

  it('costs no more on the way than the style of what is dragged: nothing is drawn, nothing is laid out', async () => {
    const host = await columns();
    expect(host.shadowRoot!.querySelectorAll('.piece')).to.have.lengthOf(104);
    const from = await strip(host, 'c0', 11);
    await drag(from, [from[0] + 30, from[1] + 10]);
    await until(() => held(host) === 2, 'nothing is dragged');
    await nextFrame();
    const others: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const {target, attributeName} of changes)
        if (attributeName !== 'style' || !(target as Element).matches('.held'))
          others.push(`${(target as Element).nodeName} ${attributeName}`);
    });
    watch.observe(host.shadowRoot!, {subtree: true, childList: true, attributes: true, characterData: true});
    host.requestUpdate();
    for (const away of [50, 80, 110]) {
      await sendMouse({type: 'move', position: [from[0] + away, from[1] + away]});
      await nextFrame();
    }
    watch.disconnect();
    expect(others).to.deep.equal([]);
    const [one] = piecesOf(host, 'c0').slice(-1);
    expect(parseFloat(one!.style.translate)).to.be.closeTo(110, 2);
    await sendMouse({type: 'up'});
    await host.updateComplete;
    expect(one!.style.translate).to.equal('');
  });
});
