import {
  asking,
  auction,
  chance,
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
import {vira, type ViraHappening, type ViraView} from './rules/index.js';

/** Whether the trump is to be named, and what was bid leaves one suit. */
function hasNoChoice(view: ViraView): boolean {
  const [move, ...others] = vira.moves(view);
  return !!move && 'type' in move && move.type === 'NAME_TRUMP' && !others.length;
}

/** What the chart needs to know about Vira: what takes time, which sheet is shown, what ends a deal, what is not asked. */
export const profile = sessionProfile<ViraView, ViraHappening>({
  beats: {
    colours: {speak: 1},
    passed: {speak: 0.6},
    bid: {speak: 1},
    held: {speak: 1},
    'all-passed': {speak: 1},
    plays: {speak: 1},
    trump: {speak: 1},
    misere: {speak: 1},
    turned: {travel: 1, speak: 1},
    'took-talon': {travel: 1, speak: 1},
    exchanged: {travel: 1, speak: 0.6},
    threw: {travel: 1},
    'laid-aside': {travel: 1},
    'buys-again': {speak: 1},
    'turns-again': {speak: 1},
    bete: {speak: 1},
    content: {speak: 0.6},
    'lay-down': {speak: 1},
    declined: {speak: 0.6},
    'takes-over': {speak: 1},
    exposed: {travel: 1},
    claimed: {speak: 1},
    agreed: {speak: 0.6},
    'plays-on': {speak: 1},
    'claimed-lost': {speak: 1},
    division: {speak: 1},
  },
  sheet: 'settled',
  spares: hasNoChoice,
});

const {table, opened} = tableSetup(vira, profile);

/** The first step of a game once it is known. */
const CONTRACT = [
  'declaring.trump',
  'declaring.turning',
  'declaring.keeping',
  'declaring.aside',
  'exchanging.declarer',
  'exchanging.opponents',
  'playing.trick',
] as const;

/** What follows when the declarer has what he plays with. */
const READY = ['declaring.aside', 'exchanging.opponents', 'playing.trick'] as const;

/** Until the first lead the declarer may lie down, also out of turn. */
const LYING_DOWN = {rights: ['LIE_DOWN']} as const;

/** The session: deals follow each other until the games that were agreed are won. */
export const viraMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // A card of each suit is drawn; whoever has spades deals.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.colours']},
          }),
        },
        // The second pack makes the colours; thirteen cards to each of three, and the talon.
        dealing: {
          initial: 'colours',
          states: {
            colours: chance('dealing.shuffling'),
            ...shuffleCutDeal({deal: {shuffling: 'bidding.opening'}}),
          },
        },
        // Round and round until two have passed; an open call is named by whoever is left alone with it.
        bidding: {
          initial: 'opening',
          states: {
            ...auction(
              {opening: ['BID', 'PASS'], overbidding: ['BID', 'PASS'], answering: ['HOLD', 'BID', 'PASS']},
              [
                'bidding.opening',
                'bidding.overbidding',
                'bidding.answering',
                'bidding.choosing',
                ...CONTRACT,
                'settled',
              ],
            ),
            choosing: asking(['CHOOSE'], [...CONTRACT]),
          },
        },
        // The trump is named or turned; in a Gasque and in Wira the whole talon is taken.
        declaring: {
          initial: 'trump',
          states: {
            trump: asking(
              ['NAME_TRUMP', 'MISERE'],
              ['declaring.discarding', 'exchanging.declarer', 'exchanging.opponents', 'playing.trick'],
              {spared: true},
            ),
            ...exchange({
              turning: {moves: ['TURN'], then: 'exchanging.declarer'},
              keeping: {moves: ['KEEP'], then: 'declaring.trump'},
              discarding: {moves: ['DISCARD'], then: ['declaring.aside', 'playing.trick']},
              aside: {moves: ['LAY_ASIDE'], then: ['exchanging.opponents', 'playing.trick']},
            }),
          },
        },
        // The declarer first, who may buy or turn again; then the others.
        exchanging: {
          initial: 'declarer',
          states: {
            ...exchange({
              declarer: {moves: ['EXCHANGE'], then: ['exchanging.second', ...READY]},
              second: {
                moves: ['CONTENT', 'OMKOP', 'RETURN', 'LIE_DOWN'],
                then: ['exchanging.declarer', 'exchanging.takeover', ...READY, 'settled'],
              },
              takeover: {
                moves: ['TAKE_OVER', 'DECLINE'],
                then: ['exchanging.declarer', 'exchanging.takeover', 'settled'],
              },
            }),
            opponents: asking(['EXCHANGE'], ['exchanging.opponents', 'playing.trick', 'settled'], LYING_DOWN),
          },
        },
        // Until all tricks are played, or a misère has its second; a claim is answered.
        playing: {
          initial: 'trick',
          states: {
            trick: asking(
              ['PLAY', 'CLAIM', 'CLAIM_LOST'],
              ['playing.trick', 'playing.claim', 'settled'],
              LYING_DOWN,
            ),
            ...tricks({
              claim: {moves: ['AGREE', 'PLAY_ON'], then: ['playing.claim', 'playing.trick', 'settled']},
            }),
          },
        },
        ...sheets({laid: ['settled'], then: ['dealing.colours', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
