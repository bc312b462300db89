import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {choice, sheet} from './sheet.js';

/** What is asked before something is done that cannot be undone. */
export interface Question {
  /** Absent: something is about to be done against the rules. */
  readonly title?: string;
  readonly text: string | (() => string);
  readonly then: () => void;
}

/** Asks before something is thrown away: the running match, unless the question is another. */
export function render(table: AnyTable, about: unknown): TemplateResult {
  const {more} = table;
  const {title, text, then} = (about as Question | undefined) ?? {
    title: more!.newMatch,
    text: more!.askNew,
    then: () => void table.restart(),
  };
  return sheet(table, {
    title: title ?? more!.breach,
    small: true,
    body: html`<p>${typeof text === 'function' ? text() : text}${title ? '' : ` ${more!.askBreach}`}</p>`,
    foot: [
      choice(more!.no, () => void table.close()),
      choice(
        more!.yes,
        () => {
          void table.close();
          then();
        },
        true,
      ),
    ],
  });
}
