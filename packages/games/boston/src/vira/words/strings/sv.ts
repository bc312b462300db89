import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import type {Bid, GameId} from '../../rules/index.js';
import type {ViraRoomWords} from '../types.js';

const NUMBERS: Readonly<Record<string, string>> = {
  1: 'ett',
  2: 'två',
  3: 'tre',
  4: 'fyra',
  5: 'fem',
  6: 'sex',
  7: 'sju',
  8: 'åtta',
  9: 'nio',
  10: 'tio',
  11: 'elva',
  12: 'tolv',
};

/** The name of a game. */
export function gameName(game: GameId): string {
  const [kind = '', number = ''] = game.split('-');
  if (game === 'wira') return 'Vira';
  if (game === 'solo-wira') return 'Solo Vira';
  if (game.includes('misere')) {
    const size = game.includes('liten') ? 'liten' : 'stor';
    const name = kind === 'solo' ? `Solo ${size} misère` : `${first(size)} misère`;
    return `${name}${game.endsWith('royale') ? ' royale' : game.endsWith('ouverte') ? ' ouverte' : ''}`;
  }
  const count = NUMBERS[number]!;
  switch (kind) {
    case 'kop':
      return `${first(count)} med köp`;
    case 'tournee':
      return `Tournée på ${count}`;
    case 'gasque':
      return `Gasque på ${count}`;
    default:
      return `Solo på ${count}`;
  }
}

const CALLS: Readonly<Record<string, string>> = {
  begar: 'Begär',
  tournee: 'Tournée',
  gasque: 'Gasque',
  solo: 'Solo',
};

const bid = (id: Bid): string => {
  const [game, grade] = id.split('/') as [GameId, string?];
  const name = CALLS[id] ?? gameName(game);
  return grade ? `${name} i ${grade === 'farg' ? 'färg' : 'högsta färg'}` : name;
};

/** Swedish: what the room of Vira says. */
export const sv: ViraRoomWords = {
  title: 'Vira',
  subtitle: 'en mot två, efter en stege av trettioen spel',
  bid,
  best: 'högsta',
  second: 'andra',
  others: 'ofärg',
  colours: (best, second) => `Högsta färg: ${kit.suit(best)}; andra: ${kit.suit(second)}`,
  gameOf: (who, game) => (who.you ? `Ditt spel: ${game}` : `${who.name}: ${game}`),
  needs: (you, tricks, each) =>
    `${tricks ? `${you ? 'Du behöver' : 'Behöver'} ${tricks} stick` : 'Inget stick'}${each === null ? '.' : `; ${each} fisch av var och en, eller till var och en.`}`,
  talon: (cards) => `Talong: ${cards}`,
  turned: (face) => `Uppvänt: ${card(face)}`,
  goingAl: 'ål',
  goingBete: 'gående bet',
  paper: (amount, isAl, standing) =>
    `Spelas om: ${isAl ? 'en ål' : 'en bet'} på ${amount} fisch${standing.length ? `; beter som står: ${standing.join(', ')}` : ''}`,
  plays: 'spelar',
  against: 'spelar emot',
  eldest: 'förhand',
  aside: 'ett kort åt sidan',
  openCards: ({name, you}) => (you ? 'Dina öppna kort' : `Öppna kort: ${name}`),
  sitsOut: 'sitter över',
  took: (cards) => `bytte ${cards}`,
  yourTurn: {
    draw: 'Din tur: dra ett kort för din plats',
    bid: 'Din tur: bjud ett spel eller passa',
    choose: 'Din tur: säg vilket spel det är',
    trump: 'Din tur: nämn trumf',
    turn: 'Din tur: vänd upp trumfen',
    keep: (cards) => `Din tur: behåll ${cards} av dina kort`,
    discard: 'Din tur: kasta ner till tretton kort',
    aside: 'Din tur: lägg ett kort åt sidan',
    exchange: 'Din tur: kasta kort och ta lika många',
    second: 'Din tur: spela så, eller försöka igen?',
    takeOver: 'Din tur: tar du över?',
    claim: 'Din tur: går du med på det?',
  },
};
