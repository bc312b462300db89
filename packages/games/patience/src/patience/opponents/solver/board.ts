import type {Build, Group} from '../../rules/schema.js';
import {
  compile,
  rankNumber,
  type Compiled,
  type Pile,
  type Carry,
  type PatienceMove,
  type Word,
} from '../../rules/index.js';
import type {PatienceOptions} from '../../rules/index.js';
import {type Stage, stageOf, NONE, TURN, KINDS} from './stages.js';

const SUITS = 'SHDC';

/** A patience in numbers: what the search knows of its rules, derived from the data alone. */
export interface Board {
  readonly game: Compiled;
  /** Ids of the piles by number; the stock is the last. */
  readonly names: readonly string[];
  readonly stock: number;
  /** -1 if there is none. */
  readonly talon: number;
  /** Whether only the number of cards in a pile matters: foundations, and piles that only display cards. */
  readonly heap: Uint8Array;
  readonly packet: Uint8Array;
  readonly group: readonly (Group | null)[];
  readonly index: Uint8Array;
  readonly size: Uint8Array;
  readonly min: Uint8Array;
  /** 1: an empty packet takes any card. */
  readonly open: Uint8Array;
  readonly barredBy: readonly (readonly number[])[];
  /** Piles that take cards until the end, and those that must be full. */
  readonly foundations: readonly number[];
  readonly goal: readonly number[];
  /** The code a foundation takes, by 64 × pile + cards on it; 0 when full. */
  readonly wants: Uint8Array;
  /** Foundations with the same number take the same cards and are interchangeable. */
  readonly kin: Uint8Array;
  /** For each pile: by code, the codes on which such a card may be put; null if nothing is married there. */
  readonly onto: readonly (readonly (readonly number[])[] | null)[];
  /** The program index at which a group is dealt; its places are vacant only later. */
  readonly laidAt: Int16Array;
  readonly stages: readonly Stage[];
  /** How cards are redealt, if it differs from the first time. */
  readonly again: readonly Stage[];
  /** Piles gathered for a redeal. */
  readonly collect: readonly number[];
  /** Groups of interchangeable packets: as soon as cards are on the table, or once the hand is empty. */
  readonly alike: Uint8Array;
  /** Whether all foundations go up from the ace, and marriages only go down. */
  readonly ascending: boolean;
  /** Whether cards are shuffled for a redeal. */
  readonly shuffles: boolean;
  /** Whether suits are ignored: then codes are ranks. */
  readonly suitless: boolean;
}

/** When packets of a group are interchangeable. */
export const NEVER = 0,
  ALWAYS = 1,
  WITHOUT_STOCK = 2;

/** A card's code: 1 to 13 by rank, plus 13 for each suit if suits matter. */
export function codeOf(card: string, suitless: boolean): number {
  return rankNumber(card) + (suitless ? 0 : 13 * SUITS.indexOf(card[1]!));
}

/** The rank in a code. */
export const rankOf = (code: number): number => ((code - 1) % 13) + 1;

const boards = new Map<string, Board | null>();

/** The board of a game, or `null` if its data contain something the solver cannot handle. */
export function boardOf(options: PatienceOptions): Board | null {
  const key = JSON.stringify(options);
  let board = boards.get(key);
  if (board === undefined) boards.set(key, (board = make(compile(options))));
  return board;
}

