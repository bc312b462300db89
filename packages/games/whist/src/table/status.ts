import {trickTurn} from '@quinola/table';
import type {WhistPanelWords} from '../strings.js';
import type {WhistTable} from '../whist-table.js';
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
export function waitsAt(table: WhistTable): string | null {
  const {phase, must} = table.context!.turn;
  const what = TO_DO[phase];
  return what && typeof must === 'number'
    ? (table.gamePanelWords?.waitsTo[what](table.who(must)) ?? null)
    : null;
}

/** The line under the trick: whose turn it is, what he may do, how the trick stands. */
export function statusOf(table: WhistTable): string {
  const {gamePanelWords} = table;
  const {view, turn} = table.context!;
  const {trump, toPlay, trick} = view;
  if (table.tag('tell')) return table.features?.announcer.dealTold() ?? '';
  if (turn.over) return '';
  if (table.tag('visitor')) {
    if (!trump || turn.phase !== 'playing.trick' || turn.must !== view.player)
      return gamePanelWords?.yourChoice ?? '';
    const dummy = toPlay === view.dummy && view.dummy >= 0;
    const held = dummy ? (view.dummyHand ?? []) : view.hand;
    return [
      dummy && gamePanelWords?.dummyTurn,
      (gamePanelWords && bondOf(table, gamePanelWords)) ?? trickTurn(table.words, held, trick),
    ]
      .filter(Boolean)
      .join(' ');
  }
  return table.tag('sheet')
    ? ''
    : table.features?.announcer.news() ||
        (!trump
          ? (waitsAt(table) ?? table.words.dealing)
          : toPlay >= 0
            ? table.words.waits(table.whoSits(toPlay))
            : '');
}
