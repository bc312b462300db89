import type {Glossary} from '@quinola/table';

/** English: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'three cards may be asked for: the lowest game of the old manner. It is not played: whoever says it keeps the hand.',
  ],
  due: [
    'a Due',
    'two cards may be asked for: in the old manner a game; in the new it is not played and only keeps the hand.',
  ],
  uno: ['a Uno', 'one card may be asked for.'],
  solo: ['Solo', 'no card may be asked for: the highest game, and the dearest.'],
  hand: [
    'have the hand|keeps the hand|has the hand|keep the hand',
    'the right to hold what a later player bids: the earlier in turn has it.',
  ],
  hold: ['hold it|I hold|holds', 'to take on the game that a later player has said, without going higher.'],
  forehand: ['forehand', 'the player at the dealer’s left: he speaks first and leads first.'],
  unseen: ['unseen', 'said without having looked at the cards.'],
  declarer: [
    'declarer|declarer’s',
    'the player who plays against the two others: he needs 40 of the 78 points.',
  ],
  enemy: ['common enemy', 'the player who plays against the two others: he needs 40 of the 78 points.'],
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
