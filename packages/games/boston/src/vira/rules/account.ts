import type {SuitClass} from '../../kit/rules/suits.js';
import {betesFor, nextSize} from './betes.js';
import {gameOf, type GameId} from './ladder.js';
import type {ViraOptions} from './options.js';
import {barePrice, outcomeOf, priceOf, surplusPrice, type Outcome} from './prices.js';
import type {DealResult} from './types.js';

/** What is known of a game when it has ended. */
export interface PlayedGame {
  readonly game: GameId;
  /** Whether a Gasque was played as a misère. */
  readonly asMisere: boolean;
  readonly suitClass: SuitClass;
  readonly tricks: number;
  readonly honours: number;
  /** Whether the declarer gave up before the first lead. */
  readonly laidDown: boolean;
  /** What was played for when the deal began, and the last bête that was written before. */
  readonly going: number;
  readonly previous: number | null;
  /** How many bêtes were written by turning or buying again, and the last of them. */
  readonly again: number;
  readonly againBete: number;
}

/** What comes of it. */
export interface Account {
  readonly outcome: Outcome | 'laid-down';
  readonly points: number | null;
  /** Fisch from each opponent; negative = to each. */
  readonly fisch: number;
  /** Of that, what the first purchase of a game cost that was bought again and lost. */
  readonly first: number;
  /** The bêtes that are written now. */
  readonly betes: readonly number[];
}

/** The size of the bête that is written when a Tournée is turned again, or a game bought again: each is twice the one before. */
export const againSize = (
  {going, previous, again, againBete}: Pick<PlayedGame, 'going' | 'previous' | 'again' | 'againBete'>,
  options: Pick<ViraOptions, 'beteStep' | 'al'>,
): number => (again ? 2 * againBete : nextSize(options, going, previous));

/** The size of the bête of a game that was lost. */
function lostSize(game: PlayedGame, options: ViraOptions): number {
  const beforeWriting = options.omkopBete === 'beforeWriting' && gameOf(game.game).kind === 'kop';
  return game.again && beforeWriting ? 2 * game.going : againSize(game, options);
}

/**
 * The account of a game (sections 7.3 to 7.6). A game that was bought again and won pays only what is above its own price; lost, it
 * is paid twice. Turned Tournées that were given up are paid when that is done.
 */
export function accountOf(game: PlayedGame, options: ViraOptions): Account {
  const {game: id, asMisere, suitClass, tricks, laidDown, again} = game;
  const bare = barePrice(id, suitClass, options);
  const boughtAgain = again > 0 && gameOf(id).kind === 'kop';
  const first = boughtAgain ? bare : 0;
  if (laidDown)
    return {
      outcome: 'laid-down',
      points: null,
      fisch: -bare - first,
      first,
      betes: [lostSize(game, options)],
    };
  const outcome = outcomeOf(id, tricks, asMisere);
  const price = priceOf(game, options);
  if (outcome === 'won') {
    const fisch = boughtAgain ? surplusPrice(game, options) : price.fisch;
    return {outcome, points: price.points, fisch, first: 0, betes: []};
  }
  const betes = betesFor(outcome === 'codille', lostSize(game, options), options, again ? 0 : 1);
  return {outcome, points: price.points, fisch: -price.fisch - first, first, betes};
}

/** Whether what a winner drew was his own: nobody but his two opponents paid him then. */
export const drewOwn = ({
  declarer,
  drawn,
  fisch,
  net,
}: Pick<DealResult, 'declarer' | 'drawn' | 'fisch' | 'net'>): boolean =>
  drawn > 0 && net[declarer] === 2 * fisch;
