import {de as kit} from '@quinola/table/strings/de.js';
import type {PamphileRoomWords} from '../types.js';

const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;

/** German: the room of Pamphile. */
export const de: PamphileRoomWords = {
  title: 'Pamphil',
  subtitle: 'Polen, 18. Jahrhundert',
  trump: 'Trumpf',
  pamfil: 'Der Pamphil, Treff-Bube, steht über allen Trümpfen',
  pamfilHeld: 'Sie haben den Pamphil',
  pamfilDoubles: 'Sie haben den Pamphil: Ihre Punkte zählen doppelt',
  left: (number) => `noch ${number}`,
  talon: (trump, number) => `Talon: noch ${cards(number)} zu ziehen, darunter ${trump}`,
  mustPlay: 'muss spielen',
  plays: 'spielt',
  passes: 'passt',
  own: {mustPlay: 'Sie müssen spielen', plays: 'Sie spielen', passes: 'Sie passen'},
  fresh: (number) => `${number} neu`,
  points: (name, points) => `${name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  yourTurn: {
    draw: 'Sie sind dran: ziehen Sie eine Karte; die niedrigste gibt',
    cut: 'Sie sind dran: heben Sie ab',
    call: 'Sie sind dran: Mucha ansagen oder schweigen',
    word: 'Sie sind dran: spielen und Karten tauschen, oder passen',
    bound: 'Sie sind dran: Sie müssen spielen und dürfen Karten tauschen',
    beat: (sign) => `Sie sind dran: ${kit.suit(sign)} bedienen und überstechen`,
    trump: (sign) => `Sie sind dran: kein ${kit.suit(sign)} im Blatt, stechen Sie mit Trumpf`,
  },
};
