import {de as kit} from '@quinola/table/strings/de.js';
import type {OmbreRoomWords} from '../types.js';

export const marks = (n: number): string => `${n} ${n === 1 ? 'Marke' : 'Marken'}`;

/** German: the room of Ombre. */
export const de: OmbreRoomWords = {
  title: 'L’Hombre',
  subtitle: 'um 1820',
  games: {
    ask: 'Frage',
    'ask-colour': 'Frage in der Favorite',
    tournee: 'Tournée',
    'obscur-top': 'Obscur von oben',
    'obscur-bottom': 'Obscur von unten',
    'obscur-middle': 'Obscur aus der Mitte',
    casco: 'Großes Casco',
    solo: 'Solo',
    'solo-colour': 'Solo in der Favorite',
    tout: 'Tout',
    'tout-colour': 'Tout in der Favorite',
    grandissimo: 'Grandissimo',
    nullissimo: 'Nullissimo',
    murzyn: 'Königsspiel',
  },
  favourite: (suit) => (suit === null ? 'Keine Favorite' : `Favorite: ${kit.suit(suit)}`),
  paysDouble: 'zahlt als Trumpf doppelt',
  gameOf: (who, game) => (who.you ? `Ihr Spiel: ${game}` : `${who.name}: ${game}`),
  needs: (you, game, each, tricks) => {
    const pays = each ? `; jeder zahlt ${each}` : '; zu gewinnen ist nur der Teller';
    if (game === 'nullissimo') return `Kein einziger Stich${pays}.`;
    if (game === 'tout' || game === 'tout-colour') return `Alle Stiche${pays}.`;
    const count = tricks === null ? 'mehr Stiche als jeder andere' : `${tricks} Stiche`;
    return `${you ? 'Sie brauchen' : 'Braucht'} ${count}${pays}.`;
  },
  inDish: 'im Teller',
  wait: 'warten',
  dish: (amount, waiting) =>
    `Im Teller: ${marks(amount)}${waiting.length ? `; wartende Beten: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trümpfe vom höchsten an: ${names.join(', ')}`,
  noTrumps: 'Noch kein Trumpf',
  ombre: 'Hombre',
  defends: 'Gegner',
  eldest: 'Vorhand',
  king: 'König, setzt aus',
  took: (count) => (count ? `tauscht ${count}` : 'tauscht nicht'),
  yourTurn: {
    draw: 'Sie sind dran: ziehen Sie eine Karte um Ihren Platz',
    bid: 'Sie sind dran: ein Spiel ansagen oder passen',
    king: 'Alle haben gepasst: spielen Sie mit dem Talon?',
    game: 'Sie sind dran: Trumpf nennen, oder ein anderes Spiel',
    trump: 'Sie sind dran: Trumpf nennen',
    turning: 'Sie sind dran: die oberste Karte aufdecken',
    turnedAce: 'Sie sind dran: diesen Trumpf behalten oder noch einmal aufdecken',
    keeping: 'Sie sind dran: eine Karte behalten oder keine',
    picking: 'Sie sind dran: wählen Sie, was Sie behalten',
    buying: 'Sie sind dran: wählen Sie, was Sie tauschen',
    offer: 'Sie sind dran: antworten Sie auf das Angebot',
    naming: 'Sie sind dran: bestimmen Sie, was der Hombre ausspielen muss',
    vole: (count) => `${count === 5 ? 'Fünf' : 'Sieben'} Stiche: aufhören, oder alle spielen`,
    claim: 'Sie sind dran: fordern Sie Ihre Prämien',
    heldBack: 'Sie sind dran: den Matador dürfen Sie behalten, jede Karte ist erlaubt',
    followTrumps: 'Sie sind dran: Trumpf bedienen',
    freeTrumps: 'Sie sind dran: kein Trumpf im Blatt, jede Karte ist erlaubt',
  },
};