function make(game: Compiled): Board | null {
  const {def, piles} = game;
  const foundations = piles.filter(({group}) => group.role === 'foundation');
  const suitless = foundations.every((pile) => suitOf(game, pile) < 0);
  const builds = piles.filter(({group}) => group.role === 'packet').map(({group}) => group.build);
  // Mixed kinds of foundations, those that take their suit from the first card, and packets in suit under foundations
  // that ignore it cannot be expressed in these codes.
  if (foundations.some(({group}) => group.base!.suit === 'any' && group.build!.suit === 'same')) return null;
  if (!suitless && foundations.some((pile) => suitOf(game, pile) < 0)) return null;
  if (suitless && builds.some((build) => build?.suit === 'same')) return null;

  const number = new Map(piles.map(({id}, i) => [id, i]));
  number.set('stock', piles.length);
  const numbersOf = (name: string): number[] =>
    name === 'stock' ? [piles.length] : game.pilesOf(name).map(({id}) => number.get(id)!);
  const all = (names: readonly string[]): number[] => names.flatMap(numbersOf);
  const n = piles.length + 1;
  const bytes = (value: (pile: Pile) => number): Uint8Array => Uint8Array.from([...piles.map(value), 0]);
  const wants = new Uint8Array(64 * n);
  for (const pile of foundations) {
    for (let count = 0; count < pile.size; count++)
      wants[64 * number.get(pile.id)! + count] = wanted(game, pile, count);
  }
  const kinds: string[] = [];
  const kindOf = (text: string): number =>
    kinds.includes(text) ? kinds.indexOf(text) : kinds.push(text) - 1;
  return {
    game,
    suitless,
    wants,
    stock: piles.length,
    names: [...piles.map(({id}) => id), 'stock'],
    talon: number.get('talon') ?? -1,
    heap: bytes(({group}) => Number(group.role === 'foundation' || group.role === 'display')),
    packet: bytes(({group}) => Number(group.role === 'packet')),
    group: [...piles.map(({group}) => group), null],
    index: bytes(({index}) => index),
    size: bytes(({size}) => size),
    min: bytes(({group}) => group.min ?? 1),
    open: bytes(({group}) => Number(group.role === 'packet' && group.empty === 'any')),
    barredBy: [...piles.map(({barredBy}) => barredBy.map((id) => number.get(id)!)), []],
    foundations: foundations.map(({id}) => number.get(id)!),
    goal: all(def.win),
    kin: bytes(({group, suit, size, id}) =>
      size
        ? kindOf(
            `${group.id} ${suit ?? ''} ${size} ${suitOf(game, game.pile(id)!)} ` +
              (def.groups.some(({adjoins}) => adjoins === group.id)
                ? id
                : String(baseRank(game, game.pile(id)!))),
          )
        : 0,
    ),
    onto: [
      ...piles.map(({group}) =>
        group.role === 'packet' && group.build ? tableOf(group.build, suitless) : null,
      ),
      null,
    ],
    laidAt: Int16Array.from([
      ...piles.map(({group}) => def.program.findIndex((step) => 'to' in step && step.to === group.id)),
      -1,
    ]),
    stages: def.program.map((step) => stageOf(game, step, all)),
    again:
      def.redeal && def.redeal.program !== 'same'
        ? def.redeal.program.map((deal) => stageOf(game, deal, all))
        : [],
    collect: def.redeal ? all(def.redeal.collect) : [],
    ascending:
      foundations.every(
        (pile) => baseRank(game, pile) === 1 && pile.group.build!.dir === 'up' && pile.size <= 13,
      ) && builds.every((build) => !build || (build.dir === 'down' && build.suit === 'same' && !build.wrap)),
    shuffles: def.redeal?.shuffle ?? false,
    alike: bytes(({group}) => alikeOf(game, group)),
  };
}

/** The suit a foundation is built in, 0 to 3; -1 if suits are ignored. */
function suitOf({def}: Compiled, {id, suit, group}: Pile): number {
  if (group.build!.suit === 'any') return -1;
  return SUITS.indexOf(suit ?? def.preset?.find(({to}) => to === id)?.suit ?? '-');
}

function baseRank({def}: Compiled, {id, group}: Pile): number {
  const {rank} = group.base!;
  return rankNumber(rank === 'preset' ? def.preset!.find(({to}) => to === id)!.rank : rank);
}

function wanted(game: Compiled, pile: Pile, count: number): number {
  const {dir} = pile.group.build!;
  const rank = baseRank(game, pile) + (dir === 'up' ? count : -count);
  return ((rank + 12 + 52) % 13) + 1 + 13 * Math.max(0, suitOf(game, pile));
}

/** By code, the codes on which such a card may be put. */
function tableOf({dir, suit, wrap}: Build, suitless: boolean): number[][] {
  const codes = suitless ? 13 : 52;
  return Array.from({length: codes + 1}, (_, card) => {
    if (!card) return [];
    return Array.from({length: codes}, (_one, i) => i + 1).filter((below) => {
      if (suit === 'same' && Math.floor((below - 1) / 13) !== Math.floor((card - 1) / 13)) return false;
      const step = rankOf(card) - rankOf(below);
      const up = step === 1 || (wrap && step === -12),
        down = step === -1 || (wrap && step === 12);
      return dir === 'up' ? up : dir === 'down' ? down : up || down;
    });
  });
}

/** Packets are alike if no rule uses their number: none blocks or adjoins, is dealt, filled or gathered in order. */
function alikeOf({def}: Compiled, group: Group): number {
  if (
    group.role !== 'packet' ||
    group.blockedBy ||
    group.adjoins ||
    def.groups.some(({blockedBy}) => blockedBy === group.id)
  )
    return NEVER;
  if (def.redeal && !def.redeal.shuffle) return NEVER;
  if (def.program.some((step) => 'deal' in step && (step.deal === 'rounds' || step.deal === 'stream')))
    return WITHOUT_STOCK;
  const refilled = Object.values(def.phases).some(
    ({refill}) => refill?.groups.includes(group.id) && refill.mode === 'batch',
  );
  return refilled ? WITHOUT_STOCK : ALWAYS;
}

/** A solver's move, in the form the rules use. */
export function worded({names}: Board, move: number): PatienceMove {
  const way = move >> 16,
    from = (move >> 8) & 255,
    to = move & 255;
  if (way >= TURN) return {type: KINDS[way] as Word['type']};
  return {
    type: KINDS[way] as Carry['type'],
    from: from === NONE ? '-' : names[from]!,
    to: to === NONE ? '-' : names[to]!,
  };
}
