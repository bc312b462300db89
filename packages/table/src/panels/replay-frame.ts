import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {formStyles} from '../styles/forms.js';
import {choice, sheet} from './sheet.js';

/** Where a replay stands. */
export interface ReplayPosition {
  readonly deal: number;
  /** How many steps of the deal are done. */
  readonly step: number;
}

/** Which deals a replay can show, and what they are called. */
export interface ReplayedDeals {
  /** The number of the last finished deal; 0 = none. */
  readonly finished: number;
  readonly title: (deal: number) => string;
  /** The word *deal*, where one of several is chosen; without it they are chosen by their titles. */
  readonly deal?: string;
}

/** Where a replay is asked to stand: before the last deal, unless said. */
export const positionAsked = (about: unknown, finished: number): ReplayPosition =>
  (about as ReplayPosition | undefined) ?? {deal: finished, step: 0};

/** Goes to another position. */
export const turnTo = (table: AnyTable, position: ReplayPosition): void =>
  table.features!.panels.turnTo('replay', position);

/** The sheet where no deal is finished yet. */
export const nothingToReplay = (table: AnyTable): TemplateResult =>
  sheet(table, {
    title: table.panelWords!.replay,
    body: html`<p>${table.panelWords!.nothingYet}</p>`,
  });

/**
 * The sheet of a finished deal at one of its steps: which deal it is, what lay there, and the way back and forth.
 * @param steps how many there are
 */
export function replayFrame(
  table: AnyTable,
  {finished, title, deal: word}: ReplayedDeals,
  {deal, step}: ReplayPosition,
  steps: number,
  body: TemplateResult,
): TemplateResult {
  table.adopt(formStyles);
  const words = table.panelWords!;
  const go = (to: Partial<ReplayPosition>) => (): void => turnTo(table, {deal, step, ...to});
  return sheet(table, {
    title: `${words.replay}: ${title(deal)}`,
    body: html`${
      finished > 1
        ? html`<label
            >${word === undefined ? nothing : html`<span>${word}</span>`}<select
              aria-label=${word === undefined ? words.replay : nothing}
              @change=${({target}: Event) => go({deal: Number((target as HTMLSelectElement).value), step: 0})()}
            >
              ${Array.from({length: finished}, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === deal}>${word === undefined ? title(i + 1) : i + 1}</option>`)}
            </select></label
          >`
        : nothing
    }
    ${body}`,
    foot: [
      html`<span>${words.step(step, steps)}</span>`,
      choice(words.back, go({step: Math.max(0, step - 1)})),
      choice(words.forth, go({step: Math.min(steps, step + 1)}), true),
    ],
  });
}
