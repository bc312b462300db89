import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {always, bookOf, type Maxim} from '@quinola/opponents';
import {isFigure, isTarok, suit} from '../../../kit/rules/index.js';
import {cheapest, ofSuit} from '../../../kit/opponents/choosing.js';
import {held} from './facts.js';

/** What is known when a card is given back. */
export interface Giving {
  readonly hand: readonly Card[];
}

/** A maxim about the card to give back. */
export type GiveMaxim = Maxim<Giving, Card>;

/** Empty cards of suits. */
const ladons = (open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !isTarok(card) && !isFigure(card));

const bySize = ({hand}: Giving): readonly string[] =>
  FRENCH_SUITS.filter((suit) => held({hand}, suit).length > 0).sort(
    (a, b) => held({hand}, a).length - held({hand}, b).length,
  );

/** The empty cards of the shortest suits without their king. */
const fromShortest = (f: Giving, open: readonly Card[]): readonly Card[] => {
  const free = ladons(open).filter((card) => !f.hand.includes(`K${suit(card)}`));
  const size = (card: Card): number => held(f, suit(card)).length;
  const least = Math.min(...free.map(size));
  return free.filter((card) => size(card) === least);
};

const engine = bookOf<Giving, Card>('taroklomber.engine.', 'engine');

/** Which card the declarer gives back: an empty one, mostly to become void in its suit. */
export const giveMaxims: readonly GiveMaxim[] = [
  bookOf<Giving, Card>('taroklomber.')(
    'szkat.odmiana',
    4,
    (_, open) => ladons(open).length > 1,
    (f, open) => ofSuit(ladons(open), bySize(f).at(-1)!).slice(0, 1),
    {chance: 4},
  ),
  engine(
    'void',
    5,
    (f, open) => fromShortest(f, open).length > 0,
    (f, open) => cheapest(fromShortest(f, open)),
    {allows: fromShortest},
  ),
  engine('cheapest', 10, always, (_, open) => cheapest(open)),
];
