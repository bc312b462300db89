import {billOf, type AuctionRules, type Charge, type Rung, type Tariff} from '@quinola/play';
import type {Suit} from '@quinola/cards';
import type {OmbreOptions} from './options.js';

// The games of Lomber and their prices (L. 1000-1104, 1862-1923). All prices are in marks, from each opponent.

/** The possible bids, from the lowest; `murzyn` is the King's game, which is not bid. */
export type Bid =
  | 'ask'
  | 'ask-colour'
  | 'tournee'
  | 'obscur-top'
  | 'obscur-bottom'
  | 'obscur-middle'
  | 'casco'
  | 'solo'
  | 'solo-colour'
  | 'tout'
  | 'tout-colour'
  | 'grandissimo'
  | 'nullissimo';

/** The possible games: a bid, or the King's game, under its old name in records. */
export type GameId = Bid | 'murzyn';

/** How a game gets its trump: named, the favourite suit, turned up, named after the cards are drawn, or no trump suit. */
export type TrumpFrom = 'named' | 'favourite' | 'turned' | 'drawn' | 'none';

/** A game, as it is bid and played. */
export interface GameRung extends Rung<Bid> {
  readonly trump: TrumpFrom;
  /** Whether the Ombre exchanges. */
  readonly buys: boolean;
  /** Its line of the price list. */
  readonly item: PriceItem;
}

/** The lines of the price list except matadors. */
export type PriceItem =
  | 'ask'
  | 'tournee'
  | 'obscur-top'
  | 'obscur-bottom'
  | 'obscur-middle'
  | 'casco'
  | 'solo'
  | 'tout'
  | 'vole'
  | 'grandissimo'
  | 'grandissimo-premiers'
  | 'grandissimo-all'
  | 'nullissimo'
  | 'murzyn'
  | 'premiers';

/** Normal, or with the favourite suit as trumps. */
export type PriceColumn = 'plain' | 'favourite';

/**
 * The price list (L. 1862-1923); the prices of Tournée and Obscur from the top are illegible in the print and were
 * reconstructed.
 */
export const PRICES: Tariff<PriceItem, PriceColumn> = {
  ask: {plain: 0, favourite: 1},
  tournee: {plain: 1, favourite: 2},
  'obscur-top': {plain: 2, favourite: 4},
  'obscur-bottom': {plain: 4, favourite: 8},
  'obscur-middle': {plain: 8, favourite: 16},
  casco: {plain: 2, favourite: 4},
  solo: {plain: 2, favourite: 4},
  vole: {plain: 4, favourite: 8},
  tout: {plain: 12, favourite: 24},
  grandissimo: {plain: 8, favourite: null},
  'grandissimo-premiers': {plain: 12, favourite: null},
  'grandissimo-all': {plain: 24, favourite: null},
  nullissimo: {plain: 16, favourite: null},
  murzyn: {plain: 4, favourite: 8},
  premiers: {plain: 1, favourite: 2},
};

const rung = (
  id: Bid,
  group: string,
  trump: TrumpFrom,
  item: PriceItem,
  more: Partial<GameRung> = {},
): Omit<GameRung, 'rank'> => ({id, group, trump, item, buys: true, ...more});

/** An ask that won the auction may still become one of these (general rule 5). */
const AFTER_ASK: readonly Bid[] = [
  'ask',
  'ask-colour',
  'tournee',
  'obscur-top',
  'obscur-bottom',
  'obscur-middle',
  'casco',
];

const LADDER: readonly Omit<GameRung, 'rank'>[] = [
  rung('ask', 'ask', 'named', 'ask', {becomes: AFTER_ASK}),
  rung('ask-colour', 'ask', 'favourite', 'ask', {grade: 'favourite'}),
  rung('tournee', 'tournee', 'turned', 'tournee'),
  rung('obscur-top', 'obscur', 'drawn', 'obscur-top'),
  rung('obscur-bottom', 'obscur', 'drawn', 'obscur-bottom'),
  rung('obscur-middle', 'obscur', 'drawn', 'obscur-middle'),
  rung('casco', 'casco', 'turned', 'casco'),
  rung('solo', 'solo', 'named', 'solo', {buys: false}),
  rung('solo-colour', 'solo', 'favourite', 'solo', {grade: 'favourite', buys: false}),
  rung('tout', 'tout', 'named', 'tout', {buys: false}),
  rung('tout-colour', 'tout', 'favourite', 'tout', {grade: 'favourite', buys: false}),
  rung('grandissimo', 'grandissimo', 'none', 'grandissimo', {buys: false}),
  rung('nullissimo', 'nullissimo', 'none', 'nullissimo', {buys: false}),
];

