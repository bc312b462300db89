import {card, en as kit} from '@quinola/table/strings/en.js';
import type {CalledKingRoomWords} from '../types.js';

/** English: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Ask',
    'ask-colour': 'Ask in the favourite',
    'ask-pref3': 'Ask in the third favourite',
    'ask-pref2': 'Ask in the second favourite',
    'ask-pref1': 'Ask in the first favourite',
    mediateur: 'Médiateur',
    'mediateur-colour': 'Médiateur in the favourite',
    'mediateur-pref3': 'Médiateur in the third favourite',
    'mediateur-pref2': 'Médiateur in the second favourite',
    'mediateur-pref1': 'Médiateur in the first favourite',
    casco: 'Grand Casco',
    solo: 'Solo',
    'solo-colour': 'Solo in the favourite',
    'solo-pref3': 'Solo in the third favourite',
    'solo-pref2': 'Solo in the second favourite',
    'solo-pref1': 'Solo in the first favourite',
    tout: 'Tout',
    'tout-colour': 'Tout in the favourite',
    'tout-pref3': 'Tout in the third favourite',
    'tout-pref2': 'Tout in the second favourite',
    'tout-pref1': 'Tout in the first favourite',
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
    `Called: ${card(face)}${alone ? ', by its own holder, who plays alone' : by ? `, held by ${by.you ? 'you' : by.name}` : ''}`,
  needs: (you, tricks, each) =>
    `${you ? 'You need' : 'Needs'} ${tricks} tricks; ${each ? `each opponent pays ${each}` : 'only the dish is to be won'}.`,
  inDish: 'in the dish',
  wait: 'wait',
  dish: (amount, waiting) =>
    `In the dish: ${amount} marks${waiting.length ? `; bêtes that wait: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trumps from the highest: ${names.join(', ')}`,
  ombre: 'Ombre',
  partner: 'partner',
  secretly: 'secret partner',
  maybePartner: 'partner?',
  defends: 'opponent',
  eldest: 'eldest hand',
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    bid: 'Your turn: bid a game, or pass',
    declare: 'Your turn: choose trumps and call a King',
    call: 'Your turn: call a King; whoever holds it chooses trumps',
    trump: 'Your turn: choose trumps',
    giveBack: 'Your turn: give a card back for the King',
    announce: 'Your turn: begin, or announce all tricks',
    standing: 'The game is won: stop, or play for all',
    heldBack: 'Your turn: you may keep your matador and play any card',
    followTrumps: 'Your turn: follow with a trump',
    freeTrumps: 'Your turn: you have no trump, so play any card',
  },
});
