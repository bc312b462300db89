import {MoveError, type Actor, type Played, type Refusal} from '@quinola/play';
import {compile, type Compiled} from './compile.js';
import {moveTopCard, lay, set, setPile, viewOf, type Draft} from './draft.js';
import {baseFor, cardsOf} from './fits.js';
import {passOn} from './laying.js';
import {fallingPlays, isRounds} from './moves.js';
import {refusalOf} from './refusal.js';
import {vacancy} from './refills.js';
import {begin, end, fillFrom, fillUp, gather, continueProgram, layAgain, settle} from './settling.js';
import {isSound} from './shuffling.js';
import type {Carry, PatienceHappening, PatienceMove, PatienceState, Shuffle, Word} from './types.js';

/**
 * Makes a move and everything that automatically follows from it.
 * @param judged the result of `refusalOf`, if already known
 * @throws MoveError if it is not legal
 */
export function playMove(
  state: PatienceState,
  by: Actor,
  move: PatienceMove,
  judged?: Refusal | null,
): Played<PatienceState, PatienceHappening> {
  const game = compile(state.options);
  const draft: Draft = {state, events: []};
  if (move.type === 'SHUFFLE') {
    if (by !== 'chance' || (state.stage !== 'shuffling' && state.stage !== 'redealing'))
      throw new MoveError({reason: 'not-now'});
    if (!isSound(game, state, move)) throw new MoveError({reason: 'other-cards'});
    deal(game, draft, move);
    return draft;
  }
  const refusal =
    by !== 0 ? {reason: 'not-now'} : judged === undefined ? refusalOf(viewOf(state), move) : judged;
  if (refusal) throw new MoveError(refusal);
  if ('from' in move) carryOut(game, draft, move);
  else speak(game, draft, move);
  return draft;
}

/** Deals the cards of a shuffle without checking for a whole pack, for a teacher or a known answer. */
export function deal(game: Compiled, draft: Draft, {pack, preset = []}: Omit<Shuffle, 'type'>): void {
  if (draft.state.stage === 'redealing') {
    set(draft, {stock: [...pack].reverse()});
    layAgain(game, draft);
  } else {
    begin(game, draft, pack, preset);
  }
}

function carryOut(game: Compiled, draft: Draft, {type, from, to}: Carry): void {
  const {stage, must} = draft.state;
  if (stage === 'refilling' && type === 'fill') {
    fillFrom(game, draft, vacancy(game, viewOf(draft.state))!, from);
    fillOn(game, draft);
    return;
  }
  if (type === 'rescue') rescue(game, draft, [from, to]);
  else moveTopCard(draft, type, from, to);
  const fresh = type === 'transfer' && game.def.phases && feeds(game, draft) ? from : null;
  if (fresh !== must) set(draft, {must: fresh});
  if (stage === 'laying') afterFalling(game, draft, from);
  // A card placed at the centre of an open ray means the rest of the ray is filled at once.
  else if (type === 'grace') fillOn(game, draft);
  else settle(game, draft);
}

/** Whether a transfer must be used at once: not if transfers are free. */
function feeds(game: Compiled, {state}: Draft): boolean {
  const step = game.def.program[state.step]!;
  return 'phase' in step && game.def.phases[step.phase]!.moves.some(({guard}) => guard === 'feeds');
}

/** During a deal: after a play the next card takes its place; a stream waits for its next card. */
function afterFalling(game: Compiled, draft: Draft, from: string): void {
  const step = game.def.program[draft.state.step]!;
  if (isRounds(step) && from !== step.order[draft.state.at]) {
    if (fallingPlays(game, viewOf(draft.state), step).length) return;
    passOn(draft, step);
  }
  if (isRounds(step)) continueProgram(game, draft);
  else end(game, draft);
}

/** Fills vacant places until the player has to choose or all are filled. */
function fillOn(game: Compiled, draft: Draft): void {
  if (fillUp(game, draft)) settle(game, draft);
  else set(draft, {stage: 'refilling'});
}

function speak(game: Compiled, draft: Draft, {type}: Word): void {
  const {state} = draft;
  const step = game.def.program[state.step]!;
  switch (type) {
    case 'turn':
      moveTopCard(draft, 'turn', 'stock', 'talon');
      settle(game, draft);
      return;
    case 'refill':
      fillOn(game, draft);
      return;
    case 'leave':
      if (isRounds(step)) passOn(draft, step);
      continueProgram(game, draft);
      return;
    case 'next':
      // In a stream the next card, if there is one; otherwise the next step of the program.
      if (state.stage === 'playing' || !state.stock.length) set(draft, {step: state.step + 1, at: 0});
      continueProgram(game, draft);
      return;
    case 'redeal':
      gather(game, draft);
      if (game.def.redeal!.shuffle) set(draft, {stage: 'redealing'});
      else layAgain(game, draft);
  }
}

/** Moves the sixth card of each of these columns to its place; the cards below close the gap. */
function rescue(game: Compiled, draft: Draft, columns: readonly string[]): void {
  for (const id of columns) {
    if (id === '-') continue;
    const cards = cardsOf(draft.state, id),
      card = cards[5]!;
    const place = baseFor(game, draft.state, game.def.win, card)!.id;
    setPile(draft, id, cards.toSpliced(5, 1));
    lay(draft, place, card);
    draft.events.push({type: 'moved', way: 'rescue', card, from: id, onto: place});
  }
}
