import {waitLine} from '@quinola/table';
import {followed, lawful, suit} from '../pack/index.js';
import type {PackHost} from './host.js';

/** The line under the trick in the shared phases: whose turn it is, what he may do, how the trick stands. */
export function packStatus(table: PackHost): string {
  const {packWords, packPanelWords} = table;
  const {view, turn} = table.context!;
  if (table.tag('tell')) return table.features?.announcer.dealTold() ?? '';
  if (turn.over || table.tag('sheet')) return '';
  const asked = table.tag('visitor');
  if (asked && turn.phase === 'drawing.seats') return packPanelWords?.drawAsk ?? '';
  if (asked && turn.phase === 'dealing.packCut') return packPanelWords?.cutAsk ?? '';
  const news = !asked && turn.phase !== 'playing.trick' && table.features?.announcer.news();
  if (news) return news;
  if (!view.seats.length) return table.words.dealing;
  if (!asked) return waitLine(table);
  if (turn.phase === 'skat') return packWords.yourSkat;
  if (turn.phase !== 'playing.trick') return '';
  return due(table);
}

/** What the visitor has to play to the trick. */
function due({packWords, packPanelWords, words, context}: PackHost): string {
  const {hand, trick, options} = context!.view;
  if (hand.length === 1 && packPanelWords) return packPanelWords.yourLast;
  const led = followed(trick, options.skyLed);
  if (led === null) return words.yourLead;
  const asked = suit(led);
  const may = lawful(hand, led).filter((card) => card !== 'SK');
  // Taroks are no suit with a name of its own: then it is said that one must be played.
  if (asked !== 'T' && may.some((card) => suit(card) === asked)) return words.yourFollow(asked);
  return may.length && may.every((card) => suit(card) === 'T') && hand.some((card) => suit(card) === 'T')
    ? packWords.yourTarok
    : packWords.yourFree;
}
