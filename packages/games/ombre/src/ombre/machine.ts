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
  settling,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {ombre, type OmbreHappening, type OmbreView} from './rules/index.js';

/** What the chart needs to know about Ombre: what takes time, which sheets are shown, what ends a deal. */
export const profile = sessionProfile<OmbreView, OmbreHappening>({
  beats: {
    favourite: {speak: 1},
    bid: {speak: 1},
    held: {speak: 1},
    passed: {speak: 0.6},
    shown: {speak: 1},
    'king-declined': {speak: 1},
    plays: {speak: 1},
    turned: {travel: 1, speak: 1},
    trump: {speak: 1},
    bought: {travel: 1, speak: 0.6},
    'gave-up': {speak: 1},
    offered: {speak: 1},
    proposed: {speak: 1},
    accepted: {speak: 1},
    against: {speak: 1},
    refused: {speak: 1},
    annulled: {speak: 1},
    claim: {speak: 1},
    'lead-named': {speak: 1},
    looked: {speak: 0.6},
    vole: {speak: 1},
    enough: {speak: 1},
    claimed: {speak: 1},
  },
  sheet: 'settling.marked',
});

const {table, opened} = tableSetup(ombre, profile);

/** The next state once the trump is known: the next question, or the play if nobody can exchange any more. */
const PLAYED = ['exchanging', 'playing.trick'] as const;

/** How an Ombre gets out of his game, and where that leads: the others answer, or the deal is over. */
const OUT = ['GIVE_UP', 'OFFER', 'KUNIL'] as const,
  OUT_OF_IT = ['offering', 'settling.marked'] as const;

/** The next state after an auction that was won. */
const DECLARED = [
  'declaring.game',
  'declaring.trump',
  'declaring.turning',
  'declaring.keeping',
  ...PLAYED,
] as const;

/** The states after a deal, with or without a claim. */
const ENDED = ['settling.claiming', 'settling.marked'] as const;

/** The session: deals follow each other, the deal passing to the right, until the agreed number is played. */
export const ombreMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // A card of each suit is drawn; whoever has spades deals.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.favourite', 'dealing.shuffling']},
          }),
        },
        // The top card of the other pack determines the favourite suit; then three cards at a time are dealt, and the rest is the
        // talon.
        dealing: {
          initial: 'favourite',
          states: {
            favourite: chance('dealing.shuffling'),
            ...shuffleCutDeal({deal: {shuffling: 'bidding.opening'}}),
          },
        },
        // The eldest hand against the second, the winner against the next; if all pass, the King may play.
        bidding: {
          initial: 'opening',
          states: {
            ...auction(
              {opening: ['BID', 'PASS'], overbidding: ['BID', 'PASS'], answering: ['HOLD', 'BID', 'PASS']},
              [
                'bidding.opening',
                'bidding.overbidding',
                'bidding.answering',
                'bidding.king',
                ...DECLARED,
                'settling.marked',
              ],
            ),
            king: asking(['TAKE_TALON', 'DECLINE'], ['declaring.picking', 'settling.marked']),
          },
        },
        // The Ombre names the trump, turns it up, or draws for it; or he gives the game up.
        declaring: {
          initial: 'game',
          states: exchange({
            game: {moves: ['NAME_TRUMP', 'CHOOSE', ...OUT], then: [...DECLARED, ...OUT_OF_IT]},
            trump: {moves: ['NAME_TRUMP', ...OUT], then: [...PLAYED, ...OUT_OF_IT]},
            turning: {moves: ['TURN', ...OUT], then: ['declaring.turnedAce', ...PLAYED, ...OUT_OF_IT]},
            turnedAce: {moves: ['KEEP_TRUMP', 'TURN_AGAIN'], then: [...PLAYED]},
            keeping: {moves: ['KEEP'], then: 'declaring.trump'},
            picking: {moves: ['KEEP9'], then: 'declaring.trump'},
          }),
        },
        // The players exchange in turn, starting with the Ombre if he may exchange.
        ...exchange({
          exchanging: {moves: ['DISCARD', ...OUT], then: [...PLAYED, ...OUT_OF_IT]},
          // A game that is offered, or to be annulled, is over, or goes on where the Ombre stood.
          offering: {
            moves: ['ACCEPT', 'CONTRA', 'REFUSE'],
            then: [
              'offering',
              'declaring.game',
              'declaring.trump',
              'declaring.turning',
              ...PLAYED,
              'settling.marked',
            ],
          },
        }),
        // Tricks; if the Ombre has won the first five, he may stop, or play for all.
        playing: {
          initial: 'trick',
          states: {
            ...tricks({
              trick: {
                moves: ['PLAY', ...OUT, 'CLAIM', 'LOOK'],
                then: ['playing.trick', 'playing.naming', 'playing.vole', 'offering', ...ENDED],
              },
            }),
            naming: asking(['NAME_LEAD'], ['playing.trick']),
            vole: asking(['GO_ON', 'ENOUGH'], ['playing.trick', ...ENDED]),
          },
        },
        // If agreed, honours must be claimed; then the result of the deal.
        settling: {
          initial: 'marked',
          states: settling({
            ask: {claiming: {moves: ['CLAIM_HONOURS'], then: 'settling.marked'}},
            laid: ['settling.marked'],
            then: ['dealing.favourite', 'dealing.shuffling', 'settlingSession'],
          }),
        },
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
