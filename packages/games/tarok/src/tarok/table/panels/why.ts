import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {announceable, type TarokMove} from '../../rules/game.js';
import type {TarokTable} from '../../tarok-table.js';
import {reasonsOf} from '../past-deal.js';

/** The name of a move when it is advised. */
function labelOf({words, gamePanelWords, packPanelWords, view}: TarokTable, move: TarokMove): string {
  switch (move.type) {
    case 'PLAY':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'ANNOUNCE': {
      const items = announceable(view!.hand, view!.options)
        .filter((one) => move.classes.includes(one.class))
        .map(({item}) => item);
      return gamePanelWords!.says(items);
    }
    case 'TAKE_BACK':
      return gamePanelWords!.takeBack;
    case 'CUT':
      return packPanelWords!.cut;
    case 'DRAW':
      return packPanelWords!.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

/** Why a card was played: the advice asked for, or the last card an opponent played. */
export function render(table: TarokTable, about: unknown): TemplateResult {
  return whySheet(table as unknown as AnyTable, about, {
    advised: (move) => labelOf(table, move as TarokMove),
    made: (by, move) =>
      table.packPanelWords!.played(table.who(by), (move as unknown as {readonly card: string}).card),
    reasonOf: reasonsOf(table),
    counted: table.packPanelWords!.counted,
  });
}
