import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {TarokOmbreMove} from '../../rules/core.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {reasonsOf} from '../reasons.js';

/** What a move is called when it is advised. */
function labelOf(
  {words, text: {games}, texts, packMore, view}: TarokOmbreTable,
  move: TarokOmbreMove,
): string {
  switch (move.type) {
    case 'PLAY':
    case 'GIVE_BACK':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'LOOK':
      return texts!.look;
    case 'BID':
      return games[move.contract];
    case 'HOLD':
      return texts!.hold(games[view!.auction.high!.bid]);
    case 'PASS':
      return texts!.pass;
    case 'DEMAND':
      return texts!.ask(move.card);
    case 'STOP_DEMANDING':
      return texts!.enough;
    case 'CUT':
      return packMore!.cut;
    case 'DRAW':
      return packMore!.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

/** Why a card: the advice asked for, or the last card that an opponent played. */
export function render(table: TarokOmbreTable, about: unknown): TemplateResult {
  return whySheet(table as unknown as AnyTable, about, {
    advised: (move: MoveLike) => labelOf(table, move as TarokOmbreMove),
    made: (by, move) =>
      table.packMore!.played(table.who(by), (move as TarokOmbreMove & {readonly card: string}).card),
    reasonOf: reasonsOf(table),
    counted: table.packMore!.counted,
  });
}
