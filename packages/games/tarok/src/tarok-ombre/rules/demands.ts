import {TAROK_78, type Card} from '@quinola/cards';
import {isCounting} from '../../kit/rules/index.js';
import {demandsOf} from './bidding.js';
import type {Table, TarokOmbreView} from './types.js';

/** The cards that can be asked for: sixteen figures, XXI, the Pagat, Sky (4.b, 2.). */
export const COUNTING_CARDS: readonly Card[] = TAROK_78.cards.filter(isCounting);

/** Why a card cannot be asked for; `null` = it can. */
export type DemandRefusal = 'not-a-counting-card' | 'own-card' | 'own-skat' | 'already-demanded' | null;

/** Why the declarer cannot ask for a card; `null` = he can. */
export function refuseDemand(
  {hand, skat, demands}: Pick<TarokOmbreView, 'hand' | 'skat' | 'demands'>,
  card: Card,
): DemandRefusal {
  if (!COUNTING_CARDS.includes(card)) return 'not-a-counting-card';
  if (hand.includes(card)) return 'own-card';
  if (skat?.includes(card)) return 'own-skat';
  return demands.some((demand) => demand.card === card) ? 'already-demanded' : null;
}

/** How many cards the declarer can still ask for; one that was in the Skat is not counted. */
export function demandsLeft({contract, demands}: Pick<Table, 'contract' | 'demands'>): number {
  return demandsOf(contract!) - demands.filter(({from}) => from >= 0).length;
}
