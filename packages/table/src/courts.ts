import type {Card} from '@quinola/cards';
import {halve, type CourtPack, type Drawing} from '@quinola/faces';
import {svg, type TemplateResult} from 'lit';
import {layers, type CourtFace} from './card.js';

/** Milliseconds of drawing at a time, and of rest between, where nobody waits for what is drawn. */
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

/** How the courts of a pack are drawn on cards, at once. */
export function courtFace(courts: CourtPack): CourtFace {
  return (card, marked, double) => faceOf(card, courts.draw(card, marked, double), double);
}

/** A table for whose cards figures are drawn. */
interface Shown {
  readonly isConnected: boolean;
  courts: CourtFace | null;
  requestUpdate(): void;
}

const drawn = new WeakMap<CourtPack, Map<string, Face>>();

/**
 * Draws the courts in the background while the table is in use, some milliseconds at a time: until its figure is drawn a card
 * has its marks. Cards on the table come first, then all others of the pack. Each time some are ready the table gets a new
 * function, by which a cache of drawn cards sees that it is out of date.
 */
export function drawCourtsInBackground(courts: CourtPack, table: Shown): void {
  const faces = drawn.get(courts) ?? new Map<string, Face>();
  drawn.set(courts, faces);
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
    table.courts = (...how) => face(...how);
    table.requestUpdate();
  };
  show();
}
