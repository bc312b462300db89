import {suitOf} from '@quinola/cards';
import {sideOf} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {bestOf} from './seats.js';

/** The line under the trick: whose turn it is, what he may do, how the trick stands. */
export function statusOf(table: WhistTable): string {
  const {view, turn} = table.context!;
  const {text} = table;
  if (turn.over) return '';
  if (!view.trump) return table.tag('visitor') ? text.yourChoice : text.dealing;
  if (!table.tag('visitor') || turn.phase !== 'playing.trick' || turn.must !== view.player) {
    const seat = view.toPlay;
    return table.tag('visitor') ? text.yourChoice : seat >= 0 && !table.tag('sheet') ? text.waits(table.whoSits(seat)) : '';
  }
  const dummy = view.toPlay === view.dummy && view.dummy >= 0;
  const led = view.trick[0];
  const best = bestOf(view, view.trick);
  const held = dummy ? view.dummyHand ?? [] : view.hand;
  const suit = led && suitOf(led.card);
  const task = !suit ? text.yourLead : held.some((card) => suitOf(card) === suit) ? text.yourFollow(suit) : text.yourFree(suit);
  return [...(dummy ? [text.dummyTurn] : []), task,
    ...(best ? [text.winning(best.card, table.whoSits(best.seat), table.isOurs(sideOf(best.seat)))] : [])].join(' ');
}
