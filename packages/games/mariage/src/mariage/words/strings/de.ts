import {rankOf, suitOf} from '@quinola/cards';
import {de as kit} from '@quinola/table/strings/de.js';
import type {MariageRoomWords} from '../types.js';

const SUITS: Readonly<Record<string, string>> = {C: 'Eichel', S: 'Laub', H: 'Herz', D: 'Schellen'};
const OFFICERS: Readonly<Record<string, string>> = {Q: 'Ober', J: 'Unter'};
const suit = (sign: string): string => SUITS[sign] ?? sign;

/** German: the room of Mariage. */
export const de: MariageRoomWords = {
  title: 'Mariage',
  subtitle: 'Polen, bis 131',
  names: {
    german: {
      card(face) {
        const rank = OFFICERS[rankOf(face)] ?? kit.card(face).split('-')[1]!;
        return `${suit(suitOf(face))}-${rank}`;
      },
      suit,
      rank: (rank) => ({T: '10', Q: 'O', J: 'U'})[rank] ?? rank,
    },
    french: {card: kit.card, suit: kit.suit, rank: kit.rank},
  },
  trump: 'Trumpf:',
  partia: (partia, round) => `Partie ${partia}, Spiel ${round}`,
  left: (number) => `noch ${number}`,
  talon: (turned, number) =>
    `Talon: noch ${number} zu ziehen${turned === null ? '' : `, zuletzt die offene Karte: ${turned}`}`,
  partner: 'Partner',
  us: (partner) => `Sie und ${partner}`,
  shows: (faces) => `Zeigt: ${faces.join(' und ')}`,
  points: (name, points, goal) => `${name}: ${points} von ${goal} Punkten`,
  madeOf: (before, won, marriages) =>
    [
      ...(before ? [`${before} von vorher`] : []),
      `${won} in Karten`,
      ...(marriages ? [`${marriages} für Mariagen`] : []),
    ].join(', '),
  hidden: 'im Kopf gezählt',
  inTheHead: (name) => `${name}: die Punkte werden im Kopf gezählt`,
  nothingHidden:
    'Der Talon ist aus: von hier an ist nichts mehr verborgen. Bedienen, und stechen, wenn es geht.',
  yourTurn: {
    draw: 'Sie sind dran: eine Karte ziehen; die niedrigste gibt',
    cutTrump: 'Sie sind dran: den Trumpf abheben',
    cut: 'Sie sind dran: abheben',
    lead: 'Sie sind dran: ausspielen, was Sie wollen',
    any: 'Sie sind dran: jede Karte, solange der Talon reicht',
    follow: (name, overtakes) =>
      `Sie sind dran: ${name} bedienen${overtakes ? ', und stechen, wenn es geht' : ''}`,
    free: (name) => `Sie sind dran: kein ${name} in der Hand; mit Trumpf stechen, wenn es geht`,
    couple: (faces) => `Sie sind dran: ${faces.join(' oder ')} spielen`,
  },
};
