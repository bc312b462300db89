import type {Random} from '@quinola/cards';
import type {Choice, MoveLike, Refusal, Thing} from './game.js';

/** What `moves` offers: a move, or a choice that stands for many. */
export type Offer<Move extends MoveLike> = Move | Choice;

/**
 * The most moves that are listed one by one for players, opponents and pages; a larger choice is offered as a {@linkcode Choice}.
 */
export const MOST_LISTED = 64;

/** Whether an offer is a choice. */
export function isChoice(offer: MoveLike | Choice): offer is Choice {
  return 'choose' in offer;
}

/**
 * Why what was chosen is nothing that a choice stands for; `null` = it is: `choose-so-many` (`least`, `most`) where there are too
 * few or too many, `not-to-choose` (`card`) for a card or another thing that may not be taken, or is named twice. The rule of a move
 * whose `moves` are a choice refuses by it, and by what else its book forbids.
 *
 * @example
 * const choice: Choice = {choose: 'THROW', from: ['AH', 'KH', 'QH'], least: 1, most: 2};
 * refuseChosen(choice, ['AH', 'QH']); // => null
 * refuseChosen(choice, []); // => {reason: 'choose-so-many', about: {least: 1, most: 2}}
 * refuseChosen(choice, ['AH', 'AH']); // => {reason: 'not-to-choose', about: {card: 'AH'}}
 */
export function refuseChosen({from, least, most}: Choice, chosen: unknown): Refusal | null {
  if (!Array.isArray(chosen) || chosen.length < least || chosen.length > most)
    return {reason: 'choose-so-many', about: {least, most}};
  const wrong: unknown = chosen.find((one, at) => !from.includes(one as Thing) || chosen.indexOf(one) < at);
  return wrong === undefined ? null : {reason: 'not-to-choose', about: {card: String(wrong)}};
}

/** How many ways there are to take `k` of `n`. */
function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/**
 * The number of moves that some offers stand for. For a choice it counts every combination, including those that would be
 * refused.
 */
export function count(offers: readonly (MoveLike | Choice)[]): number {
  let sum = 0;
  for (const offer of offers) {
    if (!isChoice(offer)) sum++;
    else for (let k = offer.least; k <= offer.most; k++) sum += combinations(offer.from.length, k);
  }
  return sum;
}

/** Every combination of a choice, smaller ones first, each in the order of `from`. */
export function* waysToChoose({from, least, most}: Choice): Generator<readonly Thing[]> {
  function* ways(start: number, size: number): Generator<Thing[]> {
    if (size === 0) yield [];
    else
      for (let i = start; i + size <= from.length; i++)
        for (const rest of ways(i + 1, size - 1)) yield [from[i]!, ...rest];
  }
  for (let size = least; size <= most; size++) yield* ways(0, size);
}

/** The move that chooses these. */
export const moveChoosing = <Move extends MoveLike>(
  {choose, as: field = 'cards'}: Pick<Choice, 'choose' | 'as'>,
  chosen: readonly Thing[],
): Move => ({type: choose, [field]: chosen}) as unknown as Move;

/** What a move chooses, if it is of the type of a choice. */
export const chosenBy = ({as: field = 'cards'}: Pick<Choice, 'as'>, move: object): unknown =>
  (move as Readonly<Record<string, unknown>>)[field];

/** What the functions of this file need of a game. */
interface Rules<View, Move extends MoveLike> {
  moves(view: View): readonly Offer<Move>[];
  refusal(view: View, move: Move): Refusal | null;
}

/** All lawful moves one by one, in the order of the offers. A large choice can yield thousands: check {@linkcode count} first. */
export function* listed<View, Move extends MoveLike>(game: Rules<View, Move>, view: View): Generator<Move> {
  for (const offer of game.moves(view)) {
    if (!isChoice(offer)) yield offer;
    else
      for (const chosen of waysToChoose(offer)) {
        const move = moveChoosing<Move>(offer, chosen);
        if (game.refusal(view, move) === null) yield move;
      }
  }
}

/** What a player is offered: the lawful moves if they are few, otherwise moves and choices. */
export function offered<View, Move extends MoveLike>(
  game: Rules<View, Move>,
  view: View,
): readonly Offer<Move>[] {
  const offers = game.moves(view);
  return offers.some(isChoice) && count(offers) <= MOST_LISTED ? [...listed(game, view)] : offers;
}

/** Whether a move is among those that a view offers. */
export function includes<View, Move extends MoveLike>(
  game: Rules<View, Move>,
  view: View,
  move: Move,
): boolean {
  return game.refusal(view, move) === null;
}

/** How many random draws are tried for a choice before its combinations are enumerated. */
const DRAWS = 32;

/**
 * A random lawful move; an offer is as likely as the number of moves it stands for.
 * @throws RangeError when there is none
 */
export function sample<View, Move extends MoveLike>(
  game: Rules<View, Move>,
  view: View,
  random: Random,
): Move {
  const offers = game.moves(view);
  let at = random.below(Math.max(1, count(offers)));
  for (const offer of offers) {
    const size = count([offer]);
    if (at >= size) {
      at -= size;
      continue;
    }
    if (!isChoice(offer)) return offer;
    const move = drawn(game, view, offer, random);
    if (move) return move;
    break;
  }
  for (const move of listed(game, view)) return move;
  throw new RangeError('there is no lawful move');
}

/** A lawful combination of a choice, drawn at random; `null` if none was found in {@linkcode DRAWS} draws. */
function drawn<View, Move extends MoveLike>(
  game: Rules<View, Move>,
  view: View,
  choice: Choice,
  random: Random,
): Move | null {
  const {from, least, most} = choice;
  const sizes = Array.from({length: most - least + 1}, (_, i) => combinations(from.length, least + i));
  for (let draw = 0; draw < DRAWS; draw++) {
    let at = random.below(sizes.reduce((sum, ways) => sum + ways, 0));
    let size = least;
    while (at >= sizes[size - least]!) at -= sizes[size++ - least]!;
    const rest = [...from];
    const chosen = Array.from({length: size}, () => rest.splice(random.below(rest.length), 1)[0]!);
    const move = moveChoosing<Move>(choice, chosen);
    if (game.refusal(view, move) === null) return move;
  }
  return null;
}
