import {asking, chance, match, over, sheet, tableSetup, type Manner} from '@quinola/chart';
import {tarok, type TarokHappening, type TarokView} from './rules/game.js';

/** What the chart must be told of Tarok: what takes time, which sheets are laid on the table, what ends a deal. */
export const manner: Manner<TarokView, TarokHappening> = {
  beats: {
    spread: {travel: 1},
    drawn: {travel: 1},
    redraw: {speak: 1},
    seated: {speak: 2},
    staked: {travel: 1},
    shuffled: {travel: 2},
    cut: {travel: 1},
    dealt: {travel: 5},
    'skat-laid': {travel: 1},
    'skat-taken-back': {travel: 1},
    announced: {speak: 2},
    played: {travel: 1},
    owed: {speak: 1},
    'trick-won': {gather: 1},
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
};

const {table, opened} = tableSetup(tarok, manner);

/** Played out only where the evening is shown as it was. */
const CEREMONY = {ceremonial: true} as const;
/** Cards move, and something is said. */
const CARD = {beats: ['travel', 'speak']} as const;

/** The evening: places are drawn once, then deal follows deal to the right, until as many are played as were agreed. */
export const tarokMachine = table.createMachine(
  match(
    opened,
    {
      // Places and the first dealer (rule 11); for two, the cut for the deal.
      drawing: {
        initial: 'spreading',
        states: {
          spreading: chance(['drawing.seats', 'drawing.deal'], CEREMONY),
          seats: asking(['DRAW'], ['drawing.seats', 'dealing.shuffling'], {...CEREMONY, ...CARD}),
          // Who cut alike, or cut Sky, cut again.
          deal: asking(['DRAW'], ['drawing.deal', 'drawing.spreading', 'dealing.shuffling'], {
            ...CEREMONY,
            ...CARD,
          }),
        },
      },
      // Five rounds of five, the last three to the dealer.
      dealing: {
        initial: 'shuffling',
        states: {
          shuffling: chance('dealing.packCut', CEREMONY),
          packCut: asking(['CUT'], 'skat', {...CEREMONY, beats: ['travel']}),
        },
      },
      // The dealer lays three of his 28 cards (rule 13).
      skat: asking(['LAY_SKAT'], 'announcing', {beats: ['travel']}),
      // The dealer first, then to the right (rule 14); until he has spoken the dealer may take the Skat back.
      announcing: asking(['ANNOUNCE', 'TAKE_BACK'], ['announcing', 'playing.trick', 'skat'], CARD),
      // Twenty-five tricks; the last is the ultimo.
      playing: {
        initial: 'trick',
        states: {
          trick: asking(['PLAY'], ['playing.trick', 'layingOut'], {beats: ['travel', 'speak', 'gather']}),
        },
      },
      // Kings and Pagat before those who got them (rule 16e).
      layingOut: sheet('counting'),
      // Packet by packet (rule 18).
      counting: sheet('settling'),
      // Who pays whom.
      settling: sheet(['partyOver', 'dealing.shuffling', 'settlingSession']),
      // For two: a hundred are reached.
      partyOver: sheet(['dealing.shuffling', 'settlingSession']),
      settlingSession: over(),
    },
    ['STOP'],
  ),
);
