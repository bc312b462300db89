import {pick, shuffled, suitOf, TAROK_78, type Card, type Random} from '@quinola/cards';
import {isTarok, SKY} from '../../../kit/rules/index.js';
import type {TarokView} from '../../rules/types.js';

/** A spread in which drawn cards lie where they were drawn. */
export function imaginedSpread({draw, options}: TarokView, random: Random): readonly Card[] {
  const {size, drawn} = draw!;
  const taken = drawn.map(({card}) => card);
  const rest =
    options.players === 3
      ? restOfPlaces(taken, random)
      : shuffled(
          TAROK_78.cards.filter((card) => !taken.includes(card)),
          random,
        );
  return Array.from(
    {length: size},
    (_, index) => drawn.find((one) => one.index === index)?.card ?? rest.pop()!,
  );
}

/** The other cards that mark the places: one tarok, two suits. */
function restOfPlaces(taken: readonly Card[], random: Random): Card[] {
  const cards: Card[] = [];
  while (taken.length + cards.length < 3) {
    const all = [...taken, ...cards];
    cards.push(
      pick(
        TAROK_78.cards.filter(
          (card) =>
            card !== SKY &&
            !all.some((one) => suitOf(one) === suitOf(card)) &&
            (isTarok(card) || all.filter((one) => !isTarok(one)).length < 2),
        ),
        random,
      ),
    );
  }
  return shuffled(cards, random);
}
