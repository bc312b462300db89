import {html, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {choice, sheet} from './sheet.js';

/** What is asked before something is done that cannot be undone. */
export interface Question {
  /** Absent: the question before a breach of the rules. */
  readonly title?: string;
  readonly text: string | (() => string);
  readonly then: () => void;
}

/** Asks for confirmation; by default before the running match is discarded. */
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
