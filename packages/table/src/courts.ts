import type {Card} from '@quinola/cards';
import {halve, type CourtPack, type Drawing} from '@quinola/faces';
import {svg, type TemplateResult} from 'lit';
import {layers, type CourtFace} from './card.js';

/** Milliseconds of drawing per slice, and between slices, for background drawing. */
const SLICE = 3,
  REST = 30;

type Face = TemplateResult | TemplateResult[];
type Asked = Parameters<CourtFace>;

/** A figure standing, or cut at the waist and mirrored. Numbered taroks, whose numerals are at both ends, stay whole. */
function faceOf(card: Card, drawing: Drawing, double: boolean): Face {
  if (!double || card[0] === 'T') return layers(drawing);
  const {
    window: {width, height},
    figure,
    view,
    over,
    turn,
    seam,
  } = halve(drawing, 'KQJ'.includes(card[0]!));
  const half = (): TemplateResult =>
    svg`<svg width=${width} height=${height} viewBox="0 0 ${width} ${height}">
      <svg width=${width} height=${height} viewBox=${view}>${layers(figure)}</svg>${layers(over)}
    </svg>`;
  return svg`${half()}<g transform=${turn}>${half()}</g>${layers(seam)}`;
}

/** Draws the courts of a pack synchronously. */
export function courtFace(courts: CourtPack): CourtFace {
  return (card, marked, double) => faceOf(card, courts.draw(card, marked, double), double);
}

/** A table that figures are drawn for. */
interface Shown {
  readonly isConnected: boolean;
  courts: CourtFace | null;
  requestUpdate(): void;
}

const drawn = new WeakMap<CourtPack, Map<string, Face>>();
/** The pack that each table shows: what is still being drawn of another one is not shown any more. */
const shown = new WeakMap<Shown, CourtPack>();

/**
 * Draws the courts in the background, a few milliseconds at a time; until its figure is drawn a card shows its index. Cards on
 * the table come first, then the rest of the pack. Each time some are ready the table gets a new function, which invalidates
 * caches of drawn cards.
 */
export function drawCourtsInBackground(courts: CourtPack, table: Shown): void {
  const faces = drawn.get(courts) ?? new Map<string, Face>();
  drawn.set(courts, faces);
  shown.set(table, courts);
  let manner: readonly [marked: boolean, double: boolean];
  let asked: Asked[] = [];
  let job: {readonly key: string; readonly steps: Generator<undefined, Face>} | null = null;
  let timer = 0;

  const isThere = (how: Asked): boolean => faces.has(how.join());
  function* drawing([card, marked, double]: Asked): Generator<undefined, Face> {
    return faceOf(card, yield* courts.steps(card, marked, double), double);
  }
  const next = (): typeof job => {
    const how = [...asked, ...courts.cards.map((card): Asked => [card, ...manner])].find(
      (one) => !isThere(one),
    );
    return how ? {key: how.join(), steps: drawing(how)} : null;
  };
  const work = (): void => {
    const until = performance.now() + SLICE;
    const before = asked.length;
    timer = 0;
    for (job ??= next(); job && performance.now() < until; job ??= next()) {
      const {done, value} = job.steps.next();
      if (!done) continue;
      faces.set(job.key, value);
      job = null;
    }
    // Another table of the page may have drawn some.
    asked = asked.filter((how) => !isThere(how));
    if (asked.length < before) show();
    // Callers that cache the drawing ask only once, so it is drawn even while the table is disconnected.
    if (job && (asked.length || table.isConnected)) timer = window.setTimeout(work, asked.length ? 0 : REST);
  };
  const face: CourtFace = (...how) => {
    const key = how.join();
    const there = faces.get(key);
    if (there) return there;
    const [, ...as] = how;
    manner = as;
    if (!asked.some((one) => one.join() === key)) asked.push(how);
    timer ||= window.setTimeout(work);
    return null;
  };
  const show = (): void => {
    if (shown.get(table) !== courts) return;
    table.courts = (...how) => face(...how);
    table.requestUpdate();
  };
  show();
}
