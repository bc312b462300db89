import {FRENCH_SUITS, type Suit} from '@quinola/cards';
import type {AuctionRules, Rung} from '@quinola/play';
import {classOf, type SuitClass} from '../../kit/rules/suits.js';
import type {ViraOptions} from './options.js';

// The thirty-one games and the four open calls (wira.md section 4).

/** How a game is played. */
export interface ViraGame {
  readonly kind: 'kop' | 'tournee' | 'gasque' | 'solo' | 'wira' | 'misere';
  /** The tricks that are due; 0 = none at all. */
  readonly tricks: number;
  /** How many cards the declarer has in play. */
  readonly cards: 12 | 13;
  /** What he may exchange; `talon`: he takes all of it. */
  readonly buys: 'any' | 'talon' | 'nothing';
  /** How many of his own cards he keeps beside the talon. */
  readonly keeps?: number;
  /** Whether he lays his cards open after the first trick, or all three theirs before it. */
  readonly open?: 'ouverte' | 'royale';
}

const kop = (tricks: number): ViraGame => ({kind: 'kop', tricks, cards: 13, buys: 'any'});
const tournee = (tricks: number): ViraGame => ({kind: 'tournee', tricks, cards: 13, buys: 'any'});
const solo = (tricks: number): ViraGame => ({kind: 'solo', tricks, cards: 13, buys: 'nothing'});
const gasque = (keeps: number, tricks: number): ViraGame => ({
  kind: 'gasque',
  tricks,
  cards: 13,
  buys: 'talon',
  keeps,
});
const misere = (cards: 12 | 13, buys: 'any' | 'nothing', open?: 'ouverte' | 'royale'): ViraGame => ({
  kind: 'misere',
  tricks: 0,
  cards,
  buys,
  ...(open && {open}),
});

/** All games from the lowest, with the two that have a price but usually no place in the ladder. */
export const GAMES = {
  'kop-6': kop(6),
  'tournee-6': tournee(6),
  'misere-liten-kop': misere(12, 'any'),
  'kop-7': kop(7),
  'tournee-7': tournee(7),
  'gasque-1': gasque(1, 8),
  'misere-stor-kop': misere(13, 'any'),
  'kop-8': kop(8),
  'tournee-8': tournee(8),
  'gasque-2': gasque(2, 9),
  'kop-9': kop(9),
  'gasque-3': gasque(3, 10),
  'kop-10': kop(10),
  'gasque-4': gasque(4, 11),
  'kop-11': kop(11),
  'solo-6': solo(6),
  'gasque-6': gasque(6, 12),
  'gasque-5': gasque(5, 12),
  'kop-12': kop(12),
  'solo-misere-liten': misere(12, 'nothing'),
  'solo-7': solo(7),
  'solo-misere-stor': misere(13, 'nothing'),
  'solo-8': solo(8),
  'solo-misere-liten-ouverte': misere(12, 'nothing', 'ouverte'),
  'solo-9': solo(9),
  'solo-misere-stor-ouverte': misere(13, 'nothing', 'ouverte'),
  'solo-10': solo(10),
  'solo-misere-liten-ouverte-royale': misere(12, 'nothing', 'royale'),
  'solo-11': solo(11),
  'solo-misere-stor-ouverte-royale': misere(13, 'nothing', 'royale'),
  'solo-12': solo(12),
  wira: {kind: 'wira', tricks: 13, cards: 13, buys: 'talon', keeps: 13},
  'solo-wira': solo(13),
} as const satisfies Readonly<Record<string, ViraGame>>;

/** A game by its name. */
export type GameId = keyof typeof GAMES;

/** The description of a game. */
export const gameOf = (id: GameId): ViraGame => GAMES[id];

/** Classes of suits that a bid may promise: the second or the highest, or the highest. */
export const GRADES = ['farg', 'hogsta'] as const;

/** A class that a bid promises. */
export type Grade = (typeof GRADES)[number];

