import {problemText, type LessonText} from '@quinola/table';
import {MISERE_GUIDE} from '../../../kit/contracts/words/lessons/offers.js';

/** What is known of the guided deals before they are loaded. */
export const GUIDES = {
  'two-tricks': {
    title: {en: 'Two tricks', pl: 'Dwie lewy'},
    about: {
      en: 'The end of a game: suit, trumps, and what it pays.',
      pl: 'Koniec gry: kolor, trumfy i ile się płaci.',
    },
    minutes: 1,
  },
  'who-bids-most': {
    title: {en: 'Who bids most', pl: 'Kto da więcej'},
    about: {
      en: 'An auction: the colours, the tariff card, holding, and the trump.',
      pl: 'Licytacja: maści, taryfa, trzymanie i trumf.',
    },
    minutes: 2,
  },
  'no-trick-at-all': MISERE_GUIDE,
  'three-diamonds': {
    title: {en: 'Three diamonds', pl: 'Trzy kara'},
    about: {
      en: 'Boston for three: a game in the suit that has only three cards.',
      pl: 'Boston we trzech: gra w kolorze, który ma tylko trzy karty.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, LessonText>>;

const problem = problemText('pl');

/** What is known of the problems for four players. */
export const PROBLEMS = {
  'cannot-lose': problem(
    ['It cannot be lost', 'Nie do przegrania'],
    ['A hand from the book. Which game do you bid?', 'Ręka z książki. Jaką grę zapowiadasz?'],
  ),
  'one-aside': problem(
    ['One card aside', 'Jedna na bok'],
    ['A small misère: which card is laid aside?', 'Mały mizer: którą kartę odłożysz?'],
  ),
  'weak-suit': problem(
    ['What you have least of', 'To, czego masz najmniej'],
    [
      'You lead against a Grand Boston, and its player sits last.',
      'Zadajesz przeciw Wielkiemu Bostonowi, a grający jest za ręką.',
    ],
  ),
  'smaller-still': problem(
    ['Find a smaller one', 'Znajdź mniejszą'],
    [
      'You lead against a misère, and its player plays next.',
      'Zadajesz przeciw mizerowi, a grający jest zaraz po tobie.',
    ],
  ),
} as const;

/** What is known of the problem for three. */
export const THREE_PROBLEMS = {
  'behind-the-hand': problem(
    ['Behind the hand', 'Za ręką'],
    ['Your misère: who shall lead?', 'Twój mizer: kto ma zadać?'],
  ),
} as const;
