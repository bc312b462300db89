import {
  drawSeats,
  match,
  once,
  over,
  sessionProfile,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {mariage, type MariageHappening, type MariageView} from './rules/index.js';

/** What the chart needs to know about Mariasz: what takes time, which sheets are shown, what ends a deal. */
export const profile = sessionProfile<MariageView, MariageHappening>({
  beats: {
    redraw: {speak: 2},
    shuffled: {travel: 1},
    cut: {travel: 1},
    'trump-cut': {speak: 2},
    'turned-up': {travel: 1},
    marriage: {speak: 2},
    'bought-turned': {speak: 1},
    'asked-skup': {speak: 1},
    'drawn-two': {travel: 1},
    'talon-gone': {speak: 1},
    arrest: {speak: 2},
  },
  sheet: 'settled',
});

const {table, opened} = tableSetup(mariage, profile);

/** A card is played; before it, or instead of it, something may be said. */
const PLAYING = ['PLAY', 'DECLARE_MARRIAGE', 'SKUP', 'ASK_SKUP', 'ARESZT'] as const;

/** The match: partie of one deal or two, until the agreed number is played. */
export const mariageMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Each draws a card; the lowest deals, and equal ones are drawn again.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.dealer'},
            draw: {dealer: ['drawing.dealer', 'drawing.spreading', 'dealing.shuffling', 'blind.shuffling']},
          }),
        },
        // In the blind game a card is cut, which makes trumps; then the pack is shuffled again.
        blind: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'blind.trumpCut'},
            cut: {trumpCut: ['dealing.shuffling']},
          }),
        },
        // Three cards to each, and three more; the thirteenth makes trumps. In kiks all are dealt.
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'dealing.packCut'},
            cut: {packCut: ['playing.talon', 'playing.end']},
          }),
        },
        // While the talon lasts any card may be played, and both draw after each trick; then suit is followed and the trick beaten.
        playing: {
          initial: 'talon',
          states: tricks({
            talon: {moves: PLAYING, then: ['playing.talon', 'playing.end', 'settled']},
            end: {moves: PLAYING, then: ['playing.end', 'settled']},
          }),
        },
        ...sheets({laid: ['settled'], then: ['dealing.shuffling', 'blind.shuffling', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
