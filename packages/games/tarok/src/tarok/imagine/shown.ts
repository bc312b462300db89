import {FRENCH_SUITS, type Card} from '@quinola/cards';
import type {Holds} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {followed, KINGS, PAGAT, SKY, suit, XXI} from '../../pack/index.js';
import {SUITS} from '../../pack/masks/cards.js';
import {holdingOf} from '../../pack/masks/holdings.js';
import {MATADORS} from '../rules/announcing.js';
import {CARDS_BY_SUIT} from './holdings.js';
import type {AnnouncedItem, TarokView} from '../rules/types.js';

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
  return [...tricks.flatMap(({cards}) => cards), ...trick]
    .filter((laid) => laid.seat === seat)
    .map(({card}) => card);
}

/** All that the tricks and the announcements say of the hidden cards. */
export function shownBy(view: TarokView, played: readonly (readonly Card[])[]): Shown {
  const holds: Holds[] = [];
  const located: Located[] = [];
  for (const {cards} of [...view.tricks, {cards: view.trick}]) voids(cards, view, holds);
  view.announced.forEach((said, hand) => {
    for (const item of said?.items ?? []) told(item, view, hand, played[hand]!, holds, located);
  });
  return {holds, located};
}

/** Who did not follow has none of the suit, and who then did not tarok has none of those either; Sky is always free. */
function voids(trick: readonly Laid[], {options}: TarokView, holds: Holds[]): void {
  trick.forEach(({seat: hand, card}, i) => {
    const led = followed(trick.slice(0, i), options.skyLed);
    if (led === null || card === SKY || suit(card) === suit(led)) return;
    const missing = [suit(led), ...(suit(card) === 'T' ? [] : ['T'])];
    for (const of of missing)
      holds.push({
        hand,
        cards: holdingOf(CARDS_BY_SUIT[SUITS.indexOf(of)]!.filter((one) => one !== SKY)),
        most: 0,
      });
  });
}

/** What an announcement says of the cards that its owner still has; of cavalries here only Sky, see {@linkcode cavalries}. */
function told(
  item: AnnouncedItem,
  {options}: TarokView,
  hand: Seat,
  played: readonly Card[],
  holds: Holds[],
  located: Located[],
): void {
  const has = (card: Card): void => {
    if (!played.includes(card)) located.push({hand, card});
  };
  const hasNot = (card: Card): void => {
    holds.push({hand, cards: holdingOf([card]), most: 0});
  };
  const lacksOneOf = (cards: readonly Card[]): void => {
    holds.push({
      hand,
      cards: holdingOf(cards),
      most: cards.filter((card) => !played.includes(card)).length - 1,
    });
  };
  const count = (cards: readonly Card[]): void => {
    const n = item.n - played.filter((card) => cards.includes(card)).length;
    holds.push({hand, cards: holdingOf(cards), least: n, most: n});
  };
  switch (item.kind) {
    case 'taroks':
      count(CARDS_BY_SUIT[0]!);
      if (item.pagat !== undefined) (item.pagat ? has : hasNot)(PAGAT);
      break;
    case 'kings':
      count([SKY, XXI, PAGAT, ...KINGS]);
      break;
    case 'matadors': {
      const series = MATADORS[item.direction!];
      series.slice(0, item.n).forEach(has);
      const end = series[item.n];
      if (end) hasNot(end);
      // Of two series the better one is announced, and of equal ones that from above: the other must have an end before it.
      if (options.matadorSeries === 'best')
        lacksOneOf(
          item.direction === 'above' ? MATADORS.below.slice(0, item.n + 1) : MATADORS.above.slice(0, item.n),
        );
      break;
    }
    default:
      (item.skized ? has : hasNot)(SKY);
  }
}

/**
 * Every way in which the cavalries that were announced may lie in the suits, each deal in one of them: in so many suits a
 * hand has, or had, all four figures, in so many three, and in the others not so many, where it told of such. One empty
 * way where none was announced.
 */
export function cavalries(
  view: TarokView,
  played: readonly (readonly Card[])[],
): readonly (readonly Holds[])[] {
  return view.announced.reduce<readonly (readonly Holds[])[]>(
    (ways, said, hand) => {
      const told = (kind: AnnouncedItem['kind']): number =>
        said?.items.find((item) => item.kind === kind)?.n ?? 0;
      const whole = told('cavalry-whole'),
        half = told('cavalry-half');
      if (hand === view.seat || !(whole || half)) return ways;
      const elsewhere = new Set([
        ...played.flatMap((cards, of) => (of === hand ? [] : cards)),
        ...view.hand,
        ...(view.skat ?? []),
      ]);
      const suits = FRENCH_SUITS.map((of): Figures => {
        const figures = figuresOf(of).filter((card) => !elsewhere.has(card));
        const left = figures.filter((card) => !played[hand]!.includes(card));
        return {hand, cards: holdingOf(left), gone: figures.length - left.length, all: figures.length};
      });
      const others = ({hand, cards, gone, all}: Figures): readonly Holds[] => {
        if (all < (half ? 3 : 4)) return [];
        return [{hand, cards, ...(whole ? {most: (half ? 2 : 3) - gone} : {not: 3 - gone})}];
      };
      const shared = chosen(
        suits.filter(({all}) => all === 4),
        whole,
      ).flatMap((wholes) => {
        const open = suits.filter((suit) => suit.all > 2 && suit.gone < 4 && !wholes.includes(suit));
        return chosen(open, half).map((halves) =>
          suits.flatMap((suit) =>
            wholes.includes(suit)
              ? [exactly(4, suit)]
              : halves.includes(suit)
                ? [exactly(3, suit)]
                : others(suit),
          ),
        );
      });
      return ways.flatMap((way) => shared.map((more) => [...way, ...more]));
    },
    [[]],
  );
}

/** The figures of one suit that a hand may have had: those it still may have, how many it has played, and both together. */
interface Figures {
  readonly hand: Seat;
  readonly cards: readonly number[];
  readonly gone: number;
  readonly all: number;
}

const exactly = (n: number, {hand, cards, gone}: Figures): Holds => ({
  hand,
  cards,
  least: n - gone,
  most: n - gone,
});

const figuresOf = (of: string): readonly Card[] => [...'KQNJ'].map((rank) => rank + of);

/** Every choice of n of these. */
function chosen<T>(items: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => chosen(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}
