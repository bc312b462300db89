import type {Card} from '@quinola/cards';
import {cardsOf} from './fits.js';
import type {PatienceHappening, PatienceState, PatienceView} from './types.js';

/** A state being built, and what the move has caused so far. */
export interface Draft {
  state: PatienceState;
  readonly events: PatienceHappening[];
}

/** What the player can see of a state. */
export function viewOf({stock, ...open}: PatienceState): PatienceView {
  return {...open, stock: stock.length};
}

/** Changes some fields. */
export function set(draft: Draft, fields: Partial<PatienceState>): void {
  draft.state = {...draft.state, ...fields};
}

/** Replaces the cards of a pile. */
export function setPile(draft: Draft, id: string, cards: readonly Card[]): void {
  set(draft, {piles: {...draft.state.piles, [id]: cards}});
}

/** Puts a card on a pile. */
export function lay(draft: Draft, id: string, card: Card): void {
  setPile(draft, id, [...cardsOf(draft.state, id), card]);
}

/** Takes the top card of a pile or the stock. @throws RangeError if there is none */
export function take(draft: Draft, id: string): Card {
  const cards = id === 'stock' ? draft.state.stock : cardsOf(draft.state, id);
  const card = cards.at(-1);
  if (card === undefined) throw new RangeError(`no card on ${id}`);
  if (id === 'stock') set(draft, {stock: cards.slice(0, -1)});
  else setPile(draft, id, cards.slice(0, -1));
  return card;
}

/** Moves the top card from pile to pile and reports it. */
export function moveTopCard(
  draft: Draft,
  way: Extract<PatienceHappening, {type: 'moved'}>['way'],
  from: string,
  to: string,
): void {
  const card = take(draft, from);
  lay(draft, to, card);
  draft.events.push({type: 'moved', way, card, from, onto: to});
}
