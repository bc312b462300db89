import {suitOf} from '@quinola/cards';
import {sideOf} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {bestOf} from './seats.js';

/** The line under the trick: whose turn it is, what he may do, how the trick stands. */
export function statusOf(table: WhistTable): string {
  const {text, texts} = table;
  const {view, turn} = table.context!;
  const {trump, toPlay, trick} = view;
  if (turn.over) return '';
  if (table.tag('visitor')) {
    if (!trump || turn.phase !== 'playing.trick' || turn.must !== view.player) return texts?.yourChoice ?? '';
    const dummy = toPlay === view.dummy && view.dummy >= 0;
    const held = dummy ? (view.dummyHand ?? []) : view.hand;
    const best = bestOf(view, trick);
    const suit = trick[0] && suitOf(trick[0].card);
    return [
      dummy && table.evening?.words.dummyTurn,
      table.evening?.bond() ??
        (!suit
          ? text.yourLead
          : held.some((card) => suitOf(card) === suit)
            ? text.yourFollow(suit)
            : text.yourFree(suit)),
      best && text.winning(best.card, table.whoSits(best.seat), table.isOurs(sideOf(best.seat))),
    ]
      .filter(Boolean)
      .join(' ');
  }
  return table.tag('sheet')
    ? ''
    : table.service?.news() ||
        (!trump
          ? (table.evening?.waits() ?? text.dealing)
          : toPlay >= 0
            ? text.waits(table.whoSits(toPlay))
            : '');
}
