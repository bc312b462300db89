import {FRENCH_52, pick, shuffled, type Random} from '@quinola/cards';
import {MoveError} from '@quinola/play';
import {left, phaseOf} from './state.js';
import type {Accident, WhistMove, WhistState} from './types.js';

/** The move that chance makes: a spread or shuffled pack, a deal with an accident or without. */
export function chanceMove(state: WhistState, random: Random): WhistMove {
  switch (phaseOf(state.table)) {
    case 'cutting.spreading': return {type: 'SPREAD', pack: shuffled(FRENCH_52.cards, random)};
    case 'preparing.shuffling': return {type: 'SHUFFLE', pack: shuffled(FRENCH_52.cards, random)};
    case 'dealing.giving': return {type: 'GIVE', accident: accident(state, random)};
    default: throw new MoveError({reason: 'not-now'});
  }
}

/** An accident in so many of a hundred deals, under strict etiquette. */
function accident(state: WhistState, random: Random): Accident | null {
  const {options, dealer} = state.table;
  if (options.etiquette !== 'strict' || random.below(100) >= options.accidents) return null;
  const kind = pick(['exposed', 'faced', 'misdeal', 'hidden-turn-up'] as const, random);
  if (kind === 'faced') return {kind, by: null};
  if (kind !== 'exposed') return {kind, by: dealer};
  const by = pick([null, 0, 1, 2, 3], random);
  // Any card but the last, which is turned up anyhow.
  const place = random.below(51);
  return {kind, by, card: state.pack[place]!, seat: left(dealer, 1 + place % 4)};
}
