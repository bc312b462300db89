import {
  asking,
  auction,
  drawSeats,
  exchange,
  hardnessOfTurn,
  match,
  once,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {packBeats} from '../kit/rules/beats.js';
import {tarokOmbre, type TarokOmbreHappening, type TarokOmbreView} from './rules/game.js';

/** What the chart needs to know about Tarok-ombre: what takes time, which sheets are shown, what ends a deal. */
export const profile: ChartProfile<TarokOmbreView, TarokOmbreHappening> = {
  beats: {
    ...packBeats,
    bid: {speak: 1},
    held: {speak: 1},
    passed: {speak: 1},
    contract: {speak: 1},
    'took-three': {travel: 1},
    demanded: {travel: 1, speak: 1},
    'stopped-demanding': {speak: 1},
    'gave-back': {travel: 1},
    'sky-kept': {speak: 1},
    'sky-lost': {speak: 1},
  },
  sheets(happened) {
    const [settled] = happened.flatMap((happening) =>
      happening.type === 'deal-settled' ? [happening.result] : [],
    );
    if (!settled) return [];
    return settled.outcome === 'thrown-in' ? ['thrownIn'] : ['layingOut', 'counting', 'settling'];
  },
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  hardness: hardnessOfTurn,
};

const {table, opened} = tableSetup(tarokOmbre, profile);

/** The session: places are drawn once, then the deal passes to the left until the agreed number is played. */
export const tarokOmbreMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Places and the first dealer, as in Tarok.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.shuffling']},
          }),
        },
        // Cards are dealt in fives to the left; three more to the dealer (A.), or put aside first (B.).
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'dealing.packCut'},
            cut: {packCut: ['skat', 'bidding.opening']},
          }),
        },
        // The dealer lays away three before the bidding (A., 1.-3.), or the declarer before the play (B.).
        ...exchange({skat: {moves: ['LAY_SKAT'], then: ['bidding.unseen', 'playing.trick']}}),
        // Forehand against the second, the survivor against the third (6.-10.).
        bidding: {
          initial: 'opening',
          states: {
            unseen: asking(['LOOK', 'BID'], ['bidding.opening', 'bidding.overbidding'], {ceremonial: true}),
            // A bid leads to the next, to the game, or to no game at all.
            ...auction(
              {opening: ['BID', 'PASS'], overbidding: ['PASS', 'BID'], answering: ['HOLD', 'BID', 'PASS']},
              [
                'bidding.overbidding',
                'bidding.answering',
                'bidding.opening',
                'asking.demanding',
                'skat',
                'playing.trick',
                'thrownIn',
              ],
            ),
          },
        },
        // The declarer asks for counting cards and gives others for them (4.b, c); in the new manner he then lays the Skat.
        asking: {
          initial: 'demanding',
          states: exchange({
            demanding: {
              moves: ['DEMAND', 'STOP_DEMANDING'],
              then: ['asking.givingBack', 'asking.demanding', 'skat', 'playing.trick'],
            },
            givingBack: {moves: ['GIVE_BACK'], then: ['asking.demanding', 'skat', 'playing.trick']},
          }),
        },
        // Twenty-five tricks against the common enemy.
        playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'layingOut']})},
        ...sheets({
          // Piles and Skat are turned up, an empty card is given for Sky; the count by packets, forty win (5.); who pays whom.
          laid: ['layingOut', 'counting', 'settling'],
          // Nobody plays: forehand gets his marks (4.a).
          instead: ['thrownIn'],
          then: ['dealing.shuffling', 'settlingSession'],
        }),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
