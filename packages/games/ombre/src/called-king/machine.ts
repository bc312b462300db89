import {
  asking,
  auction,
  drawSeats,
  exchange,
  hardnessOfTurn,
  match,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import type {CalledKingGame, CalledKingHappening, CalledKingView} from './index.js';

/** What the chart needs to know of the games of the called King: what takes time, which sheets are shown, what ends a deal. */
export const profile: ChartProfile<CalledKingView, CalledKingHappening> = {
  beats: {
    spread: {travel: 1},
    drawn: {travel: 1},
    seated: {speak: 2},
    dealt: {travel: 4},
    bid: {speak: 1},
    held: {speak: 1},
    passed: {speak: 1},
    forced: {speak: 1},
    'trump-named': {speak: 1},
    called: {speak: 1},
    'king-given': {travel: 1, speak: 1},
    returned: {travel: 1},
    'vole-announced': {speak: 1},
    'vole-undertaken': {speak: 1},
    stood: {speak: 1},
    'partner-shown': {speak: 0.6},
    delices: {speak: 1},
    played: {travel: 1},
    'trick-won': {gather: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settled'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  hardness: hardnessOfTurn,
};

/** Where a declaration may lead. */
const DECLARED = [
  'declaring.naming',
  'declaring.returning',
  'declaring.announcing',
  'playing.trick',
] as const;

/** The session: one deal after another, until everybody has dealt as often as was agreed. */
export function calledKingMachine(game: CalledKingGame) {
  const {table, opened} = tableSetup(game, profile);
  return table.createMachine(
    match(
      opened,
      {
        // As many spades as players are drawn: the King deals.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.shuffling']},
          }),
        },
        // The dealer's stake goes into the dish, and all cards are dealt.
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'bidding.opening'}})},
        // A chain of duels; if all pass the holder of Spadille plays.
        bidding: {
          initial: 'opening',
          states: auction(
            {opening: ['BID', 'PASS'], overbidding: ['PASS', 'BID'], answering: ['HOLD', 'BID', 'PASS']},
            [
              'bidding.overbidding',
              'bidding.answering',
              'bidding.opening',
              'declaring.game',
              'declaring.calling',
              'declaring.naming',
            ],
          ),
        },
        // Trumps and the called King; in a Mediateur it is given for a card.
        declaring: {
          initial: 'game',
          states: {
            game: asking(['DECLARE'], DECLARED),
            calling: asking(['CALL'], 'declaring.naming'),
            naming: asking(['NAME_TRUMP'], 'playing.trick'),
            ...exchange({returning: {moves: ['RETURN'], then: 'declaring.announcing'}}),
            announcing: asking(['BEGIN', 'ANNOUNCE_VOLE'], 'playing.trick'),
          },
        },
        // Until all tricks are made, or six are enough for the side that has them.
        playing: {
          initial: 'trick',
          states: tricks({
            trick: ['playing.trick', 'playing.standing', 'settled'],
            standing: {moves: ['STAND', 'GO_ON'], then: ['playing.trick', 'settled']},
          }),
        },
        ...sheets({laid: ['settled'], then: ['dealing.shuffling', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  );
}

/** The machine of a game of the called King. */
export type CalledKingMachine = ReturnType<typeof calledKingMachine>;
