import {problemText} from '../../kit/offers.js';

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'in-secret': problemText(
    ['In secret', 'Po cichu'],
    [
      'You hold the called King, nobody knows it, and you lead.',
      'Masz wołanego króla, nikt o tym nie wie, a ty wychodzisz.',
    ],
  ),
} as const;
