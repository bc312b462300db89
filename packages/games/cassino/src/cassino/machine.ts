import {
  drawSeats,
  exchange,
  match,
  once,
  over,
  settling,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {cassino, roundsOf, type CassinoHappening, type CassinoView} from './rules/index.js';

/** What the chart needs to know about Cassino: what takes time, which sheets are shown, what ends a deal. */
export const profile: ChartProfile<CassinoView, CassinoHappening> = {
  beats: {
    spread: {travel: 1},
    drawn: {travel: 1},
    seated: {speak: 2},
    shuffled: {travel: 1},
    cut: {travel: 1},
    dealt: {travel: 2},
    'table-turned': {travel: 1},
    laid: {travel: 1},
    captured: {travel: 1, gather: 1},
    cleared: {speak: 1},
    swept: {gather: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settling.marked'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  played: 'laid',
  captured: 'captured',
  // The more cards lie on the table, the more there is to add up; the last card of the pack is visibly forced.
  hardness: ({turn, middle, counts, toPlay, stock, options}) =>
    turn.phase !== 'playing.turn'
      ? undefined
      : counts[toPlay] === 1 && !stock && !middle.length
        ? null
        : Math.min(1, (middle.length * counts[toPlay]!) / (10 * roundsOf(options))),
};

const {table, opened} = tableSetup(cassino, profile);

/** The match: one deal after another until the games that were agreed are won. */
export const cassinoMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // The lowest card deals; of four, the two lowest play together.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'drawing.spreading', 'dealing.shuffling']},
          }),
        },
        // Four cards to each, again and again until the pack is out; before the first four to the table.
        dealing: {
          initial: 'shuffling',
          states: {
            ...shuffleCutDeal({
              shuffle: {shuffling: 'dealing.packCut'},
              cut: {packCut: 'dealing.giving'},
              deal: {giving: ['playing.turn', 'dealing.turning']},
            }),
            // At a strict table the dealer turns the four cards himself.
            ...exchange({
              turning: {moves: ['TURN_TABLE'], then: ['dealing.turning', 'playing.turn']},
            }),
          },
        },
        // One card from the hand, which takes cards of the table or is laid to them.
        playing: {
          initial: 'turn',
          states: tricks({
            turn: {
              moves: ['TAKE', 'LAY'],
              then: ['playing.turn', 'dealing.giving', 'settling.marked', 'dealing.shuffling', 'matchOver'],
            },
          }),
        },
        // The count in the order of the book; a won game.
        settling: {
          initial: 'marked',
          states: settling({ask: {}, laid: ['settling.marked'], then: ['dealing.shuffling', 'matchOver']}),
        },
        matchOver: over(),
      },
      ['STOP'],
    ),
  ),
);
