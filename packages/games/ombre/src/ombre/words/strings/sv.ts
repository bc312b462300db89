import {sv as kit} from '@quinola/table/strings/sv.js';
import type {OmbreRoomWords} from '../types.js';

export const marks = (n: number): string => `${n} ${n === 1 ? 'mark' : 'marker'}`;

/** Swedish: the room of Ombre. */
export const sv: OmbreRoomWords = {
  title: 'Lomber',
  subtitle: 'omkring 1820',
  games: {
    ask: 'Begär',
    'ask-colour': 'Begär i favoriten',
    tournee: 'Turné',
    'obscur-top': 'Obskyr uppifrån',
    'obscur-bottom': 'Obskyr nerifrån',
    'obscur-middle': 'Obskyr från mitten',
    casco: 'Stor kask',
    solo: 'Solo',
    'solo-colour': 'Solo i favoriten',
    tout: 'Tout',
    'tout-colour': 'Tout i favoriten',
    grandissimo: 'Grandissimo',
    nullissimo: 'Nullissimo',
    murzyn: 'Kungens spel',
  },
  favourite: (suit) => (suit === null ? 'Ingen favorit' : `Favorit: ${kit.suit(suit)}`),
  paysDouble: 'betalas dubbelt som trumf',
  gameOf: (who, game) => (who.you ? `Ditt spel: ${game}` : `${who.name}: ${game}`),
  needs: (you, game, each, tricks) => {
    const pays = each ? `; var och en betalar ${each}` : '; bara skålen står på spel';
    if (game === 'nullissimo') return `Inte ett enda stick${pays}.`;
    if (game === 'tout' || game === 'tout-colour') return `Alla stick${pays}.`;
    const count = tricks === null ? 'fler stick än någon annan' : `${tricks} stick`;
    return `${you ? 'Du behöver' : 'Behöver'} ${count}${pays}.`;
  },
  inDish: 'i skålen',
  wait: 'väntar',
  dish: (amount, waiting) =>
    `I skålen: ${marks(amount)}${waiting.length ? `; beter som väntar: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trumf från den högsta: ${names.join(', ')}`,
  noTrumps: 'Ingen trumf än',
  ombre: 'Lombre',
  defends: 'motspelare',
  eldest: 'förhand',
  king: 'kung, sitter över',
  took: (count) => (count ? `byter ${count}` : 'byter inget'),
  yourTurn: {
    draw: 'Din tur: dra ett kort för din plats',
    bid: 'Din tur: bjud ett spel eller passa',
    king: 'Alla har passat: spelar du med talongen?',
    game: 'Din tur: välj trumf eller ett annat spel',
    trump: 'Din tur: välj trumf',
    turning: 'Din tur: vänd upp det översta kortet',
    turnedAce: 'Din tur: behåll trumfen eller vänd igen',
    keeping: 'Din tur: behåll ett kort eller inget',
    picking: 'Din tur: välj korten du behåller',
    buying: 'Din tur: välj vad du byter',
    offer: 'Din tur: svara på erbjudandet',
    naming: 'Din tur: säg vilket kort Lombren ska spela ut',
    vole: (count) => `${count === 5 ? 'Fem' : 'Sju'} stick: sluta eller spela om alla`,
    claim: 'Din tur: begär dina tillägg',
    heldBack: 'Din tur: du får behålla din matador och lägga vilket kort du vill',
    followTrumps: 'Din tur: bekänn trumf',
    freeTrumps: 'Din tur: du har ingen trumf, lägg vilket kort du vill',
  },
};
