import type {Random} from '@quinola/cards';
import {seatToPlay, type TrickPosition} from '../src/solver/index.js';

/** The game from which an ending is taken. */
export interface Kind {
  readonly name: string;
  readonly seats: number;
  /** How many ranks each suit has. */
  readonly ranks: readonly number[];
  /** Possible trump suits, -1 for none. */
  readonly trumps: readonly number[];
  readonly camps: readonly number[];
  readonly mustTrump?: boolean;
  readonly avoid?: boolean;
  /** Points by rank from the top; all further ranks are worth 0. */
  readonly points?: readonly number[];
}

const FRENCH = [13, 13, 13, 13];
const ANY = [-1, 0, 1, 2, 3];

/** Every kind of game that the solver supports. */
export const KINDS: readonly Kind[] = [
  {name: 'two camps', seats: 4, ranks: FRENCH, trumps: ANY, camps: [0b1010, 0b0101]},
  {name: 'one against three', seats: 4, ranks: FRENCH, trumps: ANY, camps: [1, 2, 4, 8]},
  {name: 'misery', seats: 4, ranks: FRENCH, trumps: [-1], camps: [1, 2, 4, 8], avoid: true},
  {name: 'partners that avoid', seats: 4, ranks: FRENCH, trumps: ANY, camps: [0b1010], avoid: true},
  {
    name: 'points to be avoided',
    seats: 4,
    ranks: [12, 12, 12, 12],
    trumps: [-1],
    camps: [1, 8],
    avoid: true,
    points: [4, 3, 2, 1],
  },
  {
    name: 'fewer cards without a sign of trumps',
    seats: 3,
    ranks: [12, 10, 9, 9],
    trumps: [0, 1],
    camps: [1, 2, 4],
  },
  {name: 'two hands', seats: 2, ranks: [8, 8, 8, 8], trumps: [-1, 0], camps: [1, 2]},
  {
    name: 'points for two',
    seats: 2,
    ranks: [8, 8, 8, 8],
    trumps: [0, 2],
    camps: [2],
    mustTrump: true,
    points: [11, 10, 4, 3, 2],
  },
  {
    name: 'a suit that only trumps, for three',
    seats: 3,
    ranks: [14, 14, 14, 14, 22],
    trumps: [4],
    camps: [1, 2, 4],
    mustTrump: true,
    points: [5, 4, 3, 2],
  },
  {
    name: 'a suit that only trumps, for four',
    seats: 4,
    ranks: [14, 14, 14, 14, 22],
    trumps: [4],
    camps: [0b0011, 0b0110, 0b0101],
    mustTrump: true,
    points: [5, 4, 3, 2],
  },
  {
    name: 'a suit that only trumps, tricks alone',
    seats: 3,
    ranks: [8, 8, 8, 8, 22],
    trumps: [4],
    camps: [1, 3],
    mustTrump: true,
  },
];

/** A random ending with `size` cards in the hands of those who have not yet played to the trick. */
export function ending(kind: Kind, size: number, random: Random): TrickPosition {
  const {seats, ranks} = kind;
  const suits = ranks.length;
  const pack = ranks.flatMap((count, suit) => Array.from({length: count}, (_, rank) => (suit << 5) | rank));
  // If a suit or two is missing, or few cards lie between the ranks, suit is followed more often and more happens.
  const out = Array.from({length: random.below(3)}, () => random.below(suits));
  const fewer = pack.filter((card) => !out.includes(card >> 5));
  const cards = fewer.length < seats * size ? pack : fewer;
  const hands = new Int32Array(seats * suits);
  for (let seat = 0; seat < seats; seat++) {
    for (let k = 0; k < size; k++) {
      const card = cards.splice(random.below(cards.length), 1)[0]!;
      hands[seat * suits + (card >> 5)]! |= 1 << (card & 31);
    }
  }
  const position: TrickPosition = {
    seats,
    suits,
    hands,
    table: [],
    leader: random.below(seats),
    trump: kind.trumps[random.below(kind.trumps.length)]!,
    camp: kind.camps[random.below(kind.camps.length)]!,
  };
  if (kind.mustTrump) position.mustTrump = true;
  if (kind.avoid) position.avoid = true;
  if (kind.points) {
    const worth = new Int32Array(5 << 5);
    ranks.forEach((count, suit) =>
      kind.points!.forEach((points, i) => {
        worth[(suit << 5) | (count - 1 - i)] = points;
      }),
    );
    position.points = worth;
  }
  const played: number[] = [];
  for (let k = random.below(seats); k > 0; k--) {
    const lawful = lawfulNumbers(position);
    const card = lawful[random.below(lawful.length)]!;
    hands[seatToPlay(position) * suits + (card >> 5)]! ^= 1 << (card & 31);
    played.push(card);
    position.table = [...played];
  }
  return position;
}

/** The cards that the seat to play may play, by a direct implementation of the rules. */
export function lawfulNumbers({
  seats,
  suits,
  hands,
  table,
  leader,
  trump,
  mustTrump,
}: TrickPosition): number[] {
  const seat = (leader + table.length) % seats;
  const hand: number[] = [];
  for (let suit = 0; suit < suits; suit++) {
    for (let rank = 0; rank < 31; rank++)
      if ((hands[seat * suits + suit]! >> rank) & 1) hand.push((suit << 5) | rank);
  }
  if (!table.length) return hand;
  const following = hand.filter((card) => card >> 5 === table[0]! >> 5);
  if (following.length) return following;
  const trumps = hand.filter((card) => card >> 5 === trump);
  return mustTrump && trumps.length ? trumps : hand;
}

/** What camp `camp` wins from here on, by trying every line of play: slow, but too simple to be wrong. */
export function bruteForce(position: TrickPosition): number {
  const {seats, suits, hands, table, leader, trump, camp, avoid, points} = position;
  if (table.length === seats) {
    let best = 0;
    table.forEach((card, i) => {
      const top = table[best]!;
      if (card >> 5 === top >> 5 ? card > top : card >> 5 === trump) best = i;
    });
    const winner = (leader + best) % seats;
    const sum = points ? table.reduce((total, card) => total + points[card]!, 0) : 1;
    return ((camp >> winner) & 1 ? sum : 0) + bruteForce({...position, leader: winner, table: []});
  }
  const seat = seatToPlay(position);
  const lawful = lawfulNumbers(position);
  if (!lawful.length) return 0;
  const values = lawful.map((card) => {
    const at = seat * suits + (card >> 5),
      bit = 1 << (card & 31);
    hands[at]! ^= bit;
    const value = bruteForce({...position, table: [...table, card]});
    hands[at]! ^= bit;
    return value;
  });
  return ((camp >> seat) & 1) === (avoid ? 0 : 1) ? Math.max(...values) : Math.min(...values);
}

/** A position as text, for the message of a failed test. */
export function shown(position: TrickPosition): string {
  return JSON.stringify({
    ...position,
    hands: [...position.hands],
    points: position.points && Array.from(position.points),
  });
}
