import {gainsTable, sessionPanels} from '@quinola/table';
import {kitMachine} from './machine.js';
import {toyPage} from './page.js';
import type {ToyTable} from './table.js';
import type {ToyMove, ToyView} from './types.js';

/** The name of a move when it is advised or announced. */
function moveName({gamePanelWords, words}: ToyTable, move: ToyMove): string {
  switch (move.type) {
    case 'BID':
      return gamePanelWords!.bids[move.bid].name;
    case 'NAME_TRUMP':
      return words.suit(move.suit);
    case 'KNOCK':
      return gamePanelWords!.knock;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<
  ToyView,
  ToyTable,
  ToyMove
>({
  dealTold: ({gamePanelWords}, {won, points}) => [gamePanelWords!.settled(won, points)],
  dealBody: (table, result) => gainsTable(table, result),
  moveName,
  sorted: (hand) => hand,
  reasons: {
    reasonOf: (_code, id) =>
      Promise.resolve({text: `It is what ${id} says.`, source: 'Book of the toy', lang: 'en'}),
  },
  page: () => Promise.resolve(toyPage),
  sections: {bidding: 'bids', exchange: 'play', playing: 'play', otherwise: 'deal'},
  payment: 'payment',
  chart: () => ({machine: kitMachine, phases: {en: () => Promise.resolve({phases: {}, events: {}})}}),
});
