import {sv as kit} from '@quinola/table/strings/sv.js';
import type {PamphileRoomWords} from '../types.js';

/** Swedish: the room of Pamphile. */
export const sv: PamphileRoomWords = {
  title: 'Pamfil',
  subtitle: 'Polen, 1700-talet',
  trump: 'Trumf',
  pamfil: 'Pamfilen, klöver knekt, står över alla trumf',
  pamfilHeld: 'Du har pamfilen',
  pamfilDoubles: 'Du har pamfilen: dina poäng räknas dubbelt',
  left: (number) => `${number} kvar`,
  talon: (trump, number) => `Talong: ${number} kort kvar att köpa, underst ${trump}`,
  mustPlay: 'måste spela',
  plays: 'spelar',
  passes: 'passar',
  own: {mustPlay: 'du måste spela', plays: 'du spelar', passes: 'du passar'},
  fresh: (number) => `${number} ${number === 1 ? 'nytt' : 'nya'}`,
  points: (name, points) => `${name}: ${points} poäng`,
  yourTurn: {
    draw: 'Din tur: dra ett kort; det lägsta ger',
    cut: 'Din tur: kupera',
    call: 'Din tur: ropa mucha eller tig',
    word: 'Din tur: spela och byt kort, eller passa',
    bound: 'Din tur: du måste spela och får byta kort',
    beat: (sign) => `Din tur: bekänn ${kit.suit(sign)} och ta över`,
    trump: (sign) => `Din tur: du är renons i ${kit.suit(sign)}, ta med trumf`,
  },
};
