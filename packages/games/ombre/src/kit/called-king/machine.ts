import {
  asking,
  auction,
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
import type {CalledKingGame, CalledKingHappening, CalledKingView} from './rules/index.js';

/** What the statechart needs to know: how long each happening takes, which sheets are shown, what ends a deal. */
export const profile = sessionProfile<CalledKingView, CalledKingHappening>({
  beats: {
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
  },
  sheet: 'settled',
});

/** The phases that may follow a declaration. */
const AFTER_DECLARING = [
  'declaring.naming',
  'declaring.returning',
  'declaring.announcing',
  'playing.trick',
] as const;

/** The statechart of a session: deal after deal, until everybody has dealt as often as agreed. */
export function calledKingMachine(game: CalledKingGame) {
  const {table, opened} = tableSetup(game, profile);
  return table.createMachine(
    match(
      opened,
      {
        // Each player draws one of as many spades; whoever gets the King deals.
        drawing: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: 'drawing.seats'},
            draw: {seats: ['drawing.seats', 'dealing.shuffling']},
          }),
        },
        // The dealer puts his stake into the dish, and all cards are dealt.
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'bidding.opening'}})},
        // A chain of duels; if everybody passes, the holder of Spadille must play.
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
        // Trumps are named and a King is called; in a Mediateur its holder exchanges it for another card.
        declaring: {
          initial: 'game',
          states: {
            game: asking(['DECLARE'], AFTER_DECLARING),
            calling: asking(['CALL'], 'declaring.naming'),
            naming: asking(['NAME_TRUMP'], 'playing.trick'),
            ...exchange({returning: {moves: ['RETURN'], then: 'declaring.announcing'}}),
            announcing: asking(['BEGIN', 'ANNOUNCE_VOLE'], 'playing.trick'),
          },
        },
        // Until all tricks are played, or the side that has won stops.
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

/** The statechart of Quadrille or Cinquille. */
export type CalledKingMachine = ReturnType<typeof calledKingMachine>;
