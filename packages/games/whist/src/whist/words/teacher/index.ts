import type {Card} from '@quinola/cards';
import type {BOOKS} from '../../opponents/teacher.js';

/** One of the two books, as the teacher names it. */
export type Book = (typeof BOOKS)[number];

/** What the teacher says: of a finished deal, and of the books before a card is played. */
export interface LessonWords {
  /** The books as they stand over their advice. */
  readonly books: Readonly<Record<Book, string>>;
  /** Both books choose one card. */
  readonly agree: (card: Card) => string;
  /** Neither book speaks of the position; what the engine plays then. */
  readonly silent: (card: Card) => string;
  readonly wouldPlay: (card: Card) => string;
  /** One book does not speak of the position while the other does; what the engine plays then. */
  readonly isSilent: (card: Card) => string;
  /** The only card that may be played. */
  readonly forced: (card: Card) => string;
  /** Asked when the visitor has no card to choose. */
  readonly notNow: string;

  readonly teacher: string;
  readonly looking: (done: number, total: number) => string;
  /** Before the first lesson: with open cards it is easy to be wise. */
  readonly wise: string;
  readonly noLesson: string;
  /** The same where the rest of the deal was played out for the visitor: no praise. */
  readonly noneOfYours: string;
  /** The deal ended before a card was chosen. */
  readonly noCards: string;
  /** A card cost tricks; one of the better would have kept them. */
  readonly cost: (card: Card, tricks: number, better: readonly Card[]) => string;
  /** The books that would have found the better card from the closed ones, before their maxim. */
  readonly found: (books: readonly Book[], card: Card) => string;
  readonly notFound: string;
  /** The button that shows the card in the replay. */
  readonly lookAt: (trick: number) => string;
  /** No teacher could be fetched. */
  readonly away: string;
}

const LOADERS: Readonly<Record<string, () => Promise<{readonly lessons: LessonWords}>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  pl: () => import('./pl.js'),
  ru: () => import('./ru.js'),
  sv: () => import('./sv.js'),
};

/** What has been fetched; `null` while it is on its way. */
const loaded = new Map<string, LessonWords | null>();

/**
 * The teacher's words in a language, English where it has none; `null` where they are still to come.
 * @param settled called once they are there, or could not be had
 */
export function lessonWords(code: string, settled: () => void): LessonWords | null {
  const language = code in LOADERS ? code : 'en';
  if (!loaded.has(language)) {
    loaded.set(language, null);
    void LOADERS[language]!()
      .then(
        ({lessons}) => loaded.set(language, lessons),
        () => loaded.delete(language),
      )
      .then(settled);
  }
  return loaded.get(language)!;
}
