import {FRENCH_32, type Card} from '@quinola/cards';
import {stacked, type Lesson, type LessonWords} from '@quinola/play';
import {dealingPlan} from '../../rules/index.js';

/** A text in all languages of the table. */
export const told = (
  en: string,
  pl: string,
  others: Readonly<Record<'de' | 'ru' | 'sv', string>>,
): LessonWords => ({en, pl, ...others});

const cardsOf = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

/** A deal of which the visitor, who is the first player, is elder hand; cards are separated by spaces. */
export interface SetDeal {
  readonly elder: string;
  readonly younger: string;
  readonly talon: string;
}

/** The moves up to the exchange: the other draws the lowest card and deals, the pack is shuffled so, and the cut brings it in order. */
export function setDeal({elder, younger, talon}: SetDeal): NonNullable<Lesson['opening']> {
  const drawn = ['AS', '7S'];
  const pack = stacked(dealingPlan(1, 3), {
    hands: [cardsOf(elder), cardsOf(younger)],
    talon: [],
    rest: cardsOf(talon),
  });
  return [
    {
      by: 'chance',
      type: 'SPREAD',
      cards: [...drawn, ...FRENCH_32.cards.filter((card) => !drawn.includes(card))],
    },
    {by: 0, type: 'DRAW', index: 0},
    {by: 1, type: 'DRAW', index: 1},
    {by: 'chance', type: 'SHUFFLE', pack: [pack.at(-1), ...pack.slice(0, -1)]},
    {by: 0, type: 'CUT', index: 1},
  ];
}

/** A deal that has been exchanged. */
export const dealExchanged = (
  deal: SetDeal,
  away: readonly [elder: string, younger: string],
): NonNullable<Lesson['opening']> => [
  ...setDeal(deal),
  {by: 0, type: 'EXCHANGE', cards: cardsOf(away[0])},
  {by: 1, type: 'EXCHANGE', cards: cardsOf(away[1])},
];

/** A deal that has been exchanged and played so far, each trick by who won the last one. */
export function playedDeal(
  deal: SetDeal,
  away: readonly [elder: string, younger: string],
  plays: string,
): NonNullable<Lesson['opening']> {
  return [...dealExchanged(deal, away), ...inTurn(cardsOf(plays))];
}

/** Who played each card: the higher card of the suit led takes the trick and leads again. */
function inTurn(cards: readonly Card[]): NonNullable<Lesson['opening']> {
  let leader = 0;
  return cards.map((card, at) => {
    const by = at % 2 ? 1 - leader : leader;
    if (at % 2) {
      const lead = cards[at - 1]!;
      const beats = card[1] === lead[1] && 'AKQJT987'.indexOf(card[0]!) < 'AKQJT987'.indexOf(lead[0]!);
      if (beats) leader = by;
    }
    return {by, type: 'PLAY', card};
  });
}
