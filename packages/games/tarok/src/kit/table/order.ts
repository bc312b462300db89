import {numeralOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {suitSign, type CardOrder, type OrderedCard, type OrderGroup} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {isMatador, isTarok, SKY, strength, valueOf} from '../rules/index.js';
import {highToLow} from '../rules/manifest.js';
import type {PackTable} from './pack-table.js';

/** How many taroks the strip names at the top and at the bottom; the others are in between. */
const ABOVE = 3;
const BELOW = 2;

const TAROKS: readonly Card[] = Array.from({length: 21}, (_, i) => `T${21 - i}`);
const isRed = (card: Card): boolean => /[HD]$/.test(card);
/** Whether a card is a red pip: they are ordered from the ace down to the ten. */
const isTurned = (card: Card): boolean => !isTarok(card) && isRed(card) && /^[A2-9T]/.test(card);

const signs = (suits: string): TemplateResult =>
  html`${[...suits].map((suit) => suitSign(signPath(suit, 0, 0), suit))}`;

/** The card order in each suit, red pips reversed, with each card's value; the visitor's own cards are marked. */
export function orderOf({context, words, gamePanelWords}: PackTable): CardOrder {
  const held = new Set(context?.view.hand ?? []);
  const {orderTitle, orderAsk} = gamePanelWords!;
  const sign = (card: Card): string =>
    card === SKY ? words.card(card) : isTarok(card) ? numeralOf(strength(card)) : words.rank(card[0]!);
  const ordered = (card: Card): OrderedCard => ({
    sign: sign(card),
    name: isTarok(card) ? words.card(card) : sign(card),
    mark: isMatador(card) ? 'matador' : isTurned(card) ? 'turned' : null,
  });
  const taroks = {caption: words.suit('T'), name: words.suit('T')};
  const group = (suits: string): Pick<OrderGroup, 'caption' | 'name'> => ({
    caption: signs(suits),
    name: [...suits].map(words.suit).join(', '),
  });
  const counted = (card: Card): OrderedCard => ({
    ...ordered(card),
    name: words.card(card),
    counts: valueOf(card),
    held: held.has(card),
  });
  return {
    title: orderTitle,
    text: orderAsk,
    groups: [
      {...taroks, cards: [...TAROKS, SKY].map(counted)},
      ...['S', 'C', 'H', 'D'].map((suit) => ({...group(suit), cards: highToLow(suit).map(counted)})),
    ],
    strip: [
      {
        ...taroks,
        cards: [
          ...TAROKS.slice(0, ABOVE).map(ordered),
          null,
          ...TAROKS.slice(-BELOW).map(ordered),
          ordered(SKY),
        ],
      },
      {...group('SC'), cards: highToLow('S').map(ordered)},
      {...group('HD'), cards: highToLow('H').map(ordered)},
    ],
  };
}
