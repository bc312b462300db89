import {
  drawSeats,
  exchange,
  match,
  once,
  over,
  sessionProfile,
  settling,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {reversis, type ReversisHappening, type ReversisView} from './rules/index.js';

/** What the chart needs to know about Reversis: what takes time, which sheets are shown, what ends a deal. */
export const profile = sessionProfile<ReversisView, ReversisHappening>({
  beats: {
    exchanged: {speak: 0.6},
    kept: {speak: 0.6},
    undertaken: {speak: 1},
    claimed: {speak: 1},
  },
  sheet: 'settling.marked',
});

const {table, opened} = tableSetup(reversis, profile);

/** The session: one deal after another, until each player has dealt once per agreed round. */
export const reversisMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // The four tens are drawn: diamonds deal.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.shuffling']},
          }),
        },
        // Stakes go into the pannier, and eleven cards to each, twelve to the dealer.
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'exchanging.talon'}})},
        exchanging: {
          initial: 'talon',
          states: exchange({
            talon: {moves: ['EXCHANGE', 'KEEP'], then: ['exchanging.talon', 'exchanging.dealer']},
            dealer: {moves: ['LAY_AWAY'], then: 'playing.trick'},
          }),
        },
        // Eleven tricks, fewer if Reversis is broken à la bonne.
        playing: {
          initial: 'trick',
          states: tricks({trick: ['playing.trick', 'settling.marked', 'settling.claiming']}),
        },
        // If agreed, what is not claimed before the cut is lost; then the result of the deal.
        settling: {
          initial: 'marked',
          states: settling({
            ask: {claiming: {moves: ['CLAIM', 'CUT'], then: ['settling.claiming', 'settling.marked']}},
            laid: ['settling.marked'],
            then: ['dealing.shuffling', 'settlingSession'],
          }),
        },
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
