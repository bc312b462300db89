import {randomFrom, shuffled, TAROK_78, type Card} from '@quinola/cards';
import {strength, suit} from '../src/kit/rules/index.js';

/** A hand as a set deal writes it. */
export function written(cards: readonly Card[]): string {
  const taroks = cards
    .filter((card) => suit(card) === 'T')
    .map((card) => (card === 'SK' ? card : strength(card)));
  return [
    taroks.join(),
    ...['S', 'H', 'D', 'C'].map((wanted) =>
      cards
        .filter((card) => suit(card) === wanted)
        .map((card) => card[0])
        .join(''),
    ),
  ].join('.');
}

/**
 * A set deal, as written in an option.
 * @param letters the seats by compass, in the order of playing
 */
export function setDeal(letters: string, hands: readonly (readonly Card[])[], fields = ''): string {
  return `${hands.map((hand, seat) => `${letters[seat]!}:${written(hand)}`).join(' ')}${fields && ` ${fields}`}`;
}

/** Hands of a shuffled pack, the last seat being the dealer. @param surplus how many cards more he has */
export function handsOf(seed: string, seats: number, surplus: number): readonly (readonly Card[])[] {
  const pack = shuffled(TAROK_78.cards, randomFrom(seed));
  return Array.from({length: seats}, (_, seat) =>
    pack.slice(seat * 25, seat * 25 + 25 + (seat === seats - 1 ? surplus : 0)),
  );
}
