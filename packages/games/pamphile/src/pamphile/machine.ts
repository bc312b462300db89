import {
  asking,
  drawSeats,
  exchange,
  match,
  once,
  over,
  sessionProfile,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {pamphile, type PamphileHappening, type PamphileView} from './rules/index.js';

/** What the chart needs to know about Pamfil: what takes time, which sheets are shown, what ends a deal. */
export const profile = sessionProfile<PamphileView, PamphileHappening>({
  beats: {
    declared: {speak: 0.6},
    passed: {speak: 0.6},
    exchanged: {speak: 0.6},
    redraw: {speak: 2},
    shuffled: {travel: 1},
    cut: {travel: 1},
    'turned-up': {travel: 1},
    called: {speak: 1},
    mucha: {speak: 2},
  },
  sheet: 'settled',
});

const {table, opened} = tableSetup(pamphile, profile);

/** What may follow the deal and, after the last word, the exchange: a mucha ends the deal before a card is played. */
const DEALT = ['calling.dealt', 'declaring.word', 'settled'] as const,
  EXCHANGED = ['calling.exchanged', 'playing.trick', 'settled'] as const;

/** The match: one deal after another, until the agreed number is played, or somebody has the agreed points. */
export const pamphileMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Each draws a card; the lowest deals, and equal ones are drawn again.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.dealer'},
            draw: {dealer: ['drawing.dealer', 'drawing.spreading', 'dealing.shuffling']},
          }),
        },
        // Three cards to each, then two; the last of the talon shows trumps.
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({shuffle: {shuffling: 'dealing.packCut'}, cut: {packCut: DEALT}}),
        },
        // Everybody in turn plays, with other cards if he likes, or passes; forehand must play.
        declaring: {
          initial: 'word',
          states: exchange({
            word: {moves: ['DECLARE', 'EXCHANGE', 'PASS'], then: ['declaring.word', ...EXCHANGED]},
          }),
        },
        // At a strict table a mucha has to be called: after the deal, and after the exchange.
        calling: {
          initial: 'dealt',
          states: {
            dealt: asking(['CALL_MUCHA', 'STAY_SILENT'], DEALT),
            exchanged: asking(['CALL_MUCHA', 'STAY_SILENT'], EXCHANGED),
          },
        },
        playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'settled']})},
        ...sheets({laid: ['settled'], then: ['dealing.shuffling', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
