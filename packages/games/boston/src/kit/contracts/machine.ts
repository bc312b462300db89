import {
  asking,
  auction,
  chance,
  drawSeats,
  exchange,
  match,
  over,
  sessionProfile,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
} from '@quinola/chart';
import {namings} from './rules/declaring.js';
import type {BostonGame, BostonHappening, BostonView} from './rules/index.js';

/** What the statechart needs to know: how long each happening takes, which sheet is shown, what ends a deal, what is not asked. */
export const profile = sessionProfile<BostonView, BostonHappening>({
  beats: {
    'turned-up': {travel: 2, speak: 1},
    colours: {speak: 1},
    packets: {speak: 0.6},
    shuffled: {travel: 1},
    cut: {travel: 1},
    passed: {speak: 0.6},
    bid: {speak: 1},
    held: {speak: 1},
    'all-passed': {speak: 1},
    plays: {speak: 1},
    trump: {speak: 1},
    'laid-aside': {travel: 1},
    exposed: {travel: 1},
    leader: {speak: 1},
    'offers-help': {speak: 1},
    declines: {speak: 0.6},
    helps: {speak: 1},
    'refused-help': {speak: 1},
    alone: {speak: 1},
    claimed: {speak: 1},
    conceded: {speak: 1},
    'claimed-lost': {speak: 1},
    penalty: {speak: 1},
  },
  sheet: 'settled',
  // Where the bid leaves one suit, nobody has to name it.
  spares: (view) => namings(view).length === 1,
});

/** The beginning of a deal: the colours are made, the dealer says how he deals, or shuffles at once. */
const NEXT_DEAL = ['dealing.colours', 'dealing.packets', 'dealing.shuffling'] as const;

/** What one of the games has before the first lead, and the other has not. */
export interface Differences {
  /** A declarer may ask for a helper. */
  readonly helpers: boolean;
  /** The player of a misère may name who leads. */
  readonly leaders: boolean;
}

/** The statechart of a session: deal after deal, as many as were agreed. */
export function bostonMachine(game: BostonGame, {helpers, leaders}: Differences) {
  const {table, opened} = tableSetup(game, profile);
  const named = [...(leaders ? ['declaring.leader'] : []), 'playing.trick'];
  return table.createMachine(
    match(
      opened,
      {
        // A card of each suit is drawn for places; then cards are turned up, and the first ace says who deals.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.firstAce']},
          }),
        },
        // The colours are made, the pack is shuffled, cut and dealt.
        dealing: {
          initial: 'firstAce',
          states: {
            firstAce: chance([...NEXT_DEAL]),
            colours: chance(['dealing.packets', 'dealing.shuffling']),
            packets: asking(['PACKETS'], 'dealing.shuffling', {ceremonial: true}),
            ...shuffleCutDeal({
              shuffle: {shuffling: 'dealing.cutting'},
              cut: {cutting: 'bidding.opening'},
            }),
          },
        },
        // Round and round until all but one have passed.
        bidding: {
          initial: 'opening',
          states: auction(
            {opening: ['BID', 'PASS'], overbidding: ['BID', 'PASS'], answering: ['HOLD', 'BID', 'PASS']},
            [
              'bidding.opening',
              'bidding.overbidding',
              'bidding.answering',
              'declaring.trump',
              'declaring.aside',
              ...named,
              'settled',
            ],
          ),
        },
        // The trump is named; in a misère a card is laid aside, or the leader named.
        declaring: {
          initial: 'trump',
          states: {
            trump: asking(['NAME_TRUMP'], [...(helpers ? ['asking.helper'] : []), 'playing.trick'], {
              spared: true,
            }),
            ...exchange({aside: {moves: ['LAY_ASIDE'], then: named}}),
            ...(leaders && {leader: asking(['NAME_LEADER'], 'playing.trick')}),
          },
        },
        // Who helps, and whether he is accepted.
        ...(helpers && {
          asking: {
            initial: 'helper',
            states: {
              helper: asking(['WHIST', 'DECLINE'], ['asking.helper', 'asking.offer', 'playing.trick']),
              offer: asking(['ACCEPT', 'REJECT'], 'playing.trick'),
            },
          },
        }),
        // Until all tricks are played, a misère is lost, or the game is stopped.
        playing: {
          initial: 'trick',
          states: tricks({
            trick: {moves: ['PLAY', 'CLAIM', 'CONCEDE', 'CLAIM_LOST'], then: ['playing.trick', 'settled']},
          }),
        },
        ...sheets({laid: ['settled'], then: [...NEXT_DEAL, 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  );
}

/** The statechart of Boston or Boston-Whist. */
export type BostonMachine = ReturnType<typeof bostonMachine>;
