import {turnLine, waitLine} from '@quinola/table';
import {followed, lawful, suit} from '../rules/index.js';
import type {PackTable} from './pack-table.js';

/**
 * The line under the trick: whose turn it is, what he may do, how the trick stands.
 * @param asked what the visitor is asked in phases that only the game has
 */
export function packStatus(table: PackTable, asked: Readonly<Record<string, string>> = {}): string {
  const {gameWords, gamePanelWords, words, features} = table;
  const {view, turn} = table.context!;
  return turnLine<string>(
    table,
    {
      'drawing.seats': gamePanelWords?.drawAsk ?? '',
      'dealing.packCut': gamePanelWords?.cutAsk ?? '',
      skat: gameWords.yourSkat,
      ...asked,
    },
    () => due(table),
    () =>
      (turn.phase !== 'playing.trick' && features?.announcer.news()) ||
      (view.seats.length ? waitLine(table) : words.dealing),
  );
}

/** What the visitor has to play to the trick. */
function due({gameWords, gamePanelWords, words, context}: PackTable): string {
  const {hand, trick, options} = context!.view;
  if (hand.length === 1 && gamePanelWords) return gamePanelWords.yourLast;
  const led = followed(trick, options.skyLed);
  if (led === null) return words.yourLead;
  const asked = suit(led);
  const may = lawful(hand, led).filter((card) => card !== 'SK');
  // Taroks are no suit with a name of its own: then it is said that one must be played.
  if (asked !== 'T' && may.some((card) => suit(card) === asked)) return words.yourFollow(asked);
  return may.length && may.every((card) => suit(card) === 'T') && hand.some((card) => suit(card) === 'T')
    ? gameWords.yourTarok
    : gameWords.yourFree;
}
