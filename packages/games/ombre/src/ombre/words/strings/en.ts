import {en as kit} from '@quinola/table/strings/en.js';
import type {OmbreRoomWords} from '../types.js';

/** English: the room of Ombre. */
export const en: OmbreRoomWords = {
  title: 'Ombre',
  subtitle: 'Lomber, about 1820',
  games: {
    ask: 'Ask',
    'ask-colour': 'Ask in the favourite',
    tournee: 'Tournée',
    'obscur-top': 'Obscur from the top',
    'obscur-bottom': 'Obscur from the bottom',
    'obscur-middle': 'Obscur from the middle',
    casco: 'Grand Casco',
    solo: 'Solo',
    'solo-colour': 'Solo in the favourite',
    tout: 'Tout',
    'tout-colour': 'Tout in the favourite',
    grandissimo: 'Grandissimo',
    nullissimo: 'Nullissimo',
    murzyn: 'the King’s game',
  },
  favourite: (suit) => (suit === null ? 'No favourite suit' : `Favourite: ${kit.suit(suit)}`),
  paysDouble: 'pays double as the trump suit',
  gameOf: (who, game) => (who.you ? `Your game: ${game}` : `${who.name}: ${game}`),
  needs: (you, game, each, tricks) => {
    const pays = each ? `; each opponent pays ${each}` : '; only the dish is to be won';
    if (game === 'nullissimo') return `No trick at all${pays}.`;
    if (game === 'tout' || game === 'tout-colour') return `Every trick${pays}.`;
    const count = tricks === null ? 'more tricks than any other' : `${tricks} tricks`;
    return `${you ? 'You need' : 'Needs'} ${count}${pays}.`;
  },
  inDish: 'in the dish',
  wait: 'wait',
  dish: (amount, waiting) =>
    `In the dish: ${amount} marks${waiting.length ? `; bêtes that wait: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trumps from the highest: ${names.join(', ')}`,
  noTrumps: 'No trumps yet',
  ombre: 'Ombre',
  defends: 'opponent',
  eldest: 'eldest hand',
  king: 'King, sits out',
  took: (count) => (count ? `exchanged ${count}` : 'exchanged none'),
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    bid: 'Your turn: bid a game, or pass',
    king: 'All have passed: will you play with the talon?',
    game: 'Your turn: name trumps, or another game',
    trump: 'Your turn: name trumps',
    turning: 'Your turn: turn up the top card',
    turnedAce: 'Your turn: keep this trump, or turn again',
    keeping: 'Your turn: keep one card, or none',
    picking: 'Your turn: choose the cards you keep',
    buying: 'Your turn: choose what to exchange',
    offer: 'Your turn: answer the offer',
    naming: 'Your turn: name the card that the Ombre must lead',
    vole: (count) => `${count === 5 ? 'Five' : 'Seven'} tricks: stop, or play for all`,
    claim: 'Your turn: ask for your bonuses',
    heldBack: 'Your turn: you may keep your matador and play any card',
    followTrumps: 'Your turn: follow with a trump',
    freeTrumps: 'Your turn: you have no trump, so play any card',
  },
};
