import {asking, chance, match, over, sheet, tableSetup, type Manner} from '@quinola/chart';
import {tarokOmbre, type TarokOmbreHappening, type TarokOmbreView} from './rules/game.js';

/** What the chart must be told of Tarok-ombre: what takes time, which sheets are laid on the table, what ends a deal. */
export const manner: Manner<TarokOmbreView, TarokOmbreHappening> = {
  beats: {
    spread: {travel: 1},
    drawn: {travel: 1},
    seated: {speak: 2},
    shuffled: {travel: 2},
    cut: {travel: 1},
    dealt: {travel: 5},
    'skat-laid': {travel: 1},
    bid: {speak: 1},
    held: {speak: 1},
    passed: {speak: 1},
    contract: {speak: 1},
    'took-three': {travel: 1},
    demanded: {travel: 1, speak: 1},
    'stopped-demanding': {speak: 1},
    'gave-back': {travel: 1},
    played: {travel: 1},
    'trick-won': {gather: 1},
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
};

const {table, opened} = tableSetup(tarokOmbre, manner);

/** Played out only where the evening is shown as it was. */
const CEREMONY = {ceremonial: true} as const;
/** Cards move, and something is said. */
const CARD = {beats: ['travel', 'speak']} as const;
/** Something is said; whoever has won the bidding may take the three cards at once. */
const WORD = {beats: ['speak', 'travel']} as const;

/** Whither a word of the bidding leads: to the next, to the game, or to nothing at all. */
const SAID = [
  'bidding.overbidding',
  'bidding.answering',
  'bidding.opening',
  'asking.demanding',
  'skat',
  'playing.trick',
  'thrownIn',
] as const;
/** When nothing more is asked for: the Skat of the new manner, or the play of the old. */
const ASKED = ['asking.demanding', 'skat', 'playing.trick'] as const;
/** What a deal leads to: the next one, or the end. */
const NEXT_DEAL = ['dealing.shuffling', 'settlingSession'] as const;

/** The session: places are drawn once, then deal follows deal to the left, until as many are played as were agreed. */
export const tarokOmbreMachine = table.createMachine(
  match(
    opened,
    {
      // Places and the first dealer, as in Tarok.
      drawing: {
        initial: 'spreading',
        states: {
          spreading: chance('drawing.seats', CEREMONY),
          seats: asking(['DRAW'], ['drawing.seats', 'dealing.shuffling'], {...CEREMONY, ...CARD}),
        },
      },
      // Fives to the left; three more to the dealer (A.), or put aside before (B.).
      dealing: {
        initial: 'shuffling',
        states: {
          shuffling: chance('dealing.packCut', CEREMONY),
          packCut: asking(['CUT'], ['skat', 'bidding.opening'], {...CEREMONY, beats: ['travel']}),
        },
      },
      // The dealer lays three before the bidding (A., 1.-3.), or the declarer before the play (B.).
      skat: asking(['LAY_SKAT'], ['bidding.unseen', 'playing.trick'], {beats: ['travel']}),
      // Forehand against the second, the survivor against the third (6.-10.).
      bidding: {
        initial: 'opening',
        states: {
          unseen: asking(['LOOK', 'BID'], ['bidding.opening', 'bidding.overbidding'], CEREMONY),
          opening: asking(['BID', 'PASS'], SAID, WORD),
          overbidding: asking(['PASS', 'BID'], SAID, WORD),
          answering: asking(['HOLD', 'BID', 'PASS'], SAID, WORD),
        },
      },
      // The declarer asks for counting cards and gives others for them (4.b, c).
      asking: {
        initial: 'demanding',
        states: {
          demanding: asking(['DEMAND', 'STOP_DEMANDING'], ['asking.givingBack', ...ASKED], CARD),
          givingBack: asking(['GIVE_BACK'], ASKED, {beats: ['travel']}),
        },
      },
      // Twenty-five tricks against the common enemy.
      playing: {
        initial: 'trick',
        states: {
          trick: asking(['PLAY'], ['playing.trick', 'layingOut'], {beats: ['travel', 'speak', 'gather']}),
        },
      },
      // Nobody plays: forehand gets his marks (4.a).
      thrownIn: sheet(NEXT_DEAL),
      // The piles and the Skat are turned up, an empty card is given for Sky.
      layingOut: sheet('counting'),
      // Packet by packet: forty win (5.).
      counting: sheet('settling'),
      // Who pays whom.
      settling: sheet(NEXT_DEAL),
      settlingSession: over(),
    },
    ['STOP'],
  ),
);
