import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {NewGameHost} from '../table/host.js';
import {newGameReasons} from '../words/reasons/index.js';
import type {NewGameMove} from '../rules/index.js';

/** The panel with a hint that was asked for, or the reason of an opponent's move. */
export function render(table: NewGameHost, about: unknown): TemplateResult {
  const called = (move: MoveLike): string => table.gamePanelWords!.move(move as NewGameMove, table.words);
  return whySheet(table as unknown as AnyTable, about, {
    advised: called,
    made: (by, move) => `${table.who(by).name}: ${called(move)}`,
    reasonOf: (id, provenance) => newGameReasons.reasonOf(table.code, id, provenance),
  });
}
