import type {Because} from '@quinola/play';
import {becauseView, choice, whySheet, type AnyTable, type ReasonOf} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {whistReasons} from '../../reasons/index.js';
import type {WhistMove} from '../../rules/types.js';
import type {WhistTable} from '../../whist-table.js';
import {labelOf} from '../asks.js';

/** The words of the maxims in a table's language. */
export function reasonsOf(table: WhistTable): ReasonOf {
  return (id, provenance) => whistReasons.reasonOf(table.code, id, provenance);
}

/** A reason as the book gives it, with its reference. */
export function reasonView(table: WhistTable, because: Because | undefined): TemplateResult {
  return becauseView(table, because, reasonsOf(table), table.gamePanelWords!.counted);
}

/** Why a card was played: the advice asked for, or the last card an opponent played. */
export function render(table: WhistTable, about: unknown): TemplateResult {
  return whySheet(table as unknown as AnyTable, about, {
    advised: (move) => labelOf(table, move as WhistMove),
    made: (by, move) =>
      table.gamePanelWords!.played(table.who(by), (move as Extract<WhistMove, {type: 'PLAY'}>).card),
    reasonOf: reasonsOf(table),
    counted: table.gamePanelWords!.counted,
    pass: table.gamePanelWords!.silent,
    foot: choice(table.gamePanelWords!.bothBooks, () => void table.open('books')),
  });
}
