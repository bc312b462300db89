import type {Glossary} from '@quinola/table';

/** English: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'three cards asked for: the lowest game of the old manner. It is not played, but one may take over a later bid.',
  ],
  due: [
    'a Due',
    'two cards may be asked for: in the old manner a game; in the new it is not played, but one may take over a later bid.',
  ],
  uno: ['a Uno', 'one card may be asked for.'],
  solo: ['Solo', 'no card may be asked for: the highest game, and the dearest.'],
  hand: [
    'right to take over',
    'whoever spoke before may play the game that a later player bids, without going higher. The book calls it the hand.',
  ],
  hold: [
    'take it over|takes over|take over',
    'to play the game that a later player has said, without going higher.',
  ],
  forehand: ['forehand', 'the player at the dealer’s left: he speaks first and leads first.'],
  unseen: ['unseen', 'said without having looked at the cards.'],
  declarer: [
    'declarer|declarer’s',
    'the player who plays against the two others: he needs 40 of the 78 points.',
  ],
  enemy: [
    'plays alone',
    'against the two others: he needs 40 of the 78 points. The book calls him the common enemy.',
  ],
  asked: [
    'ask for|asks for|asked for',
    'a card named before the play: whoever has it gives it for another. Only cards that count may be named.',
  ],
  remis: ['remis|standing game', '39 points: neither won nor lost, nobody pays.'],
  tout: ['Tout', 'all 25 tricks: paid at ten times the price of the game, and instead of it.'],
  marks: ['mark|marks', 'what is paid in: the counters of the game.'],
  over: ['distance from 39', 'each point above or below 39 is paid besides the game.'],
  thrown: ['thrown in', 'nobody plays: the next deals, and forehand is paid for it.'],
};
