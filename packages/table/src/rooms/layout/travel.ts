import {hasRole} from '@quinola/chart';
import type {Happening} from '@quinola/play';
import {drawnPile, type LayoutController} from './controller.js';
import {lengthOf, pileOf, type LayoutDetails, type Passage, type PilePlan} from './plan.js';
import {offset, type Layout} from './shape.js';

const EASING = 'cubic-bezier(.2,.7,.2,1)';
/** Maximum time between two pieces that move at once, as dealt cards do, in ms. */
const BETWEEN = 14;

/** Where the nth piece of a pile lies, in layout units, and its rotation. */
function spotOf(
  layout: Layout,
  pile: PilePlan | undefined,
  nth: number,
): readonly [x: number, y: number, angle: number] {
  const place = pile && layout.at(pile.group)[pile.index];
  // If the layout shows no pack, cards come from below it.
  if (!place) return [layout.w / 2, layout.h, 0];
  const angle = ((place.r ?? 0) * Math.PI) / 180;
  const count = Math.max(nth + 1, pile.pieces.length);
  const [dx, dy] = pile.hidden === undefined ? offset(layout.spread(pile.group), nth, count) : [0, 0];
  return [
    place.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    place.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    angle,
  ];
}

/** A step of one piece: `nth` counts those that go together, from the lowest. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly nth: number;
}

/** The step of a happening with the role `moved`. */
const movedIn = ({profile}: LayoutController['host'], happening: Happening): Passage | null =>
  hasRole(profile, 'moved', happening) ? {from: pileOf(happening.from), to: pileOf(happening.onto)} : null;

/** Animates the pieces that the last move brought to their places; only the unit is measured. */
export function travels(room: LayoutController, passageOf: LayoutDetails['passage'], ms: number): () => void {
  const {host, source, dropped} = room;
  room.dropped = null;
  return () => {
    const root = host.shadowRoot!;
    const board = root.querySelector<HTMLElement>('.layout');
    const steps = (host.context?.happened ?? []).flatMap((one): Step[] => {
      const passage = passageOf ? passageOf(one) : movedIn(host, one);
      return passage ? Array.from({length: lengthOf(passage)}, (_, nth) => ({...passage, nth})) : [];
    });
    if (!board || !steps.length || !host.tag('travel')) return;
    const piles = new Map(source.piles().map((pile) => [pile.id, pile]));
    const {layout} = room;
    const {unit} = layout;
    const between = Math.min(BETWEEN, (ms * 2) / steps.length);
    const later = new Map<string, number>();
    // The last piece that came to a pile is on top.
    [...steps].reverse().forEach(({from, to, nth}, back) => {
      const above = later.get(to) ?? 0;
      later.set(to, above + 1);
      const drawn = drawnPile(root, to);
      const pieces = drawn?.querySelectorAll<HTMLElement>('.piece');
      const piece = pieces?.[pieces.length - 1 - above];
      if (!drawn || !piece) return;
      const pile = piles.get(to);
      const origin = piles.get(from);
      const [x, y, angle] = spotOf(layout, pile, (pile?.pieces.length ?? 1) - 1 - above);
      const [fx, fy, turned] = spotOf(layout, origin, (origin?.pieces.length ?? 0) + nth);
      const hand = dropped?.from === from ? dropped : {x: 0, y: 0};
      const dx = (fx - x) * unit + hand.x,
        dy = (fy - y) * unit + hand.y;
      const timing = {
        duration: ms,
        easing: EASING,
        fill: 'backwards',
        delay: steps.length > 3 ? (steps.length - 1 - back) * between : 0,
      } as const;
      piece.animate(
        {
          translate: [
            `${dx * Math.cos(angle) + dy * Math.sin(angle)}px ${dy * Math.cos(angle) - dx * Math.sin(angle)}px`,
            '0 0',
          ],
          rotate: [`${turned - angle}rad`, '0rad'],
        },
        timing,
      );
      drawn.animate({zIndex: [20, 20]}, {duration: ms + timing.delay});
    });
  };
}
