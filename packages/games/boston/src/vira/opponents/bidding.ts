import {FRENCH_52} from '@quinola/cards';
import {reasonableGames} from '@quinola/opponents';
import {bidsOf} from '@quinola/play';
import {bestTrump, misereDanger} from '../../kit/opponents/estimate.js';
import {sureMisere} from '../../kit/opponents/misere-prospect.js';
import {outside} from '../../kit/rules/misere.js';
import {
  classBid,
  gameOf,
  ladder,
  type Bid,
  type GameId,
  type ViraRung,
  type ViraView,
} from '../rules/index.js';
import {wiraEntree} from './hand.js';
import {MASKS} from './imagine.js';
import type {Prospect, ViraProspects} from './prospects.js';

/** Below so many Fisch a game is not undertaken. */
export const LEAST = 1;

/** The book is wary of misères with exchange, and of the highest games, which hang on the talon. */
const WARY = 1.5;

/** How many tricks an exchange, a whole talon, or good luck adds to a hand at most; and how dangerous a hand for a misère may be. */
const MOST_GAIN: Readonly<Record<string, number>> = {kop: 3.5, tournee: 4.5, gasque: 6, wira: 6, solo: 1.5},
  MOST_DANGER = {any: 10, nothing: 5};

/** Whether a game is worth a thought, by a quick judgement of the hand. */
function isThinkable({hand}: ViraView, game: GameId): boolean {
  const {kind, tricks, buys} = gameOf(game);
  if (kind === 'misere')
    return misereDanger(hand, outside(FRENCH_52, hand)) <= MOST_DANGER[buys === 'any' ? 'any' : 'nothing'];
  return bestTrump(hand).tricks + MOST_GAIN[kind]! >= tricks;
}

/** What a rung is worth to the speaker; `null` = he does not think of it, as of Wira without a good hand for it, or of a risky misère. */
function rungWorth(view: ViraView, prospects: ViraProspects, rung: ViraRung): Prospect | null {
  const games = (rung.becomes ?? [rung.game])
    .filter((game) => isThinkable(view, game))
    .map((game) => prospects.best(game, classBid(rung)))
    .filter(({game, made}) => gameOf(game).kind !== 'misere' || made >= sureMisere(prospects.exact));
  const [first] = games;
  if (!first) return null;
  const best = games.reduce((one, other) => (other.worth > one.worth ? other : one), first);
  const isWira = best.game === 'wira' && !MASKS.suits.some((suit) => wiraEntree(view.hand, suit).isGood);
  const {kind, buys} = gameOf(best.game);
  const risky = isWira ? Infinity : kind === 'misere' && buys === 'any' ? WARY : 0;
  return {...best, worth: best.worth - risky};
}

/** A bid that is open, and the game that it would be. */
export interface OpenGame extends Prospect {
  readonly bid: Bid;
}

/** What the speaker may bid or hold and might think of, from what brings most; of equals the lower bid first. */
export function gamesOpen(view: ViraView, prospects: ViraProspects): readonly OpenGame[] {
  return bidsOf(ladder(view), view.auction)
    .flatMap((rung) => {
      const worth = rungWorth(view, prospects, rung);
      return worth ? [{...worth, bid: rung.id}] : [];
    })
    .sort((one, other) => other.worth - one.worth);
}

/** The games that this hand can reasonably make, each once, from the one that brings most: what a bidding panel shows first. */
export const likelyGames = (view: ViraView, prospects: ViraProspects): readonly OpenGame[] =>
  reasonableGames(gamesOpen(view, prospects), ({game}) => game);
