import {problemText, type LessonText} from '@quinola/table';
import {MISERE_GUIDE} from '../../../kit/contracts/words/lessons/offers.js';

/** What is known of the guided deals before they are loaded. */
export const GUIDES = {
  'with-a-partner': {
    title: {en: 'Two tricks, two partners', pl: 'Dwie lewy we dwóch'},
    about: {
      en: 'The end of a game with a helper: lead what your partner can trump.',
      pl: 'Koniec gry z pomocnikiem: zagraj to, co partner przebije.',
    },
    minutes: 1,
  },
  'ask-for-help': {
    title: {en: 'Whist! I help', pl: 'Wist! Pomagam'},
    about: {
      en: 'An auction: bid, hold, name the trump, and ask for a helper.',
      pl: 'Licytacja: zapowiedz, trzymaj, nazwij trumfy i szukaj pomocnika.',
    },
    minutes: 2,
  },
  'no-trick-at-all': MISERE_GUIDE,
} as const satisfies Readonly<Record<string, LessonText>>;

const problem = problemText('pl');

/** What is known of the problems. */
export const PROBLEMS = {
  'three-sure': problem(
    ['More than three', 'Więcej niż trzy'],
    ['A helper is asked for. Do you say Whist?', 'Szukają pomocnika. Mówisz „Wist”?'],
  ),
  'not-with-these': problem(
    ['Not with these', 'Nie z tymi'],
    ['You are asked first. Do you help?', 'Pytają cię pierwszego. Pomagasz?'],
  ),
  'alone-or-not': problem(
    ['Alone, or not', 'Z pomocą czy bez'],
    ['Seven tricks: do you ask for a helper?', 'Siedem lew: szukasz pomocnika?'],
  ),
  'rid-of-it': problem(
    ['Rid of it', 'Precz z tym'],
    ['Against a misère you cannot follow suit.', 'Przeciw mizerowi nie masz koloru.'],
  ),
} as const;
