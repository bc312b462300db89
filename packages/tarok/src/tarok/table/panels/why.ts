import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {announceable, type TarokMove} from '../../rules/core.js';
import type {TarokTable} from '../../tarok-table.js';
import {reasonsOf} from '../reasons.js';

/** What a move is called when it is advised. */
function labelOf({words, texts, packMore, view}: TarokTable, move: TarokMove): string {
  switch (move.type) {
    case 'PLAY':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'ANNOUNCE': {
      const items = announceable(view!.hand, view!.options)
        .filter((one) => move.classes.includes(one.class))
        .map(({item}) => item);
      return texts!.says(items);
    }
    case 'TAKE_BACK':
      return texts!.takeBack;
    case 'CUT':
      return packMore!.cut;
    case 'DRAW':
      return packMore!.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

/** Why a card: the advice asked for, or the last card that an opponent played. */
export function render(table: TarokTable, about: unknown): TemplateResult {
  return whySheet(table as unknown as AnyTable, about, {
    advised: (move) => labelOf(table, move as TarokMove),
    made: (by, move) =>
      table.packMore!.played(table.who(by), (move as unknown as {readonly card: string}).card),
    reasonOf: reasonsOf(table),
    counted: table.packMore!.counted,
  });
}