/** What may be asked without saying which game it is. */
export const OPEN_CALLS = {
  begar: ['kop-6', 'misere-liten-kop'],
  tournee: ['tournee-6'],
  gasque: ['gasque-1', 'gasque-2', 'gasque-3', 'gasque-4', 'gasque-6', 'gasque-5'],
  solo: ['solo-6', 'solo-7', 'solo-8', 'solo-9', 'solo-10', 'solo-11', 'solo-12'],
} as const satisfies Readonly<Record<string, readonly GameId[]>>;

/** An open call. */
export type OpenCall = keyof typeof OPEN_CALLS;

/** What can be bid. */
export type Bid = GameId | `${GameId}/${Grade}` | OpenCall;

/** A step of the ladder. */
export interface ViraRung extends Rung<Bid> {
  /** The game, or the lowest of those that an open call may become. */
  readonly game: GameId;
  readonly grade?: Grade;
  readonly becomes?: readonly GameId[];
}

/** The class that a bid promises at least. */
export const classBid = ({grade}: Pick<ViraRung, 'grade'>): SuitClass =>
  grade === undefined ? 0 : grade === 'farg' ? 1 : 2;

/** Games of tricks with exchange and Solos have grades: their trump is chosen, and known when they are bid. */
const isGraded = ({kind}: ViraGame): boolean => kind === 'kop' || kind === 'solo';

type LadderOptions = Pick<ViraOptions, 'ladderVariant' | 'kopHigh'>;

/** The games in the order of a table. */
export function orderOf({ladderVariant, kopHigh}: LadderOptions): readonly GameId[] {
  const raised = (order: GameId[], id: GameId, above: GameId): GameId[] => {
    const rest = order.filter((one) => one !== id);
    rest.splice(rest.indexOf(above) + 1, 0, id);
    return rest;
  };
  const named = (variant: string): boolean => ladderVariant === variant || ladderVariant === 'both';
  let order = (Object.keys(GAMES) as GameId[]).filter(
    (id) => kopHigh || (id !== 'kop-11' && id !== 'kop-12'),
  );
  if (named('misereLitenAbove7')) order = raised(order, 'misere-liten-kop', 'tournee-7');
  if (named('solo6AboveGasque6')) order = raised(order, 'solo-6', 'gasque-6');
  return order;
}

const ladders = new Map<string, AuctionRules<ViraRung>>();

/** The ladder of a table: an open call has the rank of the lowest of its games; a better suit outbids the same game. */
export function ladderOf(options: LadderOptions): AuctionRules<ViraRung> {
  const key = `${options.ladderVariant} ${options.kopHigh}`;
  let rules = ladders.get(key);
  if (!rules) {
    const games = orderOf(options).flatMap((game): readonly Omit<ViraRung, 'rank'>[] => [
      {id: game, group: game, game},
      ...(isGraded(GAMES[game])
        ? GRADES.map((grade) => ({id: `${game}/${grade}` as const, group: game, game, grade}))
        : []),
    ]);
    const ranked: readonly ViraRung[] = games.map((rung, rank) => ({...rung, rank}));
    const open = (Object.keys(OPEN_CALLS) as OpenCall[]).map((id): ViraRung => {
      const [game] = OPEN_CALLS[id];
      return {
        id,
        group: 'open',
        game,
        becomes: OPEN_CALLS[id],
        rank: ranked.find((one) => one.id === game)!.rank,
      };
    });
    rules = {
      rungs: [...open, ...ranked].sort((one, other) => one.rank - other.rank),
      procedure: 'rounds',
      hold: 'elder',
    };
    ladders.set(key, rules);
  }
  return rules;
}

/** The suits that may be named for a game of a class. */
export const suitsFor = (least: SuitClass, highest: Suit): readonly Suit[] =>
  FRENCH_SUITS.filter((suit) => classOf(suit, highest) >= least);
