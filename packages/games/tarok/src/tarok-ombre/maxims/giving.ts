import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {always, bookOf, type Maxim} from '@quinola/opponents';
import {isFigure, isTarok} from '../../pack/index.js';
import {cheapest, ofSuit} from '../../pack/choosing.js';
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
  FRENCH_SUITS.filter((of) => held({hand}, of).length > 0).sort(
    (a, b) => held({hand}, a).length - held({hand}, b).length,
  );

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
    (f, open) => ladons(open).some((card) => !f.hand.includes(`K${card[1]}`)),
    (f, open) => {
      const of = bySize(f).find((suit) => !f.hand.includes(`K${suit}`) && ofSuit(ladons(open), suit).length);
      return of === undefined ? [] : cheapest(ofSuit(ladons(open), of));
    },
  ),
  engine('cheapest', 10, always, (_, open) => cheapest(open)),
];
