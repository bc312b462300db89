import {compile, rankNumber, type PatienceState} from '../rules/index.js';

/** A foundation as the solver sees it: the rank it needs follows from how many cards lie on it. */
export interface Place {
  readonly id: string;
  /** 0 to 3, or -1 where suits are disregarded. */
  readonly suit: number;
  /** Rank of its base, 1 to 13. */
  readonly base: number;
  readonly step: 1 | -1;
  readonly wrap: boolean;
  readonly size: number;
  /** Whether a base that lies available goes there by itself. */
  readonly forced: boolean;
}

/** The rules of an open layout, compiled from the data of a patience. */
export interface Layout {
  readonly places: readonly Place[];
  readonly packets: readonly string[];
  /** Differences of rank at which a card may be married, same suit; none where nothing is married. */
  readonly marry: readonly number[];
  /** Whether an empty packet takes any card. */
  readonly fill: boolean;
  /** Rank of the base on which, standing alone, a card may be parked; 0 for none. */
  readonly park: number;
  /** Whether a rescue may be lawful, which the search does not try: then it proves no loss. */
  readonly rescue: boolean;
}

/**
 * A position of a layout. Cards are characters: 1 + 13 × suit + rank - 1, so that a pile is a string and a key is
 * exact, with no collisions to spoil a proof.
 */
export interface Lay {
  readonly counts: readonly number[];
  readonly piles: readonly string[];
}

const SUITS = 'SHDC';

/** The layout of a game that lies open and is played without cards in hand, or `null` for other games. */
export function layoutOf(state: PatienceState): Layout | null {
  const game = compile(state.options);
  const step = game.def.program[state.step]!;
  if (state.stage !== 'playing' || state.stock.length || !('phase' in step)) return null;
  const {moves, forced = [], refill} = game.def.phases[step.phase]!;
  const packets = game.piles.filter(({group}) => group.role === 'packet');
  const simple = moves.every(({id, guard}) => (id === 'park' ? guard === 'bare-base' : id === 'rescue' || (!guard && id !== 'transfer' && id !== 'grace')));
  const built = packets[0]!.group.build;
  const alike = packets.every(({group, barredBy}) => !barredBy.length
    && JSON.stringify(group.build) === JSON.stringify(built) && group.empty === packets[0]!.group.empty);
  const founding = game.piles.filter(({group}) => group.role === 'foundation');
  const plain = founding.every(({group, suit}) => (suit === null ? group.base!.suit === 'any' && group.build!.suit === 'any' : group.build!.suit === 'same'));
  if (!simple || !alike || !plain || refill || built?.suit === 'any' || game.of('talon').length) return null;
  const has = (id: string): boolean => moves.some((move) => move.id === id && move.from.length > 0);
  return {
    places: founding.map(({id, suit, size, group}) => ({
      id, size, suit: suit === null ? -1 : SUITS.indexOf(suit), base: rankNumber(group.base!.rank),
      step: group.build!.dir === 'up' ? 1 : -1, wrap: group.build!.wrap, forced: forced.some(({to}) => to.includes(group.id)),
    })),
    packets: packets.map(({id}) => id),
    marry: built && has('marry') ? differences(built) : [],
    fill: has('fill') && packets[0]!.group.empty === 'any',
    park: has('park') ? rankNumber(packets[0]!.group.base!.rank) : 0,
    rescue: has('rescue'),
  };
}

function differences({dir, wrap}: {readonly dir: string; readonly wrap: boolean}): number[] {
  const down = wrap ? [-1, 12] : [-1];
  const up = wrap ? [1, -12] : [1];
  return dir === 'down' ? down : dir === 'up' ? up : [...down, ...up];
}

/** The position of a state in its layout. */
export function layOf({piles}: PatienceState, {places, packets, marry}: Layout): Lay {
  // Where no suit counts all cards of a rank are one.
  const suited = marry.length > 0 || places.some(({suit}) => suit >= 0);
  const letter = (card: string): string => String.fromCharCode((suited ? SUITS.indexOf(card[1]!) * 13 : 0) + rankNumber(card));
  return {
    counts: places.map(({id}) => piles[id]?.length ?? 0),
    piles: packets.map((id) => (piles[id] ?? []).map(letter).join('')),
  };
}

/** The rank that a foundation takes next, 1 to 13; 0 when it is full. */
export function needed({base, step, size, wrap}: Place, count: number): number {
  if (count >= size) return 0;
  const rank = base + step * count;
  return wrap ? (rank + 12) % 13 + 1 : rank;
}

/** Whether all foundations are full. */
export function isFull({places}: Layout, {counts}: Lay): boolean {
  return places.every(({size}, i) => counts[i] === size);
}

/** The same for two positions that differ only in the order of their packets or of foundations that are alike. */
export function keyOf({places}: Layout, {counts, piles}: Lay): string {
  const founded = places.map(({suit, step}, i) => String.fromCharCode(1 + 64 * (suit + 1) + (step > 0 ? 0 : 32) + counts[i]!));
  return `${founded.sort().join('')}\0${[...piles].sort().join('\0')}`;
}

