import type {Card} from '@quinola/cards';
import type {Lesson, LessonStep, Pattern} from '@quinola/play';
import type {BookText} from './book-text.js';
import {offerOf} from './offers.js';

export type {BookText} from './book-text.js';

const CODES = ['en', 'de', 'pl', 'sv', 'ru'] as const;

const RANKS: Readonly<Record<string, BookText>> = {
  A: {en: 'ace', de: 'das Ass', pl: 'asa', sv: 'esset', ru: 'туза'},
  2: {en: 'two', de: 'die Zwei', pl: 'dwójkę', sv: 'tvåan', ru: 'двойку'},
  3: {en: 'three', de: 'die Drei', pl: 'trójkę', sv: 'trean', ru: 'тройку'},
  4: {en: 'four', de: 'die Vier', pl: 'czwórkę', sv: 'fyran', ru: 'четвёрку'},
  5: {en: 'five', de: 'die Fünf', pl: 'piątkę', sv: 'femman', ru: 'пятёрку'},
  6: {en: 'six', de: 'die Sechs', pl: 'szóstkę', sv: 'sexan', ru: 'шестёрку'},
  7: {en: 'seven', de: 'die Sieben', pl: 'siódemkę', sv: 'sjuan', ru: 'семёрку'},
  8: {en: 'eight', de: 'die Acht', pl: 'ósemkę', sv: 'åttan', ru: 'восьмёрку'},
  9: {en: 'nine', de: 'die Neun', pl: 'dziewiątkę', sv: 'nian', ru: 'девятку'},
  T: {en: 'ten', de: 'die Zehn', pl: 'dziesiątkę', sv: 'tian', ru: 'десятку'},
  J: {en: 'knave', de: 'den Buben', pl: 'waleta', sv: 'knekten', ru: 'валета'},
  Q: {en: 'queen', de: 'die Dame', pl: 'damę', sv: 'damen', ru: 'даму'},
  K: {en: 'king', de: 'den König', pl: 'króla', sv: 'kungen', ru: 'короля'},
};

const SUITS: Readonly<Record<string, BookText>> = {
  S: {en: 'spades', de: 'Pik', pl: 'pik', sv: 'spader', ru: 'пик'},
  H: {en: 'hearts', de: 'Herz', pl: 'kier', sv: 'hjärter', ru: 'червей'},
  D: {en: 'diamonds', de: 'Karo', pl: 'karo', sv: 'ruter', ru: 'бубен'},
  C: {en: 'clubs', de: 'Treff', pl: 'trefl', sv: 'klöver', ru: 'треф'},
};

/** Ranks in Swedish without their article: `spader två`. */
const SWEDISH: Readonly<Record<string, string>> = {
  A: 'ess',
  2: 'två',
  3: 'tre',
  4: 'fyra',
  5: 'fem',
  6: 'sex',
  7: 'sju',
  8: 'åtta',
  9: 'nio',
  T: 'tio',
  J: 'knekt',
  Q: 'dam',
  K: 'kung',
};

const NOTHING: BookText = {en: '', de: '', pl: '', sv: '', ru: ''};

/** A text in each language. */
const inEach = (text: (code: (typeof CODES)[number]) => string): BookText =>
  Object.fromEntries(CODES.map((code) => [code, text(code)])) as unknown as BookText;

/** Sentences, one after another, in each language. */
export const joined = (...said: readonly BookText[]): BookText =>
  inEach((code) =>
    said
      .map((one) => one[code])
      .filter(Boolean)
      .join(' '),
  );

const rank = (card: Card): BookText => RANKS[card[0]!]!;

/** A card as the object of a sentence: “the two of clubs”, “die Treff-Zwei”, “двойку треф”. */
function named(card: Card): BookText {
  const suit = SUITS[card[1]!]!;
  const name = rank(card);
  return {
    en: `the ${name.en} of ${suit.en}`,
    de: name.de.replace(/(\S+)$/, `${suit.de}-$1`),
    pl: `${name.pl} ${suit.pl}`,
    sv: `${suit.sv} ${SWEDISH[card[0]!]!}`,
    ru: `${name.ru} ${suit.ru}`,
  };
}

/** A step that only explains. */
export const tell = (say: BookText, point: readonly string[] = []): LessonStep => ({
  say,
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
  const {en, de, pl, sv, ru} = named(card);
  const places = [to].flat();
  return asking(
    joined(
      more.before ?? NOTHING,
      {
        en: `Send *${en}* to its foundation.`,
        de: `Legen Sie *${de}* auf den Grundstapel.`,
        pl: `Odłóż *${pl}* na stos.`,
        sv: `Lägg *${sv}* på grundhögen.`,
        ru: `Отправьте на основание *${ru}*.`,
      },
      more.why ?? NOTHING,
    ),
    {type: 'play', from, to: places.length > 1 ? {any: places} : places[0]},
    [`pile:${from}`, `pile:${places[0]!}`],
    more,
  );
}

/** Asks for a card to be married to another. */
export function marry(card: Card, onto: Card, from: string, to: string, more: Question = {}): LessonStep {
  const {en, de, pl, sv, ru} = named(card);
  const below = rank(onto);
  return asking(
    joined(
      more.before ?? NOTHING,
      {
        en: `Lay *${en} on the ${below.en}*.`,
        de: `Legen Sie *${de} auf ${below.de}*.`,
        pl: `Połóż *${pl} na ${below.pl}*.`,
        sv: `Lägg *${sv} på ${below.sv}*.`,
        ru: `Положите *${ru} на ${below.ru}*.`,
      },
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
  de: `Die russische Übersetzung von Lady Cadogans Patience (1874): „${title}“`,
  pl: `Rosyjski przekład książki lady Cadogan o pasjansach (1874): „${title}”`,
  sv: `Den ryska översättningen av Lady Cadogans bok om patienser (1874): ”${title}”`,
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
        de: 'Diese Patience geht auf: *Spielen Sie weiter, wenn Sie mögen.*',
        pl: 'Ten pasjans wychodzi: *graj dalej, jeśli chcesz.*',
        sv: 'Den här patiensen går ut: *fortsätt, om du vill.*',
        ru: 'Этот расклад сходится: *если хотите, продолжайте.*',
      }),
    },
  };
}
