import type {Seat, Trick} from '@quinola/play';
import {factsFrom, type CardFacts} from '../../opponents/facts.js';
import {isMisere, packOf, playersAt, sideOf, type BostonView} from '../rules/index.js';

/**
 * What a player considers who is to play a card.
 * @param tricks those that he remembers
 */
export function cardFactsOf(view: BostonView, tricks: readonly Trick[]): CardFacts {
  const {hand, trump, bid, declarer, seat, trick, aside, faced, options} = view;
  return factsFrom({
    hand,
    trump,
    misere: isMisere(bid!),
    declarer,
    side: sideOf(view),
    seat,
    order: Array.from({length: playersAt(view)}, (_, one): Seat => one),
    tricks,
    trick,
    pack: packOf(options),
    away: aside ? [aside] : [],
    faced: faced && faced.seat !== seat ? faced.cards : null,
  });
}
