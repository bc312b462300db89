import {sessionFeatures, sessionSentence, type GameFeatures, type LessonOffer} from '@quinola/table';
import type {CalledKingHappening, DealResult} from '../index.js';
import {loadTerms} from '../terms/load.js';
import {askOf} from './asks.js';
import type {CalledKingTable} from './called-king-table.js';
import {statusOf} from './room.js';

/** The result of a deal, in sentences. */
export function dealSentences(
  table: CalledKingTable,
  {outcome, ombre, partner, game, drawn, drawers, bete, payers}: DealResult,
): readonly string[] {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  return [
    texts.outcome(who(ombre), partner < 0 ? null : who(partner), table.gameWords.games[game], outcome),
    ...(drawn ? [texts.draws(drawers.map(who), drawn)] : []),
    ...(bete ? [texts.bete(payers.map(who), bete)] : []),
  ];
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function happeningSentence(table: CalledKingTable, happening: CalledKingHappening): string | null {
  const texts = table.gamePanelWords!;
  const {games} = table.gameWords;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.dish);
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'bid':
      return texts.bid(who(happening.seat), games[happening.bid]);
    case 'held':
      return texts.held(who(happening.seat), games[happening.bid]);
    case 'forced':
      return texts.forced(who(happening.seat));
    case 'trump-named':
      return texts.trump(who(happening.seat), happening.suit);
    case 'called':
      return texts.calls(who(happening.seat), happening.card);
    case 'king-given':
      return texts.gives(who(happening.seat), happening.card);
    case 'returned':
      return texts.returned(who(happening.seat));
    case 'got-back':
      return texts.gotBack(happening.card);
    case 'vole-announced':
      return texts.voleAnnounced(who(happening.seat));
    case 'vole-undertaken':
      return texts.voleUndertaken(who(happening.seat));
    case 'stood':
      return texts.stood(who(happening.seat));
    case 'partner-shown':
      return texts.shown(who(happening.seat), happening.card, happening.alone);
    case 'delices':
      return texts.delices(who(happening.seat));
    case 'favourite':
      return texts.favourite(happening.suit);
    case 'deal-settled':
      return dealSentences(table, happening.result).join(' ');
    default:
      return sessionSentence(table, happening);
  }
}

/** What Quadrille and Cinquille add to the features of every table; each has its own lessons. */
export function calledKingFeatures(table: CalledKingTable, lessons: readonly LessonOffer[]): GameFeatures {
  return sessionFeatures<CalledKingTable, CalledKingHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    goesTo: 'right',
    asks: () => askOf(table),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => happeningSentence(table, happening),
    terms: loadTerms,
    lessons,
  });
}
