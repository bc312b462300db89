import {plural} from '@quinola/table/strings/pl.js';
import type {CassinoRoomWords} from '../types.js';

/** Polish: the room of Cassino. */
export const pl: CassinoRoomWords = {
  title: 'Kasino',
  subtitle: 'Polska, około 1820',
  deal: (number) => `Rozdanie ${number}`,
  round: (number, all) => `runda ${number} z ${all}`,
  sweep: 'Sweep (wymiatacz)',
  we: 'My',
  they: 'Oni',
  party: (name, points, more) =>
    [`${name}: ${plural(points, 'punkt', 'punkty', 'punktów')}`, ...more].join(', '),
  cards: (number) => plural(number, 'karta', 'karty', 'kart'),
  clearings: (number) => plural(number, 'sprzątnięcie', 'sprzątnięcia', 'sprzątnięć'),
  tookLast: 'zabiera ostatnio',
  yourTurn: {
    play: 'Twoja kolej: wybierz kartę',
    take: 'Twoja kolej: zabierz albo dołóż',
    lay: 'Twoja kolej: nic nie zabiera, dołóż ją',
    draw: 'Twoja kolej: ciągnij kartę o miejsce',
    cut: 'Twoja kolej: przełóż karty',
    turn: 'Twoja kolej: odkryj karty stołowe',
  },
};
