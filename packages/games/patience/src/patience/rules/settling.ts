import type {Deal} from './schema.js';
import {phaseOf, type Compiled} from './compile.js';
import {moveTopCard, lay, set, viewOf, type Draft} from './draft.js';
import {available, baseFor, hasComeOut} from './fits.js';
import {dealTo, layOut} from './laying.js';
import {movesOf} from './moves.js';
import {vacancy, type Vacancy} from './refills.js';

/** Continues the program from its current step until the player must decide or the game is over. */
export function continueProgram(game: Compiled, draft: Draft): void {
  for (;;) {
    const step = game.def.program[draft.state.step]!;
    if ('phase' in step) {
      settle(game, draft);
      return;
    }
    if (!layOut(game, draft, step)) {
      set(draft, {stage: 'laying'});
      end(game, draft);
      return;
    }
    set(draft, {step: draft.state.step + 1, at: 0});
  }
}

/** Fills what is filled at once, plays forced bases, and checks for the end. */
export function settle(game: Compiled, draft: Draft): void {
  const phase = phaseOf(game, draft.state)!;
  set(draft, {stage: 'playing'});
  do {
    if (phase.refill?.mode === 'immediate' && !fillUp(game, draft)) {
      set(draft, {stage: 'refilling'});
      return;
    }
  } while (playBase(game, draft));
  end(game, draft);
}

/**
 * Fills vacant places as long as there is no choice.
 * @returns whether all possible places are filled; if not, the player chooses the source
 */
export function fillUp(game: Compiled, draft: Draft): boolean {
  for (;;) {
    const vacant = vacancy(game, viewOf(draft.state));
    if (!vacant) return true;
    const {
      refill: {mode, choose, from},
      sources,
    } = vacant;
    // If places are filled at once, a single source needs no choice; in a batch the player places each card.
    if (choose !== 'first' && (mode === 'immediate' ? sources : from).length > 1) return false;
    fillFrom(game, draft, vacant, sources[0]!);
  }
}

/** Fills a vacant place from a pile; a base that turns up in the stock is played, and the next card used. */
export function fillFrom(game: Compiled, draft: Draft, {refill, pile}: Vacancy, from: string): void {
  if (from === 'stock') dealTo(game, draft, pile.id, refill.divert);
  else moveTopCard(draft, 'fill', from, pile.id);
}

/** Plays one available base; returns whether there was one. */
function playBase(game: Compiled, draft: Draft): boolean {
  for (const {from, to} of phaseOf(game, draft.state)!.forced ?? []) {
    for (const pile of from.flatMap(game.pilesOf)) {
      const card = available(draft.state, pile);
      const place = card === null ? null : baseFor(game, draft.state, to, card);
      if (!place) continue;
      moveTopCard(draft, 'base', pile.id, place.id);
      return true;
    }
  }
  return false;
}

/** Checks whether the game has come out or nothing more can be done. */
export function end(game: Compiled, draft: Draft): void {
  const won = hasComeOut(game, draft.state);
  if (!won && movesOf(viewOf(draft.state)).length) return;
  set(draft, {stage: 'over', won});
  draft.events.push({type: won ? 'won' : 'stuck'});
}

/** Deals the gathered cards again. */
export function layAgain(game: Compiled, draft: Draft): void {
  const {program} = game.def.redeal!;
  if (program === 'same') set(draft, {step: 0, at: 0});
  else for (const deal of program satisfies readonly Deal[]) layOut(game, draft, deal);
  continueProgram(game, draft);
}

/** Takes the packets' cards into the hand in order; the first gathered are dealt first. */
export function gather(game: Compiled, draft: Draft): void {
  const {collect, shuffle} = game.def.redeal!;
  const from = collect.flatMap(game.pilesOf).map(({id}) => id);
  const pack = from.flatMap((id) => draft.state.piles[id] ?? []);
  const piles = {...draft.state.piles};
  for (const id of from) piles[id] = [];
  set(draft, {piles, stock: [...pack].reverse(), redeals: draft.state.redeals + 1});
  draft.events.push({type: 'gathered', from, ...(!shuffle && {pack})});
}

/** Puts the preset cards on their places and starts the program. */
export function begin(
  game: Compiled,
  draft: Draft,
  pack: readonly string[],
  preset: readonly string[],
): void {
  (game.def.preset ?? []).forEach(({to}, i) => {
    const card = preset[i];
    if (card === undefined) return;
    lay(draft, to, card);
    draft.events.push({type: 'laid', card, onto: to});
  });
  set(draft, {stock: [...pack].reverse()});
  continueProgram(game, draft);
}
