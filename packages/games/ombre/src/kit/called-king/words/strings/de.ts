import {de as kit} from '@quinola/table/strings/de.js';
import type {CalledKingRoomWords} from '../types.js';

export const marks = (n: number): string => `${n} ${n === 1 ? 'Marke' : 'Marken'}`;

/** German: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Frage',
    'ask-colour': 'Frage in der Favorite',
    'ask-pref3': 'Frage in der dritten Favorite',
    'ask-pref2': 'Frage in der zweiten Favorite',
    'ask-pref1': 'Frage in der ersten Favorite',
    mediateur: 'Médiateur',
    'mediateur-colour': 'Médiateur in der Favorite',
    'mediateur-pref3': 'Médiateur in der dritten Favorite',
    'mediateur-pref2': 'Médiateur in der zweiten Favorite',
    'mediateur-pref1': 'Médiateur in der ersten Favorite',
    casco: 'Großes Casco',
    solo: 'Solo',
    'solo-colour': 'Solo in der Favorite',
    'solo-pref3': 'Solo in der dritten Favorite',
    'solo-pref2': 'Solo in der zweiten Favorite',
    'solo-pref1': 'Solo in der ersten Favorite',
    tout: 'Tout',
    'tout-colour': 'Tout in der Favorite',
    'tout-pref3': 'Tout in der dritten Favorite',
    'tout-pref2': 'Tout in der zweiten Favorite',
    'tout-pref1': 'Tout in der ersten Favorite',
    'spadille-forcee': 'Spadille forcée',
  },
  favourites: (suits, all) =>
    !all
      ? 'Keine Favorite'
      : !suits.length
        ? 'Noch keine Favorite'
        : `${suits.length === 1 ? 'Favorite' : 'Favoriten'}: ${suits.map((suit) => kit.suit(suit)).join(', ')}`,
  gameOf: (who, game) => (who.you ? `Ihr Spiel: ${game}` : `${who.name}: ${game}`),
  called: (face, by, alone) =>
    `Gerufen: ${kit.card(face)}${alone ? ', ohne Partner' : by ? `, bei ${by.you ? 'Ihnen' : by.name}` : ''}`,
  needs: (you, tricks, each) =>
    `${you ? 'Sie brauchen' : 'Braucht'} ${tricks} Stiche; ${each ? `jeder zahlt ${each}` : 'zu gewinnen ist nur der Teller'}.`,
  inDish: 'im Teller',
  wait: 'warten',
  dish: (amount, waiting) =>
    `Im Teller: ${marks(amount)}${waiting.length ? `; wartende Beten: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Trümpfe vom höchsten an: ${names.join(', ')}`,
  ombre: 'Hombre',
  partner: 'Partner',
  secretly: 'heimlicher Partner',
  maybePartner: 'Partner?',
  defends: 'Gegner',
  eldest: 'Vorhand',
  yourTurn: {
    draw: 'Sie sind dran: ziehen Sie eine Karte um Ihren Platz',
    bid: 'Sie sind dran: ein Spiel ansagen oder passen',
    declare: 'Sie sind dran: Trumpf nennen und einen König rufen',
    call: 'Sie sind dran: einen König rufen; wer ihn hat, nennt Trumpf',
    trump: 'Sie sind dran: Trumpf nennen',
    giveBack: 'Sie sind dran: für den König eine Karte zurückgeben',
    announce: 'Sie sind dran: anfangen oder alle Stiche ansagen',
    standing: 'Das Spiel ist gewonnen: aufhören, oder auf alle Stiche spielen',
    heldBack: 'Sie sind dran: den Matador dürfen Sie behalten, jede Karte ist erlaubt',
    followTrumps: 'Sie sind dran: Trumpf bedienen',
    freeTrumps: 'Sie sind dran: kein Trumpf im Blatt, jede Karte ist erlaubt',
  },
});
