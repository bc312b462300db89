import {hasRole} from '@quinola/chart';
import type {Seat} from '@quinola/play';
import type {HandModel, CardLook, SeatExtras} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {packPlan, packRoom} from '../../kit/table/room.js';
import type {TarokHost} from './host.js';
import {piecesOf} from './furniture.js';
import {piecesBefore} from './pieces.js';
import {papersOf} from './papers.js';
import {statusOf} from './status.js';

/** What a seat has just said: its announcement, or that it plays Sky. */
function wordOf(table: TarokHost, seat: Seat): string | null {
  const {context, gamePanelWords} = table;
  for (const one of table.tag('sheet') ? [] : context!.happened) {
    if (one.type === 'announced' && one.seat === seat)
      return gamePanelWords?.says(one.announcement.items) ?? null;
    if (hasRole(table.profile, 'played', one) && one.seat === seat && one.card === 'SK')
      return gamePanelWords?.skize ?? null;
  }
  return null;
}

/** What is shown around a seat. */
function extrasOf(table: TarokHost, seat: Seat): SeatExtras {
  const said = table.view!.announced[seat];
  const cards = piecesBefore(table.view!, seat);
  return {
    marks: said?.total ? [table.gameWords.announced(said.total)] : [],
    word: wordOf(table, seat),
    before: {cards, label: table.gameWords.before(table.whoSits(seat), cards)},
  };
}

/** The room of a table of Tarok; `own` is the visitor's hand. */
export function roomOf(table: TarokHost, look: CardLook, own: HandModel): TemplateResult {
  return packRoom(table, look, own, {
    ...packPlan(table),
    goesTo: 'right',
    score: papersOf(table),
    status: statusOf(table),
    pieces: piecesOf(table),
    extras: (seat) => extrasOf(table, seat),
  });
}
