import type {PatienceTable} from '../patience-table.js';
import {compile, type PatienceHappening} from '../rules/index.js';
import {offset} from './layout.js';

const EASING = 'cubic-bezier(.2,.7,.2,1)';
/** Maximum time between two dealt cards, in ms. */
const BETWEEN = 14;

/** Where the nth card of a pile lies, in layout units, and its rotation. */
function spotOf(
  table: PatienceTable,
  id: string,
  nth: number,
): readonly [x: number, y: number, angle: number] {
  const {layout} = table;
  const [group = '', index = '0'] = id.split('.');
  const place = layout.at(group)[Number(index)];
  // If the layout shows no pack, cards come from below it.
  if (!place) return [layout.w / 2, layout.h, 0];
  const angle = ((place.r ?? 0) * Math.PI) / 180;
  const count = Math.max(nth + 1, table.view!.piles[id]?.length ?? 0);
  const [dx, dy] = id === 'stock' ? [0, 0] : offset(layout.spread(group), nth, count);
  return [
    place.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    place.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    angle,
  ];
}

/** Animates the cards the last move brought to their places; only the unit is measured. */
export function travels(table: PatienceTable, ms: number): () => void {
  const {dropped} = table;
  table.dropped = null;
  return () => {
    const root = table.shadowRoot!;
    const board = root.querySelector<HTMLElement>('.layout');
    const happened = (table.context?.happened ?? []) as readonly PatienceHappening[];
    const ways = happened.filter((one) => one.type === 'moved' || one.type === 'laid');
    if (!board || !ways.length || !table.tag('travel')) return;
    const {unit} = table.layout;
    const between = Math.min(BETWEEN, (ms * 2) / ways.length);
    const later = new Map<string, number>();
    // The last card that came to a pile is on top.
    [...ways].reverse().forEach((one, back) => {
      const above = later.get(one.onto) ?? 0;
      later.set(one.onto, above + 1);
      const pile = root.querySelector<HTMLElement>(`[data-pile="${one.onto}"]`);
      const cards = pile?.querySelectorAll<HTMLElement>('.card');
      const card = cards?.[cards.length - 1 - above];
      if (!pile || !card) return;
      const length = table.view!.piles[one.onto]?.length ?? 1;
      const [x, y, angle] = spotOf(table, one.onto, length - 1 - above);
      const from = one.type === 'laid' ? 'stock' : one.from;
      const [fx, fy, turned] = spotOf(table, from, table.view!.piles[from]?.length ?? 0);
      const hand = dropped?.from === from ? dropped : {x: 0, y: 0};
      const dx = (fx - x) * unit + hand.x,
        dy = (fy - y) * unit + hand.y;
      const timing = {
        duration: ms,
        easing: EASING,
        fill: 'backwards',
        delay: ways.length > 3 ? (ways.length - 1 - back) * between : 0,
      } as const;
      card.animate(
        {
          translate: [
            `${dx * Math.cos(angle) + dy * Math.sin(angle)}px ${dy * Math.cos(angle) - dx * Math.sin(angle)}px`,
            '0 0',
          ],
          rotate: [`${turned - angle}rad`, '0rad'],
        },
        timing,
      );
      pile.animate({zIndex: [20, 20]}, {duration: ms + timing.delay});
    });
    // The windmill turns when the game has come out.
    if (table.view!.won && compile(table.view!.options).def.id === 'windmill')
      board.animate({rotate: ['0deg', '360deg']}, {duration: ms * 14, easing: 'ease-in-out'});
  };
}
