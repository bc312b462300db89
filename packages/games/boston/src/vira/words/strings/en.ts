import {card, en as kit} from '@quinola/table/strings/en.js';
import type {Bid, GameId} from '../../rules/index.js';
import type {ViraRoomWords} from '../types.js';

const NUMBERS: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
};

/** The name of a game. */
export function gameName(game: GameId): string {
  const [kind = '', number = ''] = game.split('-');
  if (game === 'wira') return 'Vira';
  if (game === 'solo-wira') return 'Solo Vira';
  if (game.includes('misere')) {
    const size = game.includes('liten') ? 'small' : 'great';
    const name = kind === 'solo' ? `Solo ${size} misère` : `${size[0]!.toUpperCase()}${size.slice(1)} misère`;
    return `${name}${game.endsWith('royale') ? ', royal' : game.endsWith('ouverte') ? ', open' : ''}`;
  }
  const tricks = NUMBERS[number]!;
  switch (kind) {
    case 'kop':
      return `Köp ${tricks}`;
    case 'tournee':
      return `Tournée ${tricks}`;
    case 'gasque':
      return `Gasque on ${tricks}`;
    default:
      return `Solo ${tricks}`;
  }
}

const CALLS: Readonly<Record<string, string>> = {
  begar: 'I ask',
  tournee: 'Tournée',
  gasque: 'Gasque',
  solo: 'Solo',
};

const bid = (id: Bid): string => {
  const [game, grade] = id.split('/') as [GameId, string?];
  const name = CALLS[id] ?? gameName(game);
  return grade ? `${name} in ${grade === 'farg' ? 'colour' : 'the highest'}` : name;
};

/** English: what the room of Vira says. */
export const en: ViraRoomWords = {
  title: 'Vira',
  subtitle: 'one against two, by a ladder of thirty-one games',
  bid,
  best: 'highest',
  second: 'second',
  others: 'off',
  colours: (best, second) => `Highest colour: ${kit.suit(best)}; second: ${kit.suit(second)}`,
  gameOf: (who, game) => (who.you ? `Your game: ${game}` : `${who.name}: ${game}`),
  needs: (you, tricks, each) =>
    `${tricks ? `${you ? 'You need' : 'Needs'} ${tricks} tricks` : 'No trick'}${each === null ? '.' : `; ${each} Fisch from each, or to each.`}`,
  talon: (cards) => `Talon: ${cards}`,
  turned: (face) => `Turned: ${card(face)}`,
  goingAl: 'ål',
  goingBete: 'going bête',
  paper: (amount, isAl, standing) =>
    `Played for: ${isAl ? 'an ål' : 'a bête'} of ${amount} Fisch${standing.length ? `; bêtes that stand: ${standing.join(', ')}` : ''}`,
  plays: 'plays the game',
  against: 'against it',
  eldest: 'forehand',
  aside: 'one card aside',
  openCards: ({name, you}) => (you ? 'Your open cards' : `The open cards of ${name}`),
  sitsOut: 'sits out',
  took: (cards) => `took ${cards}`,
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    bid: 'Your word: bid a game, or pass',
    choose: 'Your turn: say which game it is',
    trump: 'Your turn: name the trump',
    turn: 'Your turn: turn the trump',
    keep: (cards) => `Your turn: keep ${cards} of your own cards`,
    discard: 'Your turn: throw cards down to thirteen',
    aside: 'Your turn: lay one card aside',
    exchange: 'Your turn: throw cards, and draw as many',
    second: 'Your turn: play so, or try again?',
    takeOver: 'Your word: do you take it over?',
    claim: 'Your word: do you agree?',
  },
};
