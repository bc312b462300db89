import {card, sv as kit} from '@quinola/table/strings/sv.js';
import type {CalledKingRoomWords} from '../types.js';

export const marks = (n: number): string => `${n} ${n === 1 ? 'mark' : 'marker'}`;

/** Swedish: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Begär',
    'ask-colour': 'Begär i favoriten',
    'ask-pref3': 'Begär i tredje favoriten',
    'ask-pref2': 'Begär i andra favoriten',
    'ask-pref1': 'Begär i första favoriten',
    mediateur: 'Mediatör',
    'mediateur-colour': 'Mediatör i favoriten',
    'mediateur-pref3': 'Mediatör i tredje favoriten',
    'mediateur-pref2': 'Mediatör i andra favoriten',
    'mediateur-pref1': 'Mediatör i första favoriten',
    casco: 'Stor kask',
    solo: 'Solo',
    'solo-colour': 'Solo i favoriten',
    'solo-pref3': 'Solo i tredje favoriten',
    'solo-pref2': 'Solo i andra favoriten',
    'solo-pref1': 'Solo i första favoriten',
    tout: 'Tout',
    'tout-colour': 'Tout i favoriten',
    'tout-pref3': 'Tout i tredje favoriten',
    'tout-pref2': 'Tout i andra favoriten',
    'tout-pref1': 'Tout i första favoriten',
    'spadille-forcee': 'Tvungen spadilj',
  },
  favourites: (suits, all) =>
    !all
      ? 'Ingen favorit'
      : !suits.length
        ? 'Ingen favorit än'
        : `${suits.length === 1 ? 'Favorit' : 'Favoriter'}: ${suits.map((suit) => kit.suit(suit)).join(', ')}`,
  gameOf: (who, game) => (who.you ? `Ditt spel: ${game}` : `${who.name}: ${game}`),
  called: (face, by, alone) =>
    `Kallad: ${card(face)}${alone ? ', utan partner' : by ? `, hos ${by.you ? 'dig' : by.name}` : ''}`,
  needs: (you, tricks, each) =>
    `${you ? 'Du behöver' : 'Behöver'} ${tricks} stick; ${each ? `var och en betalar ${each}` : 'bara skålen står på spel'}.`,
  inDish: 'i skålen',
  wait: 'väntar',
  dish: (amount, waiting) =>
    `I skålen: ${marks(amount)}${waiting.length ? `; beter som väntar: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trumf från den högsta: ${names.join(', ')}`,
  ombre: 'Lombre',
  partner: 'partner',
  secretly: 'hemlig partner',
  maybePartner: 'partner?',
  defends: 'motspelare',
  eldest: 'förhand',
  yourTurn: {
    draw: 'Din tur: dra ett kort för din plats',
    bid: 'Din tur: bjud ett spel eller passa',
    declare: 'Din tur: välj trumf och kalla en kung',
    call: 'Din tur: kalla en kung; den som har den väljer trumf',
    trump: 'Din tur: välj trumf',
    giveBack: 'Din tur: ge tillbaka ett kort för kungen',
    announce: 'Din tur: börja eller anmäl alla stick',
    standing: 'Spelet är vunnet: sluta eller spela om alla stick',
    heldBack: 'Din tur: du får behålla din matador och lägga vilket kort du vill',
    followTrumps: 'Din tur: bekänn trumf',
    freeTrumps: 'Din tur: du har ingen trumf, lägg vilket kort du vill',
  },
});
