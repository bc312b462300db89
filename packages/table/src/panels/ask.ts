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
  const {panelWords} = table;
  const {title, text, then} = (about as Question | undefined) ?? {
    title: panelWords!.newMatch,
    text: panelWords!.askNew,
    then: () => void table.restart(),
  };
  return sheet(table, {
    title: title ?? panelWords!.breach,
    small: true,
    body: html`<p>
      ${typeof text === 'function' ? text() : text}${title ? '' : ` ${panelWords!.askBreach}`}
    </p>`,
    foot: [
      choice(panelWords!.no, () => void table.close()),
      choice(
        panelWords!.yes,
        () => {
          void table.close();
          then();
        },
        true,
      ),
    ],
  });
}