const GAMES: readonly GameRung[] = LADDER.map((one, rank) => ({...one, rank}));

/** A game by its id, the same on all ladders. */
export const gameOf = (bid: Bid): GameRung => GAMES.find(({id}) => id === bid)!;

/** The options that decide which games can be bid. */
export type LadderOptions = Pick<
  OmbreOptions,
  'players' | 'deux' | 'grandNull' | 'toutWithGrandNull' | 'obscurKinds' | 'obscurAllowed' | 'mergedTournee'
>;

const ONLY = {topOnly: 'obscur-top', bottomOnly: 'obscur-bottom', middleOnly: 'obscur-middle'} as const;

/** Whether a game is played under these options, whatever the favourite suit. */
function isAgreed(options: LadderOptions, {id, group}: GameRung): boolean {
  if (group === 'obscur') {
    // With twelve cards each the talon has only eight, too few for Obscur.
    if (options.players === 2 && options.deux === 'c') return false;
    if (options.obscurKinds === 'one') return id === 'obscur-top';
    return options.obscurAllowed === 'all' || ONLY[options.obscurAllowed] === id;
  }
  if (id === 'casco') return options.mergedTournee === 'off';
  if (group === 'tout') return options.grandNull === 'off' || options.toutWithGrandNull === 'ladder';
  if (group === 'grandissimo' || group === 'nullissimo') return options.grandNull === 'on';
  return true;
}

const ladders = new Map<string, AuctionRules<GameRung>>();

/**
 * The ladder and the form of the auction: a chain of duels, in which the elder only needs to equal.
 * @param favourite `null` = none, and then no game in it
 */
export function ladderOf(options: LadderOptions, favourite: Suit | null): AuctionRules<GameRung> {
  const key = JSON.stringify([
    options.players,
    options.deux,
    options.grandNull,
    options.toutWithGrandNull,
    options.obscurKinds,
    options.obscurAllowed,
    options.mergedTournee,
    favourite !== null,
  ]);
  let rules = ladders.get(key);
  if (!rules) {
    const rungs = GAMES.filter(
      (one) => isAgreed(options, one) && (favourite !== null || one.grade !== 'favourite'),
    );
    ladders.set(key, (rules = {rungs, procedure: 'duels', hold: 'elder'}));
  }
  return rules;
}

/**
 * The games that a winning bid may still become, including itself: an ask may become any game with exchange (rules 5 and 6).
 */
export function becomes(
  options: LadderOptions,
  favourite: Suit | null,
  bid: Bid,
  hasBothAces: boolean,
): readonly Bid[] {
  const {becomes: open = [bid]} = gameOf(bid);
  const played = ladderOf(options, favourite).rungs.map(({id}) => id);
  return open.filter((id) => played.includes(id) && (id !== 'casco' || hasBothAces));
}

/** The line of the price list for a game; Tournée has the price of Grand Casco where the two are one game. */
export function itemOf(game: GameId, {mergedTournee}: Pick<OmbreOptions, 'mergedTournee'>): PriceItem {
  if (game === 'murzyn') return 'murzyn';
  return game === 'tournee' && mergedTournee === 'on' ? 'casco' : gameOf(game).item;
}

/** The price from the price list. */
export const bill = (charges: readonly Charge<PriceItem, PriceColumn>[]): number =>
  billOf(PRICES, charges).total;

/** Whether the Ombre exchanges cards in a game. */
export const ombreBuys = (game: GameId): boolean => game !== 'murzyn' && gameOf(game).buys;

/** Whether taking every trick is announced in a game. */
export const isTout = (game: GameId): boolean => game === 'tout' || game === 'tout-colour';
