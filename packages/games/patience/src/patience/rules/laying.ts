import type {Deal, Divert} from './schema.js';
import type {Compiled} from './compile.js';
import {lay, set, take, viewOf, type Draft} from './draft.js';
import {baseFor, cardsOf} from './fits.js';
import {fallingPlays} from './moves.js';

/** Deals the next stock card to a pile, or to the place it is diverted to; returns whether the pile got it. */
export function dealTo(game: Compiled, draft: Draft, id: string, divert: readonly Divert[] = []): boolean {
  const card = take(draft, 'stock');
  for (const {rank, to} of divert) {
    if (rank !== undefined && rank !== card[0]) continue;
    const place = baseFor(game, draft.state, to, card);
    if (!place) continue;
    lay(draft, place.id, card);
    draft.events.push({type: 'laid', card, onto: place.id});
    return false;
  }
  lay(draft, id, card);
  draft.events.push({type: 'laid', card, onto: id});
  return true;
}

/**
 * Carries out a dealing step of the program as far as it runs automatically.
 * @returns whether it is finished; if not, the player is asked
 */
export function layOut(game: Compiled, draft: Draft, deal: Deal): boolean {
  const piles = 'to' in deal ? game.pilesOf(deal.to) : [];
  const hand = (): number => draft.state.stock.length;
  switch (deal.deal) {
    case 'packets':
      for (const {id} of piles) for (let i = 0; i < deal.each && hand(); i++) dealTo(game, draft, id);
      return true;
    case 'rows':
      for (let row = 0; row < deal.rows; row++) for (const {id} of piles) if (hand()) dealTo(game, draft, id);
      return true;
    case 'row':
      for (const {id} of piles) while (hand() && !dealTo(game, draft, id, deal.divert));
      return true;
    case 'stream':
      if (!hand()) return true;
      streamOn(game, draft, deal);
      return false;
    case 'rounds':
      return roundsOn(game, draft, deal);
  }
}

/** Deals one card of a stream: a card that opens a packet starts the next one, unless the current one is empty. */
function streamOn(game: Compiled, draft: Draft, {to, opens, divert}: Extract<Deal, {deal: 'stream'}>): void {
  const piles = game.pilesOf(to);
  const {stock, at} = draft.state;
  const opensNext = stock.at(-1)![0] === opens && cardsOf(draft.state, piles[at]!.id).length > 0;
  if (opensNext) set(draft, {at: at + 1});
  dealTo(game, draft, piles[draft.state.at]!.id, divert);
}

/** Deals round the piles until a fallen card can be played or the cards run out. */
function roundsOn(game: Compiled, draft: Draft, deal: Extract<Deal, {deal: 'rounds'}>): boolean {
  while (draft.state.stock.length) {
    if (!dealTo(game, draft, deal.order[draft.state.at]!, deal.divert)) continue;
    if (fallingPlays(game, viewOf(draft.state), deal).length) return false;
    passOn(draft, deal);
  }
  return true;
}

/** Moves on so that the next card falls on the next pile. */
export function passOn(draft: Draft, {order}: Extract<Deal, {deal: 'rounds'}>): void {
  set(draft, {at: (draft.state.at + 1) % order.length});
}
