import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {ChessHost} from '../table/host.js';
import {lettersOf, SQUARES, type ChessMove, type ChessView, type Written} from '../rules/index.js';
import {reasonOf} from '../words/reasons/index.js';

/** A move that is not made yet, as it would be written down. */
function writtenIn({fen, line}: ChessView, move: ChessMove): Written | null {
  if (move.type !== 'MOVE') return null;
  const made = line.findLast(({from, to}) => from === move.from && to === move.to);
  const letter = (square: string): string => lettersOf(fen)[SQUARES.indexOf(square)]!.toUpperCase();
  const man = letter(move.from);
  if (!man) return made ?? null;
  return {
    ...move,
    side: 0,
    man,
    takes: letter(move.to) || null,
    special: null,
    becomes: null,
    sign: '',
    san: '',
  };
}

/** The panel with a hint that was asked for, or the reason of an opponent's move. */
export function render(table: ChessHost, about: unknown): TemplateResult {
  const called = (move: MoveLike): string =>
    table.gamePanelWords!.move(move as ChessMove, writtenIn(table.view!, move as ChessMove));
  return whySheet(table as unknown as AnyTable, about, {
    advised: called,
    made: (by, move) => `${table.who(by).name}: ${called(move)}`,
    reasonOf: (id, provenance) => reasonOf(table.code, id, provenance),
    plays: ['MOVE'],
  });
}
