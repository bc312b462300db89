import type {Card} from '@quinola/cards';
import type {GuardId} from './schema.js';
import {phaseOf, type Compiled, type Pile} from './compile.js';
import {available, cardsOf, founds, isBase} from './fits.js';
import type {PatienceView} from './types.js';

/** What a guard examines: the card, its origin and its destination. */
export interface CardMove {
  readonly card: Card;
  readonly from: Pile;
  readonly to: Pile;
}

type Guard = (game: Compiled, view: PatienceView, move: CardMove) => boolean;

/** The schema's conditions; a rescue has its own moves, and its guard is checked there. */
const GUARDS: Readonly<Record<Exclude<GuardId, 'rescue-sixth-row' | 'rescue-when-stuck'>, Guard>> = {
  // Salic Law: onto a bare king; moving the only card of another king would change nothing.
  'bare-base': (_game, view, {from, to}) => {
    const [base, more] = cardsOf(view, to.id);
    return more === undefined && base?.[0] === to.group.base?.rank && cardsOf(view, from.id).length > 2;
  },
  // Shah: the innermost place of a ray that is empty to its outer end.
  'open-ray': (_game, view, {to}) => [to.id, ...to.barredBy].every((id) => cardsOf(view, id).length === 0),
  // Four Corners: a side packet plays only to the foundation next to it.
  'corner-or-adjoining': (_game, _view, {from, to}) =>
    from.group.adjoins === undefined || (from.group.adjoins === to.group.id && from.index === to.index),
  // Windmill: some card of the layout or the talon must fit what the transfer opens.
  feeds: (game, view, {card, from, to}) => {
    const after = {
      piles: {
        ...view.piles,
        [from.id]: cardsOf(view, from.id).slice(0, -1),
        [to.id]: [...cardsOf(view, to.id), card],
      },
    };
    return usersOf(game, view).some((pile) => {
      const next = available(view, pile);
      return next !== null && (founds(after, from, next) || founds(after, to, next));
    });
  },
  // Clock, a reading: no marriage onto a packet that has too few cards.
  'full-packet': (_game, view, {to}) => cardsOf(view, to.id).length >= (to.group.min ?? 1),
};

/** Whether a move's guard allows it. */
export function passes(
  game: Compiled,
  view: PatienceView,
  guard: GuardId | null | undefined,
  move: CardMove,
): boolean {
  if (!guard) return true;
  return guard in GUARDS && GUARDS[guard as keyof typeof GUARDS](game, view, move);
}

/** The piles whose cards may be played in this phase. */
function usersOf(game: Compiled, view: PatienceView): readonly Pile[] {
  return phaseOf(game, view)!
    .moves.filter(({id}) => id === 'play')
    .flatMap(({from}) => from.flatMap(game.pilesOf));
}

/** Sixth cards of long columns that could start a foundation, for Fifteen's rescue: piles by foundation group. */
export function rescuable(
  game: Compiled,
  view: PatienceView,
  from: readonly string[],
  to: readonly string[],
): Pile[][] {
  const columns = from.flatMap(game.pilesOf);
  const places = to.map(game.pilesOf);
  const begun = places.flat().some(({id}) => cardsOf(view, id).length > 0);
  const atHand = columns.some((pile) => {
    const card = available(view, pile);
    return card !== null && places.flat().some((place) => isBase(view, place, card));
  });
  if (begun || atHand) return places.map(() => []);
  return places.map((group) =>
    columns.filter(({id}) => {
      const cards = cardsOf(view, id);
      return cards.length >= 7 && group.some((place) => isBase(view, place, cards[5]!));
    }),
  );
}
