import {ofSuit, plural} from '@quinola/table/strings/pl.js';
import type {PamphileRoomWords} from '../types.js';

/** Polish: the room of Pamphile. */
export const pl: PamphileRoomWords = {
  title: 'Pamfil',
  subtitle: 'Polska, XVIII wiek',
  trump: 'Atut',
  pamfil: 'Pamfil, walet trefl, bije wszystkie atuty',
  pamfilHeld: 'Masz pamfila',
  pamfilDoubles: 'Masz pamfila: twoje punkty liczą się podwójnie',
  left: (number) => `zostało ${number}`,
  talon: (trump, number) =>
    `Talon: do wzięcia ${plural(number, 'karta', 'karty', 'kart')}, pod spodem ${trump}`,
  mustPlay: 'musi grać',
  plays: 'gra',
  passes: 'pasuje',
  own: {mustPlay: 'musisz grać', plays: 'grasz', passes: 'pasujesz'},
  fresh: (number) => plural(number, 'nowa', 'nowe', 'nowych'),
  points: (name, points) => `${name}: ${plural(points, 'punkt', 'punkty', 'punktów')}`,
  yourTurn: {
    draw: 'Twoja kolej: ciągnij kartę; najniższa rozdaje',
    cut: 'Twoja kolej: przełóż karty',
    call: 'Twoja kolej: zawołaj muchę albo milcz',
    word: 'Twoja kolej: graj i wymień karty albo pasuj',
    bound: 'Twoja kolej: musisz grać, a karty możesz wymienić',
    beat: (sign) => `Twoja kolej: dołóż do ${ofSuit(sign)} i przebij`,
    trump: (sign) => `Twoja kolej: nie masz ${ofSuit(sign)}, przebij atutem`,
  },
};
