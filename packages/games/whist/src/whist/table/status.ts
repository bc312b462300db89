import {trickTurn, turnLine} from '@quinola/table';
import type {WhistPanelWords} from '../words/types.js';
import type {WhistHost} from './host.js';
import {bondOf} from './strict.js';

/** What must be done in the phases before the cards are dealt. */
const TO_DO: Readonly<Record<string, keyof WhistPanelWords['waitsTo']>> = {
  'cutting.drawing': 'draw',
  'cutting.redrawing': 'draw',
  'cutting.seating': 'seat',
  'preparing.choosePack': 'pack',
  'preparing.packCut': 'cut',
};

/** Whom the table is waiting for before the cards are dealt; `null` if nobody. */
export function waitsAt(table: WhistHost): string | null {
  const {phase, must} = table.context!.turn;
  const what = TO_DO[phase];
  return what && typeof must === 'number'
    ? (table.gamePanelWords?.waitsTo[what](table.who(must)) ?? null)
    : null;
}

/** What the visitor is asked. */
function asked(table: WhistHost): string {
  const {gamePanelWords, words} = table;
  const {view, turn} = table.context!;
  const {trump, toPlay, trick} = view;
  if (!trump || turn.phase !== 'playing.trick' || turn.must !== view.player)
    return gamePanelWords?.yourChoice ?? '';
  const dummy = toPlay === view.dummy && view.dummy >= 0;
  const held = dummy ? (view.dummyHand ?? []) : view.hand;
  return [
    dummy && gamePanelWords?.dummyTurn,
    (gamePanelWords && bondOf(table, gamePanelWords)) ?? trickTurn(words, held, trick),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What has happened, or whom the table waits for: the seat whose card is due, whoever plays it. */
function waits(table: WhistHost): string {
  const {words, features} = table;
  const {trump, toPlay} = table.view!;
  const news = features?.announcer.news();
  if (news) return news;
  if (!trump) return waitsAt(table) ?? words.dealing;
  return toPlay >= 0 ? words.waits(table.whoSits(toPlay)) : '';
}

/** The line under the trick: whose turn it is, what he may do, how the trick stands. */
export const statusOf = (table: WhistHost): string =>
  turnLine(
    table,
    {},
    () => asked(table),
    () => waits(table),
  );
