import type {Falling, MoveRule, Step} from './schema.js';
import {compile, phaseOf, type Compiled, type Pile} from './compile.js';
import {available, cardsOf, founds, marries} from './fits.js';
import {passes, rescuable} from './guards.js';
import {vacancy} from './refills.js';
import type {Carry, PatienceMove, PatienceView} from './types.js';

/** Every legal move, from what the player can see. */
export function movesOf(view: PatienceView): readonly PatienceMove[] {
  const game = compile(view.options);
  switch (view.stage) {
    case 'laying':
      return layingMoves(game, view);
    case 'playing':
      return playingMoves(game, view);
    case 'refilling':
      return refillingMoves(game, view);
    default:
      return [];
  }
}

/** During a deal: the moves of the accompanying phase and the next card, or the falling card's moves. */
function layingMoves(game: Compiled, view: PatienceView): PatienceMove[] {
  const step = game.def.program[view.step]!;
  return isRounds(step)
    ? [...fallingPlays(game, view, step), {type: 'leave'}]
    : [...carries(game, view), {type: 'next'}];
}

/** A step that deals round the piles. */
type Rounds = Extract<Step, {readonly deal: 'rounds'}>;

/** Whether a step deals round the piles. */
export function isRounds(step: Step): step is Rounds {
  return 'deal' in step && step.deal === 'rounds';
}

/** Where the card that fell on a pile may be played; under the wider reading, any top card. */
export function fallingPlays(game: Compiled, view: PatienceView, {order, falling}: Rounds): Carry[] {
  if (!falling) return [];
  const {to, guard, tops}: Falling = falling;
  const from = tops ? order : [order[view.at]!];
  return carriesOf(game, view, {id: 'play', from, to, guard: guard ?? null});
}

function playingMoves(game: Compiled, view: PatienceView): PatienceMove[] {
  if (view.must !== null) return feeding(game, view, view.must);
  const phase = phaseOf(game, view)!;
  const moves: PatienceMove[] = carries(game, view);
  const fillable = vacancy(game, view) !== null;
  if (fillable) moves.push({type: 'refill'});
  if (phase.turn && view.stock && !fillable) moves.push({type: 'turn'});
  if (
    phase.next &&
    view.stock &&
    !fillable &&
    view.step + 1 < game.def.program.length &&
    (phase.next !== 'stuck' || !moves.length)
  )
    moves.push({type: 'next'});
  const {redeal} = game.def;
  if (
    phase.redeal &&
    redeal &&
    view.redeals < redeal.times &&
    (redeal.when !== 'stuck' || !moves.length) &&
    redeal.collect.flatMap(game.pilesOf).some(({id}) => cardsOf(view, id).length)
  )
    moves.push({type: 'redeal'});
  return moves;
}

/** After a transfer: the plays that use it. */
function feeding(game: Compiled, view: PatienceView, must: string): Carry[] {
  const centres = phaseOf(game, view)!
    .moves.filter(({id}) => id === 'transfer')
    .flatMap(({to}) => to.flatMap(game.pilesOf));
  const targets = [must, ...centres.map(({id}) => id)];
  return carries(game, view).filter(({type, to}) => type === 'play' && targets.includes(to));
}

/** Fills the next vacant place from any pile with a card; an open ray may be graced meanwhile. */
function refillingMoves(game: Compiled, view: PatienceView): PatienceMove[] {
  const vacant = vacancy(game, view);
  if (!vacant) return [];
  const fills = vacant.sources.map((from): Carry => ({type: 'fill', from, to: vacant.pile.id}));
  return [...fills, ...carries(game, view).filter(({type}) => type === 'grace')];
}

/** All moves of a card from pile to pile that the phase allows. */
function carries(game: Compiled, view: PatienceView): Carry[] {
  return phaseOf(game, view)?.moves.flatMap((rule) => carriesOf(game, view, rule)) ?? [];
}

function carriesOf(game: Compiled, view: PatienceView, rule: MoveRule): Carry[] {
  if (rule.id === 'rescue') return rescues(game, view, rule);
  const targets = rule.to.flatMap(game.pilesOf);
  return rule.from.flatMap(game.pilesOf).flatMap((from) => {
    const card = available(view, from);
    if (card === null) return [];
    return targets
      .filter(
        (to) =>
          to !== from &&
          takes(view, rule, from, to, card) &&
          passes(game, view, rule.guard, {card, from, to}),
      )
      .map((to): Carry => ({type: rule.id, from: from.id, to: to.id}));
  });
}

/** Whether the place takes the card, ignoring guards. */
function takes(view: PatienceView, {id}: MoveRule, from: Pile, to: Pile, card: string): boolean {
  switch (id) {
    case 'play':
      return founds(view, to, card);
    // A foundation's base stays.
    case 'transfer':
      return cardsOf(view, from.id).length > 1 && founds(view, to, card);
    case 'marry':
      return marries(view, to, card);
    case 'fill':
      return to.group.empty === 'any' && cardsOf(view, to.id).length === 0 && !isLane(view, from, to);
    default:
      return true;
  }
}

/** Whether a pile holds one card and stands beside the other: the card would leave a lane like the one it goes to. */
const isLane = (view: PatienceView, {group, id}: Pile, to: Pile): boolean =>
  group === to.group && cardsOf(view, id).length === 1;

/**
 * Whether a move brings the only card of a lane to another lane. It would change nothing, so it is not offered; it is lawful, since
 * matches were saved when it was.
 */
export function isIdle(view: PatienceView, move: PatienceMove): boolean {
  if (move.type !== 'fill' || view.stage !== 'playing') return false;
  const game = compile(view.options);
  const [from, to] = [game.pile(move.from), game.pile(move.to)];
  if (!from || !to || !isLane(view, from, to)) return false;
  const offers = ({id, ...rule}: MoveRule): boolean =>
    id === 'fill' && [rule.from, rule.to].every((groups) => groups.includes(to.group.id));
  return (
    to.group.empty === 'any' && cardsOf(view, to.id).length === 0 && phaseOf(game, view)!.moves.some(offers)
  );
}

/** Fifteen: one ace and one king from the sixth row, or one card if only one kind lies there. */
function rescues(game: Compiled, view: PatienceView, {from, to, guard}: MoveRule): Carry[] {
  const [aces = [], kings = []] = rescuable(game, view, from, to);
  if (!aces.length && !kings.length) return [];
  if (guard === 'rescue-when-stuck' && movesWithout(game, view)) return [];
  const or = (piles: readonly Pile[]): readonly string[] => (piles.length ? piles.map(({id}) => id) : ['-']);
  return or(aces).flatMap((ace) => or(kings).map((king): Carry => ({type: 'rescue', from: ace, to: king})));
}

/** Whether any card can be moved without a rescue. */
function movesWithout(game: Compiled, view: PatienceView): boolean {
  return phaseOf(game, view)!.moves.some(
    (rule) => rule.id !== 'rescue' && carriesOf(game, view, rule).length > 0,
  );
}
