import {
  panelsFrom,
  sessionEventOf,
  stopLine,
  travelEndsIn,
  trickLaterStyles,
  type GameFeatures,
} from '@quinola/table';
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
    case 'drawn':
      return texts.drew(table.who(happening.player), happening.card);
    case 'seated':
      return texts.seated(table.who(happening.seats[happening.dealer]!));
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
    case 'played':
      return texts.played(who(happening.seat), happening.card);
    case 'trick-won':
      return texts.trickWon(who(happening.seat));
    case 'deal-settled':
      return dealSentences(table, happening.result).join(' ');
    default:
      return null;
  }
}

/** Panels by the name of their function; all are in one file, which is loaded with the first of them. */
const panel = panelsFrom(() => import('../panels/sheets.js'));

/** What Quadrille and Cinquille add to the features of every table. */
export function calledKingFeatures(table: CalledKingTable): GameFeatures {
  const texts = () => table.gamePanelWords!;
  return {
    styles: [trickLaterStyles],
    panels: {
      settled: panel('settled'),
      score: panel('score'),
      draw: panel('draw'),
      why: panel('why'),
      last: panel('last'),
      played: panel('played'),
      replay: panel('replay'),
      rules: panel('rules'),
      chart: panel('chart'),
    },
    autoPanel: () =>
      table.tag('sheet', 'over')
        ? 'settled'
        : table.view!.draw && table.context!.ceremony === 'full'
          ? 'draw'
          : null,
    asks: () => askOf(table),
    bids: true,
    travelEnds: () => travelEndsIn(table, {size: table.size, goesTo: 'right', seat: table.view!.seat}),
    status: () => statusOf(table),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) => happeningSentence(table, happening as CalledKingHappening),
    eventOf: (happening) => sessionEventOf(table, happening),
    terms: loadTerms,
    menuItems: () => ({game: [stopLine(table, texts())]}),
  };
}
