import type {MoveLike} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {Settings} from '../settings.js';
import {runningRecord} from '../whole.js';
import type {Known, TableActor} from '../match-context.js';
import {lessonSet, type LessonRequest} from './lesson-request.js';

/** How many times a guided deal is offered to a visitor who does not respond. */
export const OFTEN = 2;

/** What the offer of a guided deal hangs on, before the features of its table are there. */
export interface FirstVisit extends LessonRequest {
  readonly actor: TableActor | null;
  readonly context: Pick<Known<unknown, MoveLike, never>, 'view' | 'viewer'> | null;
  readonly settings: {readonly current: Settings};
  /** The id of the guided deal for beginners under these options; `null` where there is none. */
  guideFor(options: unknown): string | null;
}

/** The name under which visits are counted. */
export const guideKey = ({game}: FirstVisit, id: string): string => `${game.id}/${id}`;

/** How many visits to a guided deal were counted. */
export const visitsTo = (table: FirstVisit, id: string): number =>
  table.settings.current.visits?.[guideKey(table, id)] ?? 0;

/** The guided deal for beginners at what is played here; `null` at a table that its page has set up for something else. */
export function guideHere(table: FirstVisit): string | null {
  const set = ['seed', 'deal', 'seat', 'autoplay'].some((name) => table.hasAttribute(name));
  if (!table.context || set || lessonSet(table)) return null;
  const {options} = (table.context.view ?? {}) as {readonly options?: unknown};
  return table.guideFor(options);
}

/** Whether the visitor has decided anything yet. */
export function hasDecided(table: FirstVisit): boolean {
  const {viewer} = table.context!;
  return runningRecord(table).moves.some(({by, level}) => by === viewer && !level);
}

/**
 * The place of the offer, kept free from the first cards on: what offers comes after them, and must not move them.
 * @returns nothing where the visitor has decided something in the match with which the table goes on
 */
export const placeOfOffer = (table: FirstVisit): TemplateResult | typeof nothing =>
  hasDecided(table) ? nothing : html`<div class="lesson offer" aria-hidden="true"></div>`;

/** That place, before the features are there: whether there will be an offer follows from what is stored and agreed. */
export function placeBefore(table: FirstVisit): TemplateResult | typeof nothing {
  const id = guideHere(table);
  return id !== null && visitsTo(table, id) < OFTEN ? placeOfOffer(table) : nothing;
}
