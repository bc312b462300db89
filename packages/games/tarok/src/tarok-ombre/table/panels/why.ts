import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TarokOmbreMove} from '../../rules/game.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {reasonsOf} from '../past-deal.js';

/** The name of a move when it is advised. */
function labelOf(
  {words, panelWords, gameWords: {games}, gamePanelWords, packPanelWords, view}: TarokOmbreTable,
  move: TarokOmbreMove,
): string {
  switch (move.type) {
    case 'PLAY':
    case 'GIVE_BACK':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'LOOK':
      return gamePanelWords!.look;
    case 'BID':
      return games[move.contract];
    case 'HOLD':
      return panelWords!.asks.hold(games[view!.auction.high!.bid]);
    case 'PASS':
      return panelWords!.asks.pass;
    case 'DEMAND':
      return gamePanelWords!.ask(move.card);
    case 'STOP_DEMANDING':
      return gamePanelWords!.enough;
    case 'CUT':
      return packPanelWords!.cut;
    case 'DRAW':
      return packPanelWords!.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

/** Why a card was played: the advice asked for, or the last card an opponent played. */
export function render(table: TarokOmbreTable, about: unknown): TemplateResult {
  return whySheet(table as unknown as AnyTable, about, {
    advised: (move: MoveLike) => labelOf(table, move as TarokOmbreMove),
    made: (by, move) =>
      table.packPanelWords!.played(table.who(by), (move as TarokOmbreMove & {readonly card: string}).card),
    reasonOf: reasonsOf(table),
    counted: table.packPanelWords!.counted,
  });
}
