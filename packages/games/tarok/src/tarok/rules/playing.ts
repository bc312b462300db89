import type {Card} from '@quinola/cards';
import {playToTrick} from '@quinola/play';
import {followed, isKing, PAGAT, SKY, TAROK_TRICKS, type Debt} from '../../kit/rules/index.js';
import {debtFor, piecesOf} from './pieces.js';
import {settleDeal} from './settling.js';
import {tools} from './table.js';
import type {Table, TarokHappening, TarokState, TarokView} from './types.js';

/** Twenty-five tricks, to the right (l. 6569, 6612, 6626). */
export const tricks = playToTrick<Table, TarokState, TarokHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => TAROK_TRICKS,
  players: ({options}) => options.players,
  led: (trick, {options}) => followed(trick, options.skyLed),
  mustTrump: 'must-tarok',
  onTrick(table, trick, number, events) {
    if (!trick.cards.some(({card}) => card === SKY || card === PAGAT || isKing(card))) return;
    const pieces = piecesOf(table, trick, number);
    for (const piece of pieces) events.push({type: 'piece', piece});
    table.pieces = [...table.pieces, ...pieces];
    const debts = pieces.map(debtFor).filter((debt): debt is Debt => debt !== null);
    for (const debt of debts) events.push({type: 'owed', debt});
    if (debts.length) table.debts = [...table.debts, ...debts];
  },
  onLast: settleDeal,
});

/** The cards that the seat to play may play. */
export function lawfulPlays(view: TarokView): readonly Card[] {
  return tricks.lawful(view);
}
