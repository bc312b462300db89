import {
  middleFeatures,
  panelsFrom,
  sessionFeatures,
  sessionSentence,
  type Ask,
  type GameFeatures,
  type Who,
} from '@quinola/table';
import type {CassinoHost} from './host.js';
import {cassinoDay} from './day.js';
import {lessons} from '../words/lessons/index.js';
import {
  cassino,
  partyOf,
  roundOf,
  setsFor,
  tableOf,
  valueInTake,
  type CassinoHappening,
  type DealResult,
} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {partiesInOrder, statusOf} from './room.js';

/** What is asked: to draw, to cut, to turn the cards of the table, to play a card. */
function asked(table: CassinoHost): Ask | null {
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  switch (turn.phase) {
    case 'drawing.seats':
      return {kind: 'panel', id: 'draw'};
    case 'dealing.packCut':
      return {kind: 'panel', id: 'cut'};
    case 'dealing.turning':
      return {
        kind: 'declare',
        title: texts.turnTitle,
        question: texts.turnAsk,
        answers: [...new Set([1, view.covered])].map((count) => ({
          label: texts.turnCards(count),
          move: {type: 'TURN_TABLE', count},
          first: count === view.covered,
        })),
      };
    case 'playing.turn':
      return {
        kind: 'capture',
        moves: cassino.moves(view),
        sets: (card) => setsFor(card, tableOf(view)),
        worth: ({take}) => take.reduce((sum, card) => sum + valueInTake(card), 0),
      };
    default:
      return null;
  }
}

/** A party as somebody who does something. */
function partyAt(table: CassinoHost, party: number): Who {
  const {options, seat} = table.view!;
  if (options.players !== 4) return table.whoSits(party);
  return table.gamePanelWords!.party(party === partyOf(options, Math.max(0, seat)) ? 'we' : 'they');
}

/** The result of a deal, in sentences. */
export function dealTold(table: CassinoHost, {marked, items, game}: DealResult): readonly string[] {
  const texts = table.gamePanelWords!;
  const {options} = table.view!;
  const isSetOff = options.players !== 3 || options.threeHandSetoff !== 'none';
  const marking = partiesInOrder(table).filter((party) => marked[party]);
  return [
    ...marking.map((party) => texts.marks(partyAt(table, party), marked[party]!, isSetOff)),
    ...(items.length && !marking.length
      ? [options.players === 3 ? texts.nobodyHasMore : texts.nobodyMarks]
      : []),
    ...(game
      ? [
          texts.wins(partyAt(table, game.winner), game),
          ...game.lurched.map((party) => texts.lurched(partyAt(table, party))),
        ]
      : []),
  ];
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function told(table: CassinoHost, happening: CassinoHappening): string | null {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'dealt':
      return texts.dealt(who(happening.dealer));
    case 'cut':
      return texts.cutBy(who(happening.seat));
    case 'table-turned':
      return texts.onTable(happening.cards);
    case 'laid':
      return texts.laid(who(happening.seat), happening.card);
    case 'captured':
      return texts.took(who(happening.seat), happening.card, happening.take);
    case 'cleared':
      return texts.cleared(who(happening.seat));
    case 'swept':
      return texts.swept(who(happening.seat), happening.cards.length);
    case 'deal-settled':
      return dealTold(table, happening.result).join(' ');
    default:
      return sessionSentence(table, happening);
  }
}

/** What Cassino adds to the features of its table. */
export function cassinoFeatures(table: CassinoHost): GameFeatures {
  const features = sessionFeatures<CassinoHost, CassinoHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    ownPanels: {cut: panelsFrom(() => import('../panels/sheets.js'))('cut')},
    asks: () => asked(table),
    status: () => statusOf(table),
    tell: (happening) => told(table, happening),
    terms: loadTerms,
    lessons,
  });
  return {
    ...features,
    ...middleFeatures(table),
    day: cassinoDay,
    // A deal begins with its first packet only.
    eventOf: (happening) =>
      happening.type === 'dealt' && roundOf(table.view!) > 1 ? null : features.eventOf(happening),
    keyLines: () => [table.panelWords!.asks.takeKeys],
  };
}
