import {
  asking,
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
import {tarok, type TarokHappening, type TarokView} from './rules/game.js';

/** What the chart needs to know about Tarok: what takes time, which sheets are shown, what ends a deal. */
export const profile: ChartProfile<TarokView, TarokHappening> = {
  beats: {
    ...packBeats,
    redraw: {speak: 1},
    staked: {travel: 1},
    'skat-taken-back': {travel: 1},
    announced: {speak: 2},
    owed: {speak: 1},
  },
  sheets(happened) {
    const came = (type: TarokHappening['type']): boolean =>
      happened.some((happening) => happening.type === type);
    return [
      ...(came('deal-settled') ? ['layingOut', 'counting', 'settling'] : []),
      ...(came('party-settled') ? ['partyOver'] : []),
    ];
  },
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  hardness: hardnessOfTurn,
};

const {table, opened} = tableSetup(tarok, profile);

/** The match: places are drawn once, then the deal passes to the right until the agreed number is played. */
export const tarokMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Places and the first dealer (rule 11); for two, the cut for the deal.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: ['drawing.seats', 'drawing.deal']},
            draw: {
              seats: ['drawing.seats', 'dealing.shuffling'],
              // Players who cut equal cards, or Sky, cut again.
              deal: ['drawing.deal', 'drawing.spreading', 'dealing.shuffling'],
            },
          }),
        },
        // Five rounds of five, the last three to the dealer.
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({shuffle: {shuffling: 'dealing.packCut'}, cut: {packCut: 'skat'}}),
        },
        // The dealer lays three of his 28 cards (rule 13).
        ...exchange({skat: {moves: ['LAY_SKAT'], then: 'announcing'}}),
        // The dealer first, then to the right (rule 14); until he announces the dealer can take the Skat back.
        announcing: asking(['ANNOUNCE', 'TAKE_BACK'], ['announcing', 'playing.trick', 'skat']),
        // Twenty-five tricks; the last is the ultimo.
        playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'layingOut']})},
        ...sheets({
          // Kings and Pagat lie before their new owners (rule 16e); count by packets (rule 18); who pays whom.
          laid: ['layingOut', 'counting', 'settling'],
          // For two players: when a hundred is reached.
          after: 'partyOver',
          then: ['dealing.shuffling', 'settlingSession'],
        }),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
