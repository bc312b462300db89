import {
  drawSeats,
  exchange,
  match,
  once,
  over,
  sessionProfile,
  sheets,
  shuffleCutDeal,
  asking,
  tableSetup,
  type ChartProfile,
} from '@quinola/chart';
import {claimsIn, answersIn, piquet, type PiquetHappening, type PiquetView} from './rules/index.js';

/** Whether the view's player has nothing to choose: nothing to announce or to answer with, or a single card to play. */
function hasNoChoice(view: PiquetView): boolean {
  const {phase} = view.turn;
  if (phase === 'playing.trick') {
    if (view.options.forced === 'only') return piquet.moves(view).length === 1;
    return view.hand.length === 1 && !view.piqueDue;
  }
  if (phase.startsWith('announce')) return !claimsIn(view).length;
  return !answersIn('NOT_GOOD', view).length && !answersIn('EQUAL', view).length;
}

/** What the chart needs to know about piquet: what takes time, which sheets are shown, what ends a deal, what plays itself. */
export const profile: ChartProfile<PiquetView, PiquetHappening> = {
  ...sessionProfile<PiquetView, PiquetHappening>({
    beats: {
      redraw: {speak: 2},
      shuffled: {travel: 1},
      cut: {travel: 1},
      blanche: {speak: 2},
      exchanged: {travel: 1, speak: 0.6},
      claimed: {speak: 1},
      answered: {speak: 1},
      named: {speak: 1},
      unshown: {speak: 2},
      retracted: {speak: 2},
      'false-claim': {speak: 2},
    },
    sheet: 'settled',
  }),
  spares: hasNoChoice,
  words: ['CLAIM', 'SKIP'],
};

const {table, opened} = tableSetup(piquet, profile);

/** A class: what elder hand names, and what younger hand answers; a party can be won by what is counted. */
const claim = (category: string) => asking(['SKIP', 'CLAIM'], [`answer.${category}`], {spared: true});
const answer = (then: string) => asking(['GOOD', 'NOT_GOOD', 'EQUAL'], [then, 'settled'], {spared: true});

/** The match: deals until a party is won or played out, and parties until those that were agreed are over. */
export const piquetMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Each draws a card: the lowest deals; in the clubs the highest chooses to.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.dealer'},
            draw: {dealer: ['drawing.dealer', 'drawing.spreading', 'dealing.shuffling']},
          }),
        },
        // Twelve cards to each; eight are left.
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'dealing.packCut'},
            cut: {packCut: ['exchange.elder', 'blanche.elder', 'settled']},
          }),
        },
        // Where everybody speaks for himself: a carte blanche is shown, or kept back.
        blanche: {
          initial: 'elder',
          states: exchange({
            elder: {moves: ['SHOW_BLANCHE', 'SKIP_BLANCHE'], then: ['blanche.younger']},
            younger: {moves: ['SHOW_BLANCHE', 'SKIP_BLANCHE'], then: ['exchange.elder']},
          }),
        },
        // Elder hand lays cards away and buys, then younger hand.
        exchange: {
          initial: 'elder',
          states: exchange({
            elder: {moves: ['EXCHANGE'], then: ['exchange.younger']},
            younger: {moves: ['EXCHANGE'], then: ['playing.trick', 'announce.point', 'settled']},
          }),
        },
        // Elder hand names a number in each class, or nothing.
        announce: {
          initial: 'point',
          states: {point: claim('point'), sequence: claim('sequence'), sets: claim('sets')},
        },
        // Younger hand answers.
        answer: {
          initial: 'point',
          states: {
            point: answer('announce.sequence'),
            sequence: answer('announce.sets'),
            sets: answer('playing.trick'),
          },
        },
        // Twelve tricks; younger hand names what is hers after the first lead.
        playing: {
          initial: 'trick',
          states: {
            trick: asking(
              ['PLAY', 'SHOW', 'RETRACT_GOOD', 'THROW_REST', 'CLAIM_PIQUE'],
              ['playing.trick', 'settled'],
              {spared: true},
            ),
          },
        },
        // The score of the deal, and of the party.
        ...sheets({
          laid: ['settled'],
          then: ['dealing.shuffling', 'drawing.spreading', 'matchOver'],
        }),
        matchOver: over(),
      },
      ['STOP', 'CONCEDE'],
    ),
  ),
);
