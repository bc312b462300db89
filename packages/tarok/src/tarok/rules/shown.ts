import {FRENCH_SUITS, type Card} from '@quinola/cards';
import type {Holds} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {followed, KINGS, PAGAT, SKY, suit, XXI} from '../../pack/index.js';
import {SUITS} from '../../pack/masks/cards.js';
import {holdingOf} from '../../pack/masks/holdings.js';
import {CARDS_BY_SUIT} from './holdings.js';
import type {AnnouncedItem, TarokView} from './types.js';

/** A card whose place is known: a seat, after the seats the Skat and the cards out of play. */
export interface Located {
  readonly hand: number;
  readonly card: Card;
}

/** What the players have shown and said of their hands. */
export interface Shown {
  readonly holds: readonly Holds[];
  readonly located: readonly Located[];
}

/** The cards that a seat has played in this deal. */
export function playedBy({tricks, trick}: Pick<TarokView, 'tricks' | 'trick'>, seat: Seat): readonly Card[] {
  return [...tricks.flatMap(({cards}) => cards), ...trick].filter((laid) => laid.seat === seat).map(({card}) => card);
}

/** All that the tricks and the announcements say of the hidden cards. */
export function shownBy(view: TarokView, played: readonly (readonly Card[])[]): Shown {
  const holds: Holds[] = [];
  const located: Located[] = [];
  for (const {cards} of [...view.tricks, {cards: view.trick}]) voids(cards, view, holds);
  view.announced.forEach((said, hand) => {
    for (const item of said?.items ?? []) told(item, hand, played[hand]!, holds, located);
  });
  return {holds, located};
}

/** Who did not follow has none of the suit, and who then did not tarok has none of those either; Sky is always free. */
function voids(trick: readonly Laid[], {options}: TarokView, holds: Holds[]): void {
  trick.forEach(({seat: hand, card}, i) => {
    const led = followed(trick.slice(0, i), options.skyLed);
    if (led === null || card === SKY || suit(card) === suit(led)) return;
    const missing = [suit(led), ...(suit(card) === 'T' ? [] : ['T'])];
    for (const of of missing) holds.push({hand, cards: holdingOf(CARDS_BY_SUIT[SUITS.indexOf(of)]!.filter((one) => one !== SKY)), most: 0});
  });
}

/** What an announcement says of the cards that its owner still has. Cavalries name no suit: of them only Sky is known. */
function told(item: AnnouncedItem, hand: Seat, played: readonly Card[], holds: Holds[], located: Located[]): void {
  const has = (card: Card): void => {
    if (!played.includes(card)) located.push({hand, card});
  };
  const hasNot = (card: Card): void => { holds.push({hand, cards: holdingOf([card]), most: 0}); };
  const count = (cards: readonly Card[]): void => {
    const n = item.n - played.filter((card) => cards.includes(card)).length;
    holds.push({hand, cards: holdingOf(cards), least: n, most: n});
  };
  switch (item.kind) {
    case 'taroks':
      count(CARDS_BY_SUIT[0]!);
      if (item.pagat !== undefined) (item.pagat ? has : hasNot)(PAGAT);
      break;
    case 'kings': count([SKY, XXI, PAGAT, ...KINGS]); break;
    case 'matadors': {
      const series = item.direction === 'above' ? [SKY, PAGAT, XXI, ...numbered(20, -1)] : [SKY, PAGAT, ...numbered(2, 1)];
      series.slice(0, item.n).forEach(has);
      const end = series[item.n];
      if (end) hasNot(end);
      break;
    }
    default: (item.skized ? has : hasNot)(SKY);
  }
}

/**
 * Every way in which the whole cavalries that were announced may lie in the suits: that the four figures of these suits
 * are, or were, in those hands. One empty way where none was announced.
 */
export function wholeCavalries(view: TarokView, played: readonly (readonly Card[])[]): readonly (readonly Holds[])[] {
  const elsewhere = (card: Card, seat: Seat): boolean =>
    played.some((cards, of) => of !== seat && cards.includes(card)) || (view.seat !== seat && view.hand.includes(card))
    || (view.skat?.includes(card) ?? false);
  return view.announced.reduce<readonly (readonly Holds[])[]>((ways, said, hand) => {
    const n = said?.items.find(({kind}) => kind === 'cavalry-whole')?.n ?? 0;
    if (!n || hand === view.seat) return ways;
    const possible = FRENCH_SUITS.filter((of) => figuresOf(of).every((card) => !elsewhere(card, hand)));
    const holds = possible.map((of): Holds => {
      const left = figuresOf(of).filter((card) => !played[hand]!.includes(card));
      return {hand, cards: holdingOf(left), least: left.length, most: left.length};
    });
    return ways.flatMap((way) => chosen(holds, n).map((more) => [...way, ...more]));
  }, [[]]);
}

const figuresOf = (of: string): readonly Card[] => [...'KQNJ'].map((rank) => rank + of);

/** Every choice of n of these. */
function chosen<T>(items: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => chosen(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}

/** The taroks from a number on, upwards to XXI or downwards to II. */
function numbered(from: number, step: 1 | -1): readonly Card[] {
  const cards: Card[] = [];
  for (let number = from; number > 1 && number <= 21; number += step) cards.push(`T${number}`);
  return cards;
}
