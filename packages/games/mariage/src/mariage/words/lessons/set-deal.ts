import type {Card} from '@quinola/cards';
import type {Lesson, LessonWords} from '@quinola/play';
import {mariage, mariageOptions, packFor, type MariageMove} from '../../rules/index.js';

/** A text in English and Polish. */
export const say = (en: string, pl: string): LessonWords => ({en, pl});

/** A text in all languages of the table. */
export const told = (
  en: string,
  pl: string,
  others: Readonly<Record<'de' | 'ru' | 'sv', string>>,
): LessonWords => ({en, pl, ...others});

/** What is agreed in the lessons: the game with 24 cards, one partia. */
export const OPTIONS = {variant: 'szlifowany', partie: 1} as const;

/** What was played: a card, or `=` and the suit of a marriage that was said. */
const moveOf = (text: string): MariageMove =>
  text.startsWith('=') ? {type: 'DECLARE_MARRIAGE', suit: text.slice(1)} : {type: 'PLAY', card: text};

/**
 * The moves up to a moment of the first deal: the other draws the lowest card and deals; the pack is shuffled so, and the cut
 * brings it in order. Whoever is due makes each of the moves that follow.
 * @param pack as it is dealt, from its top; cards are separated by spaces
 * @param plays what was played and said since
 */
export function playedDeal(pack: string, plays = ''): NonNullable<Lesson['opening']> {
  const cards = pack.split(' ');
  const drawn: readonly Card[] = ['AS', '9S'];
  const moves: readonly MariageMove[] = [
    {type: 'SPREAD', cards: [...drawn, ...packFor(OPTIONS).cards.filter((card) => !drawn.includes(card))]},
    {type: 'DRAW', index: 0},
    {type: 'DRAW', index: 1},
    {type: 'SHUFFLE', pack: [cards.at(-1)!, ...cards.slice(0, -1)]},
    {type: 'CUT', index: 1},
    ...plays.split(' ').filter(Boolean).map(moveOf),
  ];
  let state = mariage.start(mariageOptions(OPTIONS));
  return moves.map((move) => {
    const by = mariage.turn(state).must as number | 'chance';
    ({state} = mariage.play(state, by, move));
    return {by, ...move};
  });
}
