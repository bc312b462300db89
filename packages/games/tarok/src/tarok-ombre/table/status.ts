import {packStatus} from '../../kit/table/status.js';
import {demandsLeft} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';
import {wordAsked} from './asks.js';

/** The line under the trick: what all games with 78 cards say, plus this game's bidding and asking. */
export function statusOf(table: TarokOmbreHost): string {
  const {gameWords, gamePanelWords, received} = table;
  const {view, turn} = table.context!;
  const [chapter] = turn.phase.split('.');
  if (!table.tag('visitor') || (chapter !== 'bidding' && chapter !== 'asking' && turn.phase !== 'skat'))
    return packStatus(table);
  if (received !== null) return gameWords.yourReturn(received);
  if (chapter === 'bidding') return wordAsked(table);
  const said = chapter === 'asking' ? gameWords.yourDemand(demandsLeft(view)) : packStatus(table);
  return view.bought && gamePanelWords && !table.features?.choosing.cards.length
    ? `${gamePanelWords.bought(view.bought)} ${said}`
    : said;
}
