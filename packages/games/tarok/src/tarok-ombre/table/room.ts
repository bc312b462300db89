import type {Seat} from '@quinola/play';
import type {HandModel, CardLook, SeatExtras} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {packPlan, packRoom} from '../../kit/table/room.js';
import type {TarokOmbreHappening} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';
import {piecesOf} from './furniture.js';
import {papersOf} from './papers.js';
import {statusOf} from './status.js';

/** What a seat has just said outside the bidding. */
function wordOf(table: TarokOmbreHost, seat: Seat): string | null {
  const {gamePanelWords, context} = table;
  if (table.tag('sheet')) return null;
  const said = (happening: TarokOmbreHappening): string | null => {
    if (!('seat' in happening) || happening.seat !== seat) return null;
    if (happening.type === 'stopped-demanding') return gamePanelWords?.words.enough ?? null;
    return happening.type === 'sky-kept' ? (gamePanelWords?.skize ?? null) : null;
  };
  return context!.happened.map(said).find((word) => word !== null) ?? null;
}

/** A seat's last bid, shown beside it until the bidding is over. */
function bidOf({gamePanelWords, gameWords, view}: TarokOmbreHost, seat: Seat): string | null {
  const {auction, declarer, looked, unseen} = view!;
  const last = auction.said.findLast(({by}) => by === seat);
  if (!last || !gamePanelWords || declarer >= 0 || !looked) return null;
  const {bid} = last;
  if (bid === null) return gamePanelWords.words.pass;
  const before = auction.said.slice(0, auction.said.indexOf(last));
  if (before.some((other) => other.bid === bid)) return gamePanelWords.words.hold;
  return unseen && !before.length ? gamePanelWords.words.unseen(gameWords.games[bid]) : gameWords.games[bid];
}

/** What is shown beside the name of a seat. */
function extrasOf(table: TarokOmbreHost, seat: Seat): SeatExtras {
  return {
    marks: table.view!.declarer === seat ? [table.gameWords.enemyMark] : [],
    word: wordOf(table, seat) ?? bidOf(table, seat),
  };
}

/** The room of a table of Tarok-ombre; `own` is the visitor's hand. */
export function roomOf(table: TarokOmbreHost, look: CardLook, own: HandModel): TemplateResult {
  return packRoom(table, look, own, {
    ...packPlan(table),
    score: papersOf(table),
    status: statusOf(table),
    pieces: piecesOf(table),
    extras: (seat) => extrasOf(table, seat),
  });
}
