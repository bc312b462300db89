import {LikelyBids, sessionFeatures, type Chooser, type GameFeatures, type LessonOffer} from '@quinola/table';
import {familySentence} from '../../table/telling.js';
import type {CalledKingHappening, DealResult} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {askOf} from './asks.js';
import type {CalledKingHost} from './host.js';
import {statusOf} from './room.js';

/** The result of a deal, in sentences. */
export function dealSentences(
  table: CalledKingHost,
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
function happeningSentence(table: CalledKingHost, happening: CalledKingHappening): string | null {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'dealt':
      return texts.dealt(who(happening.dealer), happening.dish);
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
      return familySentence(table, happening);
  }
}

/** What Quadrille and Cinquille add to the features of every table; each has its own lessons and opponents. */
export function calledKingFeatures(
  table: CalledKingHost,
  lessons: readonly LessonOffer[],
  thinker: () => Promise<{readonly choose: Chooser<CalledKingHost>}>,
): GameFeatures {
  const likely = new LikelyBids(table, thinker);
  return sessionFeatures<CalledKingHost, CalledKingHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    goesTo: 'right',
    asks: () => askOf(table, () => likely.bids),
    bids: true,
    status: () => statusOf(table),
    tell: (happening) => happeningSentence(table, happening),
    terms: loadTerms,
    lessons,
  });
}
