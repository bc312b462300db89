import type {Card} from '@quinola/cards';
import {cardBack, cardFace, type CardLook} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import type {PatienceTable} from '../patience-table.js';
import type {Compiled} from '../rules/index.js';
import type {Group, Place, Spread} from '../schema.js';
import {fallenOf, isRescued} from './questions.js';
import {seenOf, smallFace} from './face.js';
import {offset, opened, type Layout} from './layout.js';
import {carriesOf} from './picking.js';
import {labelOf, nameOf} from './pile-labels.js';

/** Cards narrower than this, in px, show rank and suit instead of their picture. */
const READABLE = 58;

/** What an empty foundation is waiting for. */
function waitsFor({def}: Compiled, {base, id}: Group, index: number, rank: CardLook['rank']): string {
  if (!base || base.rank === 'preset') return '';
  const suit =
    base.suit === 'each'
      ? '♠♥♦♣'[Math.floor((index * 4) / def.groups.find((group) => group.id === id)!.n)]!
      : '';
  return rank(base.rank) + suit;
}

/** The cards of a pile; of squared piles only the top two. */
function cardsView(
  cards: readonly Card[],
  spread: Spread,
  place: Place,
  small: boolean,
  look: CardLook,
): readonly TemplateResult[] {
  const square = !spread.dx && !spread.dy;
  return cards.slice(square ? -2 : 0).map((card, i) => {
    const [x, y] = square ? [0, 0] : offset(spread, i, cards.length),
      [ox, oy] = square ? [0, 0] : opened(spread, place, i, cards.length);
    return html`<i class="card" part="card" .style=${`--dx:${x};--dy:${y};--ox:${ox};--oy:${oy}`}
      >${small ? smallFace(card, look, seenOf(spread, place)) : cardFace(card, look)}</i
    >`;
  });
}

/** The whole layout: every pile is a button, with one tab stop among them. */
export function layoutView(
  table: PatienceTable,
  game: Compiled,
  layout: Layout,
  look: CardLook,
): TemplateResult {
  const {view} = table.context!;
  const moves = table.moves();
  const carries = carriesOf(moves);
  const {stop} = table;
  // A fallen card is raised so that it can be played.
  const picked = table.picked ?? fallenOf(view);
  const small = layout.card < READABLE;
  const pile = (group: Group, index: number): TemplateResult => {
    const place = layout.at(group.id)[index]!;
    const {x, y, r = 0} = place;
    const id = nameOf(group, index);
    const hidden = id === 'stock';
    const cards = hidden ? [] : (view.piles[id] ?? []);
    const from =
      carries.some((move) => move.from === id) ||
      (hidden && moves.some(({type}) => type === 'turn' || type === 'next'));
    const goal = carries.some(
      (move) =>
        move.to === id &&
        (picked === null ? move.type === 'fill' && view.stage === 'refilling' : move.from === picked),
    );
    const barred = game.pile(id)?.barredBy.some((other) => view.piles[other]?.length);
    const isHome = carries.some(
      (move) => move.from === id && (move.type === 'play' || move.type === 'transfer'),
    );
    const names = [
      group.role,
      isHome && picked === null ? 'home' : '',
      from ? 'from' : '',
      goal ? 'goal' : '',
      picked === id ? 'picked' : '',
      barred ? 'barred' : '',
      table.hinted(id) ? 'hinted' : '',
      isRescued(table, id) ? 'rescued' : '',
      (hidden ? view.stock : cards.length) ? '' : 'bare',
    ].join(' ');
    return html`<button
      type="button"
      class="pile ${names}"
      part="pile"
      data-pile=${id}
      tabindex=${id === stop ? 0 : -1}
      .style=${`--x:${x};--y:${y};--r:${r}deg`}
    >
      <span class="vh">${labelOf(table, group, index)}</span
      ><i class="place" aria-hidden="true">${hidden ? nothing : waitsFor(game, group, index, look.rank)}</i>${
        hidden
          ? view.stock
            ? html`<i class="card" part="card">${cardBack()}</i
                ><b class="count" aria-hidden="true">${view.stock}</b>`
            : nothing
          : guard([cards, small, layout.key, look.courts, look.corner, look.double, look.rank], () =>
              cardsView(cards, layout.spread(group.id), place, small, look),
            )
      }${
        group.id.startsWith('row') && cards.length > 1
          ? html`<b class="count" aria-hidden="true">${cards.length}</b>`
          : nothing
      }
    </button>`;
  };
  return html`<div
    class="layout ${table.shows ? 'shows' : ''} ${small ? 'tiny' : ''} g-${game.def.id}"
    part="layout"
    role="group"
    .style=${`--w:${layout.w};--h:${layout.h};--u:${layout.unit}px`}
    aria-label=${table.called}
  >
    ${game.def.groups.flatMap((group) => Array.from({length: group.n}, (_, index) => pile(group, index)))}
  </div>`;
}
