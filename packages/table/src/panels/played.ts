import type {Laid} from '@quinola/play';
import {html, type TemplateResult} from 'lit';
import {sheet} from './sheet.js';
import {trickRow, type ShownTrick, type TricksHost} from './tricks.js';

/** Who played what: the trick on the table, and those before it, the last first. */
export function playedTricks(
  table: TricksHost,
  now: readonly Laid[],
  tricks: readonly ShownTrick[],
  title: (trick: number) => string,
): TemplateResult {
  const before = tricks.map((trick, i) => ({trick, number: i + 1})).reverse();
  return sheet(table, {
    title: table.panelWords!.played,
    body:
      now.length || before.length
        ? html` ${
            now.length
              ? html`<p>${table.words.table}</p>
                  ${trickRow(table, {cards: now, winner: -1})}`
              : ''
          }
          ${before.map(
            ({trick, number}) =>
              html`<p>${title(number)}</p>
                ${trickRow(table, trick)}`,
          )}`
        : html`<p>${table.panelWords!.nothingYet}</p>`,
  });
}
