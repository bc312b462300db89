import {problemText} from '../../kit/offers.js';

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'which-king': problemText(
    ['Which King?', 'Którego króla?'],
    ['You name trumps and call a King. Which one?', 'Nazywasz atuty i wołasz króla. Którego?'],
  ),
  'first-trump': problemText(
    ['The first trump', 'Pierwszy atut'],
    [
      'You lead, with Manille, king, queen and knave of trumps.',
      'Wychodzisz, mając Manilię, króla, damę i waleta atutowego.',
    ],
  ),
  'how-high': problemText(
    ['How high?', 'Jak wysoko?'],
    [
      'The Ombre leads a small trump, and nobody knows his partner yet.',
      'Lomber wychodzi małym atutem, a jego partnera nikt jeszcze nie zna.',
    ],
  ),
} as const;
