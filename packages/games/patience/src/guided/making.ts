import type {Card} from '@quinola/cards';
import type {Lesson, LessonStep, Pattern} from '@quinola/play';
import {offerOf} from './offers.js';

/** A sentence of a guided patience: in English, and in the language of the book. */
export type BookText = Readonly<Record<'en' | 'ru', string>>;

const RANKS: Readonly<Record<string, BookText>> = {
  A: {en: 'ace', ru: 'туза'},
  2: {en: 'two', ru: 'двойку'},
  3: {en: 'three', ru: 'тройку'},
  4: {en: 'four', ru: 'четвёрку'},
  5: {en: 'five', ru: 'пятёрку'},
  6: {en: 'six', ru: 'шестёрку'},
  7: {en: 'seven', ru: 'семёрку'},
  8: {en: 'eight', ru: 'восьмёрку'},
  9: {en: 'nine', ru: 'девятку'},
  T: {en: 'ten', ru: 'десятку'},
  J: {en: 'knave', ru: 'валета'},
  Q: {en: 'queen', ru: 'даму'},
  K: {en: 'king', ru: 'короля'},
};

const SUITS: Readonly<Record<string, BookText>> = {
  S: {en: 'spades', ru: 'пик'},
  H: {en: 'hearts', ru: 'червей'},
  D: {en: 'diamonds', ru: 'бубен'},
  C: {en: 'clubs', ru: 'треф'},
};

const NOTHING: BookText = {en: '', ru: ''};

/** Sentences, one after another, in each language. */
export const joined = (...said: readonly BookText[]): BookText => ({
  en: said
    .map(({en}) => en)
    .filter(Boolean)
    .join(' '),
  ru: said
    .map(({ru}) => ru)
    .filter(Boolean)
    .join(' '),
});

const rank = (card: Card): BookText => RANKS[card[0]!]!;

/** A card as the object of a sentence: “the two of clubs”, “двойку треф”. */
function named(card: Card): BookText {
  const suit = SUITS[card[1]!]!;
  return {en: `the ${rank(card).en} of ${suit.en}`, ru: `${rank(card).ru} ${suit.ru}`};
}

/** A step that only explains. */
export const tell = (en: string, ru: string, point: readonly string[] = []): LessonStep => ({
  say: {en, ru},
  ...(point.length && {point}),
});

/** A question about a card: what is said first, where the card lies, where it is to go, and what shows that it was right. */
interface Question {
  readonly before?: BookText;
  /** Shown after the question. */
  readonly why?: BookText;
  readonly right?: BookText;
}

const asking = (say: BookText, move: Pattern, point: readonly string[], {right}: Question): LessonStep => ({
  say,
  ask: {move},
  point,
  ...(right && {right}),
});

/**
 * Asks for a card to be moved to a foundation.
 * @param to the foundation; of several that are equal the first is shown
 */
export function send(
  card: Card,
  from: string,
  to: string | readonly string[],
  more: Question = {},
): LessonStep {
  const {en, ru} = named(card);
  const places = [to].flat();
  return asking(
    joined(
      more.before ?? NOTHING,
      {en: `Send *${en}* to its foundation.`, ru: `Отправьте на основание *${ru}*.`},
      more.why ?? NOTHING,
    ),
    {type: 'play', from, to: places.length > 1 ? {any: places} : places[0]},
    [`pile:${from}`, `pile:${places[0]!}`],
    more,
  );
}

/** Asks for a card to be married to another. */
export function marry(card: Card, onto: Card, from: string, to: string, more: Question = {}): LessonStep {
  const {en, ru} = named(card);
  return asking(
    joined(
      more.before ?? NOTHING,
      {en: `Lay *${en} on the ${rank(onto).en}*.`, ru: `Положите *${ru} на ${rank(onto).ru}*.`},
      more.why ?? NOTHING,
    ),
    {type: 'marry', from, to},
    [`pile:${from}`, `pile:${to}`],
    more,
  );
}

/** Asks for a card to be moved other than by playing or marrying it, with its own text. */
export const moveStep = (
  type: 'fill' | 'grace',
  from: string,
  to: string,
  say: BookText,
  right?: BookText,
): LessonStep => asking(say, {type, from, to}, [`pile:${from}`, `pile:${to}`], {...(right && {right})});

/** Asks for a tap on the cards in hand, which turns one, lays cards out or fills places. */
export const commandStep = (
  type: 'turn' | 'next' | 'refill' | 'leave',
  say: BookText,
  right?: BookText,
): LessonStep => asking(say, {type}, type === 'leave' ? ['prompt'] : ['pile:stock'], {...(right && {right})});

/** The book that a patience stands in, and its title there. */
export const bookOf = (title: string): BookText => ({
  en: `The Russian translation of Lady Cadogan’s Patience (1874): “${title}”`,
  ru: `Русский перевод книги леди Кадоган (1874): «${title}»`,
});

/** What the guided deal of a patience consists of. */
export interface Guide {
  /** The id of the lesson, which is that of its patience. */
  readonly id: string;
  /** Number of the deal: one of those that are proved to come out. */
  readonly deal: number;
  /** Its title in the book. */
  readonly source: string;
  readonly aim: BookText;
  readonly steps: readonly LessonStep[];
  readonly end: BookText;
}

/** The guided deal of a patience as a lesson. */
export function guide({id, deal, source, aim, steps, end}: Guide): Lesson {
  const {title, about, minutes} = offerOf(id);
  return {
    format: 'quinola-lesson/1',
    id,
    game: 'patience',
    title,
    about,
    minutes,
    source: bookOf(source),
    options: {game: id},
    seed: `${id} ${deal}`,
    goal: {say: aim},
    steps,
    end: {
      say: joined(end, {
        en: 'This deal comes out: *go on, if you like.*',
        ru: 'Этот расклад сходится: *если хотите, продолжайте.*',
      }),
    },
  };
}
