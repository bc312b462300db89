import {FRENCH_SUITS, type Card, type Random} from '@quinola/cards';
import {inOrder, borrowed, type Asked} from '@quinola/opponents';
import {buriable, isFigure} from '../../../kit/rules/index.js';
import {ofSuit} from '../../../kit/opponents/choosing.js';
import {
  laidAway,
  layMaxims,
  type LaidAway,
  type LayMaxim,
  type Laying,
} from '../../../kit/opponents/laying.js';

/** The cards of a cavalry to be announced: three or four figures of a suit. */
const cavalry = ({hand}: Laying): readonly Card[] =>
  FRENCH_SUITS.flatMap((suit) => {
    const figures = ofSuit(hand, suit).filter(isFigure);
    return figures.length >= 3 ? figures : [];
  });

/** What stays in hand comes from the chapter on Tarok (hint 4); what goes, from that on Tarok-ombre. */
export const skatMaxims: readonly LayMaxim[] = inOrder<LayMaxim>(
  [
    {
      id: 'tarok.13.b',
      rank: 1,
      when: ({hand}) => buriable(hand) !== null,
      suggest: ({hand}) => buriable(hand)!,
      provenance: 'book',
    },
    {
      id: 'tarok.reguly.4',
      rank: 2,
      when: (f) => cavalry(f).length > 0,
      suggest: cavalry,
      provenance: 'book',
      bars: true,
    },
  ],
  borrowed(layMaxims),
);

/** Which three of 28 cards are laid away, and the maxim behind the first of them. */
export function chooseSkat(hand: readonly Card[], asked: Asked, random: Random): LaidAway {
  return laidAway(skatMaxims, hand, buriable(hand), true, asked, random);
}
