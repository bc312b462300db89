import {en as kit} from '@quinola/table/strings/en.js';
import type {OmbreRoomWords} from '../strings.js';

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
  paysDouble: 'pays double if it is trumps',
  gameOf: (who, game) => (who.you ? `Your game: ${game}` : `${who.name}: ${game}`),
  needs: (you, game, each, tricks) => {
    const pays = each ? `; each pays ${each}` : '; the dish is played for';
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
  defends: 'defends',
  eldest: 'eldest hand',
  king: 'King, sits out',
  took: (count) => (count ? `took ${count}` : 'took none'),
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    bid: 'Your word: a game, or pass',
    king: 'All have passed: will you play the talon?',
    game: 'Your turn: name trumps, or another game',
    trump: 'Your turn: name trumps',
    turning: 'Your turn: turn up the top card',
    turnedAce: 'Your turn: keep this trump, or turn again',
    keeping: 'Your turn: keep one card, or none',
    picking: 'Your turn: choose the cards you keep',
    buying: 'Your turn: choose what to exchange',
    offer: 'Your word: the game is offered',
    naming: 'Your turn: name what he must lead',
    vole: (count) => `${count === 5 ? 'Five' : 'Seven'} tricks: stop, or play for all`,
    claim: 'Ask for your honours',
    heldBack: 'Your turn: a matador need not obey, so any card',
    followTrumps: 'Your turn: follow with a trump',
    freeTrumps: 'Your turn: no trump, so any card',
  },
};
