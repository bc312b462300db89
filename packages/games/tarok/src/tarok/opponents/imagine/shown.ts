import {FRENCH_SUITS, type Card} from '@quinola/cards';
import type {Statement} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {KINGS, PAGAT, SKY, XXI} from '../../../kit/rules/index.js';
import {MATADORS} from '../../rules/announcing.js';
import {CARDS_BY_SUIT} from '../../../kit/opponents/masks/cards.js';
import type {AnnouncedItem, TarokView} from '../../rules/types.js';

/** Everything the announcements say about the hands, except those of cavalries, see {@linkcode cavalries}. */
export function announcedIn(view: TarokView): readonly Statement[] {
  return view.announced.flatMap(
    (said, place) => said?.items.flatMap((item) => statementsOf(item, view, place)) ?? [],
  );
}

/** What one announcement says about its owner's cards; for a cavalry here only whether it includes Sky. */
function statementsOf(item: AnnouncedItem, {options}: TarokView, place: Seat): readonly Statement[] {
  const name = `the announcement of ${item.kind}`;
  const has = (cards: readonly Card[], least: number, most = cards.length): Statement => ({
    place,
    cards,
    least,
    most,
    name,
  });
  const whether = (held: boolean, card: Card): Statement => has([card], Number(held), Number(held));
  switch (item.kind) {
    case 'taroks':
      return [
        has(CARDS_BY_SUIT[0]!, item.n, item.n),
        ...(item.pagat === undefined ? [] : [whether(item.pagat, PAGAT)]),
      ];
    case 'kings':
      return [has([SKY, XXI, PAGAT, ...KINGS], item.n, item.n)];
    case 'matadors': {
      const above = item.direction === 'above',
        series = MATADORS[item.direction!],
        end = series[item.n];
      const other = above ? MATADORS.below.slice(0, item.n + 1) : MATADORS.above.slice(0, item.n);
      return [
        has(series.slice(0, item.n), item.n),
        ...(end ? [whether(false, end)] : []),
        // The better of two series is announced, of equal ones that from above: the other must end before it.
        ...(options.matadorSeries === 'best' ? [has(other, 0, other.length - 1)] : []),
      ];
    }
    default:
      return [whether(Boolean(item.skized), SKY)];
  }
}

/**
 * All ways to distribute the announced cavalries over the suits; each deal matches exactly one: a hand had four figures
 * in as many suits as announced, three in as many as announced, and fewer in the others. A single empty one if
 * none was announced.
 */
export function cavalries(
  view: TarokView,
  played: readonly (readonly Card[])[],
): readonly (readonly Statement[])[] {
  return view.announced.reduce<readonly (readonly Statement[])[]>(
    (ways, said, place) => {
      const told = (kind: AnnouncedItem['kind']): number =>
        said?.items.find((item) => item.kind === kind)?.n ?? 0;
      const whole = told('cavalry-whole'),
        half = told('cavalry-half');
      if (place === view.seat || !(whole || half)) return ways;
      const elsewhere = new Set([
        ...played.flatMap((cards, index) => (index === place ? [] : cards)),
        ...view.hand,
        ...(view.skat ?? []),
      ]);
      /** By suit, the figures the hand may have had. */
      const suits = FRENCH_SUITS.map((suit) => figuresOf(suit).filter((card) => !elsewhere.has(card)));
      const say = (cards: readonly Card[], more: Pick<Statement, 'least' | 'most' | 'not'>): Statement => ({
        place,
        cards,
        name: 'the announcement of a cavalry',
        ...more,
      });
      const others = (cards: readonly Card[]): readonly Statement[] =>
        cards.length < (half ? 3 : 4) ? [] : [say(cards, whole ? {most: half ? 2 : 3} : {not: 3})];
      const shared = chosen(
        suits.filter(({length}) => length === 4),
        whole,
      ).flatMap((wholes) => {
        // If it played all four of a suit itself, it did not have exactly three.
        const open = suits.filter(
          (cards) =>
            cards.length > 2 &&
            !wholes.includes(cards) &&
            cards.filter((card) => played[place]!.includes(card)).length < 4,
        );
        return chosen(open, half).map((halves) =>
          suits.flatMap((cards) =>
            wholes.includes(cards)
              ? [say(cards, {least: 4, most: 4})]
              : halves.includes(cards)
                ? [say(cards, {least: 3, most: 3})]
                : others(cards),
          ),
        );
      });
      return ways.flatMap((way) => shared.map((more) => [...way, ...more]));
    },
    [[]],
  );
}

const figuresOf = (suit: string): readonly Card[] => [...'KQNJ'].map((rank) => rank + suit);

/** Every choice of n of these items. */
function chosen<T>(items: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => chosen(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}
