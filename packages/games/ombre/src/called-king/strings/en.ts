import {card, en as kit} from '@quinola/table/strings/en.js';
import type {CalledKingRoomWords} from '../strings.js';

/** English: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Ask',
    'ask-colour': 'Ask in the favourite',
    'ask-pref3': 'Ask in preference',
    'ask-pref2': 'Ask in the second preference',
    'ask-pref1': 'Ask in the highest preference',
    mediateur: 'Médiateur',
    casco: 'Grand Casco',
    solo: 'Solo',
    'solo-colour': 'Solo in the favourite',
    'solo-pref3': 'Solo in preference',
    'solo-pref2': 'Solo in the second preference',
    'solo-pref1': 'Solo in the highest preference',
    tout: 'Tout',
    'spadille-forcee': 'Spadille forcée',
  },
  favourites: (suits, all) =>
    !all
      ? 'No favourite suit'
      : !suits.length
        ? 'No favourite suit yet'
        : `Favourite: ${suits.map((suit) => kit.suit(suit)).join(', ')}`,
  gameOf: (who, game) => (who.you ? `Your game: ${game}` : `${who.name}: ${game}`),
  called: (face, by, alone) =>
    `Called: ${card(face)}${alone ? ', and plays alone' : by ? `, held by ${by.you ? 'you' : by.name}` : ''}`,
  needs: (you, tricks, each) =>
    `${you ? 'You need' : 'Needs'} ${tricks} tricks; ${each ? `each pays ${each}` : 'the dish is played for'}.`,
  inDish: 'in the dish',
  wait: 'wait',
  dish: (amount, waiting) =>
    `In the dish: ${amount} marks${waiting.length ? `; bêtes that wait: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trumps from the highest: ${names.join(', ')}`,
  ombre: 'Ombre',
  partner: 'partner',
  secretly: 'secret partner',
  maybePartner: 'partner?',
  defends: 'defends',
  eldest: 'eldest hand',
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    bid: 'Your word: a game, or pass',
    declare: 'Your turn: name trumps and call a King',
    call: 'Your turn: call a King, whose holder names trumps',
    trump: 'Your turn: name trumps',
    giveBack: 'Your turn: give a card back for the King',
    announce: 'Your turn: begin, or announce all tricks',
    standing: 'The game is won: stop, or play for all',
    heldBack: 'Your turn: a matador need not obey, so any card',
    followTrumps: 'Your turn: follow with a trump',
    freeTrumps: 'Your turn: no trump, so any card',
  },
});
