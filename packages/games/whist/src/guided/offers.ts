import type {LessonOffer} from '@quinola/table';

/** What is known of a lesson before it is loaded. */
type GuideOffer = Pick<LessonOffer, 'title' | 'about' | 'minutes'>;

const SIX_TRICKS: GuideOffer = {
  title: {en: 'Six tricks', de: 'Sechs Stiche', pl: 'Sześć lew'},
  about: {
    en: 'Following suit, helping a partner, and trumping, in the last six tricks of a deal.',
    de: 'Bedienen, dem Partner helfen und stechen, in den letzten sechs Stichen eines Spiels.',
    pl: 'Dodawanie do koloru, gra z partnerem i atuty w ostatnich sześciu lewach rozdania.',
  },
  minutes: 3,
};

/** The guided deals of whist, by their ids. */
export const GUIDES = {
  'six-tricks-vienna': SIX_TRICKS,
  'call-at-eight': {
    title: {en: 'The call at eight', de: 'Das Rufen auf acht'},
    about: {
      en: 'Counters, honours, and how a game is won by one question.',
      de: 'Marken, Honneurs, und wie eine Frage die Partie gewinnt.',
    },
    minutes: 2,
  },
  'six-tricks': SIX_TRICKS,
} as const satisfies Readonly<Record<string, GuideOffer>>;
