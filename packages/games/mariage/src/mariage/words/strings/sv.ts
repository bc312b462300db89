import {rankOf, suitOf} from '@quinola/cards';
import {sv as kit} from '@quinola/table/strings/sv.js';
import type {MariageRoomWords} from '../types.js';

const SUITS: Readonly<Record<string, string>> = {C: 'ekollon', S: 'löv', H: 'hjärter', D: 'bjällror'};
const RANKS: Readonly<Record<string, string>> = {
  A: 'ess',
  K: 'kung',
  Q: 'ober',
  J: 'unter',
  T: 'tio',
  9: 'nio',
  8: 'åtta',
  7: 'sju',
  6: 'sex',
};
const suit = (sign: string): string => SUITS[sign] ?? sign;

/** Swedish: the room of Mariage. */
export const sv: MariageRoomWords = {
  title: 'Mariage',
  subtitle: 'Polen, till 131',
  names: {
    german: {
      card: (face) => `${suit(suitOf(face))} ${RANKS[rankOf(face)] ?? rankOf(face)}`,
      suit,
      rank: (rank) => ({A: 'E', Q: 'O', J: 'U', T: '10'})[rank] ?? rank,
    },
    french: {card: kit.card, suit: kit.suit, rank: kit.rank},
  },
  trump: 'Trumf:',
  partia: (partia, round) => `parti ${partia}, giv ${round}`,
  left: (number) => `${number} kvar`,
  talon: (turned, number) =>
    `Talong: ${number} kort att dra${turned === null ? '' : `, sist det öppna: ${turned}`}`,
  partner: 'partner',
  us: (partner) => `Du och ${partner}`,
  shows: (faces) => `Visar ${faces.join(' och ')}`,
  points: (name, points, goal) => `${name}: ${points} av ${goal} poäng`,
  madeOf: (before, won, marriages) =>
    [
      ...(before ? [`${before} från förra given`] : []),
      `${won} i kort`,
      ...(marriages ? [`${marriages} för mariager`] : []),
    ].join(', '),
  hidden: 'räknas i huvudet',
  inTheHead: (name) => `${name}: poängen räknas i huvudet`,
  nothingHidden: 'Talongen är slut: härifrån är ingenting dolt. Bekänn färg, och stick om du kan.',
  yourTurn: {
    draw: 'Din tur: dra ett kort; det lägsta ger',
    cutTrump: 'Din tur: kupera fram trumfen',
    cut: 'Din tur: kupera',
    lead: 'Din tur: spela ut vilket kort du vill',
    any: 'Din tur: vilket kort som helst, talongen räcker än',
    follow: (name, overtakes) => `Din tur: bekänn ${name}${overtakes ? ', och stick om du kan' : ''}`,
    free: (name) => `Din tur: inga ${name} på handen; stick med trumf om du kan`,
    couple: (faces) => `Din tur: spela ${faces.join(' eller ')}`,
  },
};
