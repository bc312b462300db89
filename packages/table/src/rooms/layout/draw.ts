import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {backPattern, cardBack, cardFace, type CardLook} from '../../card.js';
import {prompt} from '../../trick-room.js';
import type {LayoutController} from './controller.js';
import type {PilePlan} from './plan.js';
import {offset, opened, type Fan, type Layout, type Spot} from './shape.js';
import {seenOf, smallFace} from './small-face.js';
import {waysOf} from './taps.js';

/** Cards narrower than this, in px, show rank and suit instead of their picture. */
const READABLE = 58;

/** How the pieces of a pile are drawn. */
interface Drawing {
  readonly spread: Fan;
  readonly spot: Spot;
  readonly piece: Layout['piece'];
  /** How many stand out from the top, where these are several. */
  readonly raised: number;
  /** What shows a piece. */
  readonly face: (piece: string) => TemplateResult;
  /** Whether the pieces are cards. */
  readonly areCards: boolean;
}

/** The pieces of a pile; of squared piles only the top two. */
function piecesView(pieces: readonly string[], drawing: Drawing): readonly TemplateResult[] {
  const {spread, spot, piece: size, raised, face, areCards} = drawing;
  const square = !spread.dx && !spread.dy;
  return pieces.slice(square ? -2 : 0).map((piece, nth, shown) => {
    const [x, y] = square ? [0, 0] : offset(spread, nth, pieces.length),
      [ox, oy] = square ? [0, 0] : opened(spread, spot, nth, pieces.length, size);
    // Whether it stands out is no class: dragging adds one, which drawing anew would take away.
    return html`<i
      class="piece ${areCards ? 'card' : 'man'}"
      ?data-up=${nth >= shown.length - raised}
      part=${areCards ? 'card' : 'piece'}
      .style=${`--dx:${x};--dy:${y};--ox:${ox};--oy:${oy}`}
      >${face(piece)}</i
    >`;
  });
}

/** The layout: every pile is a button, with one tab stop among them. */
function layoutView(room: LayoutController, look: CardLook): TemplateResult {
  const {source, ask, stop, raised, layout} = room;
  const {ways, turns = {}} = ask;
  const isSmall = layout.card < READABLE;
  const targets = new Set(
    raised ? waysOf(ask, raised).map(({to}) => to) : ways.filter(({open}) => open).map(({to}) => to),
  );
  const draw = source.draw?.bind(source);
  const pileView = (pile: PilePlan): TemplateResult | null => {
    const {id, group, kind = 'pile', hidden, pieces, count} = pile;
    const spot = layout.at(group)[pile.index];
    // What has no place is not seen.
    if (!spot) return null;
    const spread = layout.spread(group);
    const isPicked = raised?.pile === id;
    const own = ways.filter(({from}) => from === id);
    const up = isPicked ? room.raisedOf(id) : 0;
    const names = [
      kind === 'square' ? 'square' : '',
      pile.classes ?? '',
      !raised && own.some(({home}) => home) ? 'home' : '',
      own.length || turns[id] ? 'from' : '',
      targets.has(id) ? 'goal' : '',
      isPicked ? 'picked' : '',
      room.isHinted(pile) ? 'hinted' : '',
      pile.last ? 'last' : '',
      (hidden ?? pieces.length) ? '' : 'bare',
    ].filter(Boolean);
    const face = (piece: string): TemplateResult =>
      draw
        ? draw(piece, look)
        : isSmall
          ? smallFace(piece, look, seenOf(spread, spot))
          : cardFace(piece, look);
    return html`<button
      type="button"
      class="pile ${names.join(' ')}"
      part=${kind}
      data-pile=${kind === 'pile' ? id : nothing}
      data-square=${kind === 'square' ? id : nothing}
      tabindex=${id === stop ? 0 : -1}
      .style=${`--x:${spot.x};--y:${spot.y};--r:${spot.r ?? 0}deg`}
    >
      <span class="vh">${room.label(pile)}</span
      ><i class="place" aria-hidden="true">${pile.mark ?? nothing}</i>${
        hidden
          ? html`<i class="piece card" part="card">${cardBack()}</i
              ><b class="count" aria-hidden="true">${hidden}</b>`
          : guard(
              [pieces, isSmall, layout.key, up > 1 && up, look.courts, look.corner, look.double, look.rank],
              () =>
                piecesView(pieces, {
                  spread,
                  spot,
                  piece: layout.piece,
                  raised: up > 1 ? up : 0,
                  face,
                  areCards: !draw,
                }),
            )
      }${typeof count === 'number' ? html`<b class="count" aria-hidden="true">${count}</b>` : nothing}
    </button>`;
  };
  const {width, height} = layout.piece;
  return html`<div
    class="layout ${isSmall ? 'tiny' : ''} ${source.classes?.() ?? ''}"
    part="layout"
    role="group"
    .style=${`--w:${layout.w};--h:${layout.h};--u:${layout.unit}px;--pw:${width};--ph:${height}`}
    aria-label=${source.title()}
  >
    ${source.under?.() ?? nothing}${source.piles().map(pileView)}
  </div>`;
}

/** What stands in words below the layout, or beside it. */
export interface LayoutSays {
  /** What can be done, or why something cannot; the part before a colon is highlighted on the visitor's turn. */
  readonly prompt: string;
  /** Buttons that answer it. */
  readonly actions?: TemplateResult | typeof nothing;
  /** How far the game has come. */
  readonly progress?: TemplateResult | string | typeof nothing;
}

/** Draws a room of piles or squares. */
export function layoutRoom(
  room: LayoutController,
  look: CardLook,
  {prompt: text, actions = nothing, progress = nothing}: LayoutSays,
): TemplateResult {
  const {host} = room;
  return html`${backPattern(host)}
    <div class="board ${room.isBeside ? 'beside' : ''}" @click=${room.clicked}>${layoutView(room, look)}</div>
    <div class="say">
      ${prompt(text, host.tag('visitor'))}
      <div class="actions">${actions}</div>
      <p class="progress">${progress}</p>
    </div>`;
}
