import {FRENCH_52, shuffled, type Random} from '@quinola/cards';
import type {Bet, FaroState, FaroView} from '../rules/index.js';
import {tools} from '../rules/types.js';

/** A whole state that agrees with a view: the pack, and the cards that others have laid face down, are any. */
export function imagine(view: FaroView, random: Random): FaroState {
  const {turn, right, left} = view;
  const bets = view.bets.map((own) => {
    const known = own.map(({on}) => on);
    const hidden = shuffled(
      FRENCH_52.cards.filter((card) => !known.includes(card)),
      random,
    );
    return own.map((bet, i): Bet => ({...bet, on: bet.on ?? hidden[i]!}));
  });
  const table = tools.changed(view, {player: -1, seat: -1, bets});
  const hasPack = turn.phase.startsWith('drawing') || turn.phase === 'dealing.packCut';
  if (!hasPack) return {table, pack: []};
  const seen = new Set([...right, ...left]);
  return {
    table,
    pack: shuffled(
      FRENCH_52.cards.filter((card) => !seen.has(card)),
      random,
    ),
  };
}
